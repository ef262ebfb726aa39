/**
 * Healing that damages: whatever a player's cards would restore, they deal instead (rulebook 10.3.5).
 *
 * The damage is that of the same source, so a spell's is raised by Spell Damage.
 */
import { type AuraKind, defineAura, isInForce, NONE, ownerOf } from "@course/core";
import type { HealStep } from "@course/damage-pipeline";
import { countInForce } from "../auras-in-force.ts";

/** Turns the healing of its side into damage. It has no data. */
export const HealingDamages: AuraKind = defineAura({ name: "healingDamages" });

export const healingDamages: HealStep = {
  name: "healingDamages",
  run: (healing) => {
    if (!isInForce(HealingDamages) || healing.source === NONE) return; // What no card heals, nobody turns.
    healing.isDamage = countInForce(HealingDamages, ownerOf(healing.source)) > 0;
  },
};
