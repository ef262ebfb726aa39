/** The modifier `triggerMultiplier`: triggers of one kind resolve more than once. How several add up is a field of the data. */
import { multiplierData, TriggerMultiplier } from "@course/core";
import { integer, oneOf, triggerName } from "../data-fields.ts";
import type { Word } from "../language.ts";
import { numberWord, timesWord } from "../phrase.ts";
import { defineModifier } from "../word.ts";

/** Most activations that one multiplier can ask for. */
const MOST_TIMES = 10;

export const triggerMultiplier: Word<"modifier"> = defineModifier({
  type: "triggerMultiplier",
  doc: 'Your triggers of a kind resolve so many times. With "max" only the largest counts; "additive" ones add to it.',
  example: { type: "triggerMultiplier", trigger: "deathrattle", times: 2, stacking: "max" },
  fields: {
    trigger: triggerName(),
    times: integer({ min: 2, max: MOST_TIMES }),
    stacking: oneOf(["max", "additive"]),
  },
  compile: ({ trigger, times, stacking }) => ({
    aura: TriggerMultiplier,
    data: multiplierData(trigger, times, stacking),
  }),
  text: ({ trigger, times, stacking }) =>
    `${trigger.yours} ${stacking === "max" ? timesWord(times) : additional(times - 1)}`,
});

/** "an additional time", "two additional times". */
function additional(times: number): string {
  return times === 1 ? "an additional time" : `${numberWord(times)} additional times`;
}
