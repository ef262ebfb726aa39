/** Plays matches on many threads, and hands on what each of them reports. */
import { Worker } from "node:worker_threads";
import type { HowToPlay, Share, SoakReport } from "./share.ts";

/** In the sources beside this file, in the bundle beside the bundle, which has it as an entry of its own. */
const WORKER = new URL(
  import.meta.url.endsWith(".ts") ? "./soak-worker.ts" : "./soak-worker.js",
  import.meta.url,
);

/** Shares the seeds out among the threads. Resolves when all have been played; rejects if a thread breaks. */
export async function playOnThreads(
  seeds: readonly number[],
  threads: number,
  how: HowToPlay,
  onReport: (report: SoakReport) => void,
): Promise<void> {
  const shares = Array.from({ length: Math.min(threads, seeds.length) }, (_, thread) =>
    seeds.filter((_, index) => index % threads === thread),
  );
  await Promise.all(shares.map((own) => playShare({ ...how, seeds: own }, onReport)));
}

function playShare(share: Share, onReport: (report: SoakReport) => void): Promise<void> {
  const worker = new Worker(WORKER, { workerData: share });
  return new Promise((resolve, reject) => {
    worker.on("message", onReport);
    worker.on("error", reject);
    worker.on("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`soak: a thread ended with ${code}`)),
    );
  });
}
