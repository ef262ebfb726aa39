/**
 * `course update DIR`: brings a workspace's files from the course up to this version of the course.
 *
 * A file that is as it came is refreshed. One that the learner changed is left alone and listed, with what
 * is different. New modules don't come by themselves: `start-module` brings them.
 */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createTwoFilesPatch } from "diff";
import { type Course, findCourse } from "./course/course-folder.ts";
import { patchLines } from "./patch-lines.ts";
import { counted } from "./play-words.ts";
import { type Call, type ExitStatus, type Subcommand, UsageError } from "./subcommand.ts";
import type { Terminal } from "./terminal.ts";
import { toLineFeeds } from "./text-lines.ts";
import {
  type CourseFile,
  type FileState,
  filesOfWorkspace,
  hashesOf,
  place,
  stateOf,
} from "./workspace/course-files.ts";
import { type Workspace, workspaceIn, writeRecord } from "./workspace/workspace.ts";
import { writingTo } from "./workspace/writing.ts";

export const update: Subcommand = {
  name: "update",
  summary: "Refresh a workspace's files from the course; those that you changed stay",
  declare(command) {
    command.argument("<DIR>", "the workspace");
  },
  run: updateWorkspace,
};

/** What was found and done. `from` and `to` are versions of the course. */
interface Updated {
  readonly from: string;
  readonly to: string;
  readonly files: readonly UpdatedFile[];
}

interface UpdatedFile {
  readonly path: string;
  readonly done: "current" | "refreshed" | "kept" | "missing";
  /** Of a file that was kept: from the course's text to the learner's. */
  readonly diff?: string;
}

async function updateWorkspace(call: Call, terminal: Terminal): Promise<ExitStatus> {
  const named = String(call.arguments[0]);
  const folder = resolve(terminal.folder, named);
  const workspace = workspaceIn(folder, "update");
  if (workspace === undefined) {
    throw new UsageError(
      `update: DIR is "${named}", which is no workspace; expected one that start-module made`,
    );
  }
  const updated = await writingTo("update", folder, async () => refresh(findCourse(), workspace));
  if (call.json) terminal.out(JSON.stringify(updated));
  else print(updated, terminal);
  return 0;
}

function refresh(course: Course, workspace: Workspace): Updated {
  const { folder, record } = workspace;
  const files = filesOfWorkspace(course, workspace);
  const done = files.map((file) => refreshed(workspace, file, stateOf(workspace, file)));
  const asTheyAre = files.filter(
    (_, index) => done[index]?.done === "current" || done[index]?.done === "refreshed",
  );
  writeRecord(folder, { course: course.version, files: { ...record.files, ...hashesOf(asTheyAre, []) } });
  return { from: record.course, to: course.version, files: done };
}

function refreshed(workspace: Workspace, file: CourseFile, state: FileState): UpdatedFile {
  const { path } = file;
  if (state === "missing") return { path, done: "missing" }; // Whoever removed it knows why.
  if (state === "changed") return { path, done: "kept", diff: difference(workspace, file) };
  place(workspace, file, false);
  return { path, done: state === "outdated" ? "refreshed" : "current" };
}

function difference({ folder }: Workspace, { path, text }: CourseFile): string {
  return createTwoFilesPatch(`course/${path}`, `yours/${path}`, text, textOf(join(folder, path)));
}

/** A link is followed; what can't be read as a file has no text. */
function textOf(file: string): string {
  try {
    return toLineFeeds(readFileSync(file, "utf8"));
  } catch {
    return "";
  }
}

function print({ from, to, files }: Updated, terminal: Terminal): void {
  const { out, paint } = terminal;
  for (const { path, done, diff } of files) {
    if (done === "current") continue;
    out(done === "kept" ? `kept  ${path}: you changed it` : `${done}  ${path}`);
    if (diff !== undefined) for (const line of patchLines(diff, terminal)) out(`  ${line}`);
  }
  const count = (wanted: UpdatedFile["done"]) => files.filter(({ done }) => done === wanted).length;
  const versions = from === to ? `course ${to}` : `course ${from} to ${to}`;
  out(
    paint.title(
      `update: ${versions}: ${counted(count("refreshed"), "file")} refreshed, ${count("current")} unchanged, ${count("kept")} kept as you have them`,
    ),
  );
}
