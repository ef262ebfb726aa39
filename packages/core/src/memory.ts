/**
 * The memory layout: where a world keeps its numbers.
 *
 * This file alone knows it. A world is integers in flat arrays, so that copying a world is copying
 * memory, and nothing is allocated while rules run. There is one *working world*: the arrays below.
 * They are constants of this module, which lets the compiler embed their addresses (a second set, or
 * arrays held in fields, made prototypes 1.7 to 2.5 times slower). Any number of worlds take turns in
 * it: `world.ts` copies one in before it is used.
 *
 * - An **entity** is a row of integers; a *field* names a column of it.
 * - A **cell** is one integer of the world itself, such as the next free id.
 * - An **event** is a row of the log (`events.ts`); a **link** is a row of the listener lists (`listeners.ts`).
 *
 * `| 0` changes no number here. It says that one is an integer: the compiler would take it through floating
 * point and back otherwise, at each access.
 */
import { limitError } from "./errors.ts";
import { type Block, columnOf, newBlock, store } from "./room.ts";

/** Handle of an entity: a positive integer, never reused in one game. */
export type EntityId = number & { readonly [brand]: "EntityId" };
declare const brand: unique symbol;

/** No entity. Reading its fields gives 0. */
export const NONE: EntityId = 0 as EntityId;

/** A named column of every entity's row. */
export type Field = number;
/** A named integer of the world. */
export type Cell = number;

const CELLS = 192;
/** Integers in an entity's row. */
const FIELDS = 48;

/** Most entities that one world can hold over its whole life; one more hits a limit (`createEntity`). */
export const MAX_ENTITIES = 24_576;
/** Most events that the working log holds; older ones move to the world's archive between Sequences. */
export const MAX_EVENTS = 131_072;
/** Integers in one link row. */
const LINK_ROW = 6;
/** Integers before the first link row: two ends for each of 128 lists, and the first free row. */
const LINK_HEADS = 257;
/** Most entries in the lists of listeners; a trigger on both sides takes two. */
export const MAX_LINKS = 65_536;

/** The second half of `worldMemory` holds the copy that `undo` goes back to. */
const STATE_SIZE = CELLS + MAX_ENTITIES * FIELDS;

const worldMemory = new Int32Array(2 * STATE_SIZE);
export const linkMemory: Int32Array = new Int32Array(LINK_HEADS + (MAX_LINKS - 1) * LINK_ROW);

/** The columns of the log, in the order in which a snapshot holds them. */
const eventColumns: Int32Array[] = [];

/** A new column of every event row. */
export function eventColumn(): Int32Array {
  const column = columnOf(MAX_EVENTS, eventColumns.length);
  eventColumns.push(column);
  return column;
}

const fieldNames: string[] = [];
/** Fields that stay when an entity becomes what its card says again: where it is, and beside whom. */
const lastingFields = new Set<number>();
const cellNames: string[] = [];

/**
 * Names a new column of every entity. Called once for each field, while a module loads.
 *
 * @throws when the name is taken, or when all columns are.
 */
export function field(name: string): Field {
  if (fieldNames.includes(name)) throw new Error(`field: name is "${name}"; expected a name not yet taken`);
  if (fieldNames.length === FIELDS) {
    throw new Error(`field: "${name}" would be field ${FIELDS + 1}; expected at most ${FIELDS}`);
  }
  return CELLS + fieldNames.push(name) - 1;
}

/** Fields that follow from the others, and are left out of a saved world. */
const derivedFields = new Set<number>();

/** A lasting field that loading makes again. */
export function derivedField(name: string): Field {
  const column = lastingField(name);
  derivedFields.add(fieldIndex(column));
  return column;
}

/** A field that an entity keeps when everything else about it starts again (`resetRow`). */
export function lastingField(name: string): Field {
  const column = field(name);
  lastingFields.add(fieldIndex(column));
  return column;
}

/**
 * Names `length` new integers of the world, one after the other, and returns the first.
 *
 * @throws when the name is taken or no room is left.
 */
export function cell(name: string, length = 1): Cell {
  if (cellNames.includes(name)) throw new Error(`cell: name is "${name}"; expected a name not yet taken`);
  if (cellNames.length + length > CELLS) {
    throw new Error(`cell: "${name}" needs ${length} cells; expected at most ${CELLS} in all`);
  }
  const first = cellNames.length;
  for (let i = 0; i < length; i++) cellNames.push(i === 0 ? name : `${name}.${i}`);
  return first;
}

/** Cells that follow from the rest, and are left out of a saved world. */
const derivedCells = new Set<Cell>();

/** A cell, or several, that loading makes again. */
export function derivedCell(name: string, length = 1): Cell {
  const first = cell(name, length);
  for (let i = 0; i < length; i++) derivedCells.add(first + i);
  return first;
}

/** The value of one field of an entity. */
export function read(id: EntityId, column: Field): number {
  return worldMemory[Math.imul(id | 0, FIELDS) + column] as number;
}

/** Changes one field of an entity. */
export function write(id: EntityId, column: Field, value: number): void {
  worldMemory[Math.imul(id | 0, FIELDS) + column] = value | 0;
}

/** The value of a cell. One of several under a name is `first + offset`. */
export function peek(at: Cell): number {
  return worldMemory[at] as number;
}

/** Changes a cell. */
export function poke(at: Cell, value: number): void {
  worldMemory[at] = value | 0;
}

