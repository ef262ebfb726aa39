/**
 * The RED/GREEN matrix: what the tests of each module did on each engine, and whether they should have.
 *
 * Every single test counts. One that passes before its module is built tests nothing, and a file whose
 * tests fail because it cannot be loaded has not been seen to fail for its rule.
 */
import { type FailureKind, failureKind } from "@course/harness";
import type { Expected, PlannedRun, PlannedTests } from "./plan.ts";
import type { TestOutcome } from "./run-tests.ts";

/** The tests of one module, or of its drop, on one engine. */
export interface Cell {
  readonly stage: string;
  readonly tests: string;
  readonly expected: Expected;
  readonly passed: number;
  readonly failed: number;
  /** Why tests failed: a call is missing, the cards are refused, or the outcome is another. */
  readonly kinds: Readonly<Record<FailureKind, number>>;
  /** Each test with its status and, where it failed, why. */
  readonly outcomes: readonly ClassifiedOutcome[];
}

/** One test of a cell. */
export interface ClassifiedOutcome extends TestOutcome {
  readonly kind?: FailureKind;
}

/** Sorts the outcomes of a run into its cells. */
export function cellsOf(run: PlannedRun, outcomes: readonly TestOutcome[]): Cell[] {
  return run.groups.map((group) => cell(run, group, outcomes));
}

/** What is wrong with a cell, a sentence each. */
export function problemsOf({ stage, tests, expected, outcomes }: Cell): string[] {
  const where = `${tests} on ${stage.includes("/") ? stage : `stage ${stage}`}`;
  if (outcomes.length === 0) return [`${where}: no test ran; expected ${expectedOfAll(expected)}`];
  const wrong = outcomes.filter((outcome) => !doesAsExpected(outcome, expected));
  const unknown =
    typeof expected === "object" ? expected.fail.filter((name) => !isAmong(name, outcomes)) : [];
  return [
    ...wrong.map(({ name, status, message }) => {
      const why = message === undefined ? "" : ` (${message.split("\n")[0]})`;
      return `${where}: ${name} ${status}${why}; expected it to ${expectedOf(name, expected)}`;
    }),
    ...unknown.map((name) => `${where}: ${name} is no test of these; expected the name of one`),
  ];
}

/** How many tests of a cell did what is expected of them. */
export function countAsExpected({ expected, outcomes }: Cell): number {
  return outcomes.filter((outcome) => doesAsExpected(outcome, expected)).length;
}

function expectedOf(name: string, expected: Expected): "pass" | "fail" {
  if (typeof expected === "string") return expected;
  return expected.fail.includes(name) ? "fail" : "pass";
}

function expectedOfAll(expected: Expected): string {
  return typeof expected === "string" ? `each to ${expected}` : `these to fail: ${expected.fail.join(", ")}`;
}

function doesAsExpected({ name, status }: TestOutcome, expected: Expected): boolean {
  return status === (expectedOf(name, expected) === "pass" ? "passed" : "failed");
}

function isAmong(name: string, outcomes: readonly TestOutcome[]): boolean {
  return outcomes.some((outcome) => outcome.name === name);
}

function cell(
  run: PlannedRun,
  { tests, files, expected }: PlannedTests,
  outcomes: readonly TestOutcome[],
): Cell {
  const own = outcomes.filter(({ file }) => files.includes(file)).map(classified);
  const count = (status: TestOutcome["status"]) => own.filter((outcome) => outcome.status === status).length;
  const ofKind = (kind: FailureKind) => own.filter((outcome) => outcome.kind === kind).length;
  return {
    stage: run.stage,
    tests,
    expected,
    passed: count("passed"),
    failed: count("failed"),
    kinds: { harness: ofKind("harness"), vocabulary: ofKind("vocabulary"), behaviour: ofKind("behaviour") },
    outcomes: own,
  };
}

function classified(outcome: TestOutcome): ClassifiedOutcome {
  return outcome.status === "failed" ? { ...outcome, kind: failureKind(outcome.message ?? "") } : outcome;
}
