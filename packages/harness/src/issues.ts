/**
 * One thing that is wrong with a value: where, what stands there, what was expected.
 *
 * The schema's messages are expectations; here they meet the value that did not fulfil them.
 */
import type { BaseIssue } from "valibot";
import { nearestWord, shown } from "./shown.ts";

/** One mistake in a scenario, before it is known which line of which file it stands on. */
export interface Issue {
  /** Keys and indexes from the scenario to the value. */
  readonly path: readonly (string | number)[];
  readonly found: string;
  readonly expected: string;
  /** The known word that was probably meant. */
  readonly nearest?: string;
}

/** Makes an issue of what the schema library reports. */
export function toIssue(issue: BaseIssue<unknown>): Issue {
  const path = (issue.path ?? []).map(({ key }) => (typeof key === "number" ? key : String(key)));
  const unknownKey = issue.type === "strict_object" && issue.expected === "never";
  const found = unknownKey ? `the unknown key ${shown(issue.input)}` : shown(issue.input);
  return withNearest({ path, found, expected: issue.message }, wordsOf(issue.input));
}

/** Adds the nearest of the words that the expectation names in quotes, if one is near. */
export function withNearest(issue: Issue, written: readonly string[]): Issue {
  const known = [...issue.expected.matchAll(/"([^"]+)"/g)].map(([, word]) => word ?? "");
  for (const word of written) {
    const nearest = nearestWord(word, known);
    if (nearest !== undefined && nearest !== word) return { ...issue, nearest };
  }
  return issue;
}

/** What could be a misspelt word: the text itself, or the keys of an object. */
function wordsOf(input: unknown): string[] {
  if (typeof input === "string") return [input];
  return typeof input === "object" && input !== null ? Object.keys(input).slice(0, 8) : [];
}
