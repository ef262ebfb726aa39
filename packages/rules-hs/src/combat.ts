/**
 * The layer `combat`: one attack is one Sequence (rulebook 8.6).
 *
 * Attack values are read for both sides before either is hit, and both are hit before any trigger
 * answers. The Damage Event of the defender comes first, whoever is older (rulebook 10.2).
 */
import type { CardLayer } from "@course/cards";
import {
  type Action,
  type ActionDefinition,
  BOARD,
  defineEvent,
  type EntityId,
  type EventKind,
  eventCount,
  firstIn,
  HERO,
  isInPlay,
  NONE,
  nextInZone,
  ownerOf,
  type Player,
  record,
  refused,
  resolveEvents,
} from "@course/core";
import { attackOf, dealDamage, isCharacter, isMinion, requireCharacter } from "@course/damage-pipeline";
import { isFresh } from "./moving.ts";
import { activePlayer, attacksThisTurn, countAttack } from "./turns.ts";
import { cannotAttack, hasCharge, hasTaunt, hasWindfury } from "./words/keywords.ts";

/** An attack begins; its damage comes after. */
export const Attacked: EventKind = defineEvent("Attacked", { subject: "attacker", a: "defender" });

/** A character of the active player attacks an enemy. */
export interface Attack extends Action {
  readonly type: "attack";
  readonly attacker: EntityId;
  readonly defender: EntityId;
}

const attackAction: ActionDefinition<Attack> = {
  type: "attack",
  check: ({ attacker, defender }) => {
    requireCharacter("attack", "attacker", attacker);
    requireCharacter("attack", "defender", defender);
    if (!mayAttack(attacker))
      throw refused("attack", "attacker", attacker, "a character that can attack now");
    if (!mayBeAttackedBy(attacker, defender))
      throw refused("attack", "defender", defender, "an enemy that may be attacked");
  },
  phases: [prepare, strike],
};

/** Whether a character can attack now: that defender, or any enemy at all. */
export function canAttack(attacker: EntityId, defender?: EntityId): boolean {
  if (!mayAttack(attacker)) return false;
  if (defender !== undefined) return mayBeAttackedBy(attacker, defender);
  const enemy = (1 - ownerOf(attacker)) as Player;
  if (mayBeAttackedBy(attacker, firstIn(enemy, HERO))) return true;
  return firstIn(enemy, BOARD) !== NONE; // Whoever keeps the hero from being attacked may be attacked.
}

function prepare({ attacker, defender }: Attack): void {
  countAttack(attacker);
  const first = eventCount();
  record(Attacked, attacker, defender);
  resolveEvents(first);
}

/** Without an attacker or a defender in play there is no fight. A hero that is attacked deals nothing back. */
function strike({ attacker, defender }: Attack): void {
  if (!isInPlay(attacker) || !isInPlay(defender)) return;
  const hit = attackOf(attacker);
  const hitBack = isMinion(defender) ? attackOf(defender) : 0;
  const first = eventCount();
  dealDamage(defender, hit, attacker);
  dealDamage(attacker, hitBack, defender);
  resolveEvents(first);
}

function mayAttack(id: EntityId): boolean {
  if (!isCharacter(id) || !isInPlay(id) || ownerOf(id) !== activePlayer()) return false;
  if (attackOf(id) <= 0 || cannotAttack(id)) return false;
  if (isFresh(id) && !hasCharge(id)) return false;
  return attacksThisTurn(id) < (hasWindfury(id) ? 2 : 1);
}

function mayBeAttackedBy(attacker: EntityId, defender: EntityId): boolean {
  if (!isCharacter(defender) || !isInPlay(defender) || ownerOf(defender) === ownerOf(attacker)) return false;
  return hasTaunt(defender) || !isGuarded(ownerOf(defender));
}

/** While a minion with Taunt is in play, only such minions may be attacked (rulebook 13.3). */
function isGuarded(player: Player): boolean {
  for (let id = firstIn(player, BOARD); id !== NONE; id = nextInZone(id)) if (hasTaunt(id)) return true;
  return false;
}

export const combat: CardLayer = {
  name: "combat",
  needs: ["damage", "turns", "combatKeywords"],
  actions: [attackAction],
  events: [Attacked],
};
