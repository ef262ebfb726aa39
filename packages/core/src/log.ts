/**
 * The log, read: rows of integers become objects.
 *
 * Rules write rows (`events.ts`). Tests, people and networks read objects, made here and only when asked
 * for. Silent kinds of event, which only triggers need, are left out.
 */
import {
  amountOf,
  type Column,
  depthOf,
  type EventRow,
  kindOf,
  secondOf,
  shapeOfKind,
  subjectOf,
  typeOfKind,
} from "./events.ts";
import { currentLibrary } from "./library.ts";
import { eventCount } from "./memory.ts";
import { textOf } from "./names.ts";

/** An event as an object: `type`, and the fields that its kind has. */
export interface LoggedEvent {
  readonly type: string;
  readonly [field: string]: string | number;
}

/** An event with its depth: the number of triggers that were being resolved when it was recorded. */
export interface LogTreeEntry {
  readonly depth: number;
  readonly event: LoggedEvent;
}

/** The events of the working log from row `first`, in order, with their depths. */
export function readLogTree(first: EventRow = 0): LogTreeEntry[] {
  const entries: LogTreeEntry[] = [];
  for (let row = first; row < eventCount(); row++) {
    if (shapeOfKind(kindOf(row)).silent) continue;
    entries.push({ depth: depthOf(row), event: readEvent(row) });
  }
  return entries;
}

/** One event as an object, its fields in the order in which its kind's shape names them. */
export function readEvent(row: EventRow): LoggedEvent {
  const kind = kindOf(row);
  const event: Record<string, string | number> = { type: typeOfKind(kind) };
  const shape = shapeOfKind(kind);
  for (const key of Object.keys(shape)) {
    if (key === "subject" && shape.subject !== undefined) event[shape.subject] = subjectOf(row);
    if (key === "a" && shape.a !== undefined) readColumn(event, shape.a, amountOf(row));
    if (key === "b" && shape.b !== undefined) readColumn(event, shape.b, secondOf(row));
  }
  return event as LoggedEvent;
}

function readColumn(event: Record<string, string | number>, column: string | Column, value: number): void {
  if (typeof column === "string") event[column] = value;
  else if (column.as === "name") event[column.name] = textOf(value);
  else event[column.name] = currentLibrary().cards[value]?.definition.name ?? value;
}
