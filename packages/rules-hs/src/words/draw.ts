/** The effect `draw`: cards from the top of the deck of the card's player, one after the other. */
import { counted, defineEffect, noun, value, type Word, withDefault } from "@course/cards";
import { keepIt, NONE, playerOf } from "@course/core";
import { draw } from "../moving.ts";

export const drawEffect: Word<"effect"> = defineEffect({
  type: "draw",
  doc: "You draw cards. An empty deck draws nothing.",
  example: { type: "draw", count: 2 },
  fields: { count: withDefault(value(), 1) },
  compile:
    ({ count }) =>
    (frame) => {
      for (let left = count(frame); left > 0; left--) {
        const drawn = draw(playerOf(frame));
        if (drawn === NONE) return;
        keepIt(frame, drawn);
      }
    },
  text: ({ count }) => `draw ${counted(count, noun("card"))}`,
});
