/**
 * Armor: points of a hero that damage takes before Health.
 *
 * The step stands after `redirect`: Armor is asked about whoever takes the damage in the end, so that a
 * redirected damage leaves the hero's Armor alone (rulebook 10.1.5, 10.1.6). In a game without the step,
 * Armor is counted and absorbs nothing.
 */
import { bounded } from "@course/cards";
import {
  defineEvent,
  type EntityId,
  type EventKind,
  type Field,
  field,
  NONE,
  ownerOf,
  read,
  record,
  write,
} from "@course/core";
import { type DamageStep, defineDamageStep, unwatch, watch } from "../damage.ts";

/** A hero has gained Armor. */
export const ArmorGained: EventKind = defineEvent("ArmorGained", { b: "player", a: "amount" });
/** Armor has absorbed damage; recorded just before that damage's `Damaged`. */
export const ArmorLost: EventKind = defineEvent("ArmorLost", { b: "player", a: "amount" });

const ARMOR: Field = field("armor");

/** Armor takes what it can of the damage; the rest goes on. */
export const armor: DamageStep = defineDamageStep("armor", (damage) => {
  const absorbed = Math.min(armorOf(damage.target), damage.amount - damage.absorbed);
  if (absorbed <= 0) return;
  loseArmor(damage.target, absorbed);
  damage.absorbed += absorbed;
});

/** A hero's Armor; 0 for whoever has none. */
export function armorOf(hero: EntityId): number {
  return read(hero, ARMOR);
}

/** Sets a hero's Armor, without an event. */
export function setArmor(hero: EntityId, amount: number): void {
  write(hero, ARMOR, bounded(amount));
  if (amount > 0) watch(hero, armor);
  else unwatch(hero, armor);
}

/** Gives a hero Armor. An amount of 0 or less is nothing, and so is Armor for nobody. */
export function gainArmor(hero: EntityId, amount: number): void {
  if (amount <= 0 || hero === NONE) return;
  setArmor(hero, armorOf(hero) + amount);
  record(ArmorGained, hero, amount, ownerOf(hero));
}

function loseArmor(hero: EntityId, amount: number): void {
  setArmor(hero, armorOf(hero) - amount);
  record(ArmorLost, hero, amount, ownerOf(hero));
}
