/**
 * Writing into a learner's folder without losing a word of theirs.
 *
 * A file is created only where nothing is; one that is replaced is replaced whole or not at all; what the
 * learner wrote is kept beside it first. Nothing is written outside of the folder, links included.
 */
import { existsSync, mkdirSync, realpathSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, isAbsolute, join, relative, sep } from "node:path";
import { UsageError } from "../subcommand.ts";

/** Creates a file that is not there yet, with the folders above it. Says whether it did. */
export function createFile(folder: string, path: string, text: string): boolean {
  const file = placeFor(folder, path);
  try {
    writeFileSync(file, text, { flag: "wx" });
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
}

/** Puts a new text in the place of a file: at every moment the file is either the old one or the new one. */
export function replaceFile(folder: string, path: string, text: string): void {
  const file = placeFor(folder, path);
  const fresh = `${file}.${process.pid}.tmp`;
  writeFileSync(fresh, text, { flag: "wx" });
  try {
    renameSync(fresh, file);
  } catch (error) {
    rmSync(fresh, { force: true });
    throw error;
  }
}

/** Moves a file aside, to a name with `.orig` that nothing has yet. Gives back that path. */
export function setAside(folder: string, path: string): string {
  const names = Array.from({ length: 1000 }, (_, n) => `${path}.orig${n === 0 ? "" : `.${n}`}`);
  const free = names.find((name) => !existsSync(join(folder, name)));
  if (free === undefined)
    throw new Unplaceable(
      `"${path}.orig" to "${names.at(-1)}" are all taken; expected one of them to be free`,
    );
  renameSync(placeFor(folder, path), join(folder, free));
  return free;
}

/** Does work that writes to a folder. Where the machine forbids it, the call is refused with a sentence. */
export async function writingTo<Made>(
  call: string,
  folder: string,
  work: () => Promise<Made>,
): Promise<Made> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Unplaceable) throw new UsageError(`${call}: ${error.message}`);
    const why = REASONS[codeOf(error) ?? ""];
    if (why === undefined) throw error;
    const { path = folder } = error as NodeJS.ErrnoException;
    throw new UsageError(
      `${call}: DIR is "${folder}", where ${why} (${codeOf(error)}: ${path}); expected a folder that you may write to`,
    );
  }
}

/** There is no place in the folder for a file. */
class Unplaceable extends Error {}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: "you may not write",
  EPERM: "you may not write",
  EROFS: "nothing can be written",
  ENOSPC: "no space is left",
  EDQUOT: "no space is left",
  ENOTDIR: "a file stands in the place of a folder",
  EISDIR: "a folder stands in the place of a file",
  ENAMETOOLONG: "the path is too long",
};

/** The file's path, in folders that exist and lie inside of the workspace. */
function placeFor(folder: string, path: string): string {
  const file = join(folder, path);
  let there = dirname(file);
  while (!existsSync(there)) there = dirname(there);
  const inside = relative(realpathSync(folder), realpathSync(there));
  if (inside.split(sep)[0] === ".." || isAbsolute(inside)) {
    throw new Unplaceable(`"${path}" leads out of "${folder}"; expected a folder, not a link`);
  }
  mkdirSync(dirname(file), { recursive: true });
  return file;
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
}
