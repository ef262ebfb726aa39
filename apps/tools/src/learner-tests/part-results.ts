/**
 * A run's outcome by the parts of the course: how many of each one's tests passed, and which failed first.
 *
 * A file that could not be loaded has run none of its tests; they count as failed all the same.
 */
import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { type Part, testNames } from "../course/course-modules.ts";
import type { FileOutcome, TestError, TestOutcome, TestRun } from "./outcome.ts";

/** A part's tests in a workspace. */
export interface PartResult {
  /** `03`, or `03x` for the drop; `own` for tests that the learner wrote. */
  readonly id: string;
  readonly passed: number;
  readonly total: number;
  readonly failures: readonly Failure[];
}

/** A test that failed, or a file that could not be loaded. */
export interface Failure extends Pick<TestOutcome, "games" | "said"> {
  readonly name: string;
  readonly file: string;
  readonly error: TestError;
}

/** The file that is no part of the course's modules. */
const GUARD = "guard.test.ts";

/** Sorts a run by the parts that the workspace has, in the course's order, and then the learner's own tests. */
export function partResults(run: TestRun, parts: readonly Part[], workspace: string): PartResult[] {
  const started = parts.filter((part) => namesIn(part, workspace).length > 0);
  const ofCourse = started.map((part) => {
    const names = namesIn(part, workspace);
    const files = run.files.filter(({ file }) => names.includes(basename(file)));
    const written = names.map((name) => namesOfTests(join(workspace, "tests", name)).length);
    const ran = files.reduce((sum, { tests }) => sum + tests.length, 0);
    const total = Math.max(
      ran,
      written.reduce((sum, count) => sum + count, 0),
    );
    return result(part.id, files, total);
  });
  const known = new Set([...parts.flatMap(testNames), GUARD]);
  // Whoever writes a test may skip it; the course's are never skipped.
  const own = run.files
    .filter(({ file }) => !known.has(basename(file)))
    .map((file) => ({ ...file, tests: file.tests.filter(({ state }) => state !== "skipped") }));
  const total = own.reduce((sum, { tests, errors }) => sum + Math.max(tests.length, errors.length), 0);
  return own.length > 0 ? [...ofCourse, result("own", own, total)] : ofCourse;
}

/** Whether all of a part's tests passed. */
export function isPassed({ passed, total }: PartResult): boolean {
  return passed === total && total > 0;
}

/** What the guard says against the harness under test, if anything. */
export function guardFailure({ files }: TestRun): Failure | undefined {
  const guards = files.filter(({ file }) => basename(file) === GUARD);
  return result("guard", guards, guards.length).failures[0];
}

/** A part's test files that are in a workspace. */
function namesIn(part: Part, workspace: string): string[] {
  return testNames(part).filter((name) => existsSync(join(workspace, "tests", name)));
}

function result(id: string, files: readonly FileOutcome[], total: number): PartResult {
  const passed = files.flatMap(({ tests }) => tests).filter(({ state }) => state === "passed").length;
  return { id, passed, total, failures: files.flatMap(failuresOf) };
}

function failuresOf({ file, tests, errors }: FileOutcome): Failure[] {
  const notLoaded = errors.map((error) => ({ name: basename(file), file, error, games: [], said: "" }));
  const failed = tests.filter(({ state }) => state !== "passed");
  return [
    ...notLoaded,
    ...failed.map(({ name, errors: [error = SKIPPED], games, said }) => ({ name, file, error, games, said })),
  ];
}

const SKIPPED: TestError = {
  name: "Error",
  message: "it was skipped, and a skipped test shows nothing",
  places: [],
};

/** The tests that a file of the course holds, by name. */
function namesOfTests(file: string): string[] {
  return [...readFileSync(file, "utf8").matchAll(/^test\("(\w+)"/gm)].map((found) => found[1] ?? "");
}
