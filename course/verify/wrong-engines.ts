/** What the known-wrong engines say of themselves: each quotes the sentence of a lesson that it breaks. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { COURSE } from "./scenarios.ts";

/** A sentence that a wrong engine quotes. */
export interface Quotation {
  readonly lesson: string;
  readonly section: string;
  readonly text: string;
}

/** All wrong engines, by their path in the course. */
export const WRONG_ENGINES: readonly string[] = globSync("*/wrong/*.ts", { cwd: COURSE })
  .map((file) => file.replaceAll("\\", "/"))
  .sort();

/** The quotations of an engine's head comment: `Lesson 03, Observe: "Neither moves anything."`. */
export function quotationsIn(file: string): Quotation[] {
  const [head = ""] = readFileSync(join(COURSE, file), "utf8").split("*/");
  const text = head.replaceAll(/\n \* ?/g, " ");
  const found = text.matchAll(/Lesson (\d\d), ([A-Z][\w ]*): "([^"]+)"/g);
  return [...found].map(([, lesson = "", section = "", said = ""]) => ({ lesson, section, text: said }));
}

/** The text of a section of a lesson, without emphasis and line breaks. */
export function sectionOf({ lesson, section }: Quotation): string {
  const [file = "no lesson"] = globSync(`${lesson}-*/lesson.md`, { cwd: COURSE });
  const sections = readFileSync(join(COURSE, file), "utf8").split(/^## /m);
  const found = sections.find((text) => text.startsWith(`${section}\n`)) ?? "";
  return found.replaceAll(/[*`]/g, "").replaceAll(/\s+/g, " ");
}
