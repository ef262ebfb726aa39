/**
 * A new workspace's git repository and its first commit: what an Expansion Drop is measured against later.
 *
 * None of this is needed to begin, so whatever stands in the way ends in a sentence, not in a failure. A
 * repository that is already there belongs to the learner: nothing is committed to it.
 */
import { realpathSync } from "node:fs";
import { run } from "./processes.ts";

/** Whether there is a first commit now, and what to tell the learner about it, if anything. */
export interface FirstCommit {
  readonly committed: boolean;
  readonly note?: string;
}

const STAND_IN = ["-c", "user.name=Learner", "-c", "user.email=learner@localhost"];

/** Makes the repository and the commit. */
export async function firstCommit(folder: string, message: string): Promise<FirstCommit> {
  const git = (...words: string[]) => run("git", words, folder);
  const around = await git("rev-parse", "--show-toplevel");
  if (around.missing) {
    return without("git is not installed, so there is no repository; expansion-check needs one later");
  }
  if (around.status === 0) return inRepository(folder, around.out);
  const made = await git("-c", "init.defaultBranch=main", "init", "--quiet");
  if (made.status !== 0) return without(`git made no repository: ${made.err}`);
  const known = (await git("-c", "user.useConfigOnly=true", "var", "GIT_COMMITTER_IDENT")).status === 0;
  const identity = known ? [] : STAND_IN;
  const added = await git("add", "--all");
  const commit = ["commit", "--quiet", "--no-verify", "--no-gpg-sign", "-m", message];
  const done = added.status === 0 ? await git(...identity, ...commit) : added;
  if (done.status !== 0) return without(`git made no commit: ${done.err || done.out}`);
  if (known) return { committed: true };
  return {
    committed: true,
    note: 'git does not know who you are, so the first commit is by "Learner"; for your own: git config user.name and user.email',
  };
}

async function inRepository(folder: string, top: string): Promise<FirstCommit> {
  const own = realpathSync(top) === realpathSync(folder);
  const where = own
    ? "the folder is a git repository already"
    : `the folder lies in the git repository "${top}"`;
  return without(`${where}, so nothing was committed there; commit before you begin`);
}

function without(note: string): FirstCommit {
  return { committed: false, note };
}
