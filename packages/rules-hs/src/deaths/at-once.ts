/**
 * The effect `destroyAtOnce`: minions die in the middle of a card's text, before it goes on (rulebook 3.10).
 *
 * That is a Forced Death Phase: one Death Creation Step and the Death Phase that resolves it, nested in
 * whatever is going on. No further step follows, so whom its Deathrattles have mortally wounded stays in play
 * until the outermost Phase is over.
 */
import { defineFlow, effect, optional, selection, sentencesText, type Word } from "@course/cards";
import {
  BOARD,
  destroy,
  eventCount,
  keepIt,
  releaseSelection,
  resolveEvents,
  selected,
  selectionTop,
  zoneOf,
} from "@course/core";
import { createAllDeaths } from "../heroes/hero-deaths.ts";

export const destroyAtOnce: Word<"effect"> = defineFlow({
  type: "destroyAtOnce",
  doc: "Destroys minions, which die at once with all that their deaths cause, before the card goes on. `each` is done after that for each of them, which is `it` there.",
  example: { type: "destroyAtOnce", target: { type: "all", of: "minions" }, each: "nothing" },
  fields: { target: selection(), each: optional(effect()) },
  compile:
    ({ target, each }) =>
    (frame) => {
      const from = target(frame);
      const end = selectionTop();
      for (let i = from; i < end; i++) if (zoneOf(selected(i)) === BOARD) destroy(selected(i));
      forceDeaths();
      for (let i = from; i < end && each !== undefined; i++) {
        keepIt(frame, selected(i));
        each(frame);
      }
      releaseSelection(from);
    },
  text: ({ target, each }) => {
    const main = `destroy ${target} at once`;
    if (each === undefined) return main;
    return sentencesText([main, target.plural ? `for each of them, ${each}` : `then ${each}`]);
  },
});

function forceDeaths(): void {
  const first = eventCount();
  createAllDeaths.run();
  resolveEvents(first, eventCount());
}
