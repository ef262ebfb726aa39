/** The condition `optionTaken`: which option of a Choose One card the player takes (rulebook 17.9). */
import { defineCondition, integer, type Word } from "@course/cards";
import { selfOf } from "@course/core";
import { optionOf } from "../chosen-option.ts";

/** Most options that one card can have. */
const MOST_OPTIONS = 10;

export const optionTaken: Word<"condition"> = defineCondition({
  type: "optionTaken",
  doc: "Holds if the player takes that option of this Choose One card; the options count from 0.",
  example: { type: "optionTaken", option: 1 },
  fields: { option: integer({ min: 0, max: MOST_OPTIONS - 1 }) },
  compile:
    ({ option }) =>
    (frame) =>
      optionOf(selfOf(frame)) === option,
  text: ({ option }) => ({
    text: `you choose option ${option + 1}`,
    negated: `you do not choose option ${option + 1}`,
  }),
});
