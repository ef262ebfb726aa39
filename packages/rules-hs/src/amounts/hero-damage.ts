/**
 * What damage to heroes comes to under auras of their side: at most so much, or so many times as much
 * (rulebook 10.1.5).
 *
 * First all that cap it, then all that multiply it, so that under one of each a hero takes the cap times the
 * factor. Both come before anybody may take the damage instead. The steps watch everybody while such an aura
 * is in force, since a hero can be replaced meanwhile.
 */
import { bounded } from "@course/cards";
import { type AuraKind, defineAura, type EntityId, isInForce, ownerOf } from "@course/core";
import { type DamageStep, defineDamageStep, isHero, watchEverywhere } from "@course/damage-pipeline";
import { forEachInForce } from "../auras-in-force.ts";

/** Its datum is the most damage that the hero of its side takes at a time. */
export const HeroDamageCap: AuraKind = defineAura({
  name: "heroDamageCap",
  changed: () => watchEverywhere(heroDamageCap, isInForce(HeroDamageCap)),
});

/** Its datum is how many times as much damage the hero of its side takes. */
export const HeroDamageTimes: AuraKind = defineAura({
  name: "heroDamageTimes",
  changed: () => watchEverywhere(heroDamageTimes, isInForce(HeroDamageTimes)),
});

/** Leaves of a damage to a hero what its caps let through. */
export const heroDamageCap: DamageStep = defineDamageStep("heroDamageCap", (damage) => {
  forEachAura(HeroDamageCap, damage.target, (cap) => {
    damage.amount = Math.min(damage.amount, cap);
  });
});

/** Multiplies a damage to a hero. */
export const heroDamageTimes: DamageStep = defineDamageStep("heroDamageTimes", (damage) => {
  forEachAura(HeroDamageTimes, damage.target, (times) => {
    damage.amount = bounded(damage.amount * times);
  });
});

function forEachAura(kind: AuraKind, hero: EntityId, use: (datum: number) => void): void {
  if (isHero(hero)) forEachInForce(kind, ownerOf(hero), use);
}
