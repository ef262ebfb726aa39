/**
 * The layer `combat`: one attack is one Sequence of two Phases, its beginning and its fight (rulebook 8.6).
 *
 * Attack values are read for both sides before either is hit, and both are hit before any trigger
 * answers. The Damage Event of the defender comes first, whoever is older (rulebook 10.2).
 * Elsewhere: who may attack whom (`rights.ts`); attacks that can be redirected, with weapons (`attack.ts`).
 */
import type { CardLayer } from "@course/cards";
import {
  type Action,
  type ActionDefinition,
  type EntityId,
  eventCount,
  isInPlay,
  record,
  refused,
  resolveEvents,
} from "@course/core";
import { attackOf, dealDamage, isMinion, requireCharacter } from "@course/damage-pipeline";
import { Attacked } from "./attack-events.ts";
import { countAttack } from "./attacks-made.ts";
import { mayAttack, mayBeAttackedBy } from "./rights.ts";

/** A character of the active player attacks an enemy. */
export interface Attack extends Action {
  readonly type: "attack";
  readonly attacker: EntityId;
  readonly defender: EntityId;
}

/** Refuses an attack that the rules do not allow now. */
export function requireAttack({ attacker, defender }: Attack): void {
  requireCharacter("attack", "attacker", attacker);
  requireCharacter("attack", "defender", defender);
  if (!mayAttack(attacker)) throw refused("attack", "attacker", attacker, "a character that can attack now");
  if (!mayBeAttackedBy(attacker, defender))
    throw refused("attack", "defender", defender, "an enemy that may be attacked");
}

const attackAction: ActionDefinition<Attack> = {
  type: "attack",
  check: requireAttack,
  phases: [prepare, strike],
};

function prepare({ attacker, defender }: Attack): void {
  countAttack(attacker);
  const first = eventCount();
  record(Attacked, attacker, defender);
  resolveEvents(first);
}

/** Without an attacker or a defender in play there is no fight. */
function strike({ attacker, defender }: Attack): void {
  if (isInPlay(attacker) && isInPlay(defender)) exchangeBlows(attacker, defender);
}

/** Both hit at once. A hero that is attacked deals nothing back. */
export function exchangeBlows(attacker: EntityId, defender: EntityId): void {
  const hit = attackOf(attacker);
  const hitBack = isMinion(defender) ? attackOf(defender) : 0;
  const first = eventCount();
  dealDamage(defender, hit, attacker);
  dealDamage(attacker, hitBack, defender);
  resolveEvents(first);
}

/** The layer `combat`: the action of one character that attacks another, without redirects and weapons. */
export const combat: CardLayer = {
  name: "combat",
  needs: ["damage", "turns", "combatKeywords"],
  actions: [attackAction],
  events: [Attacked],
};
