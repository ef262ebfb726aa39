/**
 * The kernel as a column of the benchmark.
 *
 * Not plugged in yet: until `kernelBenchEngine` is an engine, the table has no column for it. It needs
 * - `batch: "restores"`, as the kernel has one working world;
 * - `load`: the board as a saved state, with `minions` in that order of play, set up without events;
 *   throw if the kernel has no room for it (the row then says "not run");
 * - `reset`: the saved state copied into the working world, the log empty;
 * - `run`: the spell of the board, cast by player 0, through the cheapest public call that makes a Sequence;
 * - `events`: the number of rows that `run` recorded;
 * - `checksum`: `checksumOf` a `Game` on the working world, called right after `run`.
 */
import type { BenchEngine } from "./board.ts";

export const kernelBenchEngine: BenchEngine | undefined = undefined;
