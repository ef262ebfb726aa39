/** The layers of this package, each to be read alone. */
import type { CardLayer } from "@course/cards";
import { dealDamageAction, gainArmorAction, healAction } from "./actions.ts";
import { hero, minion } from "./card-types.ts";
import { isMortallyWounded } from "./character.ts";
import { Damaged } from "./damage.ts";
import { Healed } from "./healing.ts";
import { StatsChanged } from "./stats.ts";
import { ArmorGained, ArmorLost } from "./steps/armor.ts";
import { DamageRedirect } from "./steps/redirect.ts";
import { DAMAGE_STEPS } from "./steps.ts";
import { damageDealtValue, damageTakenValue, withSpellDamageValue } from "./words/amount-values.ts";
import { gainArmorEffect } from "./words/armor.ts";
import { buffEffect } from "./words/buff.ts";
import { attackFilter, damagedFilter, healthFilter, undamagedFilter } from "./words/character-filters.ts";
import { armorValue, attackValue, healthValue } from "./words/character-values.ts";
import { damageEffect } from "./words/damage.ts";
import { heroDamaged, minionDamaged, selfDamaged } from "./words/damaged.ts";
import { healEffect } from "./words/heal.ts";
import { healedTrigger } from "./words/healed.ts";
import { enemyHero, friendlyHero } from "./words/heroes.ts";
import { highest } from "./words/highest.ts";
import { damageRedirect } from "./words/redirect.ts";

/** Minions and heroes with Attack and Health. */
export const characters: CardLayer = {
  name: "characters",
  needs: ["kernel"],
  cardTypes: [minion, hero],
  words: [
    ...[friendlyHero, enemyHero],
    ...[damagedFilter, undamagedFilter, attackFilter, healthFilter],
    ...[attackValue, healthValue],
  ],
  isMortallyWounded,
};

/** Damage, and what answers it. */
export const damage: CardLayer = {
  name: "damage",
  needs: ["characters"],
  actions: [dealDamageAction],
  events: [Damaged, Healed],
  words: [damageEffect, healEffect, selfDamaged, minionDamaged, heroDamaged],
};

/** Attack and Health that effects give. */
export const stats: CardLayer = {
  name: "stats",
  needs: ["characters"],
  events: [StatsChanged],
  words: [buffEffect],
};

/** Armor that a hero gains. It absorbs nothing until the layer `interception` is there. */
export const armorGain: CardLayer = {
  name: "armorGain",
  needs: ["characters"],
  actions: [gainArmorAction],
  events: [ArmorGained],
  words: [gainArmorEffect, armorValue],
};

/** What comes between a damage and its target: the damage steps. */
export const interception: CardLayer = {
  name: "interception",
  needs: ["damage", "armorGain", "auras"],
  events: [ArmorLost],
  auras: [DamageRedirect],
  steps: DAMAGE_STEPS,
  words: [damageRedirect],
};

/** Amounts that are not printed, who has the most, healing from no card, and what answers healing. */
export const amounts: CardLayer = {
  name: "amounts",
  needs: ["damage"],
  actions: [healAction],
  words: [damageTakenValue, damageDealtValue, withSpellDamageValue, highest, healedTrigger],
};
