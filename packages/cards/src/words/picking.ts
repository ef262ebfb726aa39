/** Selections made from others: the first few, the last that came, two in one. */
import {
  type EntityId,
  NONE,
  orderOfPlay,
  releaseSelection,
  select,
  selected,
  selectionTop,
} from "@course/core";
import { withDefault } from "../field-kind.ts";
import type { Word } from "../language.ts";
import { ofKind, single, wordsOf } from "../phrase.ts";
import { defineSelection } from "../word.ts";
import { selection, value } from "../word-fields.ts";

/** The first of a selection, in its order. */
export const firstOf: Word<"selection"> = defineSelection({
  type: "first",
  doc: "The first entities of a selection, in its order: `count` of them or as many as there are.",
  fields: { of: selection(), count: withDefault(value({ min: 0 }), 1) },
  example: { type: "first", of: { type: "all", of: "minions" }, count: 2 },
  compile:
    ({ of, count }) =>
    (frame) => {
      const wanted = count(frame);
      const from = of(frame);
      releaseSelection(Math.min(selectionTop(), from + Math.max(0, wanted)));
      return from;
    },
  text: ({ of, count }) => single(count.number === 1 ? `the first of ${of}` : `the first ${count} of ${of}`),
});

/** The one that came into play last. */
export const youngest: Word<"selection"> = defineSelection({
  type: "youngest",
  doc: "The selected entity that came into play last.",
  fields: { of: selection() },
  example: { type: "youngest", of: { type: "all", of: "minions", side: "friendly" } },
  compile:
    ({ of }) =>
    (frame) => {
      const first = of(frame);
      let found: EntityId = NONE;
      for (let i = first; i < selectionTop(); i++) {
        if (found === NONE || orderOfPlay(selected(i)) > orderOfPlay(found)) found = selected(i);
      }
      releaseSelection(first);
      if (found !== NONE) select(found);
      return first;
    },
  text: ({ of }) =>
    of.kind === undefined
      ? single(`the youngest of ${of}`)
      : ofKind(`the youngest ${wordsOf(of.kind, "singular")}`, false, of.kind),
});

/** Two selections in one. */
export const join: Word<"selection"> = defineSelection({
  type: "join",
  doc: "The entities of one selection, then those of another; what is in both counts twice.",
  fields: { first: selection(), second: selection() },
  example: { type: "join", first: "self", second: { type: "adjacent", to: "self" } },
  compile:
    ({ first, second }) =>
    (frame) => {
      const from = first(frame);
      second(frame);
      return from;
    },
  text: ({ first, second }) => single(`${first} and ${second}`),
});
