/**
 * The events of an attack, and who attacks whom now (rulebook 8.6).
 *
 * An attack is first proposed; what answers may change the defender, and then it is proposed again. The Attack
 * Event has the defender that it stays with. An event's subject is the attacker, its number the defender then.
 */
import { type Cell, cell, defineEvent, type EntityId, type EventKind, NONE, peek, poke } from "@course/core";

/** An attack is about to be made; its second number is how often the defender has changed before. */
export const ProposedAttack: EventKind = defineEvent("ProposedAttack", { silent: true, isMoment: true });
/** An attack begins; its damage comes after. */
export const Attacked: EventKind = defineEvent("Attacked", { subject: "attacker", a: "defender" });
/** An attack has been made, whatever damage it did. */
export const AfterAttack: EventKind = defineEvent("AfterAttack", { silent: true });

const ATTACKER: Cell = cell("attacker");
const DEFENDER: Cell = cell("defender");

/** The attacker of the attack that is going on, or `NONE`. */
export function currentAttacker(): EntityId {
  return peek(ATTACKER) as EntityId;
}

/** The defender as it is now, or `NONE` outside an attack. */
export function currentDefender(): EntityId {
  return peek(DEFENDER) as EntityId;
}

export function beginAttack(attacker: EntityId, defender: EntityId): void {
  poke(ATTACKER, attacker);
  poke(DEFENDER, defender);
}

/** Gives the attack that is going on another defender. Outside an attack nothing happens. */
export function redirectAttack(defender: EntityId): void {
  if (currentAttacker() !== NONE) poke(DEFENDER, defender);
}

export function forgetAttack(): void {
  poke(ATTACKER, NONE);
  poke(DEFENDER, NONE);
}
