/** Effects that run another one for each of a selection, or until something holds. */
import { keepIt, releaseSelection, selected, selectionTop } from "@course/core";
import { integer } from "../data-fields.ts";
import { withDefault } from "../field-kind.ts";
import type { Word } from "../language.ts";
import { MAX_REPEATS } from "../limits.ts";
import { sentencesText, wordsOf } from "../phrase.ts";
import type { SelectionText } from "../texts.ts";
import { defineFlow } from "../word.ts";
import { condition, effect, selection } from "../word-fields.ts";

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

/** An effect until something holds. */
export const repeatUntil: Word<"effect"> = defineFlow({
  type: "repeatUntil",
  doc: "Does an effect, once at least, and again until a condition holds; `most` times at most, for it may never hold.",
  fields: {
    effect: effect(),
    until: condition(),
    most: withDefault(integer({ min: 1, max: MAX_REPEATS }), 80),
  },
  example: {
    type: "repeatUntil",
    effect: "nothing",
    until: { type: "atMost", value: { type: "count", of: { type: "all", of: "minions" } }, maximum: 2 },
  },
  compile:
    ({ effect, until, most }) =>
    (frame) => {
      for (let i = 0; i < most; i++) {
        effect(frame);
        if (until(frame)) return;
      }
    },
  text: ({ effect, until }) => sentencesText([...effect.sentences, `repeat until ${until.text}`]),
});
