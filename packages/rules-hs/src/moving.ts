/**
 * Moves between zones that are part of the game: summoning, drawing, getting a card.
 */
import {
  BOARD,
  type Card,
  countIn,
  createEntity,
  currentRules,
  DECK,
  defineEvent,
  type EntityId,
  type EventKind,
  enterPlay,
  type Field,
  field,
  firstIn,
  HAND,
  moveTo,
  NONE,
  type Player,
  read,
  record,
  updateOtherAuras,
  write,
} from "@course/core";

/** A minion has come onto a board, summoned or played. */
export const Summoned: EventKind = defineEvent("Summoned", { subject: "id" });
/** A card has moved from the deck to the hand. */
export const Drew: EventKind = defineEvent("Drew", { a: "player", subject: "id" });

/** 1 when a minion has come under its player's control since that player's last turn began. */
const FRESH: Field = field("fresh");

/** Whether it came this turn: without Charge it cannot attack yet (rulebook 13.1). */
export function isFresh(id: EntityId): boolean {
  return read(id, FRESH) !== 0;
}

/** Says that a minion has just come, or has been there since before this turn. */
export function setFresh(id: EntityId, fresh: boolean): void {
  write(id, FRESH, fresh ? 1 : 0);
}

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
 * (rulebook 9.1).
 *
 * Under the switch `aurasFollowSummons`, all auras are updated at once (rulebook 22.4).
 *
 * @returns The minion, or `NONE` if there was no room.
 */
export function summon(card: Card, player: Player, neighbour: EntityId = NONE): EntityId {
  if (!hasRoom(player)) return NONE;
  const id = createEntity(card, player);
  enterPlay(id, BOARD, neighbour);
  setFresh(id, true);
  record(Summoned, id);
  if (currentRules().switches.aurasFollowSummons) updateOtherAuras();
  return id;
}

/** Draws the top card of the deck. An empty deck draws nothing. */
export function draw(player: Player): EntityId {
  const id = firstIn(player, DECK);
  if (id === NONE) return NONE;
  moveTo(id, HAND);
  record(Drew, id, player);
  return id;
}
