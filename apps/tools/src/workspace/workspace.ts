/**
 * A learner's workspace: a folder with an engine of their own, and the course's tests beside it.
 *
 * What makes it one is `tests/.course.json`. It names the course's version and, for each file that came
 * from the course, the hash of the text that came: a file with another hash was changed by the learner.
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { UsageError } from "../subcommand.ts";
import { toLineFeeds } from "../text-lines.ts";
import { createFile, replaceFile } from "./writing.ts";

/** Where a workspace keeps its record, by the path in it. In `tests/`, so that a drop's tests may be added to it. */
export const RECORD = "tests/.course.json";

/** What a workspace knows of its files from the course. */
export interface CourseRecord {
  /** The version of the course that wrote it last. */
  readonly course: string;
  /** The hash of each file from the course as it came, by path. */
  readonly files: Readonly<Record<string, string>>;
}

/** A workspace that was found. */
export interface Workspace {
  readonly folder: string;
  readonly record: CourseRecord;
}

/** The workspace in a folder, or `undefined`. */
export function workspaceIn(folder: string, call: string): Workspace | undefined {
  const file = join(folder, RECORD);
  return existsSync(file) ? { folder, record: readRecord(file, call) } : undefined;
}

/**
 * The workspace that a call is about: the folder named by `--dir`, or the one around the current folder.
 *
 * @param named - What `--dir` says, if it was given.
 */
export function workspaceFor(call: string, named: unknown, from: string): Workspace {
  const found = workspaceAround(call, named, from);
  if (found !== undefined) return found;
  throw new UsageError(
    `${call}: the current folder is "${from}", which is in no workspace; expected one that start-module made: --dir names it from elsewhere`,
  );
}

/** The same, or `undefined` where no folder was named and none is around. */
export function workspaceAround(call: string, named: unknown, from: string): Workspace | undefined {
  if (typeof named === "string") {
    const found = workspaceIn(resolve(from, named), call);
    if (found !== undefined) return found;
    throw new UsageError(
      `${call}: --dir is "${named}", which is no workspace; expected one that start-module made`,
    );
  }
  for (let folder = from; ; folder = dirname(folder)) {
    const found = workspaceIn(folder, call);
    if (found !== undefined || dirname(folder) === folder) return found;
  }
}

/** Writes a workspace's record, unless it says the same already. */
export function writeRecord(folder: string, record: CourseRecord): void {
  const files = Object.fromEntries(Object.entries(record.files).sort(([a], [b]) => (a < b ? -1 : 1)));
  const text = `${JSON.stringify({ ...record, files }, null, 2)}\n`;
  if (createFile(folder, RECORD, text)) return;
  if (readFileSync(join(folder, RECORD), "utf8") !== text) replaceFile(folder, RECORD, text);
}

/** The hash of a text, whatever its line ends: git may have changed those. */
export function hashOf(text: string): string {
  return createHash("sha256").update(toLineFeeds(text)).digest("hex");
}

function readRecord(file: string, call: string): CourseRecord {
  const record = parsedFrom(file);
  if (isRecord(record)) return record;
  throw new UsageError(
    `${call}: "${file}" cannot be read as the record of a workspace; expected a readable file, as start-module wrote it: restore it with git`,
  );
}

function parsedFrom(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is CourseRecord {
  if (typeof value !== "object" || value === null) return false;
  const { course, files } = value as Partial<CourseRecord>;
  return typeof course === "string" && typeof files === "object" && files !== null;
}
