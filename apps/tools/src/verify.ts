/**
 * `course verify`: the RED/GREEN matrix of the course's modules.
 *
 * Each module's tests must fail on the stage before it and pass, with all earlier ones, on its own;
 * each Expansion Drop must fail without its solution and pass with it.
 */
import { resolve } from "node:path";
import { cellsOf, problemsOf } from "./matrix.ts";
import { dropProblems, type PlannedRun, planMatrix } from "./matrix-plan.ts";
import { findModules } from "./modules.ts";
import { type Call, type ExitStatus, type Subcommand, UsageError } from "./subcommand.ts";
import type { Terminal } from "./terminal.ts";
import { runTests, type TestOutcome } from "./test-run.ts";
import { printMatrix } from "./verify-report.ts";

export const verify: Subcommand = {
  name: "verify",
  summary: "Check that each module's tests fail before it and pass on it, and each Expansion Drop's",
  declare(command) {
    command.option("--course <folder>", "the folder of the modules", "course");
  },
  run: verifyCourse,
};

/** So many vitest processes run at a time. */
const PARALLEL = 2;

async function verifyCourse(call: Call, terminal: Terminal): Promise<ExitStatus> {
  const named = String(call.options.course);
  const course = resolve(terminal.folder, named);
  const modules = findModules(course);
  if (modules.length === 0) {
    throw new UsageError(
      `verify: --course is "${named}"; expected a folder of modules (NN-name/reference.ts)`,
    );
  }
  const runs = planMatrix(modules, course);
  const outcomes = await inParallel(runs, terminal);
  const cells = runs.flatMap((run, index) => cellsOf(run, outcomes[index] ?? []));
  const problems = [...modules.flatMap(dropProblems), ...cells.flatMap(problemsOf)];
  const ok = problems.length === 0;
  const report = { ok, problems, cells };
  if (call.json) terminal.out(JSON.stringify(report));
  else
    printMatrix(
      report,
      modules.map(({ number }) => number),
      terminal,
    );
  return ok ? 0 : 1;
}

/** Runs all, a few at a time, and gives back the outcomes in the order of the runs. */
async function inParallel(runs: readonly PlannedRun[], terminal: Terminal): Promise<TestOutcome[][]> {
  const outcomes: TestOutcome[][] = [];
  const waiting = runs.entries();
  const work = async () => {
    for (const [index, run] of waiting) {
      terminal.progress(`stage ${run.stage}: ${run.groups.map(({ tests }) => tests).join(", ")}`);
      outcomes[index] = await runTests(run);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  return outcomes;
}
