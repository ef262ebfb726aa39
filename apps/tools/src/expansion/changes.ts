/**
 * What changed in a workspace since a commit, wherever the change is by now: committed, staged, in the
 * working tree, or in a file that git does not know. A file moved is one gone and one new.
 */
import { READABLE } from "../coupling/pieces.ts";
import { UsageError } from "../subcommand.ts";
import { answered, asked, type GitFolder, pathsIn } from "./git.ts";

/** Where a change is. `ignored`: code in a file that git was told to overlook. */
export type Where = "committed" | "staged" | "unstaged" | "untracked" | "ignored";

/** A file that is not as it was. */
export interface Change {
  /** From the workspace, with `/`. */
  readonly file: string;
  readonly where: readonly Where[];
}

/** All changes since a commit, by file. */
export async function changesSince(git: GitFolder, commit: string): Promise<Change[]> {
  const diff = [
    "diff",
    "--name-only",
    "--no-renames",
    "--relative",
    "--ignore-submodules=none",
    "--no-ext-diff",
    "-z",
  ];
  const others = ["ls-files", "--others", "--exclude-standard", "-z"];
  const found: readonly [Where, readonly string[]][] = [
    ["committed", pathsIn(await answered(git, ...diff, commit, "HEAD", "--"))],
    ["staged", pathsIn(await answered(git, ...diff, "--cached", "HEAD", "--"))],
    ["unstaged", pathsIn(await answered(git, ...diff, "--"))],
    ["untracked", pathsIn(await answered(git, ...others))],
    [
      "ignored",
      pathsIn(await answered(git, ...others, "--ignored", "--", "src")).filter((file) => READABLE.test(file)),
    ],
  ];
  const byFile = new Map<string, Where[]>();
  for (const [where, files] of found) {
    for (const file of files) byFile.set(file, [...(byFile.get(file) ?? []), where]);
  }
  return [...byFile].map(([file, where]) => ({ file, where })).sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** The commit that a call names: of this history, and with an engine in it. */
export async function requireCommit(git: GitFolder, named: string): Promise<string> {
  const wrong = (what: string, expected: string) =>
    new UsageError(`${git.call}: COMMIT is "${named}", ${what}; expected ${expected}`);
  const parse = ["rev-parse", "--verify", "--quiet", "--end-of-options", `${named}^{commit}`];
  const commit = await asked(git, ...parse);
  if (commit === undefined) {
    throw wrong("which names no commit", "the commit before the drop, for example HEAD~1 or its hash");
  }
  if ((await asked(git, "merge-base", "--is-ancestor", commit, "HEAD")) === undefined) {
    throw wrong("which HEAD does not come from", "a commit before HEAD");
  }
  if (
    pathsIn(await answered(git, "ls-tree", "-r", "--name-only", "-z", commit, "--", "src/engine")).length ===
    0
  ) {
    throw wrong("in which src/engine is not", "a commit that has this engine");
  }
  return commit;
}
