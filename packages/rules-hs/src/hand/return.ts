/**
 * Back to the hand: of the player who controls it now, and as the card says it (rulebook 12.3).
 *
 * A minion for which the hand has no room is destroyed instead. One that has died in between is taken from
 * the graveyard (rulebook 8); with a full hand it stays there.
 */
import {
  cardOf,
  defineEvent,
  destroy,
  type EntityId,
  type EventKind,
  HAND,
  isInPlay,
  leavePlay,
  ownerOf,
  record,
  resetTo,
  zoneOf,
} from "@course/core";
import { keepDeath } from "../deaths/death-record.ts";
import { isHandFull } from "./limit.ts";

/** Something has gone back to a hand. */
export const Returned: EventKind = defineEvent("Returned", { a: "player", subject: "id" });

/** Returns it to its controller's hand, or destroys it. What it records is the caller's to resolve. */
export function returnToHand(id: EntityId): void {
  if (zoneOf(id) === HAND) return;
  const player = ownerOf(id);
  if (isHandFull(player)) {
    if (isInPlay(id)) destroy(id);
    return;
  }
  keepDeath(id);
  leavePlay(id, HAND);
  resetTo(id, cardOf(id));
  record(Returned, id, player);
}
