/** A failure of a soak in words: what broke, the files that show it, and the commands that play them. */
import { relative } from "node:path";
import type { Scenario } from "@course/harness";
import { counted } from "../play-words.ts";
import type { FailureFiles } from "./failure-files.ts";
import type { HowToPlay, SoakFailure, ToldMatch } from "./share.ts";

/** What the commands need to know besides a failure. */
export interface Commands extends HowToPlay {
  /** The folder that the command was called in. */
  readonly folder: string;
}

/** The command that plays a scenario file, and fails as the match did. */
export function playCommand(file: string, commands: Commands): string {
  return `course play ${shownPath(file, commands)}${engineWords(commands)}`;
}

/** The command that plays a record. */
export function replayCommand(file: string, commands: Commands): string {
  return `course soak --replay ${shownPath(file, commands)}${engineWords(commands)}`;
}

/** The command that plays a seed once more. */
export function againCommand(seed: number, commands: Commands): string {
  const deep = commands.deepEvery > 0 ? ` --deep-every ${commands.deepEvery}` : "";
  return `course soak --from ${seed} --games 1${deep}${engineWords(commands)}`;
}

/** Everything that there is to say of one failure. */
export function failureLines(
  { seed, what }: SoakFailure,
  told: ToldMatch,
  files: FailureFiles,
  commands: Commands,
): string[] {
  return [
    `FAILED  seed ${seed}: ${what}`,
    ...(files.problem === undefined ? [] : [`  NO FILE WAS WRITTEN: ${files.problem}`]),
    ...(told.scenario === undefined
      ? [`  NO SCENARIO SHOWS IT: ${told.why}`]
      : scenarioLines(told.scenario, files.scenario, commands)),
    ...recordLines(seed, told, files.record, commands),
  ];
}

function scenarioLines(scenario: Scenario, file: string | undefined, commands: Commands): string[] {
  const size = `${counted(cardsIn(scenario), "card")} and ${counted(scenario.steps.length, "step")}`;
  const text = JSON.stringify(scenario, undefined, 2).split("\n");
  const where =
    file === undefined
      ? [
          `  scenario: ${size}; keep the lines from { to } in FILE.json and run: ${playCommand("FILE.json", commands)}`,
        ]
      : [
          `  scenario: ${shownPath(file, commands)}, ${size}`,
          `  replay:   ${playCommand(file, commands)}`,
          `            (in the repository: npm start -- ${shownPath(file, commands)}${engineWords(commands)})`,
        ];
  return [...where, ...text.map((line) => `  ${line}`)];
}

/** Where a scenario shows it, the record is a file; where none does, or there is no file, it is printed. */
function recordLines(
  seed: number,
  { record, scenario }: ToldMatch,
  file: string | undefined,
  commands: Commands,
): string[] {
  const size = counted(record.actions.length, "decision");
  const where =
    file === undefined
      ? `  record:   ${size}; keep the next line in FILE and run: ${replayCommand("FILE", commands)}`
      : `  record:   ${size}: ${replayCommand(file, commands)}`;
  const isAllThereIs = scenario === undefined || file === undefined;
  return [
    where,
    ...(isAllThereIs ? [JSON.stringify(record), `  again:    ${againCommand(seed, commands)}`] : []),
  ];
}

function cardsIn({ players }: Scenario): number {
  const zones = players.flatMap(({ deck = [], hand = [], board = [], secrets = [], weapon }) => [
    ...[deck, hand, board, secrets].map((cards) => cards.length),
    weapon === undefined ? 0 : 1,
  ]);
  return zones.reduce((sum, count) => sum + count, 0);
}

function engineWords({ engine, ...commands }: Commands): string {
  return engine === undefined ? "" : ` --engine ${shownPath(engine, commands)}`;
}

function shownPath(file: string, { folder }: Pick<Commands, "folder">): string {
  const path = relative(folder, file);
  const shown = path.startsWith("..") ? file : path;
  return /\s/.test(shown) ? `"${shown}"` : shown;
}
