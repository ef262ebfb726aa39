/**
 * The expansion tax of a history: how often new content came with an edit of the engine.
 *
 * A commit adds content if the content's files together have more lines after it. It is taxed if it also
 * changes a file of the engine. What is content is no engine, even if both globs name it.
 */
import picomatch from "picomatch";
import type { ChangedFile, Commit } from "./history.ts";

/** Which files are which. */
export interface Globs {
  readonly content: readonly string[];
  readonly engine: readonly string[];
}

/** A commit that adds content. */
export interface ContentCommit extends Omit<Commit, "files"> {
  readonly content: readonly string[];
  /** The engine's files that it changes too. */
  readonly engine: readonly string[];
}

/** What was measured. */
export interface Tax {
  readonly commits: readonly ContentCommit[];
  readonly taxed: number;
  /** From 0 to 1; absent where no commit adds content. */
  readonly share?: number;
  /** Files of the engine that some commit changes: 0 means that the glob names none. */
  readonly engineFiles: number;
}

/** Measures a history. */
export function taxOf(history: readonly Commit[], globs: Globs): Tax {
  const isContent = matcher(globs.content);
  const isNamedEngine = matcher(globs.engine);
  const isEngine = (path: string) => isNamedEngine(path) && !isContent(path);
  const commits = history.flatMap(({ files, ...commit }): ContentCommit[] => {
    const content = files.filter(({ path }) => isContent(path));
    if (growth(content) <= 0) return [];
    const engine = files.map(({ path }) => path).filter(isEngine);
    return [{ ...commit, content: content.map(({ path }) => path), engine }];
  });
  const taxed = commits.filter(({ engine }) => engine.length > 0).length;
  const engineFiles = new Set(history.flatMap(({ files }) => files.map(({ path }) => path)).filter(isEngine))
    .size;
  return { commits, taxed, engineFiles, ...(commits.length > 0 && { share: taxed / commits.length }) };
}

function growth(files: readonly ChangedFile[]): number {
  return files.reduce((sum, { added, removed }) => sum + added - removed, 0);
}

/** A glob that names a folder means all in it. */
function matcher(globs: readonly string[]): (path: string) => boolean {
  const plain = globs.map((glob) => glob.replace(/^\.\//, "").replace(/\/$/, ""));
  return picomatch(
    plain.flatMap((glob) => [glob, `${glob}/**`]),
    { dot: true },
  );
}
