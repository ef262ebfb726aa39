/**
 * Doubling: damage and healing of a player's spells and hero power, once for each that doubles (rulebook 10.1.1,
 * 10.3.6). After Spell Damage: (1 + 1) x 2.
 */
import { type AuraKind, defineAura, type EntityId, isInForce, ownerOf, POWER, zoneOf } from "@course/core";
import type { AmountStep, HealStep } from "@course/damage-pipeline";
import { countInForce } from "../auras-in-force.ts";
import { isSpell } from "../spell-or-power.ts";

/** Doubles what the spells and the hero power of its side deal and restore. It has no data. */
export const SpellDoubling: AuraKind = defineAura({ name: "doubleSpells" });

export const doubling: AmountStep = {
  name: "doubling",
  run: (amount, source) => amount * factorFor(source),
};

/** Healing that has become damage is doubled as damage. */
export const healDoubling: HealStep = {
  name: "healDoubling",
  run: (healing) => {
    if (!healing.isDamage) healing.amount *= factorFor(healing.source);
  },
};

function factorFor(source: EntityId): number {
  if (!isInForce(SpellDoubling)) return 1;
  if (!isSpell(source) && zoneOf(source) !== POWER) return 1;
  return 2 ** countInForce(SpellDoubling, ownerOf(source));
}
