/**
 * The cards that a game has besides its stage's, as data: what it takes to tell of such a game.
 *
 * A library holds cards compiled, so what they were compiled from is noted beside it.
 */
import type { Card } from "@course/cards";
import type { Library } from "@course/core";

const own = new WeakMap<Library, readonly Card[]>();

/** Notes which cards of a library are no stage's. */
export function noteOwnCards(library: Library, cards: readonly Card[]): void {
  own.set(library, cards);
}

/** The cards of a library that are no stage's, as data. */
export function ownCardsOf(library: Library): readonly Card[] {
  return own.get(library) ?? [];
}
