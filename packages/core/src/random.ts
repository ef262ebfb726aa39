/**
 * The random stream: the only source of chance, and part of the world.
 *
 * Integers only, so every platform draws the same. A draw is logged; where there is nothing to choose,
 * nothing is drawn. The generator is a Weyl sequence through a 32-bit mixing function, the one published
 * as "splitmix32". A test may write the draws down instead: such a world takes one after the other.
 */
import { refused } from "./errors.ts";
import { defineEvent, type EventKind, type EventRow, kindOf, record, secondOf } from "./events.ts";
import { type Cell, cell, NONE, peek, poke } from "./memory.ts";

/** A draw: `options` candidates, of which number `index` was drawn. */
export const Rolled: EventKind = defineEvent("Rolled", { a: "options", b: "index" });

const STREAM: Cell = cell("randomStream");
/** How many of the written rolls are taken. */
const TAKEN: Cell = cell("rollsTaken");
const RANGE = 2 ** 32;

/** The written rolls of the working world, if it has any. */
let written: readonly number[] | undefined;

/** Says what the working world draws: these, one after the other, or what the stream gives. */
export function useRolls(rolls: readonly number[] | undefined): void {
  written = rolls;
}

/** How many of the written rolls are still to be drawn: 0 at the end of a test that wrote down what it needs. */
export function rollsLeft(): number {
  return (written?.length ?? 0) - peek(TAKEN);
}

/** The indexes that were drawn in some rows of the log, in order. */
export function rollsBetween(first: EventRow, end: EventRow): number[] {
  const rolls: number[] = [];
  for (let row = first; row < end; row++) if (kindOf(row) === Rolled) rolls.push(secondOf(row));
  return rolls;
}

/** Starts the stream again from `seed`, any integer. */
export function seedStream(seed: number): void {
  poke(STREAM, seed | 0);
}

/**
 * Draws one of `options` candidates, each with the same chance, and logs the draw.
 *
 * @param options - How many there are. With one candidate nothing is drawn or logged.
 * @returns A number from 0 to `options` - 1.
 * @throws `RefusedError` when rolls are written and none is left, or the next one is no such number.
 */
export function choose(options: number): number {
  if (options <= 1) return 0;
  const index = written === undefined ? drawn(options) : nextWritten(written, options);
  record(Rolled, NONE, options, index);
  return index;
}

function drawn(options: number): number {
  // Draws above the largest multiple of `options` are drawn again: else the first candidates would be likelier.
  const fair = RANGE - (RANGE % options);
  let draw = next32();
  while (draw >= fair) draw = next32();
  return draw % options;
}

function nextWritten(rolls: readonly number[], options: number): number {
  const at = peek(TAKEN);
  const index = rolls[at];
  if (index === undefined || !Number.isInteger(index) || index < 0 || index >= options) {
    throw refused("choose", `roll ${at + 1} of ${rolls.length}`, index, `an index from 0 to ${options - 1}`);
  }
  poke(TAKEN, at + 1);
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
