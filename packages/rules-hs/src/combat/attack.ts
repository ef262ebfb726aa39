/**
 * The action `attack` in full, in place of the plain one (rulebook 8.6).
 *
 * In the Combat Preparation Phase the attack is proposed, as often as the defender changes, and then begins.
 * In the Combat Phase both hit at once, the weapon loses Durability, and the attack is over. Between the two
 * stand the steps: if one of them is gone by then, or the game is over, nothing is hit and nothing used up.
 */
import {
  type ActionDefinition,
  type EntityId,
  type EventKind,
  eventCount,
  isInPlay,
  limitError,
  NONE,
  ownerOf,
  record,
  resolveEvents,
} from "@course/core";
import { isHero } from "@course/damage-pipeline";
import { isOver, requireRunning } from "../heroes/over.ts";
import { hasKeyword, loseKeywords, STEALTH } from "../keywords.ts";
import {
  AfterAttack,
  Attacked,
  beginAttack,
  currentDefender,
  forgetAttack,
  ProposedAttack,
} from "./attack-events.ts";
import { countAttack } from "./attacks-made.ts";
import { protectAttacker, unprotectAttacker } from "./immune-attacker.ts";
import { type Attack, exchangeBlows, requireAttack } from "./plain-attack.ts";
import { isDurabilityKept, keepDurability } from "./spared-durability.ts";
import { loseDurability, weaponOf } from "./weapons.ts";

/** Most defenders that one attack can have after one another. */
const MAX_PROPOSALS = 64;

export const attackAction: ActionDefinition<Attack> = {
  type: "attack",
  check: (attack) => {
    requireRunning("attack");
    requireAttack(attack);
  },
  phases: [prepare, strike, { withoutSteps: finish }],
};

function prepare({ attacker, defender }: Attack): void {
  beginAttack(attacker, defender);
  keepDurability(false);
  protectAttacker(attacker);
  proposeUntilSettled(attacker);
  if (isInPlay(attacker) && isInPlay(currentDefender())) announce(Attacked, attacker);
  if (isInPlay(attacker) && hasKeyword(attacker, STEALTH)) loseKeywords(attacker, STEALTH);
}

/** Whenever the defender has changed, the attack is proposed again, to whom it concerns now. */
function proposeUntilSettled(attacker: EntityId): void {
  for (let times = 0, proposed: EntityId = NONE; proposed !== currentDefender(); times++) {
    if (times === MAX_PROPOSALS) throw limitError(`Attack limit: defender ${times + 1}`, MAX_PROPOSALS);
    proposed = currentDefender();
    announce(ProposedAttack, attacker, times);
  }
}

/** Attack values are read now, for both. A hero uses its weapon up, unless something spares it. */
function strike({ attacker }: Attack): void {
  const defender = currentDefender();
  if (isOver() || !isInPlay(attacker) || !isInPlay(defender)) return;
  countAttack(attacker);
  exchangeBlows(attacker, defender);
  const weapon = weaponOf(ownerOf(attacker));
  if (isHero(attacker) && isInPlay(attacker) && weapon !== NONE && !isDurabilityKept())
    loseDurability(weapon, 1);
  announce(AfterAttack, attacker);
}

function finish(): void {
  unprotectAttacker();
  forgetAttack();
}

function announce(kind: EventKind, attacker: EntityId, times = 0): void {
  const first = eventCount();
  record(kind, attacker, currentDefender(), times);
  resolveEvents(first);
}
