/** The selection `highest`: whoever has the most of something, one of them by chance where several do. */
import { defineSelection, ofKind, oneOf, selection, single, type Word, wordsOf } from "@course/cards";
import {
  choose,
  type EntityId,
  releaseSelection,
  select,
  selected,
  selectionTop,
  setSelected,
} from "@course/core";
import { attackOf, healthOf } from "../character.ts";

const STATS = { attack: attackOf, health: healthOf } as const;
const NAMES = { attack: "Attack", health: "Health" } as const;

export const highest: Word<"selection"> = defineSelection({
  type: "highest",
  doc: "The one of a selection with the most Attack, or Health; of several equal ones, one by chance.",
  example: { type: "highest", of: { type: "all", of: "minions", side: "enemy" }, by: "attack" },
  fields: { of: selection(), by: oneOf(["attack", "health"]) },
  compile:
    ({ of, by }) =>
    (frame) => {
      const from = of(frame);
      const found = keepHighest(from, STATS[by]);
      if (found === 0) return from;
      const one = selected(from + choose(found));
      releaseSelection(from);
      select(one);
      return from;
    },
  text: ({ of, by }) => {
    if (of.kind === undefined) return single(`the one of ${of} with the highest ${NAMES[by]}`);
    const kind = { ...of.kind, after: [...(of.kind.after ?? []), `with the highest ${NAMES[by]}`] };
    return ofKind(`the ${wordsOf(kind, "singular")}`, false, kind);
  },
});

/** Moves those with the largest number to the front of what was selected from `from` on. Returns how many. */
function keepHighest(from: number, stat: (id: EntityId) => number): number {
  let kept = 0;
  let largest = Number.NEGATIVE_INFINITY;
  for (let i = from; i < selectionTop(); i++) {
    const number = stat(selected(i));
    if (number < largest) continue;
    if (number > largest) kept = 0;
    largest = number;
    setSelected(from + kept++, selected(i));
  }
  return kept;
}
