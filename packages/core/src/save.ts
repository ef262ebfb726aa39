/**
 * Saved worlds: the working world as JSON, and back.
 *
 * Numbers that belong to a process or a build are replaced by names: fields, cells and kinds of event by
 * theirs, cards by their ids. Of an entity only what differs from its card is kept. The lists of listeners
 * are left out: they follow from what is in play.
 * Elsewhere: what a world has besides its memory (`world.ts`).
 */
import { tellAllKinds } from "./aura.ts";
import type { Question } from "./choice.ts";
import { refused } from "./errors.ts";
import {
  boundEvents,
  type EventShape,
  eventKind,
  readRow,
  record,
  restoreRow,
  shapeOfKind,
  typeOfKind,
} from "./events.ts";
import { cardOf, currentLibrary } from "./library.ts";
import { listenAgain } from "./listeners.ts";
import type { LogTreeEntry } from "./log.ts";
import {
  clearMemory,
  type EntityId,
  eventCount,
  type Field,
  fieldIndex,
  fieldNamed,
  MAX_EVENTS,
  nextId,
  peek,
  poke,
  read,
  savedCells,
  savedFields,
  takeRow,
  write,
} from "./memory.ts";
import { intern, textOf } from "./names.ts";
import type { Action } from "./rules.ts";
import { requireLists } from "./saved-lists.ts";

/** The version of the format that this build writes and reads. */
export const SAVE_FORMAT = 1;

/** A world's memory as JSON. */
export interface SavedMemory {
  readonly format: number;
  readonly cells: Readonly<Record<string, number>>;
  readonly entities: readonly SavedEntity[];
  readonly events: readonly SavedEvent[];
}

/** An entity: its card, and the fields that differ from what the card says. Its id is its place in the list, from 1. */
export interface SavedEntity {
  readonly card: string;
  readonly fields: Readonly<Record<string, number>>;
}

/** An event: its kind and its columns, names and cards as text. */
export interface SavedEvent {
  readonly type: string;
  readonly columns: readonly (number | string)[];
}

/** A world as plain data. */
export interface SavedWorld {
  readonly memory: SavedMemory;
  readonly archive: readonly LogTreeEntry[];
  readonly rolls?: readonly number[];
  readonly pending?: {
    readonly action: Action;
    readonly answers: readonly number[];
    readonly question: Question;
    readonly before: SavedMemory;
  };
}

/** Writes the working world down. */
export function saveMemory(): SavedMemory {
  const cells = Object.fromEntries(savedCells().map(([name, cell]) => [name, peek(cell)]));
  const entities: SavedEntity[] = [];
  for (let id = 1; id < nextId(); id++) entities.push(saveEntity(id as EntityId));
  const events: SavedEvent[] = [];
  for (let row = 0; row < eventCount(); row++) events.push(saveEvent(row));
  return { format: SAVE_FORMAT, cells, entities, events };
}

/**
 * Makes a saved memory the working world.
 *
 * @throws `RefusedError` when the format is another, when a field, a cell, a kind of event or a card is not
 * known here, or when a list does not end; the working world is then empty.
 */
export function loadMemory(saved: SavedMemory): void {
  if (saved?.format !== SAVE_FORMAT) throw refused("load", "format", saved?.format, String(SAVE_FORMAT));
  clearMemory();
  boundEvents(MAX_EVENTS);
  try {
    for (const entity of saved.entities) loadEntity(entity);
    loadCells(saved.cells);
    requireLists();
    for (const event of saved.events) loadEvent(event);
    listenAgain();
    tellAllKinds();
  } catch (error) {
    clearMemory();
    throw error;
  }
}

function saveEntity(id: EntityId): SavedEntity {
  const card = cardOf(id);
  const fields: Record<string, number> = {};
  for (const [name, column] of savedFields()) {
    const value = read(id, column);
    if (value !== card.template[fieldIndex(column)]) fields[name] = value;
  }
  return { card: card.definition.id, fields };
}

function loadEntity({ card: cardId, fields }: SavedEntity): void {
  const card = currentLibrary().cards.find(({ definition }) => definition.id === cardId);
  if (card === undefined) throw refused("load", "card", cardId, "the id of a loaded card");
  const id = takeRow(card.template);
  for (const [name, value] of Object.entries(fields)) write(id, knownField(name), integer(name, value));
}

function loadCells(cells: Readonly<Record<string, number>>): void {
  const known = new Map(savedCells());
  for (const [name, value] of Object.entries(cells)) {
    const at = known.get(name);
    if (at === undefined) throw refused("load", "cell", name, "the name of a cell of these rules");
    poke(at, integer(name, value));
  }
}

function saveEvent(row: number): SavedEvent {
  const { kind, columns } = readRow(row);
  return { type: typeOfKind(kind), columns: translated(columns, shapeOfKind(kind), toText) };
}

function loadEvent({ type, columns }: SavedEvent): void {
  const kind = eventKind(type);
  if (kind < 0) throw refused("load", "event", type, "a kind of event of these rules");
  const row = record(kind, 0 as EntityId);
  restoreRow(row, translated(columns, shapeOfKind(kind), toNumber) as number[]);
}

type Meaning = "number" | "name" | "card";

/** The columns with those that stand for a name or a card changed by `change`. */
function translated(
  columns: readonly (number | string)[],
  { a, b }: EventShape,
  change: (value: number | string, as: Meaning) => number | string,
): (number | string)[] {
  const meaning = (column: EventShape["a"]): Meaning => (typeof column === "object" ? column.as : "number");
  // Depth, subject, first number, second number, source: only the numbers can stand for something else.
  return columns.map((value, index) =>
    change(value, index === 2 ? meaning(a) : index === 3 ? meaning(b) : "number"),
  );
}

function toText(value: number | string, as: Meaning): number | string {
  if (as === "name") return textOf(value as number);
  if (as === "card") return currentLibrary().cards[value as number]?.definition.id ?? value;
  return value;
}

function toNumber(value: number | string, as: Meaning): number {
  if (as === "name") return intern(String(value));
  if (as === "number") return integer("event", value);
  const card = currentLibrary().cards.find(({ definition }) => definition.id === value);
  if (card === undefined) throw refused("load", "card", value, "the id of a loaded card");
  return card.number;
}

function knownField(name: string): Field {
  const column = fieldNamed(name);
  if (column === undefined) throw refused("load", "field", name, "the name of a field of these rules");
  return column;
}

function integer(name: string, value: unknown): number {
  if (typeof value !== "number" || (value | 0) !== value)
    throw refused("load", name, value, "a 32-bit integer");
  return value;
}
