/**
 * Stage 00: an engine of which nothing is built. Every test of module 01 must fail on it.
 *
 * Making a game fails already: on a game whose calls all throw, a test that expects a call to be
 * refused would pass.
 */

/** Makes no game. */
export function newGame(): never {
  throw new Error("not built yet: newGame");
}
