/**
 * Which tests run on which stage, and what is expected of them.
 *
 * A stage is run once with all that is asked of it: the tests of its own and earlier modules, which must
 * pass, those of the next module and of its own Expansion Drop, which must each fail. Each drop is then
 * run once more with its solution.
 */
import { join } from "node:path";
import type { CourseModule, Drop } from "./modules.ts";

/** One run of tests on one engine. */
export interface PlannedRun {
  /** The stage's number, `00` for nothing built; a drop's solution is `03 + drop`. */
  readonly stage: string;
  /** The absolute path of the engine under test. */
  readonly harness: string;
  /** Pack files that the engine is given besides its own. */
  readonly cards: readonly string[];
  readonly groups: readonly PlannedTests[];
}

/** Some test files of a run, and what each of their tests must do. */
export interface PlannedTests {
  /** The module's number, `03x` for its drop. */
  readonly tests: string;
  readonly folder: string;
  readonly files: readonly string[];
  readonly expected: "pass" | "fail";
}

/** All runs of the matrix, the longest first. */
export function planMatrix(modules: readonly CourseModule[], course: string): PlannedRun[] {
  const nothing = { number: "00", reference: join(course, "stage-00.ts"), drop: undefined };
  const stages = [nothing, ...modules].map((stage, built): PlannedRun => {
    const earlier = modules.slice(0, built).map((module) => moduleTests(module, "pass"));
    const next = modules.slice(built, built + 1).map((module) => moduleTests(module, "fail"));
    const drop = modules.slice(built - 1, built).flatMap((module) => dropTests(module, "fail"));
    return {
      stage: stage.number,
      harness: stage.reference,
      cards: [],
      groups: [...earlier, ...next, ...drop],
    };
  });
  return [...stages.reverse(), ...modules.flatMap(solutionRun)];
}

function solutionRun(module: CourseModule): PlannedRun[] {
  if (module.drop === undefined) return [];
  const { cards, reference } = module.drop;
  const harness = reference ?? module.reference;
  return [{ stage: `${module.number} + drop`, harness, cards, groups: dropTests(module, "pass") }];
}

function moduleTests({ number, folder, tests }: CourseModule, expected: "pass" | "fail"): PlannedTests {
  return { tests: number, folder, files: tests, expected };
}

function dropTests({ number, folder, drop }: CourseModule, expected: "pass" | "fail"): PlannedTests[] {
  return drop === undefined ? [] : [{ tests: `${number}x`, folder, files: drop.tests, expected }];
}

/** What is wrong with a drop before anything is run. */
export function dropProblems({ number, drop }: CourseModule): string[] {
  return drop && solutionIsMissing(drop)
    ? [`${number}x: expansion/solution is empty; expected cards or a reference.ts`]
    : [];
}

function solutionIsMissing({ cards, reference }: Drop): boolean {
  return cards.length === 0 && reference === undefined;
}
