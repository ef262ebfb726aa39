/**
 * `course reference NN`: a module's reference stage, or what it changes in the stage before.
 *
 * Before the module has passed, it asks once: who has seen an answer can't find it any more. Having said
 * yes is remembered, and nobody is asked twice.
 */
import { existsSync, readFileSync } from "node:fs";
import { createTwoFilesPatch } from "diff";
import { type Course, findCourse, toType } from "./course/course-folder.ts";
import { courseModules, type LearnersModule, moduleNamed } from "./course/course-modules.ts";
import { isGreen } from "./learner-tests/is-green.ts";
import { patchLines } from "./patch-lines.ts";
import { type Call, type ExitStatus, type Subcommand, UsageError } from "./subcommand.ts";
import type { Terminal } from "./terminal.ts";
import { toLineFeeds } from "./text-lines.ts";
import { recall, remember } from "./workspace/own-memory.ts";
import { workspaceAround } from "./workspace/workspace.ts";

export const reference: Subcommand = {
  name: "reference",
  summary: "A module's reference stage; asks once before the module has passed",
  declare(command) {
    command.argument("<NN>", "the module");
    command.option("--diff", "what changes from the stage before");
    command.option("--yes", "don't ask");
    command.option("--dir <folder>", "the workspace (default: the one around the current folder)");
  },
  run: show,
};

async function show(call: Call, terminal: Terminal): Promise<ExitStatus> {
  const course = findCourse();
  const module = moduleNamed(course, "reference", String(call.arguments[0]));
  const { number, reference: path } = module;
  if (!existsSync(path))
    throw new UsageError(
      `reference: module ${number} has no reference stage; expected a module that builds one`,
    );
  if (!(await isAllowed(course, module, call, terminal))) {
    terminal.err(`reference: not shown; ${toType(course, `hint ${number}`)} gives less away`);
    return 1;
  }
  const text = call.options.diff === true ? difference(course, module) : stage(path);
  if (call.json) terminal.out(JSON.stringify({ module: number, path, text }));
  else
    for (const line of call.options.diff === true ? patchLines(text, terminal) : text.trimEnd().split("\n"))
      terminal.out(line);
  return 0;
}

/** Whether it may be shown: the module has passed, or the learner said yes, now or before. */
async function isAllowed(
  course: Course,
  { number }: LearnersModule,
  call: Call,
  terminal: Terminal,
): Promise<boolean> {
  if (call.options.yes === true) return true;
  const workspace = workspaceAround("reference", call.options.dir, terminal.folder);
  const memory = workspace && recall(workspace.folder);
  if (memory?.references.includes(number)) return true;
  if (workspace && (await isGreen("reference", course, workspace, number))) return true;
  if (terminal.ask === undefined || call.json) {
    throw new UsageError(
      `reference: module ${number} has not passed here, and nobody can be asked; expected --yes`,
    );
  }
  const yes = await terminal.ask(`Module ${number} has not passed here. Show its reference all the same?`);
  if (yes && workspace && memory) {
    remember(workspace.folder, { ...memory, references: [...memory.references, number] });
  }
  return yes;
}

function difference(course: Course, module: LearnersModule): string {
  const modules = courseModules(course).filter(({ reference: path }) => existsSync(path));
  const before = modules[modules.findIndex(({ number }) => number === module.number) - 1];
  const [from, to] = [before, module].map((one) =>
    one ? `${one.number}-${one.name}/reference.ts` : "nothing",
  );
  return createTwoFilesPatch(
    from ?? "",
    to ?? "",
    before ? stage(before.reference) : "",
    stage(module.reference),
  );
}

function stage(path: string): string {
  return toLineFeeds(readFileSync(path, "utf8"));
}
