/**
 * `course test [NN]`: a workspace's tests, a line a module, and the first failure in full.
 *
 * Later failures are mostly noise of the first one, so they get a line each.
 */
import { resolve } from "node:path";
import { type Course, findCourse, quoted, toType } from "./course/course-folder.ts";
import { courseParts, type Part, partNamed } from "./course/course-modules.ts";
import { guardFailure, isPassed, type PartResult, partResults } from "./learner-tests/part-results.ts";
import { runTests } from "./learner-tests/run-tests.ts";
import { watchFolders } from "./learner-tests/watch-folders.ts";
import { type Call, type ExitStatus, type Subcommand, UsageError } from "./subcommand.ts";
import type { Terminal } from "./terminal.ts";
import { printTests, reportForScripts, type TestReport } from "./test-report.ts";
import { filesOfPart, GUARD, isStarted } from "./workspace/course-files.ts";
import { type Workspace, workspaceFor } from "./workspace/workspace.ts";

export const test: Subcommand = {
  name: "test",
  summary: "Run a workspace's tests: a line a module, the first failure in full",
  declare(command) {
    command.argument("[NN]", "one module, or 03x for the Expansion Drop of 03 (default: all that are there)");
    command.option("--watch", "run again whenever a file is saved, until Ctrl+C");
    command.option("--poll", "watch by looking every half second, where the system reports no changes");
    command.option("--dir <folder>", "the workspace (default: the one around the current folder)");
  },
  run: runWorkspace,
};

const CALL = "test";

async function runWorkspace(call: Call, terminal: Terminal): Promise<ExitStatus> {
  const course = findCourse();
  const workspace = workspaceFor(CALL, call.options.dir, terminal.folder);
  const named = call.arguments[0] as string | undefined;
  const part = named === undefined ? undefined : partNamed(course, CALL, named);
  if (part && !isStarted(workspace, part)) {
    throw new UsageError(
      `${CALL}: NN is "${part.id}", which is not started; expected ${toType(course, `start-module ${part.id} ${quoted(workspace.folder)}`)} first`,
    );
  }
  const once = async (signal?: AbortSignal): Promise<ExitStatus> => {
    const report = await testReport(
      { course, workspace, part, coloured: !call.json && isColoured(terminal) },
      signal,
    );
    if (signal?.aborted) return 1;
    if (call.json) terminal.out(JSON.stringify(reportForScripts(report)));
    else printTests(report, workspace.folder, terminal);
    return report.ok ? 0 : 1;
  };
  if (call.options.watch !== true) return once();
  if (call.json)
    throw new UsageError(`${CALL}: --watch never ends, and --json is one document; expected one of them`);
  return watch(workspace.folder, call.options.poll === true, once, terminal);
}

interface Asked {
  readonly course: Course;
  readonly workspace: Workspace;
  readonly part: Part | undefined;
  readonly coloured: boolean;
}

async function testReport(
  { course, workspace, part, coloured }: Asked,
  signal?: AbortSignal,
): Promise<TestReport> {
  const { folder } = workspace;
  const chosen = part ? [GUARD, ...filesOfPart(part).map(({ path }) => path)] : [];
  const files = chosen.map((path) => resolve(folder, path));
  const run = await runTests(CALL, { workspace: folder, files, coloured, ...(signal && { signal }) });
  const parts = part ? [part] : courseParts(course);
  const results: PartResult[] = partResults(run, parts, folder);
  const guard = guardFailure(run);
  const ok = results.length > 0 && results.every(isPassed) && guard === undefined && run.errors.length === 0;
  return {
    ok,
    ...(run.harness !== undefined && { harness: run.harness }),
    parts: results,
    ...(guard && { guard }),
    errors: run.errors,
  };
}

/** Runs now and after each change, one run at a time: a change in mid-run ends that run and begins another. */
async function watch(
  folder: string,
  poll: boolean,
  once: (signal: AbortSignal) => Promise<ExitStatus>,
  terminal: Terminal,
): Promise<ExitStatus> {
  let status: ExitStatus = 1;
  let running = new AbortController();
  let last: Promise<void> = Promise.resolve();
  const again = () => {
    running.abort();
    running = new AbortController();
    const { signal } = running;
    last = last.then(async () => {
      if (signal.aborted) return;
      const found = await once(signal);
      if (signal.aborted) return;
      status = found;
      terminal.out(terminal.paint.quiet("waiting for a change; Ctrl+C ends"));
    });
  };
  const watcher = watchFolders(
    ["src", "tests"].map((name) => resolve(folder, name)),
    { poll, onChange: again, say: (sentence) => terminal.out(terminal.paint.open(sentence)) },
  );
  again();
  await new Promise<void>((stop) => process.once("SIGINT", stop).once("SIGTERM", stop));
  running.abort();
  await Promise.all([watcher.close(), last]);
  return status;
}

function isColoured({ paint }: Terminal): boolean {
  return paint.good("x") !== "x";
}
