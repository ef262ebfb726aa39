/** A git history as the lines that each commit added and removed, file by file. */
import { answered, type GitFolder } from "./git.ts";

/** One commit that has a parent and is no merge. */
export interface Commit {
  readonly hash: string;
  /** `2026-01-31` */
  readonly date: string;
  readonly title: string;
  readonly files: readonly ChangedFile[];
}

/** How a commit changed a file. A file that moved is one removed and one added. */
export interface ChangedFile {
  /** From the folder that was asked about, with `/`. */
  readonly path: string;
  /** Lines; 0 where git counts none, as in a picture. */
  readonly added: number;
  readonly removed: number;
}

/** Control characters that no title holds: they begin a commit, and end a field. */
const FORMAT = "--format=%x01%H%x02%P%x02%as%x02%s%x02";

/** The commits behind HEAD that touch the folder, the newest first. */
export async function historyOf(git: GitFolder): Promise<Commit[]> {
  const settings = ["-c", "log.showSignature=false", "-c", "diff.ignoreSubmodules=all"];
  const words = [
    "log",
    "--no-merges",
    "--no-renames",
    "--no-ext-diff",
    "--numstat",
    "--relative",
    "-z",
    FORMAT,
  ];
  const [, ...commits] = (await answered(git, ...settings, ...words)).split("\u0001");
  return commits.flatMap((text) => {
    const [hash = "", parents = "", date = "", title = "", changes = ""] = text.split("\u0002");
    if (parents === "") return []; // It begins the history: nothing was there to be extended.
    return [{ hash, date, title, files: changes.split("\0").flatMap(changedFile) }];
  });
}

function changedFile(line: string): ChangedFile[] {
  const [, added, removed, path] = /^\s*(\d+|-)\t(\d+|-)\t([\s\S]+)$/.exec(line) ?? [];
  if (path === undefined) return [];
  return [{ path, added: Number(added) || 0, removed: Number(removed) || 0 }];
}
