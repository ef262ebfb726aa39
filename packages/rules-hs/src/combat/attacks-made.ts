/** How often a character has attacked in this turn; of a hero power, how often it was used (rulebook 13.2, 8.4.3). */
import { type EntityId, type Field, field, read, write } from "@course/core";

const ATTACKS: Field = field("attacksThisTurn");

/** How often a character has attacked in this turn. */
export function attacksThisTurn(id: EntityId): number {
  return read(id, ATTACKS);
}

export function countAttack(id: EntityId): void {
  write(id, ATTACKS, read(id, ATTACKS) + 1);
}

/** A new turn of its player: it has not attacked. */
export function forgetAttacks(id: EntityId): void {
  write(id, ATTACKS, 0);
}
