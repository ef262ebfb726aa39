/** What programs print in the repository, and so must print wherever they are installed. */

/** The seed of the game that `examples/own-game` tells. */
export const SEED = "7";
/** What `consumers/esm.mjs` and `consumers/cjs.cjs` print: a Deathrattle, twice. */
export const BARON =
  "@course/core true\nSummoned Summoned Destroyed DeathPhase Triggered Summoned Triggered Summoned\n";

/**
 * Compares what a program printed with what was expected.
 *
 * @returns For the table: how much it was.
 */
export function expectSame(found: string, expected: string): string {
  if (found === expected) return `${expected.split("\n").length - 1} lines as expected`;
  throw new Error(`it printed\n${found}\nexpected\n${expected}`);
}
