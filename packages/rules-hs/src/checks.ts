/** What actions ask before they begin. Each check throws, says what was given and what was expected, and changes nothing. */

import { nearestWord } from "@course/cards";
import {
  BOARD,
  type Card,
  closeFrame,
  countIn,
  currentLibrary,
  type EntityId,
  HAND,
  NO_EVENT,
  NONE,
  openFrame,
  type Player,
  refused,
  releaseSelection,
  requireEntity,
  selected,
  selectionTop,
  zoneOf,
} from "@course/core";
import { mayBeTargeted } from "./casting/targeting.ts";
import { takeTarget } from "./choices/chosen-option.ts";
import { boardLimit, hasRoom } from "./moving.ts";
import { isSpellOrPowerCard } from "./spell-or-power.ts";

/** The card that players call `name`, of one of these types. */
export function requireCard(call: string, name: unknown, types: readonly string[]): Card {
  const known = typeof name === "string" ? currentLibrary().named(name) : undefined;
  if (known === undefined) throw refused(call, "card", name, `the name of a loaded card${hint(name)}`);
  if (!types.includes(known.definition.type)) throw refused(call, "card", name, `a ${types.join(" or ")}`);
  return known;
}

/** The card that players call `name`, after `requireCard` has found it. */
export function cardNamed(name: string): Card {
  return currentLibrary().named(name) as Card;
}

/** Refuses a summon onto a full board. */
export function requireRoom(call: string, player: Player): void {
  if (hasRoom(player)) return;
  throw refused(
    call,
    `board of player ${player}`,
    countIn(player, BOARD),
    `fewer than ${boardLimit()} minions`,
  );
}

/** Refuses a board index that is not between two minions or at an end. Absent: the right end. */
export function requirePlace(call: string, player: Player, at: unknown): void {
  if (at === undefined) return;
  const most = countIn(player, BOARD);
  if (typeof at === "number" && Number.isInteger(at) && at >= 0 && at <= most) return;
  throw refused(call, "at", at, `a board index from 0 to ${most}`);
}

/** Refuses what is not the id of a card in a hand. */
export function requireInHand(call: string, id: unknown): asserts id is EntityId {
  requireEntity(call, "id", id);
  if (zoneOf(id) !== HAND) throw refused(call, "id", id, "the id of a card in a hand");
}

/**
 * Refuses a target that the card may not have, or one where it takes none. A card whose target may be
 * missing is still played, without effect on a target.
 */
export function requireTarget(
  call: string,
  card: Card,
  self: EntityId,
  player: Player,
  target: EntityId | undefined,
): void {
  const { targets } = card;
  if (targets === undefined) {
    if (target !== undefined)
      throw refused(call, "target", target, `no target, which "${card.definition.name}" does not take`);
    return;
  }
  takeTarget();
  const isSpellOrPower = isSpellOrPowerCard(card);
  const frame = openFrame(self, player, NO_EVENT);
  const from = targets(frame);
  let possible = 0;
  let isAmong = false;
  for (let i = from; i < selectionTop(); i++) {
    if (selected(i) === self) continue; // A card is never its own target.
    if (!mayBeTargeted(player, selected(i), isSpellOrPower)) continue;
    possible++;
    isAmong ||= selected(i) === target;
  }
  releaseSelection(from);
  closeFrame();
  if (target === undefined ? possible > 0 : !isAmong) {
    throw refused(
      call,
      "target",
      target ?? NONE,
      `a target that "${card.definition.name}" may have (${possible} in play)`,
    );
  }
}

function hint(name: unknown): string {
  if (typeof name !== "string") return "";
  const close = nearestWord(
    name,
    currentLibrary().cards.map((card) => card.definition.name),
  );
  return close === undefined ? "" : ` (nearest: "${close}")`;
}
