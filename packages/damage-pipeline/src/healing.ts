/**
 * Healing: damage taken is given back, up to the maximum Health (rulebook 10.3).
 *
 * What counts is the amount really healed: a character at full Health is not healed, and nothing can
 * answer. A mortally wounded minion that is healed in time stays, since nobody dies before the kernel's
 * Death Creation Step (rulebook 5.2). Gaining Health is not healing (`stats.ts`). Under some rules healing is
 * damage instead, and then a character at full Health is hit too (rulebook 10.3.5).
 */
import { defineEvent, type EntityId, type EventKind, NONE, record } from "@course/core";
import { damageBy, healingBy } from "./amounts.ts";
import { damageOf, setDamage } from "./character.ts";
import { dealDamage } from "./damage.ts";

/** A character has been healed, by this much. */
export const Healed: EventKind = defineEvent("Healed", { subject: "target", a: "amount" });

/** Heals a character by what the source's text says. Records nothing where nothing is healed. */
export function heal(target: EntityId, amount: number, source: EntityId = NONE): void {
  if (amount <= 0) return;
  const healing = healingBy(source, amount);
  if (healing.isDamage) dealDamage(target, damageBy(source, amount), source);
  else giveBack(target, healing.amount, source);
}

function giveBack(target: EntityId, amount: number, source: EntityId): void {
  const healed = Math.min(amount, damageOf(target));
  if (healed <= 0) return;
  setDamage(target, damageOf(target) - healed);
  record(Healed, target, healed, 0, source);
}
