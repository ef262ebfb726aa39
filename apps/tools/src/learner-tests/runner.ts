/**
 * Runs a workspace's tests in the workspace's own vitest and writes what it found to a file.
 *
 * A process of its own, so that an engine that loops for ever can be ended: its tests run in threads of
 * this process and die with it. Called with one JSON argument, a `RunnerCall`.
 */
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, sep } from "node:path";
import { pathToFileURL } from "node:url";
// Types only: at run time it is the workspace's vitest, whichever that is.
import type { TestModule } from "vitest/node";
import type { FileOutcome, GameNotes, TestError, TestOutcome, TestRun } from "./outcome.ts";
import { programFile } from "./program-file.ts";
import { watchingPlugin } from "./watching-plugin.ts";

/** What the runner is asked to do. */
export interface RunnerCall {
  readonly workspace: string;
  /** Absolute paths of test files; none means all. */
  readonly files: readonly string[];
  /** Where the results are written. */
  readonly results: string;
}

/** Longer output of one test is cut. */
const MOST_SAID = 4000;

await main(JSON.parse(process.argv[2] ?? "{}"));

async function main({ workspace, files, results }: RunnerCall): Promise<void> {
  const entry = createRequire(join(workspace, "package.json")).resolve("vitest/node");
  const { startVitest }: typeof import("vitest/node") = await import(pathToFileURL(entry).href);
  const said = new Map<string, string>();
  let harness: string | undefined;
  let run: TestRun = { files: [], errors: ["vitest ended before its tests did"] };
  const plugin = watchingPlugin(programFile("note-games"), (file) => {
    harness = file;
  });
  const reporter = {
    onUserConsoleLog({ taskId = "", content }: { taskId?: string | undefined; content: string }) {
      said.set(taskId, `${said.get(taskId) ?? ""}${content}`.slice(0, MOST_SAID));
    },
    onTestRunEnd(modules: readonly TestModule[], errors: readonly { message: string }[]) {
      const outcomes = modules.map((module) => fileOutcome(module, workspace, said));
      run = { files: outcomes, errors: errors.map(({ message }) => message) };
    },
  };
  const options = {
    root: workspace,
    run: true,
    watch: false,
    pool: "threads",
    passWithNoTests: true,
    cache: false,
    fsModuleCache: false, // It would keep what the plugin made, and may lie outside of the workspace.
  } as const;
  const vitest = await startVitest(
    "test",
    [...files],
    { ...options, reporters: [reporter], coverage: { enabled: false } },
    { plugins: [plugin] },
  );
  await vitest?.close();
  process.exitCode = 0; // Tests that fail are no failure of the run.
  writeFileSync(results, JSON.stringify({ ...run, ...(harness !== undefined && { harness }) }));
}

function fileOutcome(module: TestModule, workspace: string, said: ReadonlyMap<string, string>): FileOutcome {
  const tests = [...module.children.allTests()].map((test): TestOutcome => {
    const { state, errors = [] } = test.result();
    const { games = [] } = test.meta() as { games?: GameNotes[] };
    return {
      name: test.name,
      state: state === "pending" ? "skipped" : state,
      errors: errors.map((error) => testError(error, workspace)),
      games,
      said: said.get(test.id) ?? "",
    };
  });
  const errors = module.errors().map((error) => testError(error, workspace));
  return { file: module.moduleId, errors, tests };
}

/** An error as vitest hands it over: already plain, with its places mapped to the sources. */
interface ReportedError {
  readonly name?: string;
  readonly message: string;
  readonly diff?: string;
  readonly expected?: unknown;
  readonly actual?: unknown;
  readonly stacks?: readonly { readonly file: string; readonly line: number; readonly column: number }[];
}

function testError(error: ReportedError, workspace: string): TestError {
  const { name = "Error", message, diff, expected, actual, stacks = [] } = error;
  const own = stacks.filter(
    ({ file }) => file.startsWith(workspace) && !file.includes(`${sep}node_modules${sep}`),
  );
  return {
    name,
    message,
    ...(diff !== undefined && { diff }),
    ...(typeof expected === "string" && typeof actual === "string" && { expected, actual }),
    places: own.map(({ file, line, column }) => ({ file, line, column })),
  };
}
