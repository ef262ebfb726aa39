/** New cards for a hand: made there, and not made at all where there is no room (rulebook 18.7). */
import {
  type Card,
  createEntity,
  defineEvent,
  type EntityId,
  type EventKind,
  HAND,
  moveTo,
  NONE,
  type Player,
  record,
} from "@course/core";
import { isHandFull } from "./limit.ts";

/** A new card has come to a hand, and not from the deck. */
export const Given: EventKind = defineEvent("Given", { a: "player", subject: "id" });

/** Makes a card in a hand. Returns it, or `NONE` if the hand is full. */
export function giveCard(card: Card, player: Player): EntityId {
  if (isHandFull(player)) return NONE;
  const id = createEntity(card, player);
  moveTo(id, HAND);
  record(Given, id, player);
  return id;
}
