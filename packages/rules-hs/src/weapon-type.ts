/** Which entities are weapons. In a file of its own, since what weapons do and what changes them both ask it. */
import { type EntityId, intern, type Name, typeOf } from "@course/core";

/** The card type of weapons. */
export const WEAPON_TYPE: Name = intern("weapon");

export function isWeapon(id: EntityId): boolean {
  return typeOf(id) === WEAPON_TYPE;
}
