/**
 * Which tests run on which engine, and what is expected of them.
 *
 * A stage is run once with all that is asked of it: the tests of its own and earlier modules, which must
 * pass, those of the next module and of its own Expansion Drop, which must each fail. Each drop is then
 * run once more with its solution, and each known-wrong engine with the tests that its stage passes.
 */
import { join } from "node:path";
import type { CourseModule } from "../modules.ts";
import type { WrongEngine } from "./wrong.ts";

/** One run of tests on one engine. */
export interface PlannedRun {
  /** The stage's number, `00` for nothing built; `03 + drop` with a drop's solution, `03 wrong/name` for a mutant. */
  readonly stage: string;
  /** The absolute path of the engine under test. */
  readonly harness: string;
  /** Pack files that the engine is given besides its own. */
  readonly cards: readonly string[];
  readonly groups: readonly PlannedTests[];
}

/** What each test of a group must do: all the same, or the named ones fail and the others pass. */
export type Expected = "pass" | "fail" | { readonly fail: readonly string[] };

/** Some test files of a run, and what each of their tests must do. */
export interface PlannedTests {
  /** The module's number, `03x` for its drop, `01-03` for all up to one. */
  readonly tests: string;
  readonly files: readonly string[];
  readonly expected: Expected;
}

/** All runs of the matrix. */
export function planMatrix(
  modules: readonly CourseModule[],
  course: string,
  wrong: readonly WrongEngine[],
): PlannedRun[] {
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
  const mutants = wrong.map((engine) => wrongRun(engine, modules));
  return [...stages, ...modules.flatMap(solutionRun), ...mutants];
}

/** The name of a known-wrong engine's run. */
export function wrongStage({ module, name }: WrongEngine): string {
  return `${module} wrong/${name}`;
}

function solutionRun(module: CourseModule): PlannedRun[] {
  if (module.drop === undefined) return [];
  const { cards, reference } = module.drop;
  const harness = reference ?? module.reference;
  return [{ stage: `${module.number} + drop`, harness, cards, groups: dropTests(module, "pass") }];
}

function wrongRun(engine: WrongEngine, modules: readonly CourseModule[]): PlannedRun {
  const built = modules.filter(({ number }) => number <= engine.module);
  const [first = engine.module] = built.map(({ number }) => number);
  const tests = first === engine.module ? first : `${first}-${engine.module}`;
  const files = built.flatMap((module) => module.tests);
  const groups = [{ tests, files, expected: { fail: engine.fails } }];
  return { stage: wrongStage(engine), harness: engine.file, cards: [], groups };
}

function moduleTests({ number, tests }: CourseModule, expected: Expected): PlannedTests {
  return { tests: number, files: tests, expected };
}

function dropTests({ number, drop }: CourseModule, expected: Expected): PlannedTests[] {
  return drop === undefined ? [] : [{ tests: `${number}x`, files: drop.tests, expected }];
}
