/** Effects that put cards from a hand or a deck into play. None of them is played: no Battlecry (rulebook 8.2). */
import { defineEffect, selection, type Word } from "@course/cards";
import {
  BOARD,
  cardOf,
  DECK,
  type EntityId,
  enterPlay,
  HAND,
  keepIt,
  leavePlay,
  NONE,
  nextInZone,
  ownerOf,
  record,
  releaseSelection,
  resetTo,
  SECRET,
  selected,
  selectionTop,
  selfOf,
  zoneOf,
} from "@course/core";
import { isMinion } from "@course/damage-pipeline";
import { firstOf } from "../../enchantments/words/each.ts";
import { bringIn } from "../../moving.ts";
import { Returned } from "../return.ts";
import { canEnterPlay } from "./entering-filter.ts";

export const putIntoPlay: Word<"effect"> = defineEffect({
  type: "putIntoPlay",
  doc: "Puts minions and Secrets from a hand or a deck into play for their player, minions at the right end of the board, as far as there is room. They are not played.",
  example: { type: "putIntoPlay", cards: { type: "random", from: "hand" } },
  fields: { cards: selection() },
  compile:
    ({ cards }) =>
    (frame) => {
      const from = cards(frame);
      const end = selectionTop();
      for (let i = from; i < end; i++) {
        const id = selected(i);
        if (!isHeld(id) || !canEnterPlay(id)) continue;
        if (isMinion(id)) bringIn(id);
        else enterPlay(id, SECRET);
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
    const other = firstOf(fields.with, frame);
    const self = selfOf(frame);
    if (other === NONE || !isMinion(other) || !isHeld(other) || zoneOf(self) !== BOARD) return;
    const neighbour = nextInZone(self);
    leavePlay(self, HAND);
    resetTo(self, cardOf(self));
    record(Returned, self, ownerOf(self));
    bringIn(other, neighbour);
    keepIt(frame, other);
  },
  text: (fields) => `swap this minion with ${fields.with}`,
});

function isHeld(id: EntityId): boolean {
  return zoneOf(id) === HAND || zoneOf(id) === DECK;
}
