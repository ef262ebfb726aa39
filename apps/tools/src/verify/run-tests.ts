/**
 * Runs test files of several modules on several engines, all in one vitest process.
 *
 * Each engine is a project of that process, in which `#harness` means the engine. The config that says so, and
 * what the reporter writes (`reporter.ts`), live in a temporary folder; nothing is written to the course.
 */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { availableParallelism, tmpdir } from "node:os";
import { basename, dirname, extname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { PlannedRun } from "./plan.ts";
import type { ReportedFile } from "./reporter.ts";

/** What became of one test. A file that could not be loaded counts as one test, named like the file. */
export interface TestOutcome {
  readonly file: string;
  readonly name: string;
  readonly status: "passed" | "failed" | "skipped" | "not loaded";
  /** The error's name and message, without its stack. */
  readonly message?: string;
}

/** The whole takes half a minute; what takes five hangs. */
const LONGEST_RUN = 300_000;
/** More processes at a time gain nothing: starting one costs more than most runs. */
const MOST_WORKERS = 4;

/** They would lie in the course. */
const NO_CACHES = { cache: false, fsModuleCache: false };

/** Beside this file in the sources, beside the bundle in the published package. */
const REPORTER = fileURLToPath(new URL(`./reporter${extname(import.meta.url)}`, import.meta.url));

/** Runs all, and gives back the outcomes of each run. */
export async function runTests(runs: readonly PlannedRun[], course: string): Promise<TestOutcome[][]> {
  const folder = mkdtempSync(join(tmpdir(), "course-verify-"));
  try {
    const { reported, said } = await report(runs, course, folder);
    return runs.map((run) => outcomesOf(run, reported, said));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What the reporter wrote, and what vitest said besides. */
async function report(
  runs: readonly PlannedRun[],
  course: string,
  folder: string,
): Promise<{ reported: ReportedFile[]; said: string }> {
  const config = join(folder, "vitest.config.mjs");
  const into = join(folder, "results.jsonl");
  const test = {
    projects: runs.map((run) => project(run, course)),
    reporters: [[REPORTER, { into }]],
    maxWorkers: Math.min(MOST_WORKERS, availableParallelism()),
    ...NO_CACHES,
  };
  writeFileSync(config, `export default ${JSON.stringify({ test })};\n`);
  const words = ["run", "--root", course, "--config", config];
  const said = await finished([vitestOf(runs), ...words], course, environment());
  const lines = existsSync(into) ? readFileSync(into, "utf8").trimEnd().split("\n") : [];
  return { reported: lines.map((line): ReportedFile => JSON.parse(line)), said };
}

/**
 * An engine as a vitest project. With cards besides its own, `#harness` is the course's `with-drop.ts`, which adds
 * them to the stage. The files of a run share a process, so that the engine is loaded once.
 */
function project({ stage, harness, cards, groups }: PlannedRun, course: string): object {
  const withDrop = { "#harness": join(course, "with-drop.ts"), "#stage": harness };
  const files = groups.flatMap((group) => group.files);
  return {
    root: course,
    resolve: { alias: cards.length > 0 ? withDrop : { "#harness": harness } },
    test: {
      name: stage,
      include: files.map((file) => withSlashes(relative(course, file))),
      isolate: false,
      ...NO_CACHES,
      ...(cards.length > 0 && { env: { COURSE_EXTRA_CARDS: cards.join(",") } }),
    },
  };
}

/** Vitest as the modules themselves depend on it. */
function vitestOf(runs: readonly PlannedRun[]): string {
  const [file = "."] = runs.flatMap(({ groups }) => groups.flatMap(({ files }) => files));
  const manifest = createRequire(file).resolve("vitest/package.json");
  return join(dirname(manifest), "vitest.mjs");
}

/** This process's settings without those of a vitest around it, or of another engine. */
function environment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV$|COURSE_)/.test(name));
  return { ...Object.fromEntries(kept), NO_COLOR: "1" };
}

/** Waits for a Node process and gives back what it said. Failing tests are no failure of the run. */
function finished(words: readonly string[], cwd: string, env: NodeJS.ProcessEnv): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, words, {
      cwd,
      env,
      stdio: ["ignore", "pipe", "pipe"],
      timeout: LONGEST_RUN,
    });
    let said = "";
    const listen = (chunk: Buffer) => {
      said = `${said}${chunk}`.slice(-4000);
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    child.on("error", reject);
    child.on("close", () => {
      resolve(child.killed ? `Error: it was still running after ${LONGEST_RUN / 1000} seconds` : said);
    });
  });
}

function outcomesOf(run: PlannedRun, reported: readonly ReportedFile[], said: string): TestOutcome[] {
  const files = run.groups.flatMap((group) => group.files);
  return files.flatMap((file): TestOutcome[] => {
    const result = reported.find((one) => one.stage === run.stage && one.file === withSlashes(file));
    if (result === undefined) return [notLoaded(file, `vitest wrote no results: ${why(said)}`)];
    if (result.error !== undefined) return [notLoaded(file, result.error)];
    return result.tests.map(({ name, state, error }) => ({
      file,
      name,
      status: state === "passed" || state === "failed" ? state : "skipped",
      ...(error !== undefined && { message: error }),
    }));
  });
}

function notLoaded(file: string, message: string): TestOutcome {
  return { file, name: basename(file), status: "not loaded", message };
}

/** A path as vitest writes it, on any system. */
function withSlashes(path: string): string {
  return path.replaceAll(sep, "/");
}

/** Of all that vitest said, the line that tells why it ran nothing. */
function why(said: string): string {
  const lines = said.split("\n").map((line) => line.trim());
  return (
    lines.find((line) => /\bError\b.*:/.test(line)) ?? lines.find((line) => line !== "") ?? "it said nothing"
  );
}
