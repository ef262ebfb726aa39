/** A learner's workspace for one test: in a folder with spaces in its path, with what is installed here. */
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findCourse } from "../../src/course/course-folder.ts";
import { courseParts } from "../../src/course/course-modules.ts";
import { filesOfPart, hashesOf, place } from "../../src/workspace/course-files.ts";
import { makeWorkspace } from "../../src/workspace/new-workspace.ts";
import { workspaceIn, writeRecord } from "../../src/workspace/workspace.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const ENGINE = fileURLToPath(new URL("../fixtures/learner-engine", import.meta.url));
const INSTALLED = fileURLToPath(new URL("../../node_modules", import.meta.url));

/** What the workspace holds. */
interface Wanted {
  /** The parts that are started: `01`, `01x`. */
  readonly parts?: readonly string[];
  /** The engine of this module; without it, the stubs. */
  readonly engine?: "01" | "02" | "03" | "04";
  /** Whether there is anything to run tests with. */
  readonly installed?: boolean;
}

/** Makes a workspace, without running or installing anything. */
export function aWorkspace({ parts = ["01"], engine, installed = true }: Wanted = {}): string {
  const folder = emptyFolder();
  if (!installed) rmSync(join(folder, "node_modules"));
  const course = findCourse();
  makeWorkspace(course, folder);
  for (const part of courseParts(course).filter(({ id }) => parts.includes(id))) {
    const workspace = workspaceIn(folder, "test");
    if (workspace === undefined) throw new Error("no workspace was made");
    const files = filesOfPart(part);
    const placed = files.map((file) => place(workspace, file, false));
    writeRecord(folder, {
      course: course.version,
      files: { ...workspace.record.files, ...hashesOf(files, placed) },
    });
  }
  if (engine !== undefined) putEngine(folder, engine);
  return folder;
}

/** Puts the learner's engine of a module into a workspace: what each module up to it has changed. */
export function putEngine(folder: string, engine: string): void {
  for (const step of ["01", "02", "03", "04"].filter((one) => one <= engine)) {
    cpSync(join(ENGINE, step, "src"), join(folder, "src"), { recursive: true });
  }
}

/** An empty folder, but for what npm would install. */
export function emptyFolder(): string {
  const folder = join(temporaryFolder({}), "my first engine");
  mkdirSync(folder);
  symlinkSync(INSTALLED, join(folder, "node_modules"), "junction");
  return folder;
}

/** Changes a file of the workspace. */
export function edit(folder: string, path: string, change: (text: string) => string): void {
  writeFileSync(join(folder, path), change(readFileSync(join(folder, path), "utf8")));
}

/** A file of the workspace. */
export function read(folder: string, path: string): string {
  return readFileSync(join(folder, path), "utf8");
}
