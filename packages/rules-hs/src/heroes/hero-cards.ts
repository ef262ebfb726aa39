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
} from "@course/core";
import { refreshHero } from "../enchantments/stats.ts";
import { numberOfRace, RACE, RACES } from "../races.ts";
import { replaceHeroPower } from "./hero-powers.ts";

/** The interned id of the card of a hero's power; 0 for none. */
const POWER_CARD: Field = field("heroPowerCard");

/** What a hero's card says beside its Health. */
export const heroProperties: CardProperties = defineCardProperties({
  of: ["hero"],
  properties: { heroPower: optional(cardRef("heroPower")), race: optional(oneOf(RACES)) },
  row: ({ heroPower, race }, set) => {
    if (heroPower !== undefined) set(POWER_CARD, heroPower);
    if (race !== undefined) set(RACE, numberOfRace(race));
  },
});

/** Makes a card the player's hero, with its hero power. A hero that was there is removed from the game. */
export function becomeHero(card: Card, player: Player): EntityId {
  const old = firstIn(player, HERO);
  if (old !== NONE) leavePlay(old, REMOVED);
  const hero = createEntity(card, player);
  enterPlay(hero, HERO);
  const power = read(hero, POWER_CARD);
  if (power !== 0) replaceHeroPower(currentLibrary().withId(power), player);
  refreshHero(player);
  return hero;
}
