/** `course coverage`: what of cards and of their language no scenario and no match of chance has run. */
import { readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { type CoverageReport, measureCoverage } from "@course/harness";
import { readScenarioFile } from "./scenario-files.ts";
import { type Call, type ExitStatus, type Subcommand, UsageError } from "./subcommand.ts";
import type { Terminal } from "./terminal.ts";

export const coverage: Subcommand = {
  name: "coverage",
  summary: "Say which cards and words no scenario and no match of chance has run",
  declare(command) {
    command.argument("[file...]", "scenario files, or folders of them");
    command.option("--games <n>", "how many matches of chance besides", "300");
  },
  run: measure,
};

async function measure(call: Call, terminal: Terminal): Promise<ExitStatus> {
  const files = (call.arguments[0] as string[]).flatMap((named) => filesOf(resolve(terminal.folder, named)));
  const loaded = files.map((file) => readScenarioFile(file, terminal.folder));
  const errors = loaded.flatMap((file) => file.errors);
  if (errors.length > 0) throw new UsageError(errors.map(({ message }) => message).join("\n"));
  const games = Number(call.options.games);
  if (!Number.isSafeInteger(games) || games < 0)
    throw new UsageError(`coverage: --games is "${call.options.games}"; expected an integer of at least 0`);
  const report = await measureCoverage({ scenarios: loaded.flatMap(({ scenarios }) => scenarios), games });
  if (call.json) terminal.out(JSON.stringify(report));
  else for (const line of linesOf(report)) terminal.out(line);
  return report.unusedWords.length === 0 ? 0 : 1;
}

function filesOf(path: string): string[] {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) return [path];
  return readdirSync(path)
    .filter((file) => /\.jsonl?$/.test(file))
    .sort()
    .map((file) => join(path, file));
}

function linesOf({ words, unusedWords, cards, unusedCards }: CoverageReport): string[] {
  return [
    ...unusedWords.map((word) => `never run: ${word}`),
    ...unusedCards.map(({ name, parts }) => `never run: ${parts.join(", ")} of ${name}`),
    `${words - unusedWords.length} of ${words} words, ${cards - unusedCards.length} of ${cards} cards`,
  ];
}
