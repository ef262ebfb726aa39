/** Asking git about a folder. Nothing is written: neither commits nor an identity are needed. */
import { UsageError } from "../subcommand.ts";
import { run } from "../workspace/processes.ts";

/** A folder that git knows, and the call that asks about it. */
export interface GitFolder {
  readonly folder: string;
  /** For errors: `expansion-check`. */
  readonly call: string;
}

/** Paths as they are, whatever the learner's settings, and nothing that waits for a pager. */
const SETTINGS = ["--no-pager", "-c", "core.quotePath=false", "-c", "core.fsmonitor=false"];

/** Runs git and gives back what it said; `undefined` where it failed. */
export async function asked({ folder, call }: GitFolder, ...words: string[]): Promise<string | undefined> {
  const { status, out, missing } = await run("git", [...SETTINGS, ...words], folder);
  if (missing) throw new UsageError(`${call}: git is not installed; expected it, to read the history`);
  return status === 0 ? out : undefined;
}

/** Runs git where it must not fail. */
export async function answered(git: GitFolder, ...words: string[]): Promise<string> {
  const { status, out, err } = await run("git", [...SETTINGS, ...words], git.folder);
  if (status !== 0) throw new Error(`git ${words[0]} ended with ${status}: ${err}`);
  return out;
}

/** Refuses a folder that is in no repository, or in one without commits. */
export async function requireHistory(git: GitFolder, argument: string, shown: string): Promise<void> {
  const { status, err, missing } = await run("git", ["rev-parse", "--is-inside-work-tree"], git.folder);
  if (missing) throw new UsageError(`${git.call}: git is not installed; expected it, to read the history`);
  if (status !== 0) {
    const why = /dubious ownership/.test(err)
      ? "which git does not trust (safe.directory)"
      : "which is in no git repository";
    throw new UsageError(`${git.call}: ${argument} is "${shown}", ${why}; expected one with a history`);
  }
  if ((await asked(git, "rev-parse", "--verify", "--quiet", "HEAD^{commit}")) === undefined) {
    throw new UsageError(
      `${git.call}: ${argument} is "${shown}", which has no commit; expected one with a history`,
    );
  }
}

/** The paths in an answer to a question with `-z`. */
export function pathsIn(answer: string): string[] {
  return answer.split("\0").filter((path) => path !== "");
}
