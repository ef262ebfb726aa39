/** How a value is shown in a message: as JSON, shortened; and a list of words as a choice. */
import { closest, distance } from "fastest-levenshtein";

const LONGEST = 60;

/** The value as JSON, at most 60 characters of it; `nothing` where there is none. */
export function shown(value: unknown): string {
  if (value === undefined) return "nothing";
  const text = JSON.stringify(value);
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`;
}

/** Words as a choice: `"max" or "additive"`. */
export function eitherOf(words: readonly string[]): string {
  const quoted = words.map((word) => JSON.stringify(word));
  const last = quoted.pop() ?? "nothing";
  return quoted.length === 0 ? last : `${quoted.join(", ")} or ${last}`;
}

/** The word that was probably meant, if one of them is near enough. */
export function nearestWord(written: string, words: readonly string[]): string | undefined {
  if (words.length === 0 || written.length > LONGEST) return undefined;
  const near = closest(written, words);
  const reach = Math.max(2, Math.floor(near.length / 3));
  return distance(written.toLowerCase(), near.toLowerCase()) <= reach ? near : undefined;
}
