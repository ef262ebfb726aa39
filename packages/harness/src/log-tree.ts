/**
 * A log as text: one event a line, its depth as a number and as indentation, ids with names.
 *
 * The depth stands there twice on purpose: a screen reader reads the number, an eye the indentation.
 */
import type { GameEvent, LogEntry } from "./events.ts";
import type { Id } from "./handles.ts";

/** The fields of events that hold ids. Events of later rules follow the same names. */
const ID_FIELDS: ReadonlySet<string> = new Set(["id", "target", "source", "attacker", "defender", "subject"]);

/** Gives an entity's name. `game.nameOf` is one; a stage that forgets the dead may need another. */
export type NameOf = (id: Id) => string;

/**
 * Prints a log tree.
 *
 * @param log - Entries of `logTree()`.
 * @param nameOf - Names of the ids in it.
 * @returns Lines without a line end.
 * @example printLogTree(game.logTree(), game.nameOf) // ["0  Damaged  target=Loot Hoarder#7 amount=1"]
 */
export function printLogTree(log: readonly LogEntry[], nameOf: NameOf): string[] {
  return log.map(({ depth, event }) => {
    const words = fieldsOf(event).map(([field, value]) => `${field}=${valueText(field, value, nameOf)}`);
    return `${depth}  ${"  ".repeat(depth)}${[event.type, words.join(" ")].join("  ").trimEnd()}`;
  });
}

/** An event in short, as messages name it: `Triggered(Loot Hoarder#7, deathrattle)`. */
export function eventText(event: GameEvent, nameOf: NameOf): string {
  const words = fieldsOf(event).map(([field, value]) => valueText(field, value, nameOf));
  return `${event.type}(${words.join(", ")})`;
}

/** The ids that an event holds. */
export function idsOf(event: GameEvent): Id[] {
  return fieldsOf(event).flatMap(([field, value]) =>
    ID_FIELDS.has(field) && typeof value === "number" ? [value] : [],
  );
}

/** An entity as text: its name and its id, so that two copies stay two. */
function entityText(id: Id, nameOf: NameOf): string {
  return `${nameOf(id)}#${id}`;
}

function fieldsOf(event: GameEvent): [string, unknown][] {
  return Object.entries(event).filter(([field]) => field !== "type");
}

function valueText(field: string, value: unknown, nameOf: NameOf): string {
  return ID_FIELDS.has(field) && typeof value === "number" ? entityText(value, nameOf) : String(value);
}
