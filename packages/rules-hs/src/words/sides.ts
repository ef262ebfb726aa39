/** Whose minions or cards a trigger is about, seen from the player whose trigger it is, and how text says so. */
import { type FilterText, type KindText, narrowed, oneOfKind } from "@course/cards";
import type { TriggerScope } from "@course/core";

export const SIDES = ["friendly", "enemy"] as const;

export type Side = (typeof SIDES)[number];

/** The scope of a trigger on what happens on one side, or on any. */
export function scopeOf(side: Side | undefined): TriggerScope {
  return side ?? "any";
}

/** "you summon", "your opponent summons", "a player summons". */
export function playerDoes(side: Side | undefined, verb: string): string {
  if (side === "friendly") return `you ${verb}`;
  return `${side === "enemy" ? "your opponent" : "a player"} ${verb}s`;
}

/** One of a kind that passes filters, without its side: "a Beast". */
export function oneOf(kind: KindText, where: readonly FilterText[]): string {
  return oneOfKind(where.reduce(narrowed, kind));
}

/** One of a kind of a side: "a friendly Beast", "an enemy minion". */
export function oneOfSide(kind: KindText, side: Side | undefined, where: readonly FilterText[]): string {
  return oneOf(side === undefined ? kind : { ...kind, side }, where);
}
