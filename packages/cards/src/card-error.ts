/**
 * An error in a card file: where, what stands there, what was expected.
 *
 * The sentence has the form of every error in these packages: `file: path is value; expected what`, and
 * names the nearest known word where there is one.
 */
import { closest, distance } from "fastest-levenshtein";

/** One thing that is wrong with a card file. */
export interface CardError {
  readonly file: string;
  /** JSON Pointer to the value, for example `"/abilities/0/modifier/stacking"`; `""` is the whole file. */
  readonly path: string;
  /** In a text that is no JSON: where it stops being JSON. */
  readonly line?: number;
  readonly column?: number;
  /** What stands there, shortened. */
  readonly found: string;
  readonly expected: string;
  /** The known word that is most like the one found. */
  readonly nearest?: string;
  /** What stands where a word of the language belongs, and is none of these rules. */
  readonly unknownWord?: string;
  /** All of it in one sentence. */
  readonly message: string;
}

/** Most characters of a value that an error shows; a path may have four times as many. */
const SHOWN = 40;

/** Makes an error. `candidates` are the known words; the one that is like `word`, if any, is named. */
export function cardError(
  where: { readonly file: string; readonly path: string },
  found: string,
  expected: string,
  word?: { readonly found: unknown; readonly candidates: readonly string[]; readonly isWord?: boolean },
): CardError {
  const nearest = word === undefined ? undefined : nearestWord(word.found, word.candidates);
  const place = where.path === "" ? "the file" : shortPath(where.path);
  const hint = nearest === undefined ? "" : ` (nearest: ${JSON.stringify(nearest)})`;
  const message = `${where.file}: ${place} is ${found}; expected ${expected}${hint}`;
  return {
    ...where,
    found,
    expected,
    ...(nearest !== undefined && { nearest }),
    ...(word?.isWord && isLikeAWord(word.found) && { unknownWord: word.found }),
    message,
  };
}

function isLikeAWord(found: unknown): found is string {
  return typeof found === "string" && /^[a-z]/i.test(found);
}

/** A path as a sentence shows it: where it starts and where it ends. */
function shortPath(path: string): string {
  return path.length <= 4 * SHOWN ? path : `${path.slice(0, 2 * SHOWN)}…${path.slice(-SHOWN)}`;
}

/** The candidate that somebody who wrote `found` may have meant. */
export function nearestWord(found: unknown, candidates: readonly string[]): string | undefined {
  if (typeof found !== "string" || found === "" || found.length > SHOWN || candidates.length === 0)
    return undefined;
  const nearest = closest(
    found.toLowerCase(),
    candidates.map((candidate) => candidate.toLowerCase()),
  );
  const most = Math.max(1, Math.floor(found.length * 0.4));
  if (distance(found.toLowerCase(), nearest) > most) return undefined;
  return candidates.find((candidate) => candidate.toLowerCase() === nearest);
}

/** A value as an error shows it: short, and never all of a long list. */
export function describeValue(value: unknown): string {
  if (value === undefined) return "missing";
  if (typeof value === "string")
    return JSON.stringify(value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value);
  if (Array.isArray(value)) return value.length === 0 ? "an empty list" : `a list of ${value.length}`;
  if (typeof value === "function" || typeof value === "symbol") return `a ${typeof value}`;
  if (typeof value !== "object" || value === null) return String(value).slice(0, SHOWN);
  const keys = Object.keys(value);
  if (keys.length === 0) return "an empty object";
  const named = keys.slice(0, 3).map((key) => JSON.stringify(key.slice(0, SHOWN)));
  return `an object with ${named.join(", ")}${keys.length > 3 ? ", …" : ""}`;
}

/** A JSON Pointer (RFC 6901) from keys and indexes. */
export function pointer(path: readonly (string | number)[]): string {
  return path.map((key) => `/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}

/** Words as a sentence lists them: `"max" or "additive"`. */
export function listed(words: readonly string[], conjunction: "or" | "and" = "or"): string {
  const quoted = words.map((word) => JSON.stringify(word));
  if (quoted.length < 2) return quoted.join("");
  return `${quoted.slice(0, -1).join(", ")} ${conjunction} ${quoted.at(-1)}`;
}
