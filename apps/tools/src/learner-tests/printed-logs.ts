/**
 * The two logs of a failed comparison, read back from the runner's words.
 *
 * The runner prints both values before a reporter sees them: JSON but for `undefined` and a comma after
 * each last entry. A value that is no log, or that was too long to be printed whole, is not read.
 */
import type { GameEvent, LogEntry } from "@course/harness";
import type { TestError } from "./outcome.ts";

/** Two logs, and whether their entries say how deep they are. */
export interface PrintedLogs {
  readonly expected: readonly LogEntry[];
  readonly actual: readonly LogEntry[];
  readonly areTrees: boolean;
}

/** The logs that an assertion compared, or `undefined` where it compared something else. */
export function printedLogs({ expected, actual }: TestError): PrintedLogs | undefined {
  const values = [expected, actual].map((text) => (text === undefined ? undefined : readPrinted(text)));
  const [wanted, got] = values;
  if (!Array.isArray(wanted) || !Array.isArray(got) || wanted.length + got.length === 0) return undefined;
  const all = [...wanted, ...got];
  if (all.every(isEvent)) return { expected: wanted.map(flat), actual: got.map(flat), areTrees: false };
  if (all.every(isEntry)) return { expected: wanted.map(inOrder), actual: got.map(inOrder), areTrees: true };
  return undefined;
}

function readPrinted(text: string): unknown {
  const json = text.replace(/^(\s*(?:"[^"]*": )?)undefined(,?)$/gm, "$1null$2").replace(/,(\s*[}\]])/g, "$1");
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function isEvent(value: unknown): value is GameEvent {
  return (
    typeof value === "object" && value !== null && typeof (value as { type?: unknown }).type === "string"
  );
}

function isEntry(value: unknown): value is LogEntry {
  if (typeof value !== "object" || value === null) return false;
  const { depth, event } = value as Partial<LogEntry>;
  return typeof depth === "number" && isEvent(event);
}

function flat(event: GameEvent): LogEntry {
  return inOrder({ depth: 0, event });
}

/** The runner sorts fields by name; here they stand in the contract's order again. */
function inOrder({ depth, event }: LogEntry): LogEntry {
  const place = (field: string) => (FIELDS.includes(field) ? FIELDS.indexOf(field) : FIELDS.length);
  const fields = Object.entries(event).sort(([a], [b]) => place(a) - place(b));
  // The same fields with the same values: still the event that it was.
  return {
    depth,
    event: Object.fromEntries(fields.map(([field, value]) => [field, value ?? undefined])) as never,
  };
}

const FIELDS = [
  "type",
  "player",
  "id",
  "source",
  "attacker",
  "defender",
  "target",
  "card",
  "trigger",
  "amount",
  "attack",
];
