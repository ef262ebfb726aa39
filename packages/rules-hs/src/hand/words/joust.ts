/** The effect `joust`: what happens if the own minion costs more, and what if not. */
import { defineFlow, effect, optional, sentencesText, type Word } from "@course/cards";
import { eventCount, keepIt, NONE, playerOf, resolveEvents } from "@course/core";
import { joust } from "../joust.ts";

export const joustEffect: Word<"effect"> = defineFlow({
  type: "joust",
  doc: "Reveals a minion in each deck. If yours costs more, one effect happens, in which it is `it`; otherwise the other one, if there is one.",
  example: { type: "joust", won: { type: "draw" } },
  fields: { won: effect(), lost: optional(effect()) },
  compile:
    ({ won, lost }) =>
    (frame) => {
      const first = eventCount();
      const winner = joust(playerOf(frame));
      resolveEvents(first);
      if (winner === NONE) {
        lost?.(frame);
        return;
      }
      keepIt(frame, winner);
      won(frame);
    },
  text: ({ won, lost }) => {
    const reveal = "reveal a minion in each deck";
    if (lost === undefined) return sentencesText([reveal, `if yours costs more, ${won}`]);
    return sentencesText([reveal, `if yours costs more, ${won}; otherwise, ${lost}`]);
  },
});
