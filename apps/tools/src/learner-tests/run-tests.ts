/** Starts the runner on a workspace and waits for what it found, but not for ever. */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { UsageError } from "../subcommand.ts";
import { isInstalled } from "../workspace/install.ts";
import { ownEnvironment } from "../workspace/processes.ts";
import type { TestRun } from "./outcome.ts";
import { programFile } from "./program-file.ts";
import type { RunnerCall } from "./runner.ts";

/** What to run. */
export interface WantedRun {
  readonly workspace: string;
  /** Absolute paths; none means all tests. */
  readonly files: readonly string[];
  readonly coloured?: boolean;
  /** Ends the run early; it then found nothing. */
  readonly signal?: AbortSignal;
}

/** All modules take two seconds. An engine that needs a minute does not end. */
const LONGEST_RUN = 60_000;

/**
 * Runs the tests.
 *
 * @throws `UsageError` where nothing is installed that could run them.
 */
export async function runTests(
  call: string,
  wanted: WantedRun,
  longest: number = LONGEST_RUN,
): Promise<TestRun> {
  if (!isInstalled(wanted.workspace)) {
    throw new UsageError(
      `${call}: "${wanted.workspace}" has no vitest installed; expected it: run npm install there`,
    );
  }
  const folder = mkdtempSync(join(tmpdir(), "course-test-"));
  const results = join(folder, "results.json");
  try {
    const ended = await ran(wanted, results, longest);
    return ended === "in time" ? JSON.parse(readFileSync(results, "utf8")) : nothing(ended);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Waits for the runner. Gives back `"in time"`, or why there are no results. */
function ran(wanted: WantedRun, results: string, longest: number): Promise<string> {
  const workspace = realpathSync(wanted.workspace);
  const call: RunnerCall = { workspace, files: wanted.files, results };
  const env = ownEnvironment(wanted.coloured ? { FORCE_COLOR: "1" } : { NO_COLOR: "1" });
  if (!wanted.coloured) delete env.FORCE_COLOR; // Node itself warns where both are set.
  const child = spawn(process.execPath, [programFile("runner"), JSON.stringify(call)], {
    cwd: workspace,
    env,
    stdio: ["ignore", "ignore", "pipe"],
    timeout: longest,
    killSignal: "SIGKILL",
    ...(wanted.signal && { signal: wanted.signal }),
  });
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => {
    said = `${said}${chunk}`.slice(-4000);
  });
  return new Promise((resolve) => {
    child.on("error", ({ name, message }) => resolve(name === "AbortError" ? "stopped" : message));
    child.on("close", (status, signal) => {
      if (status === 0) resolve("in time");
      else if (signal !== null)
        resolve(`the tests did not end within ${longest / 1000} s: is there an endless loop?`);
      else resolve(`vitest did not run: ${said.trim() || `it ended with ${status}`}`);
    });
  });
}

function nothing(why: string): TestRun {
  return { files: [], errors: [why] };
}
