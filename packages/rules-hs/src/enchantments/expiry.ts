/**
 * When enchantments end: as turns end and begin, all of them at once (rulebook 11.9).
 * Elsewhere: those that end in a way of their own have a trigger for it.
 */
import { ATTACHED, type EntityId, firstIn, NONE, nextInZone, ownerOf, type Player } from "@course/core";
import {
  disenchant,
  durationOf,
  isMarked,
  RETURNS,
  sideOf,
  THEIR_TURN,
  THIS_TURN,
  UNTIL_OWN_TURN,
} from "./enchantment.ts";

/** Ends what lasted for the turn of this player, which has just ended. */
export function expireAtTurnEnd(player: Player): void {
  expire((id) => {
    if (isMarked(id, RETURNS)) return false; // Control goes back by a trigger.
    return durationOf(id) === THIS_TURN || (durationOf(id) === THEIR_TURN && sideOf(id) === player);
  });
}

/** Ends what lasted until the turn of this player, which begins now. */
export function expireAtTurnStart(player: Player): void {
  expire((id) => durationOf(id) === UNTIL_OWN_TURN && ownerOf(id) === player);
}

function expire(isOver: (id: EntityId) => boolean): void {
  for (const player of [0, 1] as const) {
    let id = firstIn(player, ATTACHED);
    while (id !== NONE) {
      const next = nextInZone(id);
      if (isOver(id)) disenchant(id);
      id = next;
    }
  }
}
