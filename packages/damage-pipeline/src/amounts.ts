/**
 * Amounts: what a damage or a healing comes to, from what a text says and who the source is.
 *
 * Two lists of the rules decide, read from the first step to the last: `amountSteps` for damage (what spells
 * deal more, then what is doubled) and `healSteps` for healing (what becomes damage, then what is doubled).
 * Rules without the lists leave every amount as it is printed. Both come before the damage steps, so an
 * amount is settled before anybody may prevent or absorb it (rulebook 10.1.1, 10.3).
 */
import { bounded } from "@course/cards";
import { currentRules, type EntityId, NONE } from "@course/core";

/** One step of `amountSteps`. */
export interface AmountStep {
  readonly name: string;
  /** The amount after the step, of damage that `source` deals. */
  readonly run: (amount: number, source: EntityId) => number;
}

/** One healing on its way. Steps change it. */
export interface Healing {
  amount: number;
  /** Who heals. */
  source: EntityId;
  /** Whether it is damage after all. */
  isDamage: boolean;
}

/** One step of `healSteps`. */
export interface HealStep {
  readonly name: string;
  readonly run: (healing: Healing) => void;
}

/** The name under which rules list what settles an amount of damage. */
export const AMOUNT_ORDER = "amountSteps";
/** The name under which rules list what settles an amount of healing. */
export const HEAL_ORDER = "healSteps";

/** How much damage the source deals where its text says `amount`. */
export function damageBy(source: EntityId, amount: number): number {
  if (source === NONE) return amount;
  const steps = currentRules().orders[AMOUNT_ORDER] as readonly AmountStep[] | undefined;
  if (steps === undefined) return amount;
  let settled = amount;
  for (const step of steps) settled = bounded(step.run(settled, source));
  return settled;
}

/** The one healing that is on its way: healings do not nest. */
const healing: Healing = { amount: 0, source: NONE, isDamage: false };

/** What the source's healing comes to where its text says `amount`. Valid until the next call. */
export function healingBy(source: EntityId, amount: number): Readonly<Healing> {
  healing.amount = amount;
  healing.source = source;
  healing.isDamage = false;
  if (source === NONE) return healing;
  const steps = currentRules().orders[HEAL_ORDER] as readonly HealStep[] | undefined;
  if (steps !== undefined) for (const step of steps) step.run(healing);
  return healing;
}
