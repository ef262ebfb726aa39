/**
 * `course hint NN`: the next hint of a module, weakest first.
 *
 * It doesn't count aloud how many there are or were: where hints are counted, more of them are taken. Once
 * the module has passed, or all were seen, they can all be read again.
 */
import { type Course, findCourse, toType } from "./course/course-folder.ts";
import { type LearnersModule, moduleNamed } from "./course/course-modules.ts";
import { type Details, hintsOf, readLesson } from "./course/lesson.ts";
import { isGreen } from "./learner-tests/is-green.ts";
import type { Call, ExitStatus, Subcommand } from "./subcommand.ts";
import type { Terminal } from "./terminal.ts";
import { recall, remember } from "./workspace/own-memory.ts";
import { type Workspace, workspaceAround } from "./workspace/workspace.ts";

export const hint: Subcommand = {
  name: "hint",
  summary: "The next hint of a module; after it has passed, all of them again",
  declare(command) {
    command.argument("<NN>", "the module");
    command.option("--dir <folder>", "the workspace (default: the one around the current folder)");
  },
  run: give,
};

async function give(call: Call, terminal: Terminal): Promise<ExitStatus> {
  const course = findCourse();
  const module = moduleNamed(course, "hint", String(call.arguments[0]));
  const workspace = workspaceAround("hint", call.options.dir, terminal.folder);
  const hints = hintsOf(readLesson(module) ?? "");
  if (hints.length === 0) {
    if (call.json) terminal.out(JSON.stringify({ module: module.number, hints: [] }));
    else terminal.err(`hint: module ${module.number} has no hints yet`);
    return 1;
  }
  const shown = workspace
    ? await nextHints(course, workspace, { module, hints }, terminal)
    : firstHint(course, { module, hints }, terminal);
  if (call.json) terminal.out(JSON.stringify({ module: module.number, hints: shown }));
  else printHints(shown, terminal);
  return 0;
}

interface Hinted {
  readonly module: LearnersModule;
  readonly hints: readonly Details[];
}

/** The one after those that were shown, which is remembered; all of them once there is none left, or the module has passed. */
async function nextHints(
  course: Course,
  workspace: Workspace,
  { module: { number }, hints }: Hinted,
  terminal: Terminal,
): Promise<readonly Details[]> {
  const { folder } = workspace;
  const memory = recall(folder);
  const seen = memory.hints[number] ?? 0;
  if (seen >= hints.length || (await isGreen("hint", course, workspace, number))) return hints;
  const shown = { ...memory.hints, [number]: seen + 1 };
  if (!remember(folder, { ...memory, hints: shown })) {
    terminal.err(`hint: "${folder}" cannot be written to, so the next hint will be this one again`);
  }
  return hints.slice(seen, seen + 1);
}

/** Without a workspace nothing can be remembered. */
function firstHint(
  course: Course,
  { module: { number }, hints }: Hinted,
  terminal: Terminal,
): readonly Details[] {
  const all = toType(course, `lesson ${number} --open`);
  terminal.err(
    `hint: there is no workspace here to remember in, so this is the first hint each time; all: ${all}`,
  );
  return hints.slice(0, 1);
}

function printHints(hints: readonly Details[], { out, paint }: Terminal): void {
  for (const [index, { summary, text }] of hints.entries()) {
    if (index > 0) out("");
    out(paint.title(nameOf(summary)));
    out("");
    for (const line of text.split("\n")) out(line);
  }
}

/** What kind of hint it is, without its number. */
function nameOf(summary: string): string {
  return summary.replace(/^Hint \d+: /, "");
}
