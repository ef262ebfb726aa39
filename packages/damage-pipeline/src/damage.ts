/**
 * Damage: one amount, one target, through `DAMAGE_STEPS`.
 *
 * Every damage in a game goes through `dealDamage`, whoever deals it. First the steps have their say, in
 * the order of the rules' list: one may name another target, one may absorb a part. What is left lowers
 * Health. Nobody dies here, and no trigger answers here: the caller deals all damage of an area effect,
 * then the events are resolved (rulebook 10.1, 10.2).
 */
import {
  type Cell,
  cell,
  currentRules,
  defineEvent,
  type EntityId,
  type EventKind,
  type Field,
  field,
  NONE,
  peek,
  poke,
  read,
  record,
  write,
} from "@course/core";
import { takeDamage } from "./character.ts";

/** A character has taken damage: the full amount, also when Armor absorbed some or all. */
export const Damaged: EventKind = defineEvent("Damaged", { subject: "target", a: "amount" });

/** One damage on its way. Steps change it. */
export interface Damage {
  target: EntityId;
  amount: number;
  /** Who deals it, or `NONE`. */
  source: EntityId;
  /** How much of the amount will not reach Health. */
  absorbed: number;
  /** Whether it already has another target than was meant: a damage is redirected at most once. */
  isRedirected: boolean;
}

/** One step of `DAMAGE_STEPS`. It is asked only for targets that it watches. */
export interface DamageStep {
  readonly name: string;
  /** The step's bit in what watches a character. */
  readonly bit: number;
  readonly run: (damage: Damage) => void;
}

/** The name under which rules list their damage steps. */
export const DAMAGE_ORDER = "damageSteps";

/** Most steps that all packages together can define: each has a bit of an integer. */
export const MAX_DAMAGE_STEPS = 32;

/** Bits of the steps that have something to say about damage to this character. Mostly none: then no step is asked. */
export const WATCHED_BY: Field = field("watchedByDamageSteps");
/** Bits of the steps that watch every character, those to come included. */
const WATCHED_EVERYWHERE: Cell = cell("watchedEverywhere");
let stepsDefined = 0;

/** The one damage that is on its way: damages do not nest, so it is used again for the next. */
const damage: Damage = { target: NONE, amount: 0, source: NONE, absorbed: 0, isRedirected: false };

/**
 * Defines a damage step. It must `watch` the characters that it is about.
 *
 * @throws when there is no bit left for it.
 */
export function defineDamageStep(name: string, run: (damage: Damage) => void): DamageStep {
  if (stepsDefined === MAX_DAMAGE_STEPS) {
    throw new Error(
      `defineDamageStep: "${name}" would be step ${MAX_DAMAGE_STEPS + 1}; expected ${MAX_DAMAGE_STEPS} at most`,
    );
  }
  return { name, bit: 1 << stepsDefined++, run };
}

/** From now on the step is asked about damage to this character. */
export function watch(id: EntityId, step: DamageStep): void {
  write(id, WATCHED_BY, read(id, WATCHED_BY) | step.bit);
}

/** From now on the step is no longer asked about damage to this character. */
export function unwatch(id: EntityId, step: DamageStep): void {
  write(id, WATCHED_BY, read(id, WATCHED_BY) & ~step.bit);
}

/** From now on, or no longer, the step is asked about damage to anybody. */
export function watchEverywhere(step: DamageStep, isWatching: boolean): void {
  const others = peek(WATCHED_EVERYWHERE) & ~step.bit;
  poke(WATCHED_EVERYWHERE, isWatching ? others | step.bit : others);
}

/**
 * Deals one damage. An amount of 0 or less is nothing: no event (rulebook 10.1.2).
 *
 * @returns How much was dealt, Armor included, to whomever it went: 0 if it was prevented.
 */
export function dealDamage(target: EntityId, amount: number, source: EntityId = NONE): number {
  if (amount <= 0) return 0;
  if ((read(target, WATCHED_BY) | peek(WATCHED_EVERYWHERE)) === 0) return land(target, amount, 0, source);
  return dealThroughSteps(target, amount, source);
}

function dealThroughSteps(target: EntityId, amount: number, source: EntityId): number {
  damage.target = target;
  damage.amount = amount;
  damage.source = source;
  damage.absorbed = 0;
  damage.isRedirected = false;
  for (const step of (currentRules().orders[DAMAGE_ORDER] ?? []) as readonly DamageStep[]) {
    const watching = read(damage.target, WATCHED_BY) | peek(WATCHED_EVERYWHERE);
    if ((watching & step.bit) !== 0) step.run(damage);
  }
  if (damage.amount <= 0) return 0; // Prevented: nothing has happened (rulebook 10.1.3, 10.1.4).
  return land(damage.target, damage.amount, damage.absorbed, source);
}

function land(target: EntityId, amount: number, absorbed: number, source: EntityId): number {
  takeDamage(target, amount - absorbed);
  record(Damaged, target, amount, 0, source);
  return amount;
}
