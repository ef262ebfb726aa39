/**
 * The effect `pick`: the player chooses one of some entities while the effect runs.
 *
 * The question is the kernel's pending choice. With one entity nothing is asked, with none nothing happens.
 */
import {
  ask,
  type EntityId,
  keepIt,
  NONE,
  playerOf,
  releaseSelection,
  selected,
  selectionTop,
} from "@course/core";
import { optional } from "../field-kind.ts";
import type { Word } from "../language.ts";
import { sentencesText } from "../phrase.ts";
import { defineFlow } from "../word.ts";
import { effect, selection } from "../word-fields.ts";

export const pick: Word<"effect"> = defineFlow({
  type: "pick",
  doc: "The card's player chooses one of a selection. One effect happens for it, another one for each of the others; what it is about is `it` there.",
  fields: { from: selection(), chosen: effect(), others: optional(effect()) },
  example: { type: "pick", from: { type: "all", of: "minions" }, chosen: "nothing", others: "nothing" },
  compile:
    ({ from, chosen, others }) =>
    (frame) => {
      const first = from(frame);
      const options = listed(first);
      releaseSelection(first);
      const picked = ask(playerOf(frame), options);
      if (picked === NONE) return;
      keepIt(frame, picked);
      chosen(frame);
      if (others === undefined) return;
      for (const other of options) {
        if (other === picked) continue;
        keepIt(frame, other);
        others(frame);
      }
    },
  text: ({ from, chosen, others }) => {
    const sentences = [`choose one of ${from}`, `${chosen}`];
    if (others === undefined) return sentencesText(sentences);
    const rest = `${others}`.replaceAll(/\bit\b/g, "the others");
    return sentencesText([...sentences, rest === `${others}` ? `for the others: ${rest}` : rest]);
  },
});

/** A question outlives the selection stack, so it has a list of its own. */
function listed(from: number): EntityId[] {
  const ids: EntityId[] = [];
  for (let i = from; i < selectionTop(); i++) ids.push(selected(i));
  return ids;
}
