/**
 * The files of a workspace that belong to the course, and what may be done with each.
 *
 * A file that is as it came may be refreshed. One that the learner changed is left alone and named; only
 * `--force` replaces it, and then the learner's text is kept beside it. Line ends are no change.
 */
import { existsSync, lstatSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { CONTRACT_FILES, type Course } from "../course/course-folder.ts";
import { courseParts, type Part } from "../course/course-modules.ts";
import { toLineFeeds, withLineEndsOf } from "../text-lines.ts";
import { hashOf, type Workspace } from "./workspace.ts";
import { createFile, replaceFile, setAside } from "./writing.ts";

/** A file as the course has it now. */
export interface CourseFile {
  /** Its path in a workspace, with `/`. */
  readonly path: string;
  readonly text: string;
}

/** `missing`: not there. `current`: as the course has it. `outdated`: as it came, and the course has another. `changed`: the learner's. */
export type FileState = "missing" | "current" | "outdated" | "changed";

/** What became of a file. `kept`: the learner's text stays. `replaced`: it lies beside now. */
export interface Placed {
  readonly path: string;
  readonly done: "created" | "refreshed" | "current" | "kept" | "replaced";
  /** Where the learner's text lies, if it was replaced. */
  readonly orig?: string;
}

/** The test that tells whose engine is under test. */
export const GUARD = "tests/guard.test.ts";

/** The test files of a part. */
export function filesOfPart({ tests }: Part): CourseFile[] {
  return tests.map((file) => courseFile(`tests/${basename(file)}`, file));
}

/** The files of the course in every workspace: the guard and the contract's types. */
export function filesOfEvery({ contract, template }: Course): CourseFile[] {
  const types = CONTRACT_FILES.map((name) => courseFile(`src/harness/${name}`, join(contract, name)));
  return [courseFile(GUARD, join(template, GUARD)), ...types];
}

/** All files of the course in this workspace: those of every workspace, and of the parts that were started. */
export function filesOfWorkspace(course: Course, workspace: Workspace): CourseFile[] {
  const started = courseParts(course).filter((part) => isStarted(workspace, part));
  return [...filesOfEvery(course), ...started.flatMap(filesOfPart)];
}

/** Whether a part's tests are in a workspace. */
export function isStarted({ folder }: Workspace, { tests }: Part): boolean {
  return tests.some((file) => existsSync(join(folder, "tests", basename(file))));
}

/** What a file's state is. A link, or a folder, is the learner's. */
export function stateOf({ folder, record }: Workspace, { path, text }: CourseFile): FileState {
  const file = join(folder, path);
  const found = lstatSync(file, { throwIfNoEntry: false });
  if (found === undefined) return "missing";
  if (!found.isFile()) return "changed";
  const hash = hashOf(readFileSync(file, "utf8"));
  if (hash === hashOf(text)) return "current";
  return hash === record.files[path] ? "outdated" : "changed";
}

/** Brings a file into a workspace, as far as the learner's own text allows. */
export function place(workspace: Workspace, file: CourseFile, force: boolean): Placed {
  const { folder } = workspace;
  const { path, text } = file;
  const state = stateOf(workspace, file);
  switch (state) {
    case "missing":
      // It may have appeared a moment ago; then it is whoever's, and stays.
      return { path, done: createFile(folder, path, text) ? "created" : "kept" };
    case "current":
      return { path, done: "current" };
    case "outdated":
      replaceFile(folder, path, withLineEndsOf(text, readFileSync(join(folder, path), "utf8")));
      return { path, done: "refreshed" };
    case "changed": {
      if (!force) return { path, done: "kept" };
      const orig = setAside(folder, path);
      createFile(folder, path, text);
      return { path, done: "replaced", orig };
    }
  }
}

/** The hashes of files that are now as the course has them, by path. */
export function hashesOf(files: readonly CourseFile[], placed: readonly Placed[]): Record<string, string> {
  const kept = new Set(placed.filter(({ done }) => done === "kept").map(({ path }) => path));
  const asCame = files.filter(({ path }) => !kept.has(path));
  return Object.fromEntries(asCame.map(({ path, text }) => [path, hashOf(text)]));
}

function courseFile(path: string, file: string): CourseFile {
  return { path, text: toLineFeeds(readFileSync(file, "utf8")) };
}
