/**
 * `notes/NN.md`: the questions of a lesson's "Predict", with room for the learner's answers.
 *
 * A prediction counts as written when there is anything under its question. Nothing judges it.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { predictQuestions, titleOf } from "../course/lesson.ts";
import { toLineFeeds } from "../text-lines.ts";

const ANSWER = "Answer:";

/** How many of a module's questions have an answer. */
export interface Predictions {
  readonly written: number;
  readonly asked: number;
}

/** The path of a module's notes in a workspace. */
export function notesPath(number: string): string {
  return `notes/${number}.md`;
}

/** The notes that a module starts with. */
export function newNotes(number: string, lesson: string): string {
  const questions = predictQuestions(lesson).map((question, index) => {
    const [first = "", ...rest] = question.split("\n");
    const more = rest.length > 0 ? `${rest.join("\n").trim()}\n\n` : "";
    return `## ${index + 1}. ${first}\n\n${more}${ANSWER}\n`;
  });
  const title = titleOf(lesson) ?? `Module ${number}`;
  const head = `# ${title}: predictions\n\nWrite your answers before you build. They count by being written, not by being right.\n`;
  return [head, ...questions].join("\n");
}

/** How far the predictions of a module are written; `undefined` where there are no notes. */
export function predictionsIn(folder: string, number: string): Predictions | undefined {
  const file = join(folder, notesPath(number));
  if (!existsSync(file)) return undefined;
  const [, ...questions] = toLineFeeds(readFileSync(file, "utf8")).split(/^## \d+\. /m);
  const written = questions.filter((question) => answerOf(question) !== "");
  return { written: written.length, asked: questions.length };
}

/** What stands under a question, after the word "Answer:" wherever that is still there. */
function answerOf(question: string): string {
  const at = question.lastIndexOf(`\n${ANSWER}`);
  if (at >= 0) return question.slice(at + 1 + ANSWER.length).trim();
  return question.slice(question.indexOf("\n") + 1).trim();
}
