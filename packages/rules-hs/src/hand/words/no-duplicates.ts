/** The condition `noDuplicates`: whether no card is in a selection twice. */
import { defineCondition, selection, type Word } from "@course/cards";
import { cardOf, releaseSelection, selected, selectionTop } from "@course/core";

export const noDuplicates: Word<"condition"> = defineCondition({
  type: "noDuplicates",
  doc: "Holds if no two of a selection are the same card. So it does of none at all.",
  example: { type: "noDuplicates", of: "deck" },
  fields: { of: selection() },
  compile:
    ({ of }) =>
    (frame) => {
      const from = of(frame);
      const areDifferent = allDiffer(from, selectionTop());
      releaseSelection(from);
      return areDifferent;
    },
  text: ({ of }) => {
    const what = of.text.replace(/^all cards in /, "");
    return { text: `${what} has no duplicates`, negated: `${what} has duplicates` };
  },
});

function allDiffer(from: number, end: number): boolean {
  for (let i = from; i < end; i++)
    for (let j = from; j < i; j++) if (cardOf(selected(i)) === cardOf(selected(j))) return false;
  return true;
}
