/** The repository's files, as a lesson names them: beside the lesson, else from the repository's root. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT: string = fileURLToPath(new URL("../../..", import.meta.url));

/** How lessons are filled again. */
export const COMMAND = "npm run build && node course/lessons-check/src/write.ts";

/** All lessons, as paths from the root. */
export function lessons(): string[] {
  return globSync("course/[0-9][0-9]-*/lesson.md", { cwd: ROOT }).map(slashed).sort();
}

/** The path from the root of a file that a lesson names. */
export function locate(lesson: string, named: string): string {
  const beside = slashed(join(dirname(lesson), named));
  if (existsSync(join(ROOT, beside))) return beside;
  if (existsSync(join(ROOT, named))) return named;
  throw new Error(`path is "${named}"; expected a file beside the lesson or in the repository`);
}

/** The text of a file of the repository. */
export function readText(path: string): string {
  return readFileSync(join(ROOT, path), "utf8");
}

/** The number of the module that a path lies in: `03`. */
export function moduleOf(path: string): string {
  return /^course\/(\d\d)-/.exec(path)?.[1] ?? "";
}

/** A path as Markdown writes it, on Windows too. */
export function slashed(path: string): string {
  return (path.startsWith(ROOT) ? relative(ROOT, path) : path).replaceAll("\\", "/");
}
