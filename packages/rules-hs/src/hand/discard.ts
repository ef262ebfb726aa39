/** Discarding: a card leaves the hand unused. It is no death (rulebook 18.8). */
import {
  defineEvent,
  type EntityId,
  type EventKind,
  HAND,
  moveTo,
  ownerOf,
  REMOVED,
  record,
  zoneOf,
} from "@course/core";

/** A card has been discarded. */
export const Discarded: EventKind = defineEvent("Discarded", { a: "player", subject: "id" });

/** Discards a card, if it is in a hand. */
export function discard(id: EntityId): void {
  if (zoneOf(id) !== HAND) return;
  moveTo(id, REMOVED);
  record(Discarded, id, ownerOf(id));
}
