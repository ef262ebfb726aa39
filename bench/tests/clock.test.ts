/** The clock: what is reset, what is run, and what is taken off. */
import { expect, test } from "vitest";
import { allocatedBytes } from "../src/allocation.ts";
import type { BenchEngine } from "../src/board.ts";
import { measure } from "../src/clock.ts";
import { cellOf, type Row, tableOf } from "../src/report.ts";

interface Spy {
  isReset: boolean;
}

/** An engine that only keeps busy, and complains if a run was not reset before. */
function busyEngine(batch: BenchEngine["batch"], work: { reset: number; run: number }): BenchEngine<Spy> {
  return {
    name: batch,
    batch,
    load: () => ({ isReset: false }),
    reset(handle) {
      keepBusy(work.reset);
      handle.isReset = true;
    },
    run(handle) {
      if (!handle.isReset) throw new Error("run: handle was not reset");
      keepBusy(work.run);
      handle.isReset = false;
    },
    events: () => 0,
    checksum: () => 0,
  };
}

function keepBusy(microseconds: number): void {
  const end = performance.now() + microseconds / 1_000;
  while (performance.now() < end);
}

function microseconds(engine: BenchEngine<Spy>, times: "run" | "copy" | "copyAndRun"): number {
  const [timed] = measure([{ engine, load: () => [engine.load(undefined as never)] }], times, 50);
  return timed!.nanoseconds / timed!.handles.length / 1_000;
}

test.each(["worlds", "restores"] as const)("%s: a reset is no part of a run", (batch) => {
  const engine = busyEngine(batch, { reset: 40, run: 10 });
  expect(microseconds(engine, "run")).toBeGreaterThan(9);
  expect(microseconds(engine, "run")).toBeLessThan(35); // With the reset it would be 50.
  expect(microseconds(engine, "copy")).toBeGreaterThan(39);
  expect(microseconds(engine, "copyAndRun")).toBeGreaterThan(49);
});

test.each(["worlds", "restores"] as const)("%s: bytes are those of the run", (batch) => {
  let kept: unknown[] = [];
  const engine: BenchEngine<Spy> = {
    ...busyEngine(batch, { reset: 0, run: 0 }),
    reset() {
      kept = [];
    },
    run() {
      kept.push(new Array(1_000).fill(0));
    },
  };
  const bytes = allocatedBytes(engine, () => [engine.load(undefined as never)]);
  expect(bytes).toBeGreaterThan(3_000); // An element takes four or eight bytes, as V8 was built.
  expect(bytes).toBeLessThan(20_000);
});

test("the table names what it leaves out by an empty cell", () => {
  const cell = (engine: string, nanosecondsPerEvent: number) => ({
    engine,
    nanoseconds: 15 * nanosecondsPerEvent,
    nanosecondsPerEvent,
    checksum: "0000002a",
  });
  const row: Row = {
    workload: "W1",
    what: "",
    times: "run",
    events: 15,
    cells: [cell("plain", 300), cell("limit", 4)],
  };
  expect(tableOf([row, { ...row, workload: "W9", cells: [cell("plain", 1234.5)] }], ["plain", "limit"])).toBe(
    [
      "workload  events  plain ns  limit ns  plain/limit  plain bytes  checksum",
      "W1            15       300         4           75               0000002a",
      "W9            15      1235                                      0000002a",
    ].join("\n"),
  );
  expect(cellOf(row, "kernel")).toBeUndefined();
});
