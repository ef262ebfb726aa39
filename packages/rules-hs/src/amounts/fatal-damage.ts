/**
 * Fatal damage: a hero would be brought to 0, and a Secret of its player prevents all of it (rulebook 10.1.5,
 * 15.11).
 *
 * The step stands before Armor and counts it: what Armor would absorb is not fatal. It asks the Secrets whether
 * one answers and prevents the damage at once; the answer itself, revealing and what follows, comes when the
 * event is resolved, after all damage that was dealt at the same time.
 */

import { type CardProperties, defineCardProperties } from "@course/cards";
import {
  cardOf,
  defineEvent,
  type EntityId,
  type EventKind,
  type EventRow,
  firstIn,
  NONE,
  nextInZone,
  ownerOf,
  record,
  SECRET,
} from "@course/core";
import { armorOf, type DamageStep, defineDamageStep, healthOf, WATCHED_BY } from "@course/damage-pipeline";

/** A hero would take damage that kills it, by so much. Not shown in the log. */
export const FatalDamage: EventKind = defineEvent("FatalDamage", { silent: true });

/** Asks the Secrets of a hero about damage that would kill it; where one answers, the damage is nothing. */
export const fatalDamage: DamageStep = defineDamageStep("fatalDamage", (damage) => {
  const { target, amount, absorbed } = damage;
  if (amount - absorbed < healthOf(target) + armorOf(target) || firstIn(ownerOf(target), SECRET) === NONE)
    return;
  const event = record(FatalDamage, target, amount);
  if (isAnswered(target, event)) damage.amount = 0;
});

/** Every hero is watched: fatal damage can come whenever a Secret may be there. */
export const watchedHeroes: CardProperties = defineCardProperties({
  of: ["hero"],
  properties: {},
  row: (_, set) => set(WATCHED_BY, fatalDamage.bit),
});

function isAnswered(hero: EntityId, event: EventRow): boolean {
  for (let id = firstIn(ownerOf(hero), SECRET); id !== NONE; id = nextInZone(id)) {
    for (const trigger of cardOf(id).broadTriggers)
      if (trigger.event === FatalDamage && trigger.condition?.(id, event) !== false) return true;
  }
  return false;
}
