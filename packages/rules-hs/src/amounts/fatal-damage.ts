/**
 * Fatal damage: a hero would be brought to 0, and a Secret of its player prevents all of it (rulebook 10.1.5,
 * 15.11).
 *
 * The step stands before Armor and counts it: what Armor would absorb is not fatal. It asks the Secrets whether
 * one answers and prevents the damage at once; the answer itself, revealing and what follows, comes when the
 * event is resolved, after all damage that was dealt at the same time.
 * Between such a Secret and a minion that takes its hero's damage, the older one has its say first: so there are
 * two steps, one before the redirect step and one after it.
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
  orderOfPlay,
  ownerOf,
  record,
  SECRET,
} from "@course/core";
import {
  armorOf,
  type Damage,
  type DamageStep,
  defineDamageStep,
  healthOf,
  standInFor,
  WATCHED_BY,
} from "@course/damage-pipeline";

/** A hero would take damage that kills it, by so much. Not shown in the log. */
export const FatalDamage: EventKind = defineEvent("FatalDamage", { silent: true });

/** Asks the Secrets of a hero about damage that would kill it; where one answers, the damage is nothing. */
export const fatalDamage: DamageStep = defineDamageStep("fatalDamage", (damage) => {
  askSecrets(damage, Number.POSITIVE_INFINITY);
});

/** The same before another may take the damage: asks the Secrets that are older than whoever would. */
export const olderFatalDamage: DamageStep = defineDamageStep("olderFatalDamage", (damage) => {
  const standIn = standInFor(ownerOf(damage.target));
  if (standIn !== NONE) askSecrets(damage, orderOfPlay(standIn));
});

/** Every hero is watched: fatal damage can come whenever a Secret may be there. */
export const watchedHeroes: CardProperties = defineCardProperties({
  of: ["hero"],
  properties: {},
  row: (_, set) => set(WATCHED_BY, fatalDamage.bit | olderFatalDamage.bit),
});

/** Prevents fatal damage, if a Secret with an earlier place in the order of play answers it. */
function askSecrets(damage: Damage, before: number): void {
  const { target, amount, absorbed } = damage;
  if (amount - absorbed < healthOf(target) + armorOf(target)) return;
  for (let id = firstIn(ownerOf(target), SECRET); id !== NONE; id = nextInZone(id)) {
    if (orderOfPlay(id) > before || !prevents(id)) continue;
    const event = record(FatalDamage, target, amount);
    if (isAnswered(id, event)) damage.amount = 0;
    return;
  }
}

function prevents(id: EntityId): boolean {
  return cardOf(id).broadTriggers.some(({ event }) => event === FatalDamage);
}

function isAnswered(id: EntityId, event: EventRow): boolean {
  return cardOf(id).broadTriggers.some(
    (trigger) => trigger.event === FatalDamage && trigger.condition?.(id, event) !== false,
  );
}
