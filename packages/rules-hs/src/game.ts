/**
 * The whole game: which layers it has, and the orders that decide it.
 *
 * Everything that depends on an order is a list here. The two editions differ by named switches alone
 * (rulebook 0.2).
 */
import { type CardLayer, cardLanguage, gameLanguage, multipliers } from "@course/cards";
import {
  AURA_UPDATES,
  auras,
  deaths,
  defineRules,
  kernel,
  type Rules,
  type Step,
  updateAuras,
} from "@course/core";
import {
  AMOUNT_ORDER,
  amounts,
  armor,
  armorGain,
  characters,
  DAMAGE_ORDER,
  damage,
  HEAL_ORDER,
  interception,
  redirect,
} from "@course/damage-pipeline";
import { fatalDamage, olderFatalDamage } from "./amounts/fatal-damage.ts";
import { heroDamageCap, heroDamageTimes } from "./amounts/hero-damage.ts";
import { AMOUNT_STEPS, HEAL_STEPS, spellAmounts } from "./amounts/layer.ts";
import { minimumHealth } from "./amounts/minimum-health.ts";
import { casting } from "./casting/layer.ts";
import { choices } from "./choices/layer.ts";
import { collecting } from "./collecting.ts";
import { attacks, weapons } from "./combat/layers.ts";
import { divineShield, immune, prevention } from "./combat/prevention.ts";
import { deathRecords } from "./deaths/layer.ts";
import { drawing } from "./drawing.ts";
import { deathEffects, drawEffects } from "./effects.ts";
import { enchantments } from "./enchantments/layer.ts";
import { updateStatAuras } from "./enchantments/stat-auras.ts";
import { hands } from "./hand/layer.ts";
import { createAllDeaths } from "./heroes/hero-deaths.ts";
import { heroes } from "./heroes/layer.ts";
import { mana } from "./mana/layer.ts";
import { endManaTurn, fillCrystals } from "./mana/turn-steps.ts";
import { resolveSummons } from "./playing/arriving.ts";
import { fullPlaying } from "./playing/play.ts";
import { requirements } from "./playing/requirements.ts";
import { printing } from "./printing.ts";
import { secrets } from "./secrets/layer.ts";
import { summoning } from "./summoning.ts";
import { getReady } from "./turns/getting-ready.ts";
import { TURN_END, TURN_START } from "./turns/turn-lists.ts";
import { drawWeapons, endForTurn, endUntilTurn, thawCharacters } from "./turns/turn-steps.ts";
import { turnTimes } from "./turns/turn-time.ts";
import { wholeTurns } from "./turns/whole-turns.ts";
import { battlecries } from "./words/battlecry.ts";
import { turnEnds } from "./words/end-of-turn.ts";
import { combatKeywords, keywords } from "./words/keywords.ts";
import { randomCards } from "./words/random-card.ts";

/** The editions of the rules: when a summoned minion's auras begin (rulebook 0.2.3). */
export type Edition = "classic" | "2017";

/** Each layer stands after those that it needs. */
const LAYERS: readonly CardLayer[] = [
  ...[kernel, cardLanguage, gameLanguage, characters, printing, collecting, randomCards],
  ...[summoning, drawing, drawEffects, damage, amounts, armorGain],
  ...[deaths, deathEffects, auras, multipliers, interception],
  ...[keywords, combatKeywords, prevention, turnEnds, enchantments],
  ...[mana, hands, casting, secrets, choices, spellAmounts],
  ...[weapons, wholeTurns, turnTimes, attacks, requirements, fullPlaying, battlecries, heroes],
  deathRecords,
];

/** After each outermost Phase (rulebook 3.2). */
const PHASE_END: readonly Step[] = [
  updateStatAuras,
  resolveSummons,
  updateStatAuras,
  createAllDeaths,
  updateAuras,
];

const ORDERS = {
  /** What comes between a damage and its target (rulebook 10.1). Whoever takes it instead is asked anew. */
  [DAMAGE_ORDER]: [
    ...[immune, divineShield, heroDamageCap, heroDamageTimes, olderFatalDamage],
    ...[redirect, immune, divineShield],
    ...[minimumHealth, fatalDamage, armor],
  ],
  /** What a damage comes to (rulebook 10.1.1), and a healing (10.3). */
  [AMOUNT_ORDER]: AMOUNT_STEPS,
  [HEAL_ORDER]: HEAL_STEPS,
  /** What is brought up to date where no Phase ends: after setting up, and at a summon in the 2017 edition. */
  [AURA_UPDATES]: [updateStatAuras, updateAuras],
  /** What happens to the player whose turn has ended (rulebook 8.7.3). */
  [TURN_END]: [thawCharacters, endForTurn, endManaTurn],
  /** What happens to the player whose turn begins. */
  [TURN_START]: [endUntilTurn, fillCrystals, getReady, drawWeapons],
};

/** The rules of the whole game. */
export function hearthstone(edition: Edition = "classic"): Rules<CardLayer> {
  return defineRules({
    layers: LAYERS,
    phaseEnd: PHASE_END,
    orders: ORDERS,
    switches: { fatigue: true, summonPhases: true, aurasFollowSummons: edition === "2017" },
    limits: { board: 7, hand: 10, secrets: 5, turns: 89 },
  });
}
