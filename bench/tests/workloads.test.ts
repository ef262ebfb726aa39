/**
 * The workloads: every engine of the benchmark plays the same game on them, of the size that they state.
 *
 * The benchmark refuses to time engines that disagree; here that is found out in a second, not in a minute.
 */
import { expect, test } from "vitest";
import type { BenchEngine } from "../src/board.ts";
import { kernelBenchEngine } from "../src/kernel-engine.ts";
import { limitBenchEngine } from "../src/limit/limit-engine.ts";
import { mixedBoards } from "../src/mixed-boards.ts";
import { plainBenchEngine } from "../src/plain-engine.ts";
import { type Workload, workloads } from "../src/workloads.ts";

const kernel: BenchEngine | undefined = kernelBenchEngine;
const small = workloads().filter(({ boards }) => boards.every(({ minions }) => minions.length <= 101));

function enginesFor({ hasLimit }: Workload): BenchEngine[] {
  return [plainBenchEngine, ...(kernel ? [kernel] : []), ...(hasLimit ? [limitBenchEngine] : [])];
}

test.each(small.map((workload) => [workload.name, workload] as const))("%s", (_name, workload) => {
  const played = enginesFor(workload).map((engine) => {
    const handles = workload.boards.map((board) => engine.load(board));
    // Twice: a reset that forgets something shows in the second run.
    const passes = [1, 2].map(() =>
      handles.map((handle) => {
        engine.reset(handle);
        engine.run(handle);
        return { events: engine.events(handle), checksum: engine.checksum(handle) };
      }),
    );
    expect(passes[1]).toEqual(passes[0]);
    return passes[0]!;
  });
  for (const pass of played) expect(pass).toEqual(played[0]);
  expect(played[0]!.reduce((sum, { events }) => sum + events, 0)).toBe(workload.events);
});

test("mixed boards are the same for the same seed, and others for another", () => {
  expect(mixedBoards(20, 1)).toEqual(mixedBoards(20, 1));
  expect(mixedBoards(20, 2)).not.toEqual(mixedBoards(20, 1));
});
