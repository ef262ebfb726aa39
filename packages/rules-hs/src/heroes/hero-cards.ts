/**
 * Heroes as cards: each has a hero power, and can take another hero's place (rulebook 19.5).
 *
 * A new hero comes with its own Health and a ready hero power. The weapon stays; Armor, damage and
 * enchantments were the old hero's and go with it.
 */
import { type CardProperties, cardRef, defineCardProperties, oneOf, optional } from "@course/cards";
import {
  type Card,
  createEntity,
  currentLibrary,
  type EntityId,
  enterPlay,
  type Field,
  field,
  firstIn,
  HERO,
  leavePlay,
  NONE,
  type Player,
  REMOVED,
  read,
  write,
  zoneOf,
} from "@course/core";
import { isHero, watchHeroes } from "@course/damage-pipeline";
import { refreshHero } from "../enchantments/stats.ts";
import { numberOfRace, RACE, RACES } from "../races.ts";
import { replaceHeroPower } from "./hero-powers.ts";

/**
 * One column for two numbers that no entity needs both of: of a hero the interned id of its power's card, and of
 * a minion that has become a hero that hero. 0 for none.
 */
const HERO_NUMBER: Field = field("heroNumber");

/** What a hero's card says beside its Health. */
export const heroProperties: CardProperties = defineCardProperties({
  of: ["hero"],
  properties: { heroPower: optional(cardRef("heroPower")), race: optional(oneOf(RACES)) },
  row: ({ heroPower, race }, set) => {
    if (heroPower !== undefined) set(HERO_NUMBER, heroPower);
    if (race !== undefined) set(RACE, numberOfRace(race));
  },
});

/** Makes a card the player's hero, with its hero power. A hero that was there is removed from the game. */
export function becomeHero(card: Card, player: Player): EntityId {
  const old = firstIn(player, HERO);
  if (old !== NONE) leavePlay(old, REMOVED);
  const hero = createEntity(card, player);
  enterPlay(hero, HERO);
  watchHeroes();
  const power = read(hero, HERO_NUMBER);
  if (power !== 0) replaceHeroPower(currentLibrary().withId(power), player);
  refreshHero(player);
  return hero;
}

/** A minion in play becomes a hero: it has not died, and is not in play any more. */
export function turnIntoHero(minion: EntityId, card: Card, player: Player): void {
  leavePlay(minion, REMOVED);
  write(minion, HERO_NUMBER, becomeHero(card, player));
}

/** The hero that a minion has become, or `NONE`. */
export function heroMadeOf(minion: EntityId): EntityId {
  return zoneOf(minion) === REMOVED && !isHero(minion) ? (read(minion, HERO_NUMBER) as EntityId) : NONE;
}
