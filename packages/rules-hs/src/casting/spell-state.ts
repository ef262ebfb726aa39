/**
 * What is known of a spell while it is being cast: its target, and whether it was countered.
 *
 * Both live in one field of the spell's entity: a countered spell has no target any more. The field means
 * something from the On Play Phase to the After Spell Phase of the spell's own Sequence.
 */
import { type EntityId, NONE, read, write } from "@course/core";
import { SPELL_NUMBER } from "../spell-number.ts";

const COUNTERED = -1;

/** The target that the spell has now, or `NONE`. */
export function spellTargetOf(id: EntityId): EntityId {
  return isCountered(id) ? NONE : (read(id, SPELL_NUMBER) as EntityId);
}

/** Gives a spell a target: the chosen one at first, another one later. A countered spell stays countered. */
export function aimSpell(id: EntityId, target: EntityId): void {
  if (!isCountered(id)) write(id, SPELL_NUMBER, target);
}

/** Makes a spell what it is before anything has answered it. */
export function startSpell(id: EntityId, target: EntityId): void {
  write(id, SPELL_NUMBER, target);
}

/** Stops a spell: its text and what comes after it do not happen (rulebook 8.1). */
export function counterSpell(id: EntityId): void {
  write(id, SPELL_NUMBER, COUNTERED);
}

export function isCountered(id: EntityId): boolean {
  return read(id, SPELL_NUMBER) === COUNTERED;
}
