/** The words of amounts: the keyword Spell Damage, modifiers of amounts, the trigger on fatal damage. */
import { defineKeyword, defineModifier, defineTrigger, integer, timesWord, type Word } from "@course/cards";
import { SPELL_NUMBER } from "../spell-number.ts";
import { SpellDoubling } from "./doubling.ts";
import { FatalDamage } from "./fatal-damage.ts";
import { HealingDamages } from "./healing-damages.ts";
import { HeroDamageCap, HeroDamageTimes } from "./hero-damage.ts";
import { MinimumHealth } from "./minimum-health.ts";

const MOST = 100;

export const spellDamageKeyword: Word<"keyword"> = defineKeyword({
  type: "spellDamage",
  doc: "Your spells deal so much more damage, to each that they hit. It counts while the minion is on the board.",
  example: { type: "spellDamage", amount: 1 },
  fields: { amount: integer({ min: 1, max: MOST }) },
  compile:
    ({ amount }) =>
    (addBits) =>
      addBits(SPELL_NUMBER, amount),
  text: ({ amount }) => `Spell Damage +${amount}`,
});

export const doubleSpells: Word<"modifier"> = defineModifier({
  type: "doubleSpells",
  doc: "What your spells and your hero power deal and restore is doubled, after Spell Damage.",
  example: "doubleSpells",
  compile: () => ({ aura: SpellDoubling, data: [] }),
  text: () => "double the damage and healing of your spells and Hero Power",
});

export const healingDamagesModifier: Word<"modifier"> = defineModifier({
  type: "healingDamages",
  doc: "What your cards and your hero power would restore, they deal as damage.",
  example: "healingDamages",
  compile: () => ({ aura: HealingDamages, data: [] }),
  text: () => "your cards and powers that restore Health now deal damage instead",
});

export const minimumHealthModifier: Word<"modifier"> = defineModifier({
  type: "minimumHealth",
  doc: "Damage does not bring your minions below so much Health.",
  example: { type: "minimumHealth", amount: 1 },
  fields: { amount: integer({ min: 1, max: MOST }) },
  compile: ({ amount }) => ({ aura: MinimumHealth, data: [amount] }),
  text: ({ amount }) => `your minions can't be reduced below ${amount} Health`,
});

export const heroDamageCapModifier: Word<"modifier"> = defineModifier({
  type: "heroDamageCap",
  doc: "Your hero takes so much of each damage at most, before anything takes it instead.",
  example: { type: "heroDamageCap", amount: 1 },
  fields: { amount: integer({ min: 1, max: MOST }) },
  compile: ({ amount }) => ({ aura: HeroDamageCap, data: [amount] }),
  text: ({ amount }) => `your hero can only take ${amount} damage at a time`,
});

export const heroDamageTimesModifier: Word<"modifier"> = defineModifier({
  type: "heroDamageTimes",
  doc: "Each damage to your hero is so many times as much, after what `heroDamageCap` leaves of it.",
  example: { type: "heroDamageTimes", times: 2 },
  fields: { times: integer({ min: 2, max: 10 }) },
  compile: ({ times }) => ({ aura: HeroDamageTimes, data: [times] }),
  text: ({ times }) =>
    times === 2
      ? "double all damage dealt to your hero"
      : `all damage dealt to your hero counts ${timesWord(times)}`,
});

export const fatalDamageTrigger: Word<"trigger"> = defineTrigger({
  type: "fatalDamage",
  doc: "For a Secret: when your hero would take fatal damage, which is then prevented.",
  example: "fatalDamage",
  compile: () => ({ event: FatalDamage, scope: "friendly" }),
  text: () => "When your hero would take fatal damage, prevent it and",
});
