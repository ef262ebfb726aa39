/** Whatever a program does, it does the same after the build has been at it. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { withoutAliases } from "../../build/aliases.ts";
import { withConstants } from "../../build/const-again.ts";
import { withConstantFunctions } from "../../build/constant-functions.ts";
import { withAccessorsInlined } from "../../build/inline-accessors.ts";
import { withNumbersWritten } from "../../build/written-numbers.ts";
import { programs, resultOf } from "../src/programs.ts";

const RUNS = { seed: 17, numRuns: 400 };

test("constants change nothing that a program does", () => {
  fc.assert(
    fc.property(programs(), (program) => {
      expect(resultOf(withConstants(program))).toEqual(resultOf(program));
    }),
    RUNS,
  );
});

test("accessors that are written out change nothing that a program does", () => {
  fc.assert(
    fc.property(programs(), (program) => {
      expect(resultOf(withAccessorsInlined(program))).toEqual(resultOf(program));
    }),
    RUNS,
  );
});

test("numbers that are written out change nothing that a program does", () => {
  fc.assert(
    fc.property(programs(), (program) => {
      const constant = withConstants(program);
      expect(resultOf(withNumbersWritten(constant))).toEqual(resultOf(constant));
    }),
    RUNS,
  );
});

test("functions that are constants change nothing that a program does", () => {
  fc.assert(
    fc.property(programs(), (program) => {
      expect(resultOf(withConstantFunctions(program).code)).toEqual(resultOf(program));
    }),
    RUNS,
  );
});

test("all of it, one after the other as the build has it, changes nothing that a program does", () => {
  const built = (program: string) =>
    withConstantFunctions(withNumbersWritten(withAccessorsInlined(withoutAliases(withConstants(program)))))
      .code;
  fc.assert(
    fc.property(programs(), (program) => {
      const once = built(program);
      expect(resultOf(once)).toEqual(resultOf(program));
      expect(resultOf(built(once)), "a bundle of bundles").toEqual(resultOf(program));
    }),
    { ...RUNS, seed: 18 },
  );
});

test("the programs are worth running: most are changed, few fail, and results differ", () => {
  const all = fc.sample(programs(), { numRuns: 300, seed: 19 });
  const changed = all.filter((program) => withAccessorsInlined(program) !== program);
  const failed = all.filter((program) => resultOf(program).some((each) => String(each).endsWith("Error")));
  expect(changed.length).toBeGreaterThan(250);
  expect(failed.length).toBeLessThan(30);
  expect(new Set(all.map((program) => JSON.stringify(resultOf(program)))).size).toBeGreaterThan(200);
});
