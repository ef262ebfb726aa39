/**
 * `CardPlayed`: the event of every On Play Phase, whatever the card's type (rulebook 8.1 to 8.5).
 *
 * "Whenever you play a card" and "whenever you cast a spell" answer this one event, so that they share a Queue
 * in order of play. Its subject is the card.
 * Elsewhere: the log's own event of a spell, `SpellCast` (`spells.ts`).
 */
import { amountOf, defineEvent, type EntityId, type EventKind, type EventRow, record } from "@course/core";

/** A card is being played, or a spell cast from no hand. Not shown in the log. */
export const CardPlayed: EventKind = defineEvent("CardPlayed", { silent: true, isMoment: true });

/** Records that a player plays a card from the hand. */
export function recordCardPlayed(id: EntityId): EventRow {
  return record(CardPlayed, id, 1);
}

/** Records that a spell is cast from no hand: spells are answered, played cards are not. */
export function recordFreeCast(id: EntityId): EventRow {
  return record(CardPlayed, id, 0);
}

/** Whether the card of a `CardPlayed` came from a hand. */
export function isFromHand(event: EventRow): boolean {
  return amountOf(event) === 1;
}
