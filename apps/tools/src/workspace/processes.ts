/** Other programs, run in a learner's folder: their own settings, and none of the program that started this one. */
import { x } from "tinyexec";

/** How a program ended, and what it said. `missing`: there is no such program. */
export interface Ended {
  readonly status: number | undefined;
  readonly out: string;
  readonly err: string;
  readonly missing: boolean;
}

/** Variables by which `npx`, a git hook or a test runner steers the programs below it, to folders of its own. */
const STEERING = [
  /^npm_(package|lifecycle)_/,
  /^npm_(command|execpath|node_execpath)$/,
  /^npm_config_(local_prefix|prefix|global|global_prefix|workspace|workspaces|include_workspace_root|package|call|location|dry_run|omit|include|production|user_agent)$/,
  /^GIT_(DIR|WORK_TREE|INDEX_FILE|PREFIX|OBJECT_DIRECTORY|COMMON_DIR|NAMESPACE)$/,
  /^VITEST/,
  /^(INIT_CWD|NODE_ENV|COURSE_HARNESS|COURSE_EXTRA_CARDS)$/,
];

/** This process's settings without those that steer. */
export function ownEnvironment(extra: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !STEERING.some((pattern) => pattern.test(name)),
  );
  return { ...Object.fromEntries(kept), ...extra };
}

/** Runs a program to its end. */
export async function run(command: string, words: readonly string[], cwd: string): Promise<Ended> {
  try {
    const ended = await x(command, [...words], {
      inheritEnv: false,
      nodePath: false,
      nodeOptions: { cwd, env: ownEnvironment(), stdio: ["ignore", "pipe", "pipe"] },
    });
    return { status: ended.exitCode, out: ended.stdout.trim(), err: ended.stderr.trim(), missing: false };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    return { status: undefined, out: "", err: `${command} is not installed`, missing: true };
  }
}
