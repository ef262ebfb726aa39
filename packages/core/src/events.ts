/**
 * Events: what happened, as rows of the log.
 *
 * The log is the event store. An action records a row for each thing that happened, and triggers answer
 * rows; there are no event objects while rules run. Readable objects are made from rows when somebody
 * asks (`log.ts`).
 */

import { limitError } from "./errors.ts";
import { type EntityId, eventColumn, eventCount, MAX_EVENTS, NONE, setEventCount } from "./memory.ts";
import { registers } from "./room.ts";

/** Number of a kind of event. */
export type EventKind = number;
/** Number of a row in the log. Valid until the log is cleared; never kept between Sequences. */
export type EventRow = number;

/** How a column of a row is shown in the log: a name, and what the integer stands for. */
export interface Column {
  readonly name: string;
  readonly as: "number" | "name" | "card";
}

/** What the columns of a kind of event mean, in the order in which the log shows them. A silent kind is never shown. */
export interface EventShape {
  readonly subject?: string;
  readonly a?: string | Column;
  readonly b?: string | Column;
  readonly silent?: boolean;
  /** It is only a moment for triggers: whoever records it has changed nothing that no other Event or move tells. */
  readonly isMoment?: boolean;
}

const kinds = eventColumn();
const depths = eventColumn();
const subjects = eventColumn();
const firsts = eventColumn();
const seconds = eventColumn();
const sources = eventColumn();

/** Most kinds of event that all packages together can define. */
export const MAX_EVENT_KINDS = 64;

const types: string[] = [];
const shapes: EventShape[] = [];
/** 1 for each kind that is only a moment. */
const moments = registers(MAX_EVENT_KINDS);

/** The number of triggers being resolved now. */
const depth = registers();
/** Most events that the running Sequence may record. */
const sequenceEvents = registers();
/** The row at which the running Sequence has recorded more than it may. */
const bound = registers();
sequenceEvents[0] = bound[0] = MAX_EVENTS;

/**
 * Defines a kind of event, once, while a module loads.
 *
 * @param type - What the log calls it, for example `"Damaged"`.
 * @param shape - The log's name for each column that the kind uses.
 * @example const Damaged = defineEvent("Damaged", { subject: "target", a: "amount" })
 */
export function defineEvent(type: string, shape: EventShape): EventKind {
  if (types.includes(type)) throw new Error(`defineEvent: type is "${type}"; expected one not yet defined`);
  if (types.length === MAX_EVENT_KINDS) {
    throw new Error(
      `defineEvent: "${type}" would be kind ${MAX_EVENT_KINDS + 1}; expected ${MAX_EVENT_KINDS} at most`,
    );
  }
  if (shape.isMoment) moments[types.length] = 1;
  shapes.push(shape);
  return types.push(type) - 1;
}

/** A column that holds an interned name. */
export function nameColumn(name: string): Column {
  return { name, as: "name" };
}

/** A column that holds a card. */
export function cardColumn(name: string): Column {
  return { name, as: "card" };
}

/** Writes an event to the log and returns its row. Triggers answer it when `resolveEvents` reaches it. */
export function record(kind: EventKind, subject: EntityId, a = 0, b = 0, source = 0): EventRow {
  const row = eventCount();
  if (row >= (bound[0] as number)) throw eventLimit();
  kinds[row] = kind;
  depths[row] = depth[0] as number;
  subjects[row] = subject | 0;
  firsts[row] = a | 0;
  seconds[row] = b | 0;
  sources[row] = source | 0;
  setEventCount(row + 1);
  return row;
}

function eventLimit(): Error {
  return limitError("Event limit: one event too many in one Sequence", sequenceEvents[0] as number);
}

/** Allows `most` more events from here on, or as many as the working log still holds. */
export function boundEvents(most: number): void {
  sequenceEvents[0] = Math.min(most, MAX_EVENTS - eventCount());
  bound[0] = eventCount() + (sequenceEvents[0] as number);
}

/** Whether anything but moments has been recorded since a row. */
export function hasChanged(since: EventRow): boolean {
  const end = eventCount();
  for (let row = since; row < end; row++) if (moments[kindOf(row)] === 0) return true;
  return false;
}

export function kindOf(row: EventRow): EventKind {
  return kinds[row] as EventKind;
}

/** The entity that the event is about, or `NONE`. */
export function subjectOf(row: EventRow): EntityId {
  return subjects[row] as EntityId;
}

/** The event's first number: an amount of damage, a player, a round. */
export function amountOf(row: EventRow): number {
  return firsts[row] as number;
}

/** The event's second number. */
export function secondOf(row: EventRow): number {
  return seconds[row] as number;
}

/** The entity that caused the event, or `NONE`. Not shown in the log. */
export function sourceOf(row: EventRow): EntityId {
  return sources[row] as EntityId;
}

/** Most events of one Sequence that can have a chosen target. */
const MAX_TARGETS = 1_024;
/** The rows with a chosen target, and the targets: few events have one, so it is no column of all. */
const targetRows = new Int32Array(MAX_TARGETS);
const targets = new Int32Array(MAX_TARGETS);
const targetCount = registers();

/** Says which target the player chose, for the triggers that answer the event: a Battlecry's. Not shown in the log. */
export function setTarget(row: EventRow, target: EntityId): void {
  if (target === NONE) return;
  const at = targetCount[0] as number;
  if (at === MAX_TARGETS)
    throw limitError("Target limit: one chosen target too many in one Sequence", MAX_TARGETS);
  targetRows[at] = row;
  targets[at] = target;
  targetCount[0] = at + 1;
}

/** The target that the player chose, or `NONE`. Known until the next Sequence starts. */
export function targetOf(row: EventRow): EntityId {
  for (let at = (targetCount[0] as number) - 1; at >= 0; at--) {
    if (targetRows[at] === row) return targets[at] as EntityId;
  }
  return NONE;
}

/** Forgets the chosen targets of the last Sequence. */
export function forgetTargets(): void {
  targetCount[0] = 0;
}

/** The number of triggers that were being resolved when the event was recorded. */
export function depthOf(row: EventRow): number {
  return depths[row] as number;
}

/** A row as it is: its kind, then depth, subject, first and second number, and source. */
export function readRow(row: EventRow): { readonly kind: EventKind; readonly columns: readonly number[] } {
  const columns = [depths, subjects, firsts, seconds, sources];
  return { kind: kindOf(row), columns: columns.map((column) => column[row] as number) };
}

/** Makes the columns of a row what `readRow` gave. */
export function restoreRow(row: EventRow, columns: readonly number[]): void {
  [depths, subjects, firsts, seconds, sources].forEach((column, index) => {
    column[row] = columns[index] ?? 0;
  });
}

export function currentDepth(): number {
  return depth[0] as number;
}

export function setDepth(value: number): void {
  depth[0] = value;
}

export function typeOfKind(kind: EventKind): string {
  return types[kind] as string;
}

export function shapeOfKind(kind: EventKind): EventShape {
  return shapes[kind] as EventShape;
}

/** Every kind of event, by the name that the log gives it. */
export function eventKind(type: string): EventKind {
  return types.indexOf(type);
}
