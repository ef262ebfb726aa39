/**
 * Discarding: a card leaves the hand unused, out of the game. It is no death (rulebook 18.8). A card that an
 * effect throws away from a deck goes the same way, and nobody has discarded it.
 */
import {
  DECK,
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
import { Burned } from "./draw.ts";

/** A card has been discarded. */
export const Discarded: EventKind = defineEvent("Discarded", { a: "player", subject: "id" });

/** Discards a card of a hand, or throws one of a deck away. */
export function discard(id: EntityId): void {
  const from = zoneOf(id);
  if (from !== HAND && from !== DECK) return;
  moveTo(id, REMOVED);
  record(from === HAND ? Discarded : Burned, id, ownerOf(id));
}
