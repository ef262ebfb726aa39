/**
 * A lesson's text, and the parts of it that the command needs: its title, sections, questions and hints.
 *
 * The shape of a lesson is checked where lessons are made; here, what is not there is just not found.
 */
import { existsSync, readFileSync } from "node:fs";
import { toLineFeeds } from "../text-lines.ts";
import type { LearnersModule } from "./course-modules.ts";

/** A `<details>` of a lesson: what stands on it, and what it hides. */
export interface Details {
  readonly summary: string;
  readonly text: string;
}

/** A module's lesson, or `undefined` while it is not written. */
export function readLesson({ lesson }: LearnersModule): string | undefined {
  return existsSync(lesson) ? toLineFeeds(readFileSync(lesson, "utf8")) : undefined;
}

/** The first heading. */
export function titleOf(lesson: string): string | undefined {
  return /^# (.+)$/m.exec(lesson)?.[1];
}

/** The titles of the lesson's sections, in order. */
export function sectionTitles(lesson: string): string[] {
  return sectionsOf(lesson).map(({ title }) => title);
}

/** A section with its heading, by its title in whatever case, or `undefined`. */
export function sectionNamed(lesson: string, title: string): string | undefined {
  return sectionsOf(lesson).find((section) => section.title.toLowerCase() === title.toLowerCase())?.text;
}

/** The numbered questions of "Predict", in their own words, without the Discussion that answers them. */
export function predictQuestions(lesson: string): string[] {
  const [asked = ""] = (sectionNamed(lesson, "Predict") ?? "").split("<details>");
  const [, ...questions] = asked.split(/^\d+\. +/m);
  return questions.map((question) => question.replace(/^ {2,4}/gm, "").trim());
}

/** The hints of "Build", weakest first. */
export function hintsOf(lesson: string): Details[] {
  return [...(sectionNamed(lesson, "Build") ?? "").matchAll(DETAILS)].map(detailsOf);
}

/** The lesson without what its `<details>` hide and without what is for its makers: for a terminal, which folds nothing. */
export function folded(lesson: string, say: (summary: string) => string): string {
  return withoutMarks(lesson).replace(DETAILS, (...found) => say(detailsOf(found).summary));
}

/** The lesson with all that it hides. */
export function unfolded(lesson: string): string {
  return withoutMarks(lesson).replace(DETAILS, (...found) => {
    const { summary, text } = detailsOf(found);
    return `**${summary}**\n\n${text}`;
  });
}

const DETAILS = /^<details>\n<summary>(.*?)<\/summary>\n(.*?)^<\/details>$/gms;

function detailsOf(found: readonly unknown[]): Details {
  return { summary: String(found[1]), text: String(found[2]).trim() };
}

/** Comments say to the lesson's maker where a block comes from. */
function withoutMarks(lesson: string): string {
  return lesson.replace(/^<!--.*?-->\n/gms, "");
}

/** What stands between one heading of the second level and the next; a `#` in a code block is none. */
function sectionsOf(lesson: string): { title: string; text: string }[] {
  const sections: { title: string; text: string }[] = [];
  let inBlock = false;
  for (const line of lesson.split("\n")) {
    if (/^ *(```|~~~)/.test(line)) inBlock = !inBlock;
    const title = inBlock ? undefined : /^## (.+)$/.exec(line)?.[1];
    const current = sections.at(-1);
    if (title !== undefined) sections.push({ title: title.trim(), text: `${line}\n` });
    else if (current !== undefined) current.text += `${line}\n`;
  }
  return sections;
}
