/** The auras of one kind that are in force for one side: what most rules about such auras ask. */
import {
  type AuraKind,
  aurasOf,
  firstInForce,
  isInForce,
  NONE,
  nextInForce,
  type Player,
  sideInForce,
} from "@course/core";

/** Calls `use` with the first datum of each aura of the kind on a side, oldest first; 0 where it has none. */
export function forEachInForce(kind: AuraKind, side: Player, use: (datum: number) => void): void {
  if (!isInForce(kind)) return;
  for (let id = firstInForce(); id !== NONE; id = nextInForce(id)) {
    if (sideInForce(id) !== side) continue;
    for (const { aura, data } of aurasOf(id)) if (aura === kind) use(data[0] ?? 0);
  }
}

/** How many auras of the kind are in force on a side. */
export function countInForce(kind: AuraKind, side: Player): number {
  let count = 0;
  forEachInForce(kind, side, () => {
    count++;
  });
  return count;
}
