/** Taking control of a minion, for good or for a turn (rulebook 12.4). */
import {
  changeSides,
  defineEvent,
  destroy,
  type EntityId,
  type EventKind,
  NONE,
  ownerOf,
  type Player,
  record,
} from "@course/core";
import { hasRoom, setFresh } from "../moving.ts";
import { disenchant, markedOn, RETURNS } from "./enchantment.ts";
import { noteStats } from "./stats.ts";

/** A player has taken control of a minion. */
export const ControlTaken: EventKind = defineEvent("ControlTaken", { subject: "id", a: "player" });

/** Gives a minion to a player, at the right end of the board. Where that is full the minion is destroyed. */
export function takeControl(id: EntityId, player: Player): void {
  if (ownerOf(id) === player) return;
  if (!hasRoom(player)) {
    destroy(id);
    return;
  }
  changeSides(id, player);
  setFresh(id, true);
  noteStats();
  record(ControlTaken, id, player);
}

/** Ends the control of a minion that was taken for a turn: it goes back to the other player. */
export function giveBack(id: EntityId): void {
  const enchantment = markedOn(id, RETURNS);
  if (enchantment === NONE) return;
  const thief = ownerOf(enchantment);
  disenchant(enchantment);
  if (ownerOf(id) === thief) takeControl(id, (1 - thief) as Player);
}
