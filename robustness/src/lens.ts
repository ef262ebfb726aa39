/** How ids and players outside of a transformed game are other ones inside of it. */
import type { Kind } from "./calls.ts";

/** What stands for what. */
export interface Lens {
  /** The other way round it is the same. */
  player(player: unknown): unknown;
  /** The id inside, of one outside. */
  inside(id: unknown): unknown;
  /** The id outside, of one inside. */
  outside(id: unknown): unknown;
}

/** Nothing is otherwise. */
export const CLEAR: Lens = { player: same, inside: same, outside: same };

/** The fields of events that hold ids. */
export const ID_FIELDS: ReadonlySet<string> = new Set([
  "id",
  "target",
  "source",
  "attacker",
  "defender",
  "subject",
]);

/** An argument of a call, as the game inside takes it. */
export function toInside(lens: Lens, kind: Kind | undefined, value: unknown): unknown {
  if (kind === "player") return lens.player(value);
  if (kind === "id") return lens.inside(value);
  if (kind !== "options" || typeof value !== "object" || value === null) return value;
  return "target" in value ? { ...value, target: lens.inside(value.target) } : value;
}

/** The result of a call, as it is outside. */
export function toOutside(lens: Lens, kind: Kind, value: unknown): unknown {
  switch (kind) {
    case "player":
    case "winner":
      return lens.player(value);
    case "id":
      return lens.outside(value);
    case "ids":
      return (value as readonly unknown[]).map((id) => lens.outside(id));
    case "log":
      return (value as readonly object[]).map((event) => eventOutside(lens, event));
    case "tree":
      return (value as readonly { readonly event: object }[]).map((entry) => {
        return { ...entry, event: eventOutside(lens, entry.event) };
      });
    default:
      return value;
  }
}

function eventOutside(lens: Lens, event: object): object {
  const fields = Object.entries(event).map(([field, value]) => {
    if (field === "player") return [field, lens.player(value)];
    return [field, ID_FIELDS.has(field) ? lens.outside(value) : value];
  });
  return Object.fromEntries(fields);
}

function same(value: unknown): unknown {
  return value;
}
