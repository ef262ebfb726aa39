/** `course soak`: a great many matches of chance on all cores, each watched for broken laws. */
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { failureOfRecord, hearthstoneStage } from "@course/harness";
import { readRecord } from "./match/record-file.ts";
import { counted } from "./play-words.ts";
import type { SoakFailure, SoakReport } from "./soak/share.ts";
import { playOnThreads } from "./soak/threads.ts";
import { type Call, type ExitStatus, type Subcommand, UsageError } from "./subcommand.ts";
import type { Terminal } from "./terminal.ts";

export const soak: Subcommand = {
  name: "soak",
  summary: "Play many matches of chance on all cores, and watch them for broken laws",
  declare(command) {
    command.option("--games <n>", "how many matches", "1000");
    command.option("--from <seed>", "the first seed", "0");
    command.option("--threads <n>", "how many threads", String(availableParallelism()));
    command.option("--deep-every <n>", "compare copies of the match at each n-th decision; 0: never", "0");
    command.option("--replay <file>", "play one record again instead, and say what breaks");
  },
  run: runSoak,
};

async function runSoak(call: Call, terminal: Terminal): Promise<ExitStatus> {
  const { games, from, threads, deepEvery, replay } = call.options as Record<string, string | undefined>;
  if (replay !== undefined) return playRecord(resolve(terminal.folder, replay), terminal);
  const count = wholeNumber("--games", games, 1);
  const first = wholeNumber("--from", from, 0);
  const seeds = Array.from({ length: count }, (_, index) => first + index);
  const began = performance.now();
  const totals = new Totals(count, terminal);
  await playOnThreads(
    seeds,
    { threads: wholeNumber("--threads", threads, 1), deepEvery: wholeNumber("--deep-every", deepEvery, 0) },
    (report) => totals.add(report),
  );
  const seconds = (performance.now() - began) / 1000;
  if (call.json) terminal.out(JSON.stringify(totals.json(seconds)));
  else for (const line of totals.lines(seconds)) terminal.out(line);
  return totals.failures.length === 0 ? 0 : 1;
}

/** Says what breaks when a record is played. */
async function playRecord(file: string, terminal: Terminal): Promise<ExitStatus> {
  const record = readRecord("soak", file);
  const what = failureOfRecord(await hearthstoneStage({ profile: record.profile }), record);
  terminal.out(what ?? "no law is broken");
  return what === undefined ? 0 : 1;
}

/** What all threads have reported. */
class Totals {
  readonly failures: SoakFailure[] = [];
  readonly #games: number;
  readonly #terminal: Terminal;
  #matches = 0;
  #decisions = 0;
  #mostHeap = 0;
  #toldPercent = 0;

  constructor(games: number, terminal: Terminal) {
    this.#games = games;
    this.#terminal = terminal;
  }

  add({ matches, decisions, failures, heapBytes }: SoakReport): void {
    this.#matches += matches;
    this.#decisions += decisions;
    this.#mostHeap = Math.max(this.#mostHeap, heapBytes);
    this.failures.push(...failures);
    const percent = Math.floor((100 * this.#matches) / this.#games);
    if (percent < this.#toldPercent + 5) return;
    this.#toldPercent = percent;
    const broken = this.failures.length === 0 ? "" : `, ${this.failures.length} broken`;
    this.#terminal.progress(`${percent} %: ${this.#matches} of ${this.#games} matches${broken}`);
  }

  json(seconds: number): object {
    return {
      matches: this.#matches,
      decisions: this.#decisions,
      seconds,
      mostHeapBytes: this.#mostHeap,
      failures: this.failures,
    };
  }

  lines(seconds: number): string[] {
    const failed = this.failures.flatMap(({ seed, what, record }) => [
      `FAILED  seed ${seed}: ${what}`,
      `  ${counted(record.actions.length, "decision")} show it; keep the next line in FILE and run: course soak --replay FILE`,
      JSON.stringify(record),
    ]);
    const heap = Math.round(this.#mostHeap / 2 ** 20);
    const speed = Math.round(this.#matches / seconds);
    return [
      ...failed,
      `${this.#matches} matches, ${this.#decisions} decisions, ${this.failures.length} broken; ` +
        `${seconds.toFixed(1)} s, ${speed} matches a second, at most ${heap} MB of heap a thread`,
    ];
  }
}

function wholeNumber(option: string, given: string | undefined, least: number): number {
  const number = Number(given);
  if (Number.isSafeInteger(number) && number >= least && number < 2 ** 31) return number;
  throw new UsageError(`soak: ${option} is "${given}"; expected an integer of at least ${least}`);
}
