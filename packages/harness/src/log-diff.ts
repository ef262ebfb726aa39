/**
 * Two logs side by side: which events are the same, which are missing, which are extra.
 *
 * A log that is wrong is usually wrong from one event on; everything after it is noise. So the first
 * difference is named in a sentence, and the whole is aligned so that later events still find each other.
 */
import { diffArrays } from "diff";
import type { LogEntry } from "./events.ts";
import { eventText, type NameOf, printLogTree } from "./log-tree.ts";

/** One line of an alignment. `missing`: expected and not there; `extra`: there and not expected. */
export interface LogDiffLine {
  readonly kind: "same" | "missing" | "extra";
  readonly entry: LogEntry;
}

/** Two logs aligned, and what their first difference is. */
export interface LogDiff {
  readonly lines: readonly LogDiffLine[];
  /** A sentence without a full stop: `expected Triggered(..) before Destroyed(..)`. Absent when the logs are equal. */
  readonly first: string | undefined;
}

/**
 * Aligns an expected log with an actual one.
 *
 * @param expected - What should have happened.
 * @param actual - What did. Ids mean the same entities in both.
 * @param nameOf - Names of the ids in either.
 */
export function diffLogs(
  expected: readonly LogEntry[],
  actual: readonly LogEntry[],
  nameOf: NameOf,
): LogDiff {
  const parts = diffArrays([...expected], [...actual], { comparator: sameEntry });
  const lines = parts.flatMap(({ added, removed, value }): LogDiffLine[] => {
    const kind = added ? "extra" : removed ? "missing" : "same";
    return value.map((entry) => ({ kind, entry }));
  });
  return { lines, first: firstDifference({ expected, actual, lines, nameOf }) };
}

/** Prints an alignment: the lines of `printLogTree`, each after a word. */
export function printLogDiff({ lines }: LogDiff, nameOf: NameOf): string[] {
  const log = printLogTree(
    lines.map(({ entry }) => entry),
    nameOf,
  );
  return lines.map(({ kind }, index) => `${kind.padEnd("missing".length)}  ${log[index]}`);
}

interface Compared {
  readonly expected: readonly LogEntry[];
  readonly actual: readonly LogEntry[];
  readonly lines: readonly LogDiffLine[];
  readonly nameOf: NameOf;
}

/** Names the first difference: what is missing before what, what is there too early, or what is other. */
function firstDifference({ expected, actual, lines, nameOf }: Compared): string | undefined {
  const at = lines.findIndex(({ kind }) => kind !== "same");
  if (at < 0) return undefined;
  const wanted = expected[at];
  const got = actual[at];
  const text = (entry: LogEntry) => eventText(entry.event, nameOf);
  if (wanted === undefined) return got && `unexpected ${text(got)}; expected the log to end`;
  if (got === undefined) return `expected ${text(wanted)}; the log ends there`;
  if (sameEvent(wanted, got)) return `expected ${text(got)} at depth ${wanted.depth}, got depth ${got.depth}`;
  if (wantedLater(lines.slice(at), got)) return `expected ${text(wanted)} before ${text(got)}`;
  if (gotLater(lines.slice(at), wanted)) return `unexpected ${text(got)} before ${text(wanted)}`;
  return `expected ${text(wanted)}, got ${text(got)}`;
}

/** Whether what came is expected too, further on: then something is missing before it. */
function wantedLater(rest: readonly LogDiffLine[], got: LogEntry): boolean {
  return rest.some(({ kind, entry }) => kind !== "extra" && sameEntry(entry, got));
}

/** Whether what was expected does come, further on: then something extra is before it. */
function gotLater(rest: readonly LogDiffLine[], wanted: LogEntry): boolean {
  return rest.some(({ kind, entry }) => kind !== "missing" && sameEntry(entry, wanted));
}

function sameEntry(one: LogEntry, other: LogEntry): boolean {
  return one.depth === other.depth && sameEvent(one, other);
}

/** Events are flat and their fields are exact, so equal text is equal events, whatever the order of keys. */
function sameEvent(one: LogEntry, other: LogEntry): boolean {
  return eventKey(one) === eventKey(other);
}

function eventKey({ event }: LogEntry): string {
  return JSON.stringify(Object.entries(event).sort(([a], [b]) => (a < b ? -1 : 1)));
}
