/**
 * The benchmark: every engine on every workload, in turn, in one process.
 *
 * `npm run bench` prints a table, `npm run bench -- --json` one JSON document, `npm run bench -- W3` one row,
 * `npm run bench -- --runs 5` the medians of five runs. Before a workload is timed,
 * every engine plays it once, and they must agree on the number of events and on the checksum of log and
 * state: a fast engine that plays another game is not measured. Compare ratios; nanoseconds belong to the machine.
 */
import { parseArgs } from "node:util";
import { allocatedBytes } from "./allocation.ts";
import type { BenchEngine } from "./board.ts";
import { measure } from "./clock.ts";
import { kernelBenchEngine } from "./kernel-engine.ts";
import { limitBenchEngine } from "./limit/limit-engine.ts";
import { plainBenchEngine } from "./plain-engine.ts";
import { type Cell, type Row, tableOf } from "./report.ts";
import { measureInRuns, type Report } from "./runs.ts";
import { measureWholeGame, wholeGameText } from "./whole-game.ts";
import { type Workload, workloads } from "./workloads.ts";

const ENGINES: readonly BenchEngine[] = [
  plainBenchEngine,
  ...(kernelBenchEngine === undefined ? [] : [kernelBenchEngine]),
  limitBenchEngine,
];
const BUDGET_MS = 1_500;
const GROWING_BUDGET_MS = 300;
const MOST_RUNS = 99;

/** The row of the whole game, which no other engine plays. */
const GAME = "game";

async function main({ json, runs, wanted }: Asked): Promise<void> {
  const { rows, game, node } = runs === 1 ? await measureOnce(wanted) : measureInRuns(runs, wanted);
  if (json) {
    console.log(JSON.stringify({ node, rows, ...(game && { game }) }, null, 2));
    return;
  }
  const names = ENGINES.map(({ name }) => name);
  if (rows.length > 0) console.log(`${tableOf(rows, names)}\n${NOTES}`);
  if (game !== undefined) console.log(`\n${wholeGameText(game)}`);
  if (runs > 1) console.log(`\nEach figure is the median of ${runs} runs.`);
}

/** Which workloads, how often, and how it is printed. */
interface Asked {
  readonly json: boolean;
  readonly runs: number;
  readonly wanted: readonly string[];
}

function readArguments(): Asked {
  const { values, positionals } = parseArgs({
    options: { json: { type: "boolean", default: false }, runs: { type: "string", default: "1" } },
    allowPositionals: true,
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1 || runs > MOST_RUNS)
    throw new Error(
      `bench: --runs is ${JSON.stringify(values.runs)}; expected an integer from 1 to ${MOST_RUNS}`,
    );
  const known = [...workloads().map(({ name }) => name), GAME];
  const unknown = positionals.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new Error(`bench: workload is ${JSON.stringify(unknown)}; expected one of ${known.join(", ")}`);
  return { json: values.json, runs, wanted: positionals };
}

async function measureOnce(wanted: readonly string[]): Promise<Report> {
  const chosen = workloads().filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  const rows = chosen.map((workload) => {
    process.stderr.write(`${workload.name}: ${workload.what}\n`);
    return measureRow(workload);
  });
  const game = wanted.length === 0 || wanted.includes(GAME) ? await measureWholeGame() : undefined;
  return { node: process.version, rows, ...(game !== undefined && { game }) };
}

const NOTES = `
ns: nanoseconds an event; for the rows with a copy, of the whole pass (${"`"}mixed+copy${"`"}: all its boards).
bytes: allocated an event. Empty: not run, or not measured.`;

function measureRow(workload: Workload): Row {
  const engines = ENGINES.filter(
    (engine) =>
      (engine.name !== "limit" || workload.hasLimit) &&
      !workload.tooLargeFor?.includes(engine.name) &&
      hasRoomFor(engine, workload),
  );
  const checksums = agreeOn(workload, engines);
  const lanes = engines.map((engine) => ({
    engine,
    load: () => workload.boards.map((board) => engine.load(board)),
  }));
  const budget = workload.name.startsWith("W5") ? GROWING_BUDGET_MS : BUDGET_MS;
  const cells = measure(lanes, workload.times, budget).map(
    ({ engine, handles, nanoseconds }, index): Cell => {
      const passes = handles.length / workload.boards.length;
      return {
        engine: engine.name,
        nanoseconds: nanoseconds / passes,
        nanosecondsPerEvent: nanoseconds / passes / workload.events,
        ...(hasAllocation(workload) && {
          bytesPerEvent: allocatedBytes(engine, lanes[index]!.load) / workload.events,
        }),
        checksum: checksums[index]!,
      };
    },
  );
  const { name, what, times, events } = workload;
  return { workload: name, what, times, events, cells };
}

/** Whether an engine can load the boards at all. */
function hasRoomFor(engine: BenchEngine, { boards }: Workload): boolean {
  try {
    for (const board of boards) engine.load(board);
    return true;
  } catch (error) {
    process.stderr.write(`  ${engine.name} is not run: ${String(error)}\n`);
    return false;
  }
}

/** Allocation is measured where one batch fits into the young generation. */
function hasAllocation({ times, events, boards }: Workload): boolean {
  return times === "run" && boards.length === 1 && events < 1_000;
}

/** Every engine plays the boards once; the checksums, which must be one and the same. */
function agreeOn(workload: Workload, engines: readonly BenchEngine[]): string[] {
  const played = engines.map((engine) => {
    let events = 0;
    let checksum = 0;
    for (const board of workload.boards) {
      const handle = engine.load(board);
      engine.reset(handle);
      engine.run(handle);
      events += engine.events(handle);
      checksum = (Math.imul(checksum, 31) + engine.checksum(handle)) >>> 0;
    }
    return { events, checksum: checksum.toString(16).padStart(8, "0") };
  });
  for (const [index, { events, checksum }] of played.entries()) {
    const { name } = engines[index]!;
    if (events !== workload.events) throw differs(workload, name, "events", events, workload.events);
    if (checksum !== played[0]!.checksum)
      throw differs(workload, name, "checksum", checksum, played[0]!.checksum);
  }
  return played.map(({ checksum }) => checksum);
}

function differs(workload: Workload, engine: string, what: string, found: unknown, expected: unknown): Error {
  return new Error(`bench: ${workload.name}: ${what} of ${engine} is ${found}; expected ${expected}`);
}

let asked: Asked | undefined;
try {
  asked = readArguments();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
if (asked !== undefined) await main(asked);
