/**
 * Attachments: entities that belong to another one, as an enchantment belongs to a minion.
 *
 * They have a place in the order of play and triggers of their own (rulebook 1.4). A trigger on what
 * happens to "itself" is, for an attached entity, one on what happens to its host, and its effect acts for
 * the host too. This file knows who is attached to whom, and in which order.
 * Elsewhere: how they enter and leave play with the host (`entity.ts`), what they change (their layer).
 */
import { type EntityId, type Field, lastingField, NONE, read, write } from "./memory.ts";

const HOST: Field = lastingField("host");
const FIRST: Field = lastingField("firstAttached");
const NEXT: Field = lastingField("nextAttached");

/** The entity that this one is attached to, or `NONE`. */
export function hostOf(id: EntityId): EntityId {
  return read(id, HOST) as EntityId;
}

/** The entity that acts when a trigger of this one resolves: its host, or itself. */
export function bearerOf(id: EntityId): EntityId {
  return (read(id, HOST) || id) as EntityId;
}

/** The first entity attached to a host; go on with `nextAttached` until `NONE`. In the order of attaching. */
export function firstAttached(host: EntityId): EntityId {
  return read(host, FIRST) as EntityId;
}

export function nextAttached(id: EntityId): EntityId {
  return read(id, NEXT) as EntityId;
}

/** Makes an entity the last one attached to a host. */
export function linkTo(host: EntityId, id: EntityId): void {
  write(id, HOST, host);
  write(id, NEXT, NONE);
  let last: EntityId = NONE;
  for (let each = firstAttached(host); each !== NONE; each = nextAttached(each)) last = each;
  if (last === NONE) write(host, FIRST, id);
  else write(last, NEXT, id);
}

/** Takes an entity off its host. */
export function unlink(id: EntityId): void {
  const host = hostOf(id);
  let before: EntityId = NONE;
  for (let each = firstAttached(host); each !== id; each = nextAttached(each)) before = each;
  if (before === NONE) write(host, FIRST, nextAttached(id));
  else write(before, NEXT, nextAttached(id));
  write(id, HOST, NONE);
}
