/**
 * The effect `summonCopy`: an exact copy of a minion comes into play beside it or for the other player
 * (rulebook 12.5).
 *
 * It is a copy before it arrives, so what answers the summon finds it as it is.
 */
import { defineFlow, selection, type Word } from "@course/cards";
import {
  cardOf,
  eventCount,
  keepIt,
  NONE,
  playerOf,
  releaseSelection,
  resolveEvents,
  selected,
  selectionTop,
} from "@course/core";
import { bringIn, hasRoom } from "../../moving.ts";
import { copyOf } from "../becoming.ts";

export const summonCopyEffect: Word<"effect"> = defineFlow({
  type: "summonCopy",
  doc: "Summons for you an exact copy of each of a selection, at the right end: damage and enchantments too, not what auras give. What is not in play any more is copied as it is printed.",
  example: { type: "summonCopy", of: { type: "all", of: "minions", side: "enemy" } },
  fields: { of: selection() },
  compile:
    ({ of }) =>
    (frame) => {
      const from = of(frame);
      const end = selectionTop();
      for (let i = from; i < end && hasRoom(playerOf(frame)); i++) {
        const first = eventCount();
        const copy = copyOf(selected(i), cardOf(selected(i)), playerOf(frame));
        bringIn(copy, NONE);
        keepIt(frame, copy);
        resolveEvents(first);
      }
      releaseSelection(from);
    },
  text: ({ of }) => (of.plural ? `summon copies of ${of}` : `summon a copy of ${of}`),
});
