/**
 * The public names of the damage pipeline, by concept.
 */

// Actions and their checks.
export {
  type DealDamage,
  type GainArmor,
  requireAmount,
  requireCharacter,
  requirePlayer,
} from "./actions.ts";
// Amounts, before they are dealt.
export {
  AMOUNT_ORDER,
  type AmountStep,
  damageBy,
  HEAL_ORDER,
  type Healing,
  type HealStep,
  healingBy,
} from "./amounts.ts";
export { MAX_PRINTED } from "./card-types.ts";
// Characters.
export {
  ATTACK,
  attackOf,
  damageOf,
  HERO_TYPE,
  healthOf,
  isCharacter,
  isHero,
  isMinion,
  isMortallyWounded,
  MAX_HEALTH,
  MAX_STAT,
  MINION,
  maxHealthOf,
  setAttack,
  setDamage,
  setMaxHealth,
} from "./character.ts";

// Damage and its steps.
export {
  DAMAGE_ORDER,
  type Damage,
  Damaged,
  type DamageStep,
  dealDamage,
  defineDamageStep,
  MAX_DAMAGE_STEPS,
  unwatch,
  WATCHED_BY,
  watch,
  watchEverywhere,
} from "./damage.ts";
// Healing.
export { Healed, heal } from "./healing.ts";
// Layers, and the list of steps that a game's rules take.
export { amounts, armorGain, characters, damage, interception, stats } from "./layers.ts";
export { buff, StatsChanged } from "./stats.ts";
export { ArmorGained, ArmorLost, armor, armorOf, gainArmor, setArmor } from "./steps/armor.ts";
export { DamageRedirect, redirect, standInFor, watchHeroes } from "./steps/redirect.ts";
export { DAMAGE_STEPS } from "./steps.ts";
export { sortByOrderOfPlay } from "./words/at-once.ts";
export { statsText } from "./words/buff.ts";
