/** What `course test` says: a line a module, the first failure in full, the others a line each. */
import { relative } from "node:path";
import { failureLine, failureLines, firstDifference } from "./learner-tests/failure-text.ts";
import { type Failure, isPassed, type PartResult } from "./learner-tests/part-results.ts";
import { counted } from "./play-words.ts";
import type { Terminal } from "./terminal.ts";

/** What a run of a workspace's tests found. */
export interface TestReport {
  readonly ok: boolean;
  /** The file that the tests called their harness. */
  readonly harness?: string;
  readonly parts: readonly PartResult[];
  /** Set where the tests did not run on the workspace's own harness. */
  readonly guard?: Failure;
  /** What went wrong outside of the tests. */
  readonly errors: readonly string[];
}

/** Prints it; the last line is the verdict. */
export function printTests(report: TestReport, folder: string, terminal: Terminal): void {
  const { paint } = terminal;
  const { harness, parts, guard, errors } = report;
  if (harness !== undefined) terminal.out(`harness under test: ${shownFrom(folder, harness)}`);
  for (const part of parts) terminal.out(partLine(part, terminal));
  for (const error of errors) terminal.out(paint.bad(error));
  const failures = [...(guard ? [guard] : []), ...parts.flatMap((part) => part.failures)];
  const [first, ...others] = failures;
  if (first) printFirst(first, folder, terminal);
  if (others.length > 0) {
    terminal.out("");
    terminal.out(paint.title(`and ${counted(others.length, "more failure")}:`));
    for (const other of others) terminal.out(`  ${failureLine(other)}`);
  }
  terminal.out("");
  terminal.out(verdict(report, terminal));
}

/** A report for scripts: as it is, and with each failure's first difference in words. */
export function reportForScripts(report: TestReport): object {
  const parts = report.parts.map((part) => ({
    ...part,
    failures: part.failures.map(({ name, file, error, ...failure }) => ({
      name,
      file,
      message: error.message,
      firstDifference: firstDifference({ name, file, error, ...failure }),
    })),
  }));
  return { ...report, parts, ...(report.guard && { guard: report.guard.error.message }) };
}

function partLine(part: PartResult, { paint }: Terminal): string {
  const word = isPassed(part) ? paint.good("passed") : paint.bad("RED   ");
  return `${part.id.padEnd(4)} ${word}  ${part.passed}/${part.total}`;
}

function printFirst(failure: Failure, folder: string, { out, paint }: Terminal): void {
  out("");
  out(paint.title(`first failure: ${failure.name}`));
  for (const line of failureLines(failure, folder)) out(`  ${line}`.trimEnd());
}

function verdict({ ok, parts, errors }: TestReport, { paint }: Terminal): string {
  if (ok) return paint.good("test: ok");
  if (parts.length === 0 && errors.length === 0) return paint.bad("test: no test ran");
  const passed = parts.reduce((sum, part) => sum + part.passed, 0);
  const total = parts.reduce((sum, part) => sum + part.total, 0);
  return paint.bad(`test: ${total - passed} of ${counted(total, "test")} failed`);
}

/** A path inside of the workspace is short; another one is whole, for it should not be there. */
function shownFrom(folder: string, file: string): string {
  const path = relative(folder, file);
  return path.startsWith("..") ? file : path;
}
