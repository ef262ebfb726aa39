/**
 * Minimum Health: damage does not bring a side's minions below a number, for as long as an aura says so
 * (rulebook 10.1.5). For minions that come later too, so the step watches everybody while it is in force.
 */
import { type AuraKind, defineAura, isInForce, ownerOf, type Player } from "@course/core";
import {
  type DamageStep,
  defineDamageStep,
  healthOf,
  isMinion,
  watchEverywhere,
} from "@course/damage-pipeline";
import { forEachInForce } from "../auras-in-force.ts";

/** Its datum is the Health that minions of its side keep. */
export const MinimumHealth: AuraKind = defineAura({
  name: "minimumHealth",
  changed: () => watchEverywhere(minimumHealth, isInForce(MinimumHealth)),
});

/** Leaves a minion the Health that an aura keeps for it. */
export const minimumHealth: DamageStep = defineDamageStep("minimumHealth", (damage) => {
  if (!isMinion(damage.target)) return;
  const minimum = minimumOf(ownerOf(damage.target));
  if (minimum > 0) damage.amount = Math.min(damage.amount, Math.max(0, healthOf(damage.target) - minimum));
});

/** The Health that minions of a side keep; 0 without an aura. */
function minimumOf(side: Player): number {
  let minimum = 0;
  forEachInForce(MinimumHealth, side, (amount) => {
    minimum = Math.max(minimum, amount);
  });
  return minimum;
}
