/**
 * `course status`: how far a workspace is. Nothing of it is stored: the tests say it, each time.
 */
import { type Course, findCourse } from "./course/course-folder.ts";
import { courseModules, courseParts, type LearnersModule } from "./course/course-modules.ts";
import { readLesson, titleOf } from "./course/lesson.ts";
import { guardFailure, isPassed, type PartResult, partResults } from "./learner-tests/part-results.ts";
import { runTests } from "./learner-tests/run-tests.ts";
import { type ModuleStatus, nextStep, type PartStatus, printStatus } from "./status-report.ts";
import type { Call, ExitStatus, Subcommand } from "./subcommand.ts";
import type { Terminal } from "./terminal.ts";
import { predictionsIn } from "./workspace/notes.ts";
import { workspaceFor } from "./workspace/workspace.ts";

export const status: Subcommand = {
  name: "status",
  summary: "How far a workspace is: modules, Expansion Drops, predictions, what comes next",
  declare(command) {
    command.option("--dir <folder>", "the workspace (default: the one around the current folder)");
  },
  run: tell,
};

async function tell(call: Call, terminal: Terminal): Promise<ExitStatus> {
  const course = findCourse();
  const { folder } = workspaceFor("status", call.options.dir, terminal.folder);
  terminal.progress("running the tests");
  const run = await runTests("status", { workspace: folder, files: [] });
  const results = partResults(run, courseParts(course), folder);
  const modules = courseModules(course).flatMap((module) => moduleStatus(course, module, results, folder));
  const guard = guardFailure(run)?.error.message;
  const problems = [
    ...run.errors,
    ...(guard === undefined ? [] : [`the harness under test is another: ${guard}`]),
  ];
  const report = { workspace: folder, modules, problems, next: nextStep(modules, course, folder) };
  if (call.json) terminal.out(JSON.stringify(report));
  else printStatus(report, terminal);
  return problems.length === 0 ? 0 : 1;
}

/** A module that has something to build. */
function moduleStatus(
  course: Course,
  module: LearnersModule,
  results: readonly PartResult[],
  folder: string,
): ModuleStatus[] {
  const { number, name } = module;
  const parts = courseParts(course).filter((part) => part.module === number);
  if (!parts.some(({ isDrop }) => !isDrop)) return [];
  const statusOf = (id: string) => partStatus(results.find((result) => result.id === id));
  const title = titleOf(readLesson(module) ?? "") ?? `${number} ${name}`;
  const predictions = predictionsIn(folder, number);
  const drop = parts.some(({ isDrop }) => isDrop) ? { drop: statusOf(`${number}x`) } : {};
  return [{ number, title, ...statusOf(number), ...drop, ...(predictions && { predictions }) }];
}

function partStatus(result: PartResult | undefined): PartStatus {
  if (result === undefined) return { state: "not started", passed: 0, total: 0 };
  const { passed, total } = result;
  return { state: isPassed(result) ? "passed" : "RED", passed, total };
}
