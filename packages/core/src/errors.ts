/**
 * The two ways in which a call fails. Either way the world and its log are as they were before it.
 *
 * A *refusal* is the caller's: the call asks for what the rules forbid, and nothing was begun. A *limit*
 * is the rules': something would not end, and what was begun is undone.
 */

/** The call was wrong: the message says what was given and what was expected. */
export class RefusedError extends Error {
  override readonly name = "RefusedError";
}

/** A limit of the kernel was hit in mid-Sequence; the world is as before the action. */
export class LimitError extends Error {
  override readonly name = "LimitError";
}

/** An error for a refused call, in the one form that all packages use. */
export function refused(call: string, argument: string, value: unknown, expected: string): RefusedError {
  return new RefusedError(`${call}: ${argument} is ${shown(value)}; expected ${expected}`);
}

/** An error for a limit: what was reached, and the most that is allowed. */
export function limitError(what: string, most: number): LimitError {
  return new LimitError(`${what}; expected at most ${most}`);
}

/** A value as an error shows it: short, and strings in quotes. */
export function shown(value: unknown): string {
  if (["number", "bigint", "function", "symbol"].includes(typeof value)) return String(value);
  const text = JSON.stringify(value) ?? "undefined";
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
