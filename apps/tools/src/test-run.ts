/**
 * Runs test files of several modules on one engine, in one vitest process.
 *
 * Each module is a project of that process, so that its own vitest config holds: it reads
 * COURSE_HARNESS and COURSE_EXTRA_CARDS. The config that lists the projects, and the results, live in
 * a temporary folder; nothing is written to the course.
 */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import type { PlannedRun } from "./matrix-plan.ts";

/** What became of one test. A file that could not be loaded counts as one test, named like the file. */
export interface TestOutcome {
  readonly file: string;
  readonly name: string;
  readonly status: "passed" | "failed" | "skipped" | "not loaded";
  /** The error's message, without its stack. */
  readonly message?: string;
}

/** A run takes seconds; one that takes minutes hangs. */
const LONGEST_RUN = 120_000;

/** The parts of vitest's JSON report that are read. */
interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly title: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

/** Runs the tests of a planned run. */
export async function runTests(run: PlannedRun): Promise<TestOutcome[]> {
  const folder = mkdtempSync(join(tmpdir(), "course-verify-"));
  try {
    const found = await report(run, folder);
    return typeof found === "string" ? notRun(run, found) : outcomesOf(found);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Vitest's report or, where it wrote none, what it said instead. */
async function report(run: PlannedRun, folder: string): Promise<Report | string> {
  const config = join(folder, "vitest.config.mjs");
  const results = join(folder, "results.json");
  const projects = [...new Set(run.groups.map((group) => group.folder))];
  writeFileSync(config, `export default ${JSON.stringify({ test: { projects } })};\n`);
  const [project = folder] = projects;
  const reporting = ["--reporter=json", `--outputFile.json=${results}`];
  const files = run.groups.flatMap((group) => group.files);
  const root = dirname(project);
  const words = ["run", "--root", root, "--config", config, "--maxWorkers=1", ...reporting, ...files];
  const said = await finished([vitestOf(project), ...words], root, environment(run));
  return existsSync(results) ? JSON.parse(readFileSync(results, "utf8")) : said;
}

/** Vitest as the module itself depends on it. */
function vitestOf(project: string): string {
  const manifest = createRequire(join(project, "package.json")).resolve("vitest/package.json");
  return join(dirname(manifest), "vitest.mjs");
}

/** This process's settings without those of a vitest around it. No cards at all is not the same as an empty list. */
function environment({ harness, cards }: PlannedRun): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV$|COURSE_)/.test(name));
  const extra = cards.length > 0 ? { COURSE_EXTRA_CARDS: cards.join(",") } : {};
  return { ...Object.fromEntries(kept), NO_COLOR: "1", COURSE_HARNESS: harness, ...extra };
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
    child.on("close", () => resolve(said));
  });
}

/** Vitest itself failed: no file of the run was loaded. */
function notRun({ groups }: PlannedRun, said: string): TestOutcome[] {
  const lines = said.split("\n").map((line) => line.trim());
  const why =
    lines.find((line) => /\bError\b.*:/.test(line)) ?? lines.find((line) => line !== "") ?? "it said nothing";
  const message = `vitest wrote no results: ${why}`;
  const files = groups.flatMap((group) => group.files);
  return files.map((file) => ({ file, name: basename(file), status: "not loaded", message }));
}

function outcomesOf({ testResults }: Report): TestOutcome[] {
  return testResults.flatMap(({ name: file, status, message, assertionResults }): TestOutcome[] => {
    if (status === "failed" && assertionResults.length === 0) {
      return [{ file, name: basename(file), status: "not loaded", message: withoutStack(message) }];
    }
    return assertionResults.map(({ title, status, failureMessages = [] }) => {
      const message = failureMessages[0];
      return {
        file,
        name: title,
        status: statusOf(status),
        ...(message && { message: withoutStack(message) }),
      };
    });
  });
}

function statusOf(status: string): TestOutcome["status"] {
  return status === "passed" || status === "failed" ? status : "skipped";
}

function withoutStack(message: string): string {
  return message.split(/\n\s+at /)[0] ?? message;
}
