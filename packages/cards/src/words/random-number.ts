/** A value that is drawn by chance. */
import { choose } from "@course/core";
import { integer } from "../data-fields.ts";
import type { Word } from "../language.ts";
import { describedNumber } from "../phrase.ts";
import { defineValue } from "../word.ts";

const MOST = 1_000;

/** A number by chance. */
export const randomNumber: Word<"value"> = defineValue({
  type: "randomNumber",
  doc: "A number between two others, both included, drawn from the random stream whenever it is read.",
  fields: { from: integer({ min: 0, max: MOST }), to: integer({ min: 0, max: MOST }) },
  example: { type: "randomNumber", from: 2, to: 3 },
  compile:
    ({ from, to }) =>
    () =>
      from + choose(to - from + 1),
  text: ({ from, to }) => describedNumber(`${from}-${to}`, { isAmount: true }),
});
