/** Values that compare, halve, or are drawn by chance. */
import { choose } from "@course/core";
import { integer } from "../data-fields.ts";
import type { Word } from "../language.ts";
import { describedNumber } from "../phrase.ts";
import { defineValue } from "../word.ts";
import { value } from "../word-fields.ts";

/** The smaller of two values. */
export const smaller: Word<"value"> = defineValue({
  type: "smaller",
  doc: "The smaller of two values.",
  fields: { left: value(), right: value() },
  example: { type: "smaller", left: { type: "count", of: { type: "all", of: "minions" } }, right: 5 },
  compile:
    ({ left, right }) =>
    (frame) =>
      Math.min(left(frame), right(frame)),
  text: ({ left, right }) => `the smaller of ${left} and ${right}`,
});

/** The larger of two values. */
export const larger: Word<"value"> = defineValue({
  type: "larger",
  doc: "The larger of two values.",
  fields: { left: value(), right: value() },
  example: { type: "larger", left: { type: "count", of: { type: "all", of: "minions" } }, right: 1 },
  compile:
    ({ left, right }) =>
    (frame) =>
      Math.max(left(frame), right(frame)),
  text: ({ left, right }) => `the larger of ${left} and ${right}`,
});

/** Half of a value. */
export const half: Word<"value"> = defineValue({
  type: "half",
  doc: "Half of a value, rounded up.",
  fields: { of: value() },
  example: { type: "half", of: { type: "count", of: { type: "all", of: "minions" } } },
  compile:
    ({ of }) =>
    (frame) =>
      (of(frame) + 1) >> 1,
  text: ({ of }) => `half of ${of}, rounded up`,
});

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
