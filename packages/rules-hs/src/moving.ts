/**
 * Summoning: a new minion comes onto a board.
 * Elsewhere: drawing a card and getting one (`hand/`).
 */
import {
  BOARD,
  type Card,
  countIn,
  createEntity,
  currentRules,
  defineEvent,
  type EntityId,
  type EventKind,
  enterPlay,
  NONE,
  type Player,
  record,
  updateAllAuras,
} from "@course/core";
import { maxHealthOf, setDamage } from "@course/damage-pipeline";
import { AfterSummon, awaitSummonEvent, hasSummonPhases, setFresh } from "./playing/arriving.ts";

export { isFresh, setFresh } from "./playing/arriving.ts";

/** A minion has come onto a board, summoned or played. */
export const Summoned: EventKind = defineEvent("Summoned", { subject: "id" });

/** Most minions on one board, unless the rules set the limit `board`. */
export const BOARD_LIMIT = 7;

/** Most minions on one board under these rules. */
export function boardLimit(): number {
  return currentRules().limits.board ?? BOARD_LIMIT;
}

/** Whether another minion finds room on the player's board. */
export function hasRoom(player: Player): boolean {
  return countIn(player, BOARD) < boardLimit();
}

/**
 * Summons a new minion at the right end of a board, or before `neighbour`. On a full board nothing happens
 * (rulebook 9.1). Its events are the caller's to resolve.
 *
 * Under the switch `aurasFollowSummons`, all auras are updated at once (rulebook 22.4); under `summonPhases`
 * there is an After Summon Event, and a Summon Event later.
 *
 * @param health - How much Health it has left as it comes; all, if nothing is said.
 * @returns The minion, or `NONE` if there was no room.
 */
export function summon(card: Card, player: Player, neighbour: EntityId = NONE, health?: number): EntityId {
  if (!hasRoom(player)) return NONE;
  const id = createEntity(card, player);
  if (health !== undefined) setDamage(id, Math.max(0, maxHealthOf(id) - health));
  bringIn(id, neighbour);
  return id;
}

/** A minion comes onto its player's board, new or from a hand or a deck. There must be room for it. */
export function bringIn(id: EntityId, neighbour: EntityId = NONE): void {
  enterPlay(id, BOARD, neighbour);
  setFresh(id, true);
  record(Summoned, id);
  if (currentRules().switches.aurasFollowSummons) updateAllAuras();
  if (hasSummonPhases()) {
    awaitSummonEvent(id);
    record(AfterSummon, id);
  }
}
