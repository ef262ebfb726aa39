/** The layer `spellAmounts`: what raises, doubles, turns and prevents amounts in the whole game. */
import type { CardLayer } from "@course/cards";
import type { AmountStep, HealStep } from "@course/damage-pipeline";
import { doubling, healDoubling, SpellDoubling } from "./doubling.ts";
import { FatalDamage, fatalDamage, olderFatalDamage, watchedHeroes } from "./fatal-damage.ts";
import { HealingDamages, healingDamages } from "./healing-damages.ts";
import { HeroDamageCap, HeroDamageTimes, heroDamageCap, heroDamageTimes } from "./hero-damage.ts";
import { HeroPowerDamage, heroPowerDamage, heroPowerDamageModifier } from "./hero-power-damage.ts";
import { MinimumHealth, minimumHealth } from "./minimum-health.ts";
import { spellDamage } from "./spell-damage.ts";
import {
  doubleSpells,
  fatalDamageTrigger,
  healingDamagesModifier,
  heroDamageCapModifier,
  heroDamageTimesModifier,
  minimumHealthModifier,
  spellDamageKeyword,
} from "./words.ts";

/** What damage comes to: added to first, doubled then. */
export const AMOUNT_STEPS: readonly AmountStep[] = [spellDamage, heroPowerDamage, doubling];
/** What healing comes to: damage or not first, doubled then. */
export const HEAL_STEPS: readonly HealStep[] = [healingDamages, healDoubling];

/** The layer `spellAmounts`: what raises, doubles, turns and prevents amounts in the whole game. */
export const spellAmounts: CardLayer = {
  name: "spellAmounts",
  needs: ["amounts", "interception", "secrets"],
  events: [FatalDamage],
  auras: [SpellDoubling, HealingDamages, MinimumHealth, HeroDamageCap, HeroDamageTimes, HeroPowerDamage],
  steps: [
    ...[...AMOUNT_STEPS, ...HEAL_STEPS, minimumHealth],
    ...[heroDamageCap, heroDamageTimes, olderFatalDamage, fatalDamage],
  ],
  cardProperties: [watchedHeroes],
  words: [
    ...[spellDamageKeyword, doubleSpells, healingDamagesModifier, minimumHealthModifier],
    ...[heroDamageCapModifier, heroDamageTimesModifier, heroPowerDamageModifier, fatalDamageTrigger],
  ],
};
