/**
 * How many bytes a run allocates: what the heap grew by, summed over batches that no collection cut short.
 *
 * The heap is collected first, so that a batch of some hundred kilobytes fits into the young generation;
 * a batch after which the heap is smaller is left out.
 */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { BenchEngine } from "./board.ts";

const ENOUGH_BYTES = 200_000;
const MOST_RUNS = 2_048;
const BATCHES = 15;

/** Bytes that one pass over all boards allocates, without what the resets allocate. */
export function allocatedBytes(engine: BenchEngine, load: () => unknown[]): number {
  const collect = garbageCollector();
  const handles = load();
  let passes = 1;
  const grown = (): number =>
    engine.batch === "worlds" ? worlds(engine, handles) : restores(engine, handles, passes);
  const measured: number[] = [];
  while (measured.length < BATCHES) {
    collect();
    const bytes = grown();
    const isSmall = bytes < ENOUGH_BYTES && handles.length * passes < MOST_RUNS;
    if (isSmall && engine.batch === "worlds") handles.push(...load());
    else if (isSmall) passes *= 2;
    else measured.push(bytes);
  }
  const boards = load().length;
  const middle = measured.toSorted((a, b) => a - b)[BATCHES >> 1]!;
  return (middle * boards) / (handles.length * passes);
}

function worlds(engine: BenchEngine, handles: readonly unknown[]): number {
  for (const handle of handles) engine.reset(handle);
  const before = usedHeap();
  for (const handle of handles) engine.run(handle);
  return usedHeap() - before - COST_OF_ASKING;
}

function restores(engine: BenchEngine, handles: readonly unknown[], passes: number): number {
  const start = usedHeap();
  for (let pass = 0; pass < passes; pass++) {
    for (const handle of handles) {
      engine.reset(handle);
      engine.run(handle);
    }
  }
  const both = usedHeap();
  for (let pass = 0; pass < passes; pass++) for (const handle of handles) engine.reset(handle);
  return both - start - (usedHeap() - both);
}

function usedHeap(): number {
  return process.memoryUsage().heapUsed;
}

const COST_OF_ASKING: number = costOfAsking();

/** What asking for the heap's size adds to it. */
function costOfAsking(): number {
  const differences = Array.from({ length: 21 }, () => -(usedHeap() - usedHeap()));
  return differences.toSorted((a, b) => a - b)[10]!;
}

function garbageCollector(): () => void {
  setFlagsFromString("--expose-gc");
  return runInNewContext("gc");
}
