/**
 * The random stream: the only source of chance, and part of the world.
 *
 * Integers only, so every platform draws the same. A draw is logged; where there is nothing to choose,
 * nothing is drawn. The generator is a Weyl sequence through a 32-bit mixing function, the one published
 * as "splitmix32".
 */
import { defineEvent, type EventKind, record } from "./events.ts";
import { type Cell, cell, NONE, peek, poke } from "./memory.ts";

/** A draw: `options` candidates, of which number `index` was drawn. */
export const Rolled: EventKind = defineEvent("Rolled", { a: "options", b: "index" });

const STREAM: Cell = cell("randomStream");
const RANGE = 2 ** 32;

/** Starts the stream again from `seed`, any integer. */
export function seedStream(seed: number): void {
  poke(STREAM, seed | 0);
}

/**
 * Draws one of `options` candidates, each with the same chance, and logs the draw.
 *
 * @param options - How many there are. With one candidate nothing is drawn or logged.
 * @returns A number from 0 to `options` - 1.
 */
export function choose(options: number): number {
  if (options <= 1) return 0;
  // Draws above the largest multiple of `options` are drawn again: else the first candidates would be likelier.
  const fair = RANGE - (RANGE % options);
  let draw = next32();
  while (draw >= fair) draw = next32();
  const index = draw % options;
  record(Rolled, NONE, options, index);
  return index;
}

function next32(): number {
  const stream = (peek(STREAM) + 0x9e3779b9) | 0;
  poke(STREAM, stream);
  let mixed = stream ^ (stream >>> 16);
  mixed = Math.imul(mixed, 0x21f0aaad);
  mixed ^= mixed >>> 15;
  mixed = Math.imul(mixed, 0x735a2d97);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}
