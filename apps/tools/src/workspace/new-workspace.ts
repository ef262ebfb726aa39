/** A new workspace's files: from the template, and from the course. Never over a file that is there. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join, relative, sep } from "node:path";
import type { Course } from "../course/course-folder.ts";
import { UsageError } from "../subcommand.ts";
import { toLineFeeds } from "../text-lines.ts";
import { type CourseFile, filesOfEvery, hashesOf } from "./course-files.ts";
import { RECORD, writeRecord } from "./workspace.ts";
import { createFile } from "./writing.ts";

/** What may lie in a folder that still counts as empty. */
const NOTHING_MUCH = new Set([".git", ".DS_Store", "Thumbs.db", "node_modules"]);

/** Refuses a folder in which a workspace would mix with something else. */
export function expectFree(call: string, named: string, folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found === undefined) return;
  if (!found.isDirectory()) {
    throw new UsageError(`${call}: DIR is "${named}", which is a file; expected a new or an empty folder`);
  }
  const names = readdirSync(folder).filter((name) => !NOTHING_MUCH.has(name));
  if (names.length === 0) return;
  const some = names.slice(0, 3).join(", ") + (names.length > 3 ? ", ..." : "");
  throw new UsageError(
    `${call}: DIR is "${named}", which is no workspace and not empty (${some}); expected a new or an empty folder`,
  );
}

/** Whether a workspace was begun and not finished: then making it again fills what is missing. */
export function isHalfMade(folder: string): boolean {
  return existsSync(join(folder, RECORD)) && !existsSync(join(folder, "package.json"));
}

/** Makes the files of a workspace without any module in it. The record comes first: it says whose folder this is. */
export function makeWorkspace(course: Course, folder: string): void {
  const ofCourse = filesOfEvery(course);
  writeRecord(folder, { course: course.version, files: hashesOf(ofCourse, []) });
  for (const { path, text } of [...ofCourse, ...templateFiles(course, folder)])
    createFile(folder, path, text);
}

/** What the template calls otherwise: npm would not ship the one, and take the other for a package in our package. */
const IN_A_WORKSPACE: Readonly<Record<string, string>> = {
  _gitignore: ".gitignore",
  "_package.json": "package.json",
};

/** The template's files as a workspace has them. */
function templateFiles({ template }: Course, folder: string): CourseFile[] {
  const names = readdirSync(template, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return names.map((entry) => {
    const file = join(entry.parentPath, entry.name);
    const name = relative(template, file).split(sep).join("/");
    const path = IN_A_WORKSPACE[name] ?? name;
    const text = toLineFeeds(readFileSync(file, "utf8"));
    return {
      path,
      text: path === "package.json" ? text.replace('"my-engine"', JSON.stringify(packageName(folder))) : text,
    };
  });
}

/** The folder's name, as npm allows it. */
function packageName(folder: string): string {
  const name = basename(folder)
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return name.slice(0, 100) || "my-engine";
}
