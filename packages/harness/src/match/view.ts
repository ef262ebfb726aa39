/**
 * What one player sees of a match.
 *
 * The other hand, both decks and the other player's Secrets are numbers only. Ids are those of actions, and of
 * nothing that is hidden: an id tells which card of a deck it was.
 */
import {
  BOARD,
  cardOf,
  countIn,
  DECK,
  type EntityId,
  firstIn,
  GRAVEYARD,
  HAND,
  HERO,
  listZone,
  POWER,
  SECRET,
  WEAPON,
  type World,
} from "@course/core";
import { armorOf, attackOf, healthOf, maxHealthOf } from "@course/damage-pipeline";
import { activePlayer, canAttack, costOf, fatigueOf, lockedMana, manaOf, maxManaOf } from "@course/rules-hs";
import type { Id, Player } from "../handles.ts";
import { keywordsOf } from "../keyword-bits.ts";
import type { Keyword } from "../scenario.ts";

/** A card that the player sees, wherever it is. */
export interface CardView {
  readonly id: Id;
  readonly name: string;
}

/** A card in the player's own hand, and what it costs now. */
export interface HandCardView extends CardView {
  readonly cost: number;
}

/** A minion, a hero or a weapon in play. Of a weapon, Health is Durability. */
export interface InPlayView extends CardView {
  readonly attack: number;
  readonly health: number;
  readonly maxHealth: number;
  readonly keywords: readonly Keyword[];
  readonly canAttack: boolean;
}

/** What both players see of a side. */
export interface SideView {
  readonly hero: InPlayView & { readonly armor: number };
  readonly heroPower: CardView | null;
  readonly weapon: InPlayView | null;
  /** Left to right. */
  readonly board: readonly InPlayView[];
  readonly graveyard: readonly CardView[];
  readonly mana: number;
  readonly maxMana: number;
  readonly lockedMana: number;
  readonly fatigue: number;
  readonly deckSize: number;
  readonly handSize: number;
  readonly secretCount: number;
}

/** What a player sees. */
export interface PlayerView {
  readonly player: Player;
  readonly toMove: Player | null;
  readonly active: Player;
  readonly winner: Player | "draw" | null;
  readonly own: SideView & { readonly hand: readonly HandCardView[]; readonly secrets: readonly CardView[] };
  readonly opponent: SideView;
  /** What the player is asked to choose among, in order; empty where nothing is asked of this player. */
  readonly choice: readonly CardView[];
}

/** What a view is made of besides the world. */
export interface Seen {
  readonly world: World;
  readonly toMove: Player | undefined;
  readonly winner: Player | "draw" | null;
}

/** What the player sees now. */
export function viewOf({ world, toMove, winner }: Seen, player: Player): PlayerView {
  const { pending } = world;
  return world.read(() => ({
    player,
    toMove: toMove ?? null,
    active: activePlayer(),
    winner,
    own: {
      ...sideOf(player),
      hand: listZone(player, HAND).map((id) => ({ ...cardView(id), cost: costOf(id) })),
      secrets: listZone(player, SECRET).map(cardView),
    },
    opponent: sideOf((1 - player) as Player),
    choice: pending?.player === player ? pending.options.map(cardView) : [],
  }));
}

function sideOf(player: Player): SideView {
  const hero = firstIn(player, HERO);
  const [power] = listZone(player, POWER);
  const [weapon] = listZone(player, WEAPON);
  return {
    hero: { ...inPlayView(hero), armor: armorOf(hero) },
    heroPower: power === undefined ? null : cardView(power),
    weapon: weapon === undefined ? null : inPlayView(weapon),
    board: listZone(player, BOARD).map(inPlayView),
    graveyard: listZone(player, GRAVEYARD).map(cardView),
    mana: manaOf(player),
    maxMana: maxManaOf(player),
    lockedMana: lockedMana(player),
    fatigue: fatigueOf(player),
    deckSize: countIn(player, DECK),
    handSize: countIn(player, HAND),
    secretCount: countIn(player, SECRET),
  };
}

function inPlayView(id: EntityId): InPlayView {
  return {
    ...cardView(id),
    attack: Math.max(0, attackOf(id)),
    health: healthOf(id),
    maxHealth: maxHealthOf(id),
    keywords: keywordsOf(id),
    canAttack: canAttack(id),
  };
}

function cardView(id: EntityId): CardView {
  return { id, name: cardOf(id).definition.name };
}
