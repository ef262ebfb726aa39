/**
 * The RED/GREEN matrix: what the tests of each module did on each stage, and whether they should have.
 *
 * Every single test counts. One that passes before its module is built tests nothing, and a file whose
 * tests fail because it cannot be loaded has not been seen to fail for its rule.
 */
import { type FailureKind, failureKind } from "@course/harness";
import type { PlannedRun, PlannedTests } from "./matrix-plan.ts";
import type { TestOutcome } from "./test-run.ts";

/** The tests of one module, or of its drop, on one stage. */
export interface Cell {
  readonly stage: string;
  readonly tests: string;
  readonly expected: "pass" | "fail";
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
  const wanted = expected === "pass" ? "passed" : "failed";
  const where = `${tests} on stage ${stage}`;
  if (outcomes.length === 0) return [`${where}: no test ran; expected each to ${expected}`];
  const wrong = outcomes.filter(({ status }) => status !== wanted);
  return wrong.map(({ name, status, message }) => {
    const why = message === undefined ? "" : ` (${message.split("\n")[0]})`;
    return `${where}: ${name} ${status}${why}; expected it to ${expected}`;
  });
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