const NEXT_ID = cell("nextId");
const EVENT_COUNT = cell("eventCount");
const LINKS_END = cell("linksEnd");

/** How many rows of the log are in use. */
export function eventCount(): number {
  return worldMemory[EVENT_COUNT] as number;
}

export function setEventCount(count: number): void {
  worldMemory[EVENT_COUNT] = count;
}

/** Where the next unused link row begins. */
export function linksEnd(): number {
  return worldMemory[LINKS_END] as number;
}

/** Takes one more link row. */
export function growLinks(): number {
  const row = worldMemory[LINKS_END] as number;
  if (row >= linkMemory.length) {
    throw limitError(`Listener limit: entry ${MAX_LINKS} of the lists in play`, MAX_LINKS - 1);
  }
  worldMemory[LINKS_END] = row + LINK_ROW;
  return row;
}

/** The id that the next new entity gets; every smaller positive one is taken. */
export function nextId(): EntityId {
  return worldMemory[NEXT_ID] as EntityId;
}

/** Takes the next id and fills its row from `template` (one integer a field, in the order of `fieldIndex`). */
export function takeRow(template: Int32Array): EntityId {
  const id = worldMemory[NEXT_ID] as EntityId;
  if (id >= MAX_ENTITIES) {
    throw limitError(`Entity limit: entity ${id} of one game`, MAX_ENTITIES - 1);
  }
  worldMemory.set(template, CELLS + id * FIELDS);
  worldMemory[NEXT_ID] = id + 1;
  return id;
}

/** Makes a row what `template` says, but for its lasting fields. */
export function resetRow(id: EntityId, template: Int32Array): void {
  const row = CELLS + id * FIELDS;
  for (let i = 0; i < FIELDS; i++) {
    if (!lastingFields.has(i)) worldMemory[row + i] = template[i] as number;
  }
}

/** Makes a row equal to another, but for its lasting fields. */
export function copyRow(id: EntityId, from: EntityId): void {
  const row = CELLS + id * FIELDS;
  const other = CELLS + from * FIELDS;
  for (let i = 0; i < FIELDS; i++) {
    if (!lastingFields.has(i)) worldMemory[row + i] = worldMemory[other + i] as number;
  }
}

/** A row of zeros to fill for `takeRow`. */
export function newTemplate(): Int32Array {
  return new Int32Array(FIELDS);
}

/** Where a field stands in a template. */
export function fieldIndex(column: Field): number {
  return column - CELLS;
}

/** A world at rest: what of the working arrays was in use, copied out. */
export interface Snapshot {
  readonly state: Block;
  readonly links: Block;
  readonly events: Block[];
}

/** An empty snapshot; it grows to what is copied into it. */
export function newSnapshot(): Snapshot {
  return { state: newBlock(), links: newBlock(), events: [] };
}

/** Empties the working world: no entities, no events, all cells 0. */
export function clearMemory(): void {
  worldMemory.fill(0, 0, stateUsed());
  worldMemory[NEXT_ID] = 1;
  clearLinks();
}

/** Remembers the working world, its log by length alone, for `undo`. Allocates nothing. */
export function keepUndo(): void {
  worldMemory.copyWithin(STATE_SIZE, 0, stateUsed());
}

/**
 * Makes the working world what it was at the last `keepUndo`; events recorded since then are cut off. Links
 * are not remembered: the lists follow from what is in play, and are made again (`listeners.ts`).
 */
export function undo(): void {
  worldMemory.copyWithin(0, STATE_SIZE, STATE_SIZE + CELLS);
  worldMemory.copyWithin(CELLS, STATE_SIZE + CELLS, STATE_SIZE + stateUsed());
}

/** Forgets all links. */
export function clearLinks(): void {
  linkMemory.fill(0, 0, LINK_HEADS);
  worldMemory[LINKS_END] = LINK_HEADS;
}

/** Copies the working world out. Allocates only when the snapshot is too small. */
export function copyOut(into: Snapshot): void {
  store(into.state, worldMemory, stateUsed());
  store(into.links, linkMemory, linksEnd());
  eventColumns.forEach((column, index) => {
    into.events[index] ??= newBlock();
    store(into.events[index] as Block, column, eventCount());
  });
}

/** Makes a snapshot the working world. */
export function copyIn(from: Snapshot): void {
  worldMemory.set(from.state.used);
  linkMemory.set(from.links.used);
  if (eventCount() === 0) return;
  for (let index = 0; index < eventColumns.length; index++) {
    (eventColumns[index] as Int32Array).set((from.events[index] as Block).used);
  }
}

/** All fields that a saved world keeps, with their names. */
export function savedFields(): readonly (readonly [name: string, column: Field])[] {
  return fieldNames
    .map((name, index) => [name, CELLS + index] as const)
    .filter(([, column]) => !derivedFields.has(fieldIndex(column)));
}

export function fieldNamed(name: string): Field | undefined {
  const index = fieldNames.indexOf(name);
  return index < 0 ? undefined : CELLS + index;
}

/** The cells that a saved world keeps: all but the counts that loading makes again. */
export function savedCells(): readonly (readonly [name: string, at: Cell])[] {
  return cellNames
    .map((name, at) => [name, at] as const)
    .filter(([, at]) => at > LINKS_END && !derivedCells.has(at));
}

function stateUsed(): number {
  return CELLS + (worldMemory[NEXT_ID] as number) * FIELDS;
}
