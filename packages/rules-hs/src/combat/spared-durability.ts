/** Whether the attack that is going on costs the weapon no Durability, because something else was paid (rulebook 14.5). */
import { type Cell, cell, peek, poke } from "@course/core";

const KEPT: Cell = cell("durabilityKept");

/** Says whether the attack that is going on spares the weapon. */
export function keepDurability(kept: boolean): void {
  poke(KEPT, kept ? 1 : 0);
}

export function isDurabilityKept(): boolean {
  return peek(KEPT) !== 0;
}
