/**
 * Hero powers that deal more: each instance of their damage is raised by what auras of their side say.
 *
 * What raises it is added before anything is doubled, as for spells (rulebook 10.1.1).
 */
import { defineModifier, integer, type Word } from "@course/cards";
import { type AuraKind, defineAura, type EntityId, isInForce, ownerOf, POWER, zoneOf } from "@course/core";
import type { AmountStep } from "@course/damage-pipeline";
import { forEachInForce } from "../auras-in-force.ts";

/** Its datum is how much more damage the hero power of its side deals. */
export const HeroPowerDamage: AuraKind = defineAura({ name: "heroPowerDamage" });

export const heroPowerDamage: AmountStep = {
  name: "heroPowerDamage",
  run: (amount, source) =>
    isInForce(HeroPowerDamage) && zoneOf(source) === POWER ? amount + bonusFor(source) : amount,
};

function bonusFor(power: EntityId): number {
  let bonus = 0;
  forEachInForce(HeroPowerDamage, ownerOf(power), (amount) => {
    bonus += amount;
  });
  return bonus;
}

export const heroPowerDamageModifier: Word<"modifier"> = defineModifier({
  type: "heroPowerDamage",
  doc: "Your hero power deals so much more damage, to each that it hits.",
  example: { type: "heroPowerDamage", amount: 1 },
  fields: { amount: integer({ min: 1, max: 100 }) },
  compile: ({ amount }) => ({ aura: HeroPowerDamage, data: [amount] }),
  text: ({ amount }) => `your Hero Power deals ${amount} extra damage`,
});
