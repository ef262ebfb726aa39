/**
 * `course lesson NN`: a lesson, to be read here.
 *
 * A page folds what would spoil the reading: discussions and hints. So does this, in words.
 */
import { findCourse, toType } from "./course/course-folder.ts";
import { moduleNamed } from "./course/course-modules.ts";
import { folded, readLesson, sectionNamed, sectionTitles, titleOf, unfolded } from "./course/lesson.ts";
import { type Call, type ExitStatus, type Subcommand, UsageError } from "./subcommand.ts";
import type { Terminal } from "./terminal.ts";

export const lesson: Subcommand = {
  name: "lesson",
  summary: "Read a lesson; discussions and hints stay folded",
  declare(command) {
    command.argument("<NN>", "the module, 00 and on");
    command.option("--section <title>", "one section, for example Predict");
    command.option("--open", "with all that is folded");
  },
  run: read,
};

async function read(call: Call, terminal: Terminal): Promise<ExitStatus> {
  const course = findCourse();
  const module = moduleNamed(course, "lesson", String(call.arguments[0]));
  const { number, lesson: path } = module;
  const whole = readLesson(module);
  if (whole === undefined) {
    if (call.json) terminal.out(JSON.stringify({ module: number, problem: "not written yet" }));
    else terminal.err(`lesson: module ${number} has no lesson yet`);
    return 1;
  }
  const text = wanted(whole, call.options.section);
  if (call.json) {
    terminal.out(
      JSON.stringify({ module: number, title: titleOf(whole), sections: sectionTitles(whole), path, text }),
    );
    return 0;
  }
  const say = (summary: string) => {
    const words = summary.startsWith("Hint") ? `hint ${number}` : `lesson ${number} --open`;
    return `[${summary}: ${toType(course, words)}]`;
  };
  const shown = call.options.open === true ? unfolded(text) : folded(text, say);
  for (const line of shown.trimEnd().split("\n")) terminal.out(painted(line, terminal));
  return 0;
}

function wanted(whole: string, section: unknown): string {
  if (typeof section !== "string") return whole;
  const text = sectionNamed(whole, section);
  if (text !== undefined) return text;
  throw new UsageError(
    `lesson: --section is "${section}"; expected one of ${sectionTitles(whole).join(", ")}`,
  );
}

function painted(line: string, { paint }: Terminal): string {
  if (/^#{1,6} /.test(line)) return paint.title(line);
  return /^\[.*: .* course/.test(line) ? paint.quiet(line) : line;
}
