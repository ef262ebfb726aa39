/** Whether a module's tests all pass in a workspace, for commands that say more after that. */
import { resolve } from "node:path";
import type { Course } from "../course/course-folder.ts";
import { courseParts } from "../course/course-modules.ts";
import { filesOfPart, isStarted } from "../workspace/course-files.ts";
import { isInstalled } from "../workspace/install.ts";
import type { Workspace } from "../workspace/workspace.ts";
import { isPassed, partResults } from "./part-results.ts";
import { runTests } from "./run-tests.ts";

/** Runs the module's tests. What is not started or cannot be run has not passed. */
export async function isGreen(
  call: string,
  course: Course,
  workspace: Workspace,
  number: string,
): Promise<boolean> {
  const { folder } = workspace;
  const part = courseParts(course).find(({ id }) => id === number);
  if (part === undefined || !isStarted(workspace, part) || !isInstalled(folder)) return false;
  const files = filesOfPart(part).map(({ path }) => resolve(folder, path));
  const run = await runTests(call, { workspace: folder, files });
  return partResults(run, [part], folder).every(isPassed);
}
