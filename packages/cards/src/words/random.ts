/** Selections by chance. Each draw comes from the world's random stream, and only where there is a choice. */

import { choose, type EntityId, limitError, select, selected, selectionTop, setSelected } from "@course/core";
import { boolean } from "../data-fields.ts";
import { withDefault } from "../field-kind.ts";
import type { Word } from "../language.ts";
import { MAX_REPEATS } from "../limits.ts";
import { numberWord, ofKind, oneOfKind, single, wordsOf } from "../phrase.ts";
import type { SelectionText, ValueText } from "../texts.ts";
import { defineSelection } from "../word.ts";
import { selection, value } from "../word-fields.ts";
import { dropBelow } from "./narrowing.ts";

/** Some of a selection, drawn one after the other. */
export const random: Word<"selection"> = defineSelection({
  type: "random",
  doc: "Draws entities of a selection by chance, `count` of them or as many as there are. With `repeats` one entity can be drawn again. Where there is no choice, nothing is drawn from the random stream.",
  fields: {
    from: selection(),
    count: withDefault(value({ min: 0, max: MAX_REPEATS }), 1),
    repeats: withDefault(boolean(), false),
  },
  example: { type: "random", from: { type: "all", of: "minions", side: "enemy" }, count: 2 },
  compile:
    ({ from, count, repeats }) =>
    (frame) => {
      const first = from(frame);
      const end = selectionTop();
      const wanted = count(frame);
      if (wanted > MAX_REPEATS) throw limitError(`random: a count of ${wanted}`, MAX_REPEATS);
      if (repeats) drawWithRepeats(first, end, wanted);
      else drawEachOnce(first, end, wanted);
      return dropBelow(first, end);
    },
  text: ({ from, count }) => randomText(from, count),
});

function drawWithRepeats(first: number, end: number, wanted: number): void {
  if (first === end) return;
  for (let i = 0; i < wanted; i++) select(selected(first + choose(end - first)));
}

/** Draws each at most once. Those that were not drawn keep their order, so a draw means the same everywhere. */
function drawEachOnce(first: number, end: number, wanted: number): void {
  let left = end - first;
  for (let i = 0; i < wanted && left > 0; i++) {
    const drawn = first + choose(left);
    select(selected(drawn));
    for (let j = drawn; j < first + left - 1; j++) setSelected(j, selected(j + 1) as EntityId);
    left--;
  }
}

function randomText(from: SelectionText, count: ValueText): SelectionText {
  const { kind } = from;
  if (!from.plural) return from; // There is no choice.
  if (kind === undefined) return single(`${count.number === 1 ? "one" : count} of ${from} at random`);
  if (count.each === undefined && count.number === 1)
    return { ...ofKind(oneOfKind(kind, { random: true }), false, kind), drawnFrom: from.text };
  if (count.each !== undefined)
    return ofKind(
      `${oneOfKind(kind, { random: true })} for each ${wordsOf(count.each, "singular")}`,
      true,
      kind,
    );
  const amount = count.number === undefined ? count.text : numberWord(count.number);
  return ofKind(`${amount} ${wordsOf(kind, "plural", { random: true })}`, true, kind);
}
