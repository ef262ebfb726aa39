/** Effects that put minions from a hand or a deck into play. None of them is played: no Battlecry (rulebook 8.2). */
import { defineEffect, selection, type Word } from "@course/cards";
import {
  BOARD,
  cardOf,
  DECK,
  type EntityId,
  HAND,
  keepIt,
  leavePlay,
  NONE,
  nextInZone,
  ownerOf,
  record,
  releaseSelection,
  resetTo,
  selected,
  selectionTop,
  selfOf,
  zoneOf,
} from "@course/core";
import { isMinion } from "@course/damage-pipeline";
import { bringIn, hasRoom } from "../../moving.ts";
import { Returned } from "../return.ts";

export const putIntoPlay: Word<"effect"> = defineEffect({
  type: "putIntoPlay",
  doc: "Puts minions from a hand or a deck onto the board of their player, at the right end, as far as there is room. They are not played.",
  example: { type: "putIntoPlay", cards: { type: "random", from: "hand" } },
  fields: { cards: selection() },
  compile:
    ({ cards }) =>
    (frame) => {
      const from = cards(frame);
      const end = selectionTop();
      for (let i = from; i < end; i++) {
        const id = selected(i);
        if (!mayEnter(id) || !hasRoom(ownerOf(id))) continue;
        bringIn(id);
        keepIt(frame, id);
      }
      releaseSelection(from);
    },
  text: ({ cards }) =>
    `put ${cards.text.replace(/ in (your|your opponent's) (hand|deck)$/, " from $1 $2")} into the battlefield`,
});

export const swapWithHand: Word<"effect"> = defineEffect({
  type: "swapWithHand",
  doc: "This minion goes back to the hand, and the first minion of a selection of hand cards takes its place. Nothing happens without one.",
  example: {
    type: "swapWithHand",
    with: { type: "random", from: { type: "hand", where: [{ type: "cardType", is: "minion" }] } },
  },
  fields: { with: selection() },
  compile: (fields) => (frame) => {
    const from = fields.with(frame);
    const other = from < selectionTop() ? selected(from) : NONE;
    releaseSelection(from);
    const self = selfOf(frame);
    if (other === NONE || !mayEnter(other) || zoneOf(self) !== BOARD) return;
    const neighbour = nextInZone(self);
    leavePlay(self, HAND);
    resetTo(self, cardOf(self));
    record(Returned, self, ownerOf(self));
    bringIn(other, neighbour);
    keepIt(frame, other);
  },
  text: (fields) => `swap this minion with ${fields.with}`,
});

function mayEnter(id: EntityId): boolean {
  return isMinion(id) && (zoneOf(id) === HAND || zoneOf(id) === DECK);
}
