/**
 * Characters: minions and heroes, their Attack and their Health.
 *
 * Health is what is left: maximum Health less the damage taken. Damage only adds up here; a character at
 * 0 Health or less is *mortally wounded*, and stays until the kernel's Death Creation Step (rulebook 5.1).
 */
import { bounded, MAX_NUMBER } from "@course/cards";
import {
  type EntityId,
  type Field,
  field,
  intern,
  mayHaveDied,
  type Name,
  read,
  typeOf,
  write,
} from "@course/core";

/** The card type of minions. Their entities are characters, as heroes are. */
export const MINION: Name = intern("minion");
/** The card type of heroes. */
export const HERO_TYPE: Name = intern("hero");

/** Most that an Attack, a Health or an Armor can reach, above or below 0. */
export const MAX_STAT: number = MAX_NUMBER;

/** Attack as it counts now; at first what the card prints, as maximum Health is. A weapon keeps its durability so too. */
export const ATTACK: Field = field("attack");
/** Maximum Health as it counts now, whatever damage was taken. */
export const MAX_HEALTH: Field = field("maxHealth");
const DAMAGE: Field = field("damage");

/** Whether the entity is a minion, in whatever zone. */
export function isMinion(id: EntityId): boolean {
  return typeOf(id) === MINION;
}

/** Whether the entity is a hero. */
export function isHero(id: EntityId): boolean {
  return typeOf(id) === HERO_TYPE;
}

/** Whether the entity can be damaged: a minion or a hero. */
export function isCharacter(id: EntityId): boolean {
  return isMinion(id) || isHero(id);
}

/** The Attack. One that effects took below 0 counts as 0 (rulebook 11.5). */
export function attackOf(id: EntityId): number {
  return Math.max(read(id, ATTACK), 0);
}

/** Maximum Health less the damage taken; 0 or less for the mortally wounded. */
export function healthOf(id: EntityId): number {
  return read(id, MAX_HEALTH) - read(id, DAMAGE);
}

/** Maximum Health, whatever damage was taken. */
export function maxHealthOf(id: EntityId): number {
  return read(id, MAX_HEALTH);
}

/** The damage taken and not healed. */
export function damageOf(id: EntityId): number {
  return read(id, DAMAGE);
}

/** In play with Health 0 or less: dead at the next Death Creation Step, and acting until then. */
export function isMortallyWounded(id: EntityId): boolean {
  return read(id, DAMAGE) >= read(id, MAX_HEALTH) && isCharacter(id);
}

/** Adds damage taken, after everything that could change or absorb it. */
export function takeDamage(id: EntityId, amount: number): void {
  const damage = bounded(read(id, DAMAGE) + amount);
  write(id, DAMAGE, damage);
  if (damage >= read(id, MAX_HEALTH)) mayHaveDied();
}

/** Sets the damage a character starts a scenario with. */
export function setDamage(id: EntityId, damage: number): void {
  write(id, DAMAGE, damage);
  mayHaveDied();
}

/** Changes Attack and maximum Health. Lost Health may wound mortally. */
export function changeStats(id: EntityId, attack: number, health: number): void {
  write(id, ATTACK, bounded(read(id, ATTACK) + attack));
  write(id, MAX_HEALTH, bounded(read(id, MAX_HEALTH) + health));
  mayHaveDied();
}

/** Says what the Attack is now, which may be below 0. */
export function setAttack(id: EntityId, attack: number): void {
  write(id, ATTACK, bounded(attack));
}

/**
 * Says what the maximum Health is now. Where it rises, Health rises with it; where it falls, Health falls only
 * as far as it must: so the loss of a bonus never wounds (rulebook 11.2, 11.3).
 */
export function setMaxHealth(id: EntityId, maximum: number): void {
  const lost = read(id, MAX_HEALTH) - bounded(maximum);
  if (lost > 0) write(id, DAMAGE, Math.max(read(id, DAMAGE) - lost, 0));
  write(id, MAX_HEALTH, maximum);
  mayHaveDied();
}
