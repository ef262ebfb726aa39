/**
 * Overload: a card that is played locks crystals of its player's next turn (rulebook 17.7).
 *
 * What cards played in this turn have counted up is taken as locked when the player's next turn begins, and
 * what was locked until then is free again.
 */
import {
  type Cell,
  cell,
  type EntityId,
  type Field,
  field,
  ownerOf,
  type Player,
  peek,
  poke,
  read,
} from "@course/core";
import { unlock } from "./mana.ts";

/** How many crystals a card locks as it is played. */
export const OVERLOAD: Field = field("overload");

/** Crystals locked in the player's current turn, and those that will be in the next one. */
const LOCKED: Cell = cell("lockedMana", 2);
const OVERLOADED: Cell = cell("overloadedMana", 2);

/** How many crystals playing the card locks. */
export function overloadOf(id: EntityId): number {
  return read(id, OVERLOAD);
}

/** Crystals that the player cannot use in this turn. */
export function lockedMana(player: Player): number {
  return peek(LOCKED + player);
}

/** Crystals that the player will not be able to use in the next turn. */
export function overloadedMana(player: Player): number {
  return peek(OVERLOADED + player);
}

/** Counts what a card that has been played locks. Several add up. */
export function countOverload(id: EntityId): void {
  const player = ownerOf(id);
  poke(OVERLOADED + player, overloadedMana(player) + overloadOf(id));
}

/** A turn of the player begins: what was counted is locked now. Returns how much that is. */
export function lockOverloaded(player: Player): number {
  const locked = overloadedMana(player);
  poke(LOCKED + player, locked);
  poke(OVERLOADED + player, 0);
  return locked;
}

/** Frees what is locked now, and what would be in the next turn. */
export function unlockAll(player: Player): void {
  const locked = lockedMana(player);
  poke(LOCKED + player, 0);
  poke(OVERLOADED + player, 0);
  unlock(player, locked);
}
