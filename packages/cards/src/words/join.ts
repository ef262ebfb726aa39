/** A selection made of two others. */
import type { Word } from "../language.ts";
import { single } from "../phrase.ts";
import { defineSelection } from "../word.ts";
import { selection } from "../word-fields.ts";

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
