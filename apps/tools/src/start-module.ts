/**
 * `course start-module NN DIR`: brings a module's tests into a learner's workspace, and with 01 makes the workspace.
 *
 * It then runs them. They are RED: that is where a module starts, and no failure of this command.
 */
import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { type Course, findCourse, quoted, toType } from "./course/course-folder.ts";
import { courseModules, courseParts, type Part, partNamed } from "./course/course-modules.ts";
import { readLesson } from "./course/lesson.ts";
import { partResults } from "./learner-tests/part-results.ts";
import { runTests } from "./learner-tests/run-tests.ts";
import { printStarted, type Started } from "./start-module-report.ts";
import { type Call, type ExitStatus, type Subcommand, UsageError } from "./subcommand.ts";
import type { Terminal } from "./terminal.ts";
import { filesOfPart, hashesOf, isStarted, type Placed, place } from "./workspace/course-files.ts";
import { firstCommit } from "./workspace/first-commit.ts";
import { install, isInstalled } from "./workspace/install.ts";
import { expectFree, isHalfMade, makeWorkspace } from "./workspace/new-workspace.ts";
import { newNotes, notesPath } from "./workspace/notes.ts";
import { type Workspace, workspaceIn, writeRecord } from "./workspace/workspace.ts";
import { createFile, writingTo } from "./workspace/writing.ts";

export const startModule: Subcommand = {
  name: "start-module",
  summary: "Bring a module's tests into a workspace; 01 makes the workspace",
  declare(command) {
    command.argument("<NN>", "the module, 01 and on; 01x for the Expansion Drop of 01");
    command.argument("<DIR>", "the workspace; with 01, a new or an empty folder");
    command.option("--no-install", "only files and git: install and run nothing");
    command.option("--force", "replace test files that you changed; yours are kept beside them as .orig");
  },
  run: start,
};

const CALL = "start-module";

async function start(call: Call, terminal: Terminal): Promise<ExitStatus> {
  const [number, named] = call.arguments as [string, string];
  const course = findCourse();
  const part = partNamed(course, CALL, number);
  const folder = resolve(terminal.folder, named);
  const started = await writingTo(CALL, folder, () => begin({ course, part, named, folder }, call, terminal));
  if (call.json) terminal.out(JSON.stringify(started));
  else printStarted(started, course, terminal);
  return started.red === undefined && call.options.install !== false ? 1 : 0;
}

interface Wanted {
  readonly course: Course;
  readonly part: Part;
  readonly named: string;
  readonly folder: string;
}

async function begin(
  { course, part, named, folder }: Wanted,
  call: Call,
  terminal: Terminal,
): Promise<Started> {
  const made = workspaceIn(folder, CALL) === undefined;
  if (made) beginWorkspace(course, part, named, folder);
  else if (isHalfMade(folder)) makeWorkspace(course, folder);
  const workspace = workspaceIn(folder, CALL);
  if (workspace === undefined) throw new Error(`${CALL}: "${folder}" has no record after it was written`);
  expectEarlier(course, part, workspace, named);
  const files = placePart(course, part, workspace, call.options.force === true);
  const notes = placeNotes(course, part, folder);
  const notDone: string[] = [];
  const mayRun = call.options.install !== false;
  if (mayRun && !isInstalled(folder)) {
    terminal.progress(`npm install in ${folder}`);
    const failed = await install(folder);
    if (failed !== undefined) notDone.push(`nothing is installed yet: ${failed}`);
  }
  const commit = made ? await firstCommit(folder, `Start the course with module ${part.module}`) : undefined;
  if (commit?.note !== undefined) notDone.push(commit.note);
  terminal.progress(`tests of ${part.id}`);
  const run = mayRun ? await redCount(course, part, workspace) : {};
  const { id } = part;
  return { folder, part: id, isDrop: part.isDrop, made, files, ...notes, notes: notDone, ...run };
}

/** A workspace begins with module 01, in a folder that holds nothing else. */
function beginWorkspace(course: Course, part: Part, named: string, folder: string): void {
  expectFree(CALL, named, folder);
  if (part.id !== "01") {
    throw new UsageError(
      `${CALL}: DIR is "${named}", which is no workspace; expected one: make it with ${toType(course, `start-module 01 ${quoted(named)}`)}`,
    );
  }
  mkdirSync(folder, { recursive: true });
  makeWorkspace(course, folder);
}

function expectEarlier(course: Course, part: Part, workspace: Workspace, named: string): void {
  const earlier = courseParts(course).filter(({ module, isDrop }) => {
    return !isDrop && (part.isDrop ? module <= part.module : module < part.module);
  });
  const missing = earlier.filter((one) => !isStarted(workspace, one)).map(({ id }) => id);
  if (missing.length === 0) return;
  const which = missing.length === 1 ? `module ${missing[0]}` : `modules ${missing.join(", ")}`;
  throw new UsageError(
    `${CALL}: NN is "${part.id}", and "${named}" lacks ${which}; expected the earlier modules first: ${toType(course, `start-module ${missing[0]} ${quoted(named)}`)}`,
  );
}

function placePart(course: Course, part: Part, workspace: Workspace, force: boolean): Placed[] {
  const files = filesOfPart(part);
  const placed = files.map((file) => place(workspace, file, force));
  const { record } = workspace;
  const hashes = { ...record.files, ...hashesOf(files, placed) };
  writeRecord(workspace.folder, { course: course.version, files: hashes });
  return placed;
}

/** The notes are the learner's from the start: they are made once, and never touched again. */
function placeNotes(course: Course, { module, isDrop }: Part, folder: string): Pick<Started, "predictions"> {
  const found = courseModules(course).find(({ number }) => number === module);
  const lesson = found && readLesson(found);
  if (isDrop || lesson === undefined) return {};
  const path = notesPath(module);
  return { predictions: { path, created: createFile(folder, path, newNotes(module, lesson)) } };
}

/** How many of the part's tests pass by now. Where they cannot be run, nothing is said about them. */
async function redCount(course: Course, part: Part, { folder }: Workspace): Promise<Pick<Started, "red">> {
  if (!isInstalled(folder)) return {};
  const run = await runTests(CALL, {
    workspace: folder,
    files: filesOfPart(part).map(({ path }) => resolve(folder, path)),
  });
  const result = partResults(run, courseParts(course), folder).find(({ id }) => id === part.id);
  if (result === undefined) return {};
  const { passed, total } = result;
  return {
    red: { passed, total, problems: run.errors, ...(run.harness !== undefined && { harness: run.harness }) },
  };
}
