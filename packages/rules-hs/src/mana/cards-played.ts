/**
 * Cards played in this turn, counted for each player by card type: what Combo asks for, and what only the
 * first card of a turn is about (rulebook 17.8).
 *
 * A card counts from when it is paid, so a card that is being played counts itself, and a countered one too.
 */
import {
  type Cell,
  cell,
  type EntityId,
  intern,
  type Name,
  ownerOf,
  type Player,
  peek,
  poke,
  typeOf,
} from "@course/core";

/** What is counted: all cards, and those of some types. */
export const COUNTED = ["card", "minion", "spell", "weapon"] as const;

/** A card type whose cards are counted as they are played. */
export type Counted = (typeof COUNTED)[number];

const PLAYED: Cell = cell("cardsPlayed", 2 * COUNTED.length);
const TYPES: readonly Name[] = COUNTED.map((type) => intern(type));

/** How many cards, or cards of a type, the player has played in this turn. */
export function cardsPlayedThisTurn(player: Player, counted: Counted = "card"): number {
  return peek(PLAYED + player * COUNTED.length + COUNTED.indexOf(counted));
}

/** Counts a card that has just been paid. */
export function countCard(id: EntityId): void {
  const first = PLAYED + ownerOf(id) * COUNTED.length;
  poke(first, peek(first) + 1);
  const type = TYPES.indexOf(typeOf(id));
  if (type > 0) poke(first + type, peek(first + type) + 1);
}

/** A new turn: nobody has played a card in it. */
export function forgetCardsPlayed(): void {
  for (let i = 0; i < 2 * COUNTED.length; i++) poke(PLAYED + i, 0);
}
