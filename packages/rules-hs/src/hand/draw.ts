/**
 * Drawing a card: from the top of a deck to the end of a hand (rulebook 18.1 to 18.6).
 *
 * A card for which the hand has no room is burned: shown and gone, neither drawn nor discarded. From an
 * empty deck nothing is drawn, and under the switch `fatigue` the hero takes damage, full hand or not.
 */
import {
  currentRules,
  DECK,
  defineEvent,
  type EntityId,
  type EventKind,
  eventCount,
  firstIn,
  GRAVEYARD,
  HAND,
  moveTo,
  NONE,
  ownerOf,
  type Player,
  record,
  resolveEvents,
} from "@course/core";
import { tire } from "./fatigue.ts";
import { isHandFull } from "./limit.ts";

/** A card has moved from the deck to the hand. Its source is whose effect drew it, or nobody. */
export const Drew: EventKind = defineEvent("Drew", { a: "player", subject: "id" });
/** A card that should have come to a full hand is gone. Nothing that is about drawing answers. */
export const Burned: EventKind = defineEvent("Burned", { a: "player", subject: "id" });

/**
 * Draws the top card of the deck. What it records is the caller's to resolve.
 *
 * @param source - Whose effect draws it.
 * @returns The card, or `NONE` if none has reached the hand.
 */
export function draw(player: Player, source: EntityId = NONE): EntityId {
  const top = firstIn(player, DECK);
  if (top !== NONE) return drawCard(top, source);
  if (currentRules().switches.fatigue) tire(player);
  return NONE;
}

/** Draws one card of a deck, wherever it is in it. */
export function drawCard(id: EntityId, source: EntityId = NONE): EntityId {
  const player = ownerOf(id);
  if (isHandFull(player)) {
    moveTo(id, GRAVEYARD);
    record(Burned, id, player);
    return NONE;
  }
  moveTo(id, HAND);
  record(Drew, id, player, 0, source);
  return id;
}

/** Draws the top card, with all that follows from it, before anything else happens (rulebook 18.1, 18.3). */
export function drawAndResolve(player: Player, source: EntityId = NONE): EntityId {
  const first = eventCount();
  const drawn = draw(player, source);
  resolveEvents(first);
  return drawn;
}
