/** Effects that move cards to and from a hand: discard, return, draw until, draw certain cards. */
import { defineEffect, defineFlow, selection, value, type Word } from "@course/cards";
import {
  countIn,
  DECK,
  type EntityId,
  eventCount,
  type Frame,
  HAND,
  keepIt,
  NONE,
  playerOf,
  releaseSelection,
  resolveEvents,
  selected,
  selectionTop,
  zoneOf,
} from "@course/core";
import { sortByOrderOfPlay } from "@course/damage-pipeline";
import { drawSome } from "../../words/draw.ts";
import { discard } from "../discard.ts";
import { drawCard } from "../draw.ts";
import { returnToHand } from "../return.ts";

export const discardEffect: Word<"effect"> = defineEffect({
  type: "discard",
  doc: "Discards cards of a hand. Cards of a deck are put away too, and count as discarded by nobody.",
  example: { type: "discard", target: { type: "random", from: "hand" } },
  fields: { target: selection() },
  compile:
    ({ target }) =>
    (frame) => {
      const from = target(frame);
      const end = selectionTop();
      for (let i = from; i < end; i++) discard(selected(i));
      releaseSelection(from);
    },
  text: ({ target }) =>
    target.text === "all cards in your hand"
      ? "discard your hand"
      : `discard ${target.text.replace(/ in your hand$/, "")}`,
});

export const returnToHandEffect: Word<"effect"> = defineEffect({
  type: "returnToHand",
  doc: "Returns each of the target to the hand of the player who controls it, as its card says; in order of play, if there are several. Where a hand is full, what was in play is destroyed.",
  example: { type: "returnToHand", target: { type: "all", of: "minions" } },
  fields: { target: selection() },
  compile:
    ({ target }) =>
    (frame) => {
      const from = target(frame);
      const end = selectionTop();
      sortByOrderOfPlay(from, end);
      for (let i = from; i < end; i++) {
        returnToHand(selected(i));
        keepIt(frame, selected(i));
      }
      releaseSelection(from);
    },
  text: ({ target }) => {
    const side = target.isSelf ? "friendly" : target.kind?.side;
    const owner = side === "friendly" ? "your" : target.plural ? "their owners'" : "its owner's";
    return `return ${target} to ${owner} ${target.plural && side !== "friendly" ? "hands" : "hand"}`;
  },
});

export const drawUntil: Word<"effect"> = defineFlow({
  type: "drawUntil",
  doc: "You draw cards until you have so many in your hand. How many are missing is counted first.",
  example: { type: "drawUntil", cards: { type: "count", of: { type: "hand", side: "enemy" } } },
  fields: { cards: value() },
  compile:
    ({ cards }) =>
    (frame) => {
      const player = playerOf(frame);
      drawSome(frame, player, cards(frame) - countIn(player, HAND));
    },
  text: ({ cards }) =>
    cards.number === undefined || cards.each !== undefined
      ? `draw cards until you have as many as ${cards.text.replace(/^the number of /, "there are ")}`
      : `draw cards until you have ${cards}`,
});

export const drawCards: Word<"effect"> = defineFlow({
  type: "drawCards",
  doc: "You draw certain cards of your deck, one after the other.",
  example: {
    type: "drawCards",
    cards: { type: "random", from: { type: "deck", where: [{ type: "race", is: "Demon" }] } },
  },
  fields: { cards: selection() },
  compile:
    ({ cards }) =>
    (frame) => {
      const from = cards(frame);
      const end = selectionTop();
      for (let i = from; i < end; i++) drawOne(frame, selected(i));
      releaseSelection(from);
    },
  text: ({ cards }) =>
    cards.text === "it"
      ? "draw it"
      : `put ${cards.text.replace(/ in your deck$/, " from your deck")} into your hand`,
});

function drawOne(frame: Frame, id: EntityId): void {
  if (zoneOf(id) !== DECK) return; // Drawn already, by what another draw has set off.
  const first = eventCount();
  const drawn = drawCard(id);
  resolveEvents(first);
  if (drawn !== NONE) keepIt(frame, drawn);
}
