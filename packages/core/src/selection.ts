/**
 * The selection stack: which entities an effect is about.
 *
 * A selection pushes ids; whoever asked for it walks them and then releases them. Selections nest as
 * effects do, so one stack serves all, and selecting allocates nothing.
 *
 * @example
 * const from = targets(frame);                              // a selection pushes and says where its part begins
 * for (let i = from; i < selectionTop(); i++) hit(selected(i));
 * releaseSelection(from);
 */
import { limitError } from "./errors.ts";
import { type EntityId, MAX_ENTITIES } from "./memory.ts";
import { registers } from "./room.ts";

/** Most ids that all open selections together can hold. */
export const MAX_SELECTED: number = 2 * MAX_ENTITIES;

const stack = new Int32Array(MAX_SELECTED);
const top = registers();

/** Adds an entity to the selection that is being made. */
export function select(id: EntityId): void {
  const at = top[0] as number;
  if (at === MAX_SELECTED) throw limitError(`Selection limit: entity ${MAX_SELECTED + 1}`, MAX_SELECTED);
  stack[at] = id | 0;
  top[0] = at + 1;
}

/** Where the next selected entity will stand; the open selection ends before it. */
export function selectionTop(): number {
  return top[0] as number;
}

/** The entity that stands at a place of the open selection. */
export function selected(at: number): EntityId {
  return stack[at] as EntityId;
}

/** Puts another entity in the place of a selected one. */
export function setSelected(at: number, id: EntityId): void {
  stack[at] = id;
}

/** Forgets all that was selected since `from`. */
export function releaseSelection(from: number): void {
  top[0] = from;
}
