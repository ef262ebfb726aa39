/** Many scenarios in short: the failed ones with what failed, what is not yet there, and the sum. */
import { relative } from "node:path";
import type { ScenarioStatus } from "@course/harness";
import { counted, expectationLine, statusText } from "./play-words.ts";
import type { Played } from "./played.ts";
import type { Terminal } from "./terminal.ts";

/** How many scenarios ended how, and what was missing in how many of them. */
export interface Summary {
  readonly scenarios: number;
  readonly held: number;
  readonly failed: number;
  readonly notYetACard: number;
  readonly notYetARule: number;
  /** Cards that no pack has, by the number of scenarios that need them. */
  readonly missingCards: Readonly<Record<string, number>>;
  /** Rules that the engine lacks, by the number of scenarios that need them. */
  readonly missingRules: Readonly<Record<string, number>>;
}

/** So many missing cards and rules are listed; `--json` has them all. */
const MOST_MISSING = 20;

/** Adds up what became of the scenarios. */
export function summaryOf(played: readonly Played[]): Summary {
  const results = played.map(({ result }) => result);
  const count = (status: ScenarioStatus) => results.filter((result) => result.status === status).length;
  return {
    scenarios: results.length,
    held: count("held"),
    failed: count("failed"),
    notYetACard: count("not yet a card"),
    notYetARule: count("not yet a rule"),
    missingCards: byFrequency(results.flatMap(({ missing }) => missing)),
    missingRules: byFrequency(results.flatMap(({ missingRules }) => missingRules)),
  };
}

/** Prints the failed scenarios, what is missing, and the sum as the last line. */
export function printSummary(played: readonly Played[], summary: Summary, terminal: Terminal): void {
  for (const one of played) if (one.result.status === "failed") printFailed(one, terminal);
  printMissing("not yet a card", summary.missingCards, terminal);
  printMissing("not yet a rule", summary.missingRules, terminal);
  const { scenarios, held, failed, notYetACard, notYetARule } = summary;
  const parts = [
    `${held} held`,
    `${failed} failed`,
    `${notYetACard} not yet a card`,
    `${notYetARule} not yet a rule`,
  ];
  terminal.out(`${counted(scenarios, "scenario")}: ${parts.join(", ")}`);
}

function printFailed({ file, result }: Played, terminal: Terminal): void {
  const { paint } = terminal;
  terminal.out(`${statusText("failed", paint)}  ${result.id}: ${result.title}`);
  terminal.out(`  file: ${relative(terminal.folder, file)}`);
  if (result.problem !== undefined) terminal.out(`  ${result.problem}`);
  for (const expectation of result.expectations) {
    if (!expectation.held) terminal.out(`  ${expectationLine(expectation, paint)}`);
  }
  terminal.out("");
}

function printMissing(what: string, missing: Readonly<Record<string, number>>, terminal: Terminal): void {
  const entries = Object.entries(missing);
  if (entries.length === 0) return;
  for (const [name, count] of entries.slice(0, MOST_MISSING)) {
    terminal.out(`${terminal.paint.open(what)}: ${name} (${counted(count, "scenario")})`);
  }
  const rest = entries.length - MOST_MISSING;
  if (rest > 0) terminal.out(`${terminal.paint.open(what)}: and ${rest} more`);
  terminal.out("");
}

/** How often each name stands there, the most frequent first, equally frequent ones by name. */
function byFrequency(names: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const sorted = [...counts].sort(([one, most], [other, more]) => more - most || (one < other ? -1 : 1));
  return Object.fromEntries(sorted);
}
