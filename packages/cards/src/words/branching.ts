/** Effects that run one of several others by chance, or one for each of a selection. */
import { choose, type Effect, keepIt, releaseSelection, selected, selectionTop } from "@course/core";
import type { Word } from "../language.ts";
import { sentencesText, wordsOf } from "../phrase.ts";
import type { SelectionText } from "../texts.ts";
import { defineFlow } from "../word.ts";
import { effect, effects, selection } from "../word-fields.ts";

/** An effect for each of a selection, one after the other. */
export const forEach: Word<"effect"> = defineFlow({
  type: "forEach",
  doc: "Does an effect for each entity of a selection, which is `it` there. Each time is resolved before the next; who is selected is settled before the first.",
  fields: { of: selection(), effect: effect() },
  example: { type: "forEach", of: { type: "all", of: "minions" }, effect: "nothing" },
  compile:
    ({ of, effect }) =>
    (frame) => {
      const from = of(frame);
      const end = selectionTop();
      for (let i = from; i < end; i++) {
        keepIt(frame, selected(i));
        effect(frame);
      }
      releaseSelection(from);
    },
  text: ({ of, effect }) => sentencesText([`${eachText(of)} ${effect}`]),
});

/** "for each enemy minion,", "for each of its neighbours:". */
function eachText(of: SelectionText): string {
  const isAll = of.kind !== undefined && of.text.startsWith("all ");
  return isAll ? `for each ${wordsOf(of.kind, "singular")},` : `for each of ${of}:`;
}

/** One of several effects. */
export const randomEffect: Word<"effect"> = defineFlow({
  type: "randomEffect",
  doc: "Does one of several effects, each with the same chance.",
  fields: { effects: effects() },
  example: { type: "randomEffect", effects: ["nothing", "nothing"] },
  compile:
    ({ effects }) =>
    (frame) =>
      (effects[choose(effects.length)] as Effect)(frame),
  text: ({ effects }) => sentencesText([`randomly ${effects.join(", or ")}`]),
});
