/**
 * `course expansion-check DIR COMMIT`: an Expansion Drop was done fairly.
 *
 * Since the commit only `src/content/` and `tests/` changed; the drop's tests are there, as the course
 * ships them; and they pass.
 */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Course, findCourse, quoted, toType } from "./course/course-folder.ts";
import type { Part } from "./course/course-modules.ts";
import { type Change, changesSince, requireCommit } from "./expansion/changes.ts";
import { type DropFile, dropFiles, dropOf } from "./expansion/drop.ts";
import { requireHistory } from "./expansion/git.ts";
import { isPassed, type PartResult, partResults } from "./learner-tests/part-results.ts";
import { runTests } from "./learner-tests/run-tests.ts";
import { type Call, type ExitStatus, type Subcommand, UsageError } from "./subcommand.ts";
import type { Terminal } from "./terminal.ts";
import { type Workspace, workspaceIn } from "./workspace/workspace.ts";

export const expansionCheck: Subcommand = {
  name: "expansion-check",
  summary: "Check that an Expansion Drop was done without touching the engine",
  declare(command) {
    command.argument("<dir>", "the workspace");
    command.argument("<commit>", "the commit before the drop");
    command.option(
      "--drop <NNx>",
      "the drop (default: the one whose tests were added, else the last module's)",
    );
  },
  run: checkExpansion,
};

const CALL = "expansion-check";

/** What was found. */
interface Verdict {
  readonly ok: boolean;
  /** `04x` */
  readonly drop: string;
  /** Files that changed and must not have. */
  readonly offending: readonly Change[];
  readonly tests: readonly DropFile[];
  readonly passed: number;
  readonly total: number;
  readonly failures: readonly { readonly name: string; readonly message: string }[];
  /** What kept the tests from running. */
  readonly errors: readonly string[];
}

async function checkExpansion(call: Call, terminal: Terminal): Promise<ExitStatus> {
  const [shown, named] = call.arguments as [string, string];
  const workspace = findWorkspace(resolve(terminal.folder, shown), shown);
  const git = { folder: workspace.folder, call: CALL };
  await requireHistory(git, "DIR", shown);
  const changes = await changesSince(git, await requireCommit(git, named));
  const course = findCourse();
  const drop = dropOf(CALL, course, workspace, { named: call.options.drop as string | undefined, changes });
  const verdict = await judge(workspace, drop, changes);
  if (call.json) terminal.out(JSON.stringify(verdict));
  else print(verdict, { course, workspace, terminal });
  return verdict.ok ? 0 : 1;
}

/** The workspace in the folder; one without a record, too: it may have been made by hand. */
function findWorkspace(folder: string, shown: string): Workspace {
  if (!existsSync(join(folder, "src/engine")))
    throw new UsageError(`${CALL}: DIR is "${shown}"; expected a workspace, with src/engine in it`);
  return workspaceIn(folder, CALL) ?? { folder, record: { course: "", files: {} } };
}

async function judge(workspace: Workspace, drop: Part, changes: readonly Change[]): Promise<Verdict> {
  const offending = changes.filter(({ file }) => !/^(src\/content|tests)\//.test(file));
  const tests = dropFiles(workspace, drop);
  const there = tests.filter(({ state }) => state !== "missing");
  const { result, errors } =
    there.length > 0 ? await ran(workspace, drop, there) : { result: undefined, errors: [] };
  const asShipped = tests.every(({ state }) => state === "current");
  const passes = result !== undefined && isPassed(result) && errors.length === 0;
  return {
    ok: offending.length === 0 && asShipped && passes,
    drop: drop.id,
    offending,
    tests,
    passed: result?.passed ?? 0,
    total: result?.total ?? 0,
    failures: (result?.failures ?? []).map(({ name, error }) => ({ name, message: error.message })),
    errors,
  };
}

async function ran(
  workspace: Workspace,
  drop: Part,
  files: readonly DropFile[],
): Promise<{ result: PartResult | undefined; errors: readonly string[] }> {
  const { folder } = workspace;
  const run = await runTests(CALL, {
    workspace: folder,
    files: files.map(({ path }) => resolve(folder, path)),
  });
  const [result] = partResults(run, [drop], folder);
  return { result, errors: run.errors };
}

interface Around {
  readonly course: Course;
  readonly workspace: Workspace;
  readonly terminal: Terminal;
}

function print(verdict: Verdict, around: Around): void {
  const { out, paint } = around.terminal;
  for (const { file, where } of verdict.offending) {
    out(`${file}: changed (${where.join(", ")}); expected changes under src/content/ and tests/ only`);
  }
  for (const file of verdict.tests) {
    const wrong = wrongTest(file, verdict.drop, around);
    if (wrong !== undefined) out(`${file.path}: ${wrong}`);
  }
  for (const error of verdict.errors) out(error);
  for (const { name, message } of verdict.failures)
    out(`${name}: ${paint.bad("failed")}: ${message.split("\n")[0]}`);
  out(`drop ${verdict.drop}: ${verdict.passed}/${verdict.total} passed`);
  out(`${CALL}: ${verdict.ok ? paint.good("ok") : paint.bad("failed")}`);
}

/** What is wrong with a test file, and what to do about it. */
function wrongTest({ state }: DropFile, drop: string, { course, workspace }: Around): string | undefined {
  const folder = quoted(workspace.folder);
  const form = (words: string) => toType(course, words);
  switch (state) {
    case "missing":
      return `missing; expected the drop's tests: ${form(`start-module ${drop} ${folder}`)}`;
    case "changed":
      return `changed; expected it as the course ships it: ${form(`start-module ${drop} ${folder} --force`)}`;
    case "outdated":
      return `of an older course; expected it as the course ships it: ${form(`update ${folder}`)}`;
    case "current":
      return undefined;
  }
}
