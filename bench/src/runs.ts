/**
 * Several runs, each in a process of its own, and the middle of each figure.
 *
 * Within a process a workload's time stays within 1 %. From one process to the next it differs by 5 %: by what V8
 * has seen when it compiles, and by the addresses of memory. So one run is one draw.
 */
import { spawnSync } from "node:child_process";
import type { Row } from "./report.ts";
import type { WholeGame } from "./whole-game.ts";

/** What one run measures. */
export interface Report {
  /** Version of Node. */
  readonly node: string;
  readonly rows: readonly Row[];
  /** Left out where it was not asked for. */
  readonly game?: WholeGame;
}

/** Runs this program so many times, one after the other, and gives the middle of each figure. */
export function measureInRuns(runs: number, wanted: readonly string[]): Report {
  const reports = Array.from({ length: runs }, (_, index) => {
    process.stderr.write(`run ${index + 1} of ${runs}\n`);
    const program = process.argv[1] as string;
    const run = spawnSync(process.execPath, [...process.execArgv, program, "--json", ...wanted], {
      encoding: "utf8",
      maxBuffer: 1e8,
      stdio: ["ignore", "pipe", "inherit"],
    });
    if (run.status !== 0)
      throw new Error(`bench: run ${index + 1} ended with ${run.status ?? run.signal}; expected 0`);
    return JSON.parse(run.stdout) as Report;
  });
  return middleOf(reports);
}

/** A report whose figures are each the median of those of several reports of the same workloads. */
export function middleOf(reports: readonly Report[]): Report {
  return middle(reports) as Report;
}

/** Numbers become their median; what is no number must be the same in all. */
function middle(values: readonly unknown[]): unknown {
  const [first] = values;
  if (typeof first === "number") return median(values as readonly number[]);
  if (Array.isArray(first))
    return first.map((_, index) => middle(values.map((each) => (each as unknown[])[index])));
  if (typeof first === "object" && first !== null) {
    const entries = Object.keys(first).map((key) => [
      key,
      middle(values.map((each) => (each as typeof first)[key as never])),
    ]);
    return Object.fromEntries(entries);
  }
  const other = values.find((each) => each !== first);
  if (other !== undefined)
    throw new Error(`bench: a run gives ${String(other)}; expected ${String(first)}, as another`);
  return first;
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[half] as number)
    : ((sorted[half - 1] as number) + (sorted[half] as number)) / 2;
}
