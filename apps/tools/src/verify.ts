/**
 * `course verify`: whether the course's tests test what its modules teach.
 *
 * Each module's tests must fail on the stage before it, for the reasons that its `red.json` keeps, and pass, with
 * all earlier ones, on its own; each Expansion Drop must fail without its solution and pass with it, and be data
 * only; each known-wrong engine must fail exactly the tests that it names.
 */
import { resolve } from "node:path";
import { type CourseModule, findModules } from "./modules.ts";
import { type Call, type ExitStatus, type Subcommand, UsageError } from "./subcommand.ts";
import type { Terminal } from "./terminal.ts";
import { dropProblems } from "./verify/drops.ts";
import { type Cell, cellsOf, problemsOf } from "./verify/matrix.ts";
import { planMatrix } from "./verify/plan.ts";
import { redProblems, writeRed } from "./verify/red.ts";
import { matrixLines, printReport, type VerifyReport } from "./verify/report.ts";
import { runTests } from "./verify/run-tests.ts";
import { loadWrongEngines } from "./verify/wrong.ts";

export const verify: Subcommand = {
  name: "verify",
  summary: "Check that the course's tests fail before their module, pass on it, and tell wrong engines",
  declare(command) {
    command.option("--course <folder>", "the folder of the modules", "course");
    command.option("--write", "keep the reasons why tests fail, in each module's red.json");
  },
  run: verifyCourse,
};

async function verifyCourse(call: Call, terminal: Terminal): Promise<ExitStatus> {
  const named = String(call.options.course);
  const course = resolve(terminal.folder, named);
  const modules = findModules(course);
  if (modules.length === 0) {
    throw new UsageError(
      `verify: --course is "${named}"; expected a folder of modules (NN-name/reference.ts)`,
    );
  }
  const wrong = await loadWrongEngines(modules);
  const runs = planMatrix(modules, course, wrong.engines);
  terminal.progress(`running the tests on ${runs.length} engines`);
  const outcomes = await runTests(runs, course);
  const cells = runs.flatMap((run, index) => cellsOf(run, outcomes[index] ?? []));
  const written = call.options.write ? modules.flatMap((module) => writeRed(module, cells) ?? []) : [];
  const problems = [...modules.flatMap(dropProblems), ...wrong.problems, ...cellProblems(modules, cells)];
  const ok = problems.length === 0;
  const report = { ok, problems, cells, written };
  if (call.json) terminal.out(JSON.stringify(asJson(report, modules)));
  else printReport(report, modules, terminal);
  return ok ? 0 : 1;
}

/** The report, with the problems of each cell beside it, and the matrix as it would be printed. */
function asJson(report: VerifyReport, modules: readonly CourseModule[]): object {
  const cells = report.cells.map((cell) => ({ ...cell, problems: problemsOf(cell) }));
  return { ...report, cells, matrix: matrixLines(report.cells, modules) };
}

function cellProblems(modules: readonly CourseModule[], cells: readonly Cell[]): string[] {
  return [...cells.flatMap(problemsOf), ...modules.flatMap((module) => redProblems(module, cells))];
}
