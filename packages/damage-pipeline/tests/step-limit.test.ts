/** There is a bit for so many damage steps; alone in this file, since it uses them all up. */
import { expect, test } from "vitest";
import { DAMAGE_STEPS, defineDamageStep, MAX_DAMAGE_STEPS } from "../src/index.ts";

test("one step more than there are bits is an error, and not a second step with the first one's bit", () => {
  const bits = DAMAGE_STEPS.map(({ bit }) => bit);
  while (bits.length < MAX_DAMAGE_STEPS) bits.push(defineDamageStep(`step ${bits.length}`, () => {}).bit);
  expect(new Set(bits).size).toBe(MAX_DAMAGE_STEPS);
  for (let again = 0; again < 2; again++) {
    expect(() => defineDamageStep("late", () => {})).toThrow(
      new Error(
        `defineDamageStep: "late" would be step ${MAX_DAMAGE_STEPS + 1}; expected ${MAX_DAMAGE_STEPS} at most`,
      ),
    );
  }
});
