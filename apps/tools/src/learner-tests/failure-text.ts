/**
 * A failed test in full: the runner's own message, where it was, and, if two logs were compared, both
 * aligned as one tree with the first difference named in a sentence.
 */
import { relative } from "node:path";
import { diffLogs, type LogDiffLine, type LogEntry, type NameOf, printLogTree } from "@course/harness";
import type { GameNotes, NotedEntry, Place } from "./outcome.ts";
import type { Failure } from "./part-results.ts";
import { type PrintedLogs, printedLogs } from "./printed-logs.ts";

/** How far up the stack a reader wants to look. */
const MOST_PLACES = 5;

/** The first difference of a failure's logs, as a sentence without a full stop. */
export function firstDifference({ error, games }: Failure): string | undefined {
  const logs = printedLogs(error);
  return logs && diffLogs(logs.expected, logs.actual, namesIn(games)).first;
}

/** A failure as lines. */
export function failureLines(failure: Failure, workspace: string): string[] {
  const { error, games, said } = failure;
  const logs = printedLogs(error);
  const compared = logs
    ? logLines(logs, games)
    : (error.diff ?? "").split("\n").filter((line) => line !== "");
  const spoken = said.trim() === "" ? [] : ["", "it wrote to the console:", ...said.trimEnd().split("\n")];
  return [
    ...`${error.name}: ${error.message}`.split("\n"),
    ...error.places.slice(0, MOST_PLACES).map((place) => `  at ${placeText(place, workspace)}`),
    ...(compared.length > 0 ? ["", ...compared] : []),
    ...spoken,
  ];
}

/** A failure in one line. */
export function failureLine(failure: Failure): string {
  const [message = ""] = failure.error.message.split("\n");
  return `${failure.name}: ${firstDifference(failure) ?? message}`;
}

/** A place as an editor's link: `tests/test_03.test.ts:29:20`. */
export function placeText({ file, line, column }: Place, workspace: string): string {
  return `${relative(workspace, file)}:${line}:${column}`;
}

function logLines(logs: PrintedLogs, games: readonly GameNotes[]): string[] {
  const nameOf = namesIn(games);
  const { lines, first } = diffLogs(logs.expected, logs.actual, nameOf);
  const depths = logs.areTrees ? undefined : depthsOf(logs.actual, games);
  let at = 0;
  const shown = lines.map((line) => {
    const depth = logs.areTrees ? line.entry.depth : line.kind === "missing" ? undefined : depths?.[at];
    if (line.kind !== "missing") at++;
    return `${line.kind.padEnd("missing".length)}  ${lineText(line, depth, nameOf)}`;
  });
  return [...(first === undefined ? [] : [`first difference: ${first}`, ""]), ...shown];
}

/** An entry with its depth, or a dash where nobody said how deep it is. */
function lineText({ entry: { event } }: LogDiffLine, depth: number | undefined, nameOf: NameOf): string {
  const [text = ""] = printLogTree([{ depth: depth ?? 0, event }], nameOf);
  return depth === undefined ? text.replace(/^0/, "-") : text;
}

/** How deep the entries of a plain log are: the game that recorded it says so, if it has `logTree`. */
function depthsOf(log: readonly LogEntry[], games: readonly GameNotes[]): number[] | undefined {
  const wanted = log.map(({ event }) => keyOf(event)).join("\n");
  const trees = games.flatMap(({ tree }) => (tree === undefined ? [] : [tree]));
  const same = trees.find(
    (tree: readonly NotedEntry[]) => tree.map(({ event }) => keyOf(event)).join("\n") === wanted,
  );
  return same?.map(({ depth }) => depth);
}

function keyOf(event: object): string {
  return JSON.stringify(Object.entries(event).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Names of ids. Two games may call one id by two names; then neither is used. */
function namesIn(games: readonly GameNotes[]): NameOf {
  return (id) => {
    const names = new Set(games.flatMap(({ names }) => names[id] ?? []));
    const [name = "entity"] = names;
    return names.size === 1 ? name : "entity";
  };
}
