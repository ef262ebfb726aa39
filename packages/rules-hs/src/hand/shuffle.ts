/** Shuffling one card into a deck: to a place by chance, each as likely as the others. */
import {
  atIndex,
  cardOf,
  choose,
  countIn,
  DECK,
  defineEvent,
  type EntityId,
  type EventKind,
  isInPlay,
  leavePlay,
  moveTo,
  NOWHERE,
  ownerOf,
  type Player,
  record,
  resetTo,
  setOwner,
  zoneOf,
} from "@course/core";
import { keepDeath } from "../deaths/death-record.ts";

/** A card has been shuffled into a player's deck. */
export const Shuffled: EventKind = defineEvent("Shuffled", { a: "player", subject: "id" });

/** Puts a card, from wherever it is, among those of a player's deck, as its card says it. One of them stays. */
export function shuffleIn(id: EntityId, player: Player): void {
  if (zoneOf(id) === DECK && ownerOf(id) === player) return;
  keepDeath(id);
  if (isInPlay(id)) leavePlay(id, NOWHERE);
  else moveTo(id, NOWHERE);
  if (ownerOf(id) !== player) setOwner(id, player);
  resetTo(id, cardOf(id));
  moveTo(id, DECK, atIndex(player, DECK, choose(countIn(player, DECK) + 1)));
  record(Shuffled, id, player);
}
