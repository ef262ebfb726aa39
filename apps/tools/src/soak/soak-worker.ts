/**
 * One thread of `course soak`: plays its share of the matches and reports every few of them.
 *
 * A thread of its own, since a world is played in memory that its thread has once.
 */
import { parentPort, workerData } from "node:worker_threads";
import { hearthstoneStage, minimise, playChecked } from "@course/harness";
import type { Share, SoakReport } from "./share.ts";

/** How many matches a report is about. */
const MATCHES_A_REPORT = 10;

await play(workerData as Share);

async function play({ seeds, deepEvery }: Share): Promise<void> {
  const stage = await hearthstoneStage();
  let report = emptyReport();
  for (const [index, seed] of seeds.entries()) {
    const { decisions, failure } = playChecked(stage, {
      seed,
      ...(deepEvery > 0 && { deepEvery, replays: true }),
    });
    report.matches++;
    report.decisions += decisions;
    if (failure !== undefined)
      report.failures.push({ seed, what: failure.what, record: minimise(stage, failure) });
    if (report.matches < MATCHES_A_REPORT && index < seeds.length - 1) continue;
    parentPort?.postMessage({ ...report, heapBytes: process.memoryUsage().heapUsed });
    report = emptyReport();
  }
}

function emptyReport(): Omit<SoakReport, "heapBytes"> & { matches: number; decisions: number } {
  return { matches: 0, decisions: 0, failures: [] };
}
