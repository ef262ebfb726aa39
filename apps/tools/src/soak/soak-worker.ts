/**
 * One thread of `course soak`: plays its share of the matches and reports every few of them.
 *
 * A thread of its own, since a world is played in memory that its thread has once.
 */
import { parentPort, workerData } from "node:worker_threads";
import { playChecked } from "@course/harness";
import { loadStage } from "../engine.ts";
import type { Share, SoakReport } from "./share.ts";
import { FailureTeller } from "./tell-failure.ts";

/** How many matches a report is about. */
const MATCHES_A_REPORT = 10;

await play(workerData as Share);

async function play({ seeds, deepEvery, engine }: Share): Promise<void> {
  const stage = await loadStage("soak", engine);
  const teller = new FailureTeller(stage);
  let report = emptyReport();
  for (const [index, seed] of seeds.entries()) {
    const { decisions, failure } = playChecked(stage, {
      seed,
      ...(deepEvery > 0 && { deepEvery, replays: true }),
    });
    report.matches++;
    report.decisions += decisions;
    if (failure !== undefined) report.failures.push(teller.tell(seed, failure));
    const isToldAtOnce = report.failures.some(({ told }) => told !== undefined);
    if (!isToldAtOnce && report.matches < MATCHES_A_REPORT && index < seeds.length - 1) continue;
    parentPort?.postMessage({ ...report, heapBytes: process.memoryUsage().heapUsed });
    report = emptyReport();
  }
}

function emptyReport(): Omit<SoakReport, "heapBytes"> & { matches: number; decisions: number } {
  return { matches: 0, decisions: 0, failures: [] };
}
