/**
 * Which Expansion Drop a workspace is about, and whether its tests are there as the course ships them.
 *
 * The drop is the one that the call names; else the last whose tests were added since the commit; else the
 * one of the last module that was started.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Course } from "../course/course-folder.ts";
import { courseModules, courseParts, type Part, partNamed } from "../course/course-modules.ts";
import { UsageError } from "../subcommand.ts";
import { type FileState, filesOfPart, isStarted, stateOf } from "../workspace/course-files.ts";
import type { Workspace } from "../workspace/workspace.ts";
import type { Change } from "./changes.ts";

/** A file of a drop's tests in a workspace. */
export interface DropFile {
  readonly path: string;
  readonly state: FileState;
}

/** Finds the drop. */
export function dropOf(
  call: string,
  course: Course,
  workspace: Workspace,
  asked: { readonly named: string | undefined; readonly changes: readonly Change[] },
): Part {
  const drop =
    asked.named === undefined
      ? likelyDrop(course, workspace, asked.changes)
      : partNamed(course, call, asked.named);
  if (drop === undefined) {
    throw new UsageError(
      `${call}: DIR has no tests of the course; expected those of a module, which start-module brings`,
    );
  }
  if (!drop.isDrop)
    throw new UsageError(`${call}: --drop is "${asked.named}"; expected a drop, for example ${drop.id}x`);
  if (!bringsCards(course, drop)) {
    throw new UsageError(
      `${call}: the drop is ${drop.id}, which brings a call and may add to src/engine; expected a drop that brings cards`,
    );
  }
  return drop;
}

/** The drop's test files, each with what became of it. */
export function dropFiles(workspace: Workspace, drop: Part): DropFile[] {
  return filesOfPart(drop).map((file) => ({ path: file.path, state: stateOf(workspace, file) }));
}

function likelyDrop(course: Course, workspace: Workspace, changes: readonly Change[]): Part | undefined {
  const parts = courseParts(course);
  const changed = new Set(changes.map(({ file }) => file));
  const drops = parts.filter(({ isDrop }) => isDrop);
  const added = drops.filter((drop) => filesOfPart(drop).some(({ path }) => changed.has(path)));
  const last = parts.findLast((part) => isStarted(workspace, part));
  return added.at(-1) ?? drops.find(({ module }) => module === last?.module);
}

/** A drop whose solution is an engine, and not data, is about a call of the harness. */
function bringsCards(course: Course, { module }: Part): boolean {
  const folder = courseModules(course).find(({ number }) => number === module)?.folder ?? course.folder;
  return !existsSync(join(folder, "expansion/solution/reference.ts"));
}
