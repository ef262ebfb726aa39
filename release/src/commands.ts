/** Runs other programs, and gives back what they said: the repository's pnpm among them, in its exact version. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { manifestOf, ROOT } from "./packages.ts";

/** What a command said, and how it ended. */
export interface Answer {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Setting {
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
  /** After so many milliseconds it is ended, and has failed. */
  readonly timeout?: number;
}

const PATIENCE = 600_000; // Only a hang takes so long, on a busy machine too.
const CAN_GROUP = process.platform !== "win32";
/** What is running now: each a group of processes, so that what it has started ends with it. */
const running = new Set<ChildProcess>();

/** Ends everything that was started here and still runs. */
export function endAll(): void {
  for (const child of running) end(child);
}

/** Runs a command to its end. Reads nothing from standard input. */
export function run(command: readonly string[], { cwd, env, timeout = PATIENCE }: Setting): Promise<Answer> {
  const [program = "", ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: env ?? process.env,
      stdio: ["ignore", "pipe", "pipe"],
      detached: CAN_GROUP,
    });
    running.add(child);
    const timer = setTimeout(end, timeout, child);
    let stdout = "";
    let stderr = "";
    child.stdout.on("data", (chunk: Buffer) => {
      stdout += chunk;
    });
    child.stderr.on("data", (chunk: Buffer) => {
      stderr += chunk;
    });
    child.on("error", (error) => {
      stderr += error.message;
    });
    child.on("close", (code, signal) => {
      clearTimeout(timer);
      running.delete(child);
      const ended = signal === null ? "" : `\n${program}: ended by ${signal}`;
      resolve({ status: code ?? 1, stdout, stderr: stderr + ended });
    });
  });
}

function end(child: ChildProcess): void {
  if (child.pid === undefined) return; // It could not be started.
  try {
    process.kill(CAN_GROUP ? -child.pid : child.pid, "SIGKILL");
  } catch {
    // It has just ended by itself.
  }
}

/**
 * Runs a command that must succeed.
 *
 * @returns What it printed.
 * @throws with the command and all that it said, if it fails.
 */
export async function mustRun(command: readonly string[], setting: Setting): Promise<string> {
  const { status, stdout, stderr } = await run(command, setting);
  if (status === 0) return stdout;
  throw new Error(`${command.join(" ")} (in ${setting.cwd}): exit status ${status}\n${stdout}${stderr}`);
}

/** How pnpm is called: the one on PATH if it has the version that package.json names, else npm brings that version. */
export const PNPM: readonly string[] = findPnpm();

function findPnpm(): readonly string[] {
  const wanted = manifestOf(".").packageManager ?? "pnpm";
  const found = spawnSync("pnpm", ["--version"], { cwd: ROOT, encoding: "utf8" });
  if (found.status === 0 && `pnpm@${found.stdout.trim()}` === wanted) return ["pnpm"];
  return ["npm", "exec", "--yes", "--prefer-offline", `--package=${wanted}`, "--", "pnpm"];
}
