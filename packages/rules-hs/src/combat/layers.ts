/** The layers of attacks and weapons. */
import type { CardLayer } from "@course/cards";
import { cantAttackHeroes, megaWindfury } from "../words/keywords.ts";
import { attackAction } from "./attack.ts";
import { AfterAttack, Attacked, ProposedAttack } from "./attack-events.ts";
import { freezeAction } from "./freeze.ts";
import { elusive, stealth } from "./hiding.ts";
import { immuneAttacker } from "./immune-attacker.ts";
import { KeptWeapon, notReplacedByPower } from "./kept-weapon.ts";
import { poisonous } from "./poisonous.ts";
import { isWornOut, weapon } from "./weapons.ts";
import { attacks as attacksTrigger, heroAttacks, selfAttacks } from "./words/attacking.ts";
import { dealsDamage } from "./words/deals-damage.ts";
import {
  equipEffect,
  freezeEffect,
  keepDurabilityEffect,
  loseDurabilityEffect,
  redirectAttackEffect,
} from "./words/effects.ts";
import {
  attackerSelection,
  defenderSelection,
  durabilityValue,
  enemyWeapon,
  friendlyWeapon,
  frozenFilter,
  notInAttack,
} from "./words/pointing.ts";

/** Weapons that heroes hold. */
export const weapons: CardLayer = {
  name: "weapons",
  needs: ["characters", "deaths", "enchantments"],
  cardTypes: [weapon],
  auras: [KeptWeapon],
  isMortallyWounded: isWornOut,
  words: [
    ...[equipEffect, loseDurabilityEffect],
    ...[friendlyWeapon, enemyWeapon, durabilityValue, immuneAttacker, notReplacedByPower],
  ],
};

/** Attacks that are proposed, redirected and answered, in place of plain ones; freezing. */
export const attacks: CardLayer = {
  name: "attacks",
  needs: ["damage", "turns", "combatKeywords", "weapons"],
  replaces: ["combat"],
  actions: [attackAction, freezeAction],
  events: [ProposedAttack, Attacked, AfterAttack],
  words: [
    ...[attacksTrigger, selfAttacks, heroAttacks, dealsDamage],
    ...[stealth, elusive, poisonous, cantAttackHeroes, megaWindfury],
    ...[freezeEffect, redirectAttackEffect, keepDurabilityEffect],
    ...[attackerSelection, defenderSelection, notInAttack, frozenFilter],
  ],
};
