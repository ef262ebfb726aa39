/**
 * The clock: small batches of several engines, taken in turn in one process.
 *
 * A batch is some 100 microseconds long, so that most of them are over before anything else wants the
 * processor; what is reported is the 10th percentile of the batch times. It stays within a few percent
 * where the mean of a whole run swings by a factor of two.
 */
import type { BenchEngine } from "./board.ts";

/** What is measured of one engine, and what it took. */
export interface Timed {
  readonly engine: BenchEngine;
  /** The boards of one batch, in this order. */
  readonly handles: readonly unknown[];
  /** Nanoseconds of one batch. */
  readonly nanoseconds: number;
}

export type Times = "run" | "copy" | "copyAndRun";

const BATCH_MS = 0.1;
const WARM_UP_MS = 200;
const FEWEST_ROUNDS = 5;

/** Measures the engines in turn, a batch each, until the time is up. */
export function measure(
  engines: readonly { engine: BenchEngine; load: () => unknown[] }[],
  times: Times,
  budgetMs: number,
): Timed[] {
  const lanes = engines.map(({ engine, load }) => ({
    engine,
    handles: batchOf(engine, load, times),
    batch: [] as number[],
    reset: [] as number[],
  }));
  const end = performance.now() + budgetMs;
  for (let round = 0; round < FEWEST_ROUNDS || performance.now() < end; round++) {
    for (const lane of lanes) {
      lane.batch.push(timeBatch(lane.engine, lane.handles, times));
      if (isTakenOff(lane.engine, times)) lane.reset.push(timeResets(lane.engine, lane.handles));
    }
  }
  return lanes.map(({ engine, handles, batch, reset }) => ({
    engine,
    handles,
    nanoseconds: 1e6 * (tenthPercentile(batch) - (reset.length > 0 ? tenthPercentile(reset) : 0)),
  }));
}

/** Enough boards to fill a batch, found while the engine warms up. */
function batchOf(engine: BenchEngine, load: () => unknown[], times: Times): unknown[] {
  const handles = load();
  const start = performance.now();
  let fastest = Number.POSITIVE_INFINITY; // A single round may have been interrupted, and the batches would be too small.
  let rounds = 0;
  do {
    fastest = Math.min(fastest, timeBatch(engine, handles, times));
    rounds++;
  } while (performance.now() - start < WARM_UP_MS && rounds < 100_000);
  const copies = Math.min(200, Math.ceil(BATCH_MS / Math.max(fastest, 1e-4)));
  if (engine.batch === "restores") return Array.from({ length: copies }, () => handles).flat();
  return [handles, ...Array.from({ length: copies - 1 }, load)].flat();
}

/** Whether the batch holds resets that are no part of what is measured. */
function isTakenOff(engine: BenchEngine, times: Times): boolean {
  return times === "run" && engine.batch === "restores";
}

function timeBatch(engine: BenchEngine, handles: readonly unknown[], times: Times): number {
  if (times === "copy") return timeResets(engine, handles);
  if (times === "run" && engine.batch === "worlds") return timeRuns(engine, handles);
  const start = performance.now();
  for (const handle of handles) {
    engine.reset(handle);
    engine.run(handle);
  }
  return performance.now() - start;
}

function timeRuns(engine: BenchEngine, handles: readonly unknown[]): number {
  for (const handle of handles) engine.reset(handle);
  const start = performance.now();
  for (const handle of handles) engine.run(handle);
  return performance.now() - start;
}

function timeResets(engine: BenchEngine, handles: readonly unknown[]): number {
  const start = performance.now();
  for (const handle of handles) engine.reset(handle);
  return performance.now() - start;
}

/** What all but the fastest tenth of some times are longer than: little else ran meanwhile. */
export function tenthPercentile(samples: readonly number[]): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 10)]!;
}
