/** `course soak`: a great many matches of chance on all cores, each watched for broken laws. */
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { failureOfRecord, setUpRandomMatch } from "@course/harness";
import { loadStage } from "./engine.ts";
import { readRecord } from "./match/record-file.ts";
import { playOnThreads } from "./soak/threads.ts";
import { Totals } from "./soak/totals.ts";
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
    command.option(
      "--failures <folder>",
      "where each failure is written: a small scenario for `course play`, and a record",
      "soak-failures",
    );
    command.option(
      "--engine <file>",
      "the rules and cards: a module that exports a stage (default: the whole game)",
    );
    command.option("--replay <file>", "play one record again instead, and say what breaks");
  },
  run: runSoak,
};

/** The options as they were typed. */
type Options = Readonly<
  Record<"games" | "from" | "threads" | "deepEvery" | "failures", string> &
    Partial<Record<"engine" | "replay", string>>
>;

async function runSoak(call: Call, terminal: Terminal): Promise<ExitStatus> {
  const options = call.options as Options; // All of them have defaults but for the two.
  const named = options.engine === undefined ? undefined : resolve(terminal.folder, options.engine);
  if (options.replay !== undefined)
    return playRecord(resolve(terminal.folder, options.replay), named, terminal);
  const games = wholeNumber("--games", options.games, 1);
  const first = wholeNumber("--from", options.from, 0);
  const threads = wholeNumber("--threads", options.threads, 1);
  const how = {
    deepEvery: wholeNumber("--deep-every", options.deepEvery, 0),
    ...(named !== undefined && { engine: named }),
  };
  if (named !== undefined) await requireMatches(named, first);
  const totals = new Totals(
    {
      games,
      failuresFolder: resolve(terminal.folder, options.failures),
      commands: { ...how, folder: terminal.folder },
      json: call.json,
    },
    terminal,
  );
  const seeds = Array.from({ length: games }, (_, index) => first + index);
  const began = performance.now();
  await playOnThreads(seeds, threads, how, (report) => totals.add(report));
  totals.end((performance.now() - began) / 1000);
  return totals.broken === 0 ? 0 : 1;
}

/** Says what breaks when a record is played. */
async function playRecord(file: string, named: string | undefined, terminal: Terminal): Promise<ExitStatus> {
  const record = readRecord("soak", file);
  const what = failureOfRecord(await loadStage("soak", named, record.profile), record);
  terminal.out(what ?? "no law is broken");
  return what === undefined ? 0 : 1;
}

/** Refuses a stage that has no decks of chance, before any thread does. */
async function requireMatches(file: string, seed: number): Promise<void> {
  const stage = await loadStage("soak", file);
  try {
    setUpRandomMatch(stage, { seed });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError(`soak: --engine is "${file}", whose stage plays no match: ${why}`);
  }
}

function wholeNumber(option: string, given: string | undefined, least: number): number {
  const number = Number(given);
  if (Number.isSafeInteger(number) && number >= least && number < 2 ** 31) return number;
  throw new UsageError(`soak: ${option} is "${given}"; expected an integer of at least ${least}`);
}
