/**
 * Keywords of an entity in play: one bit each, and where each comes from.
 *
 * What counts now is one field. It is put together from the printed keywords, from those that enchantments
 * and auras give, and from what the entity has gained or lost for good: a Divine Shield that is used up is
 * lost, although the card still prints it (rulebook 10.1).
 * Elsewhere: the words (`words/keywords.ts`), what a keyword does (`combat/`, the damage steps, `casting/`).
 */
import { type EntityId, type Field, field, isTextless, printed, read, write } from "@course/core";

/** Enemies must attack it before others. */
export const TAUNT = 1;
/** It can attack in the turn in which it came. */
export const CHARGE = 2;
/** It can attack twice in a turn. */
export const WINDFURY = 4;
/** It can never attack. */
export const CANT_ATTACK = 8;
/** The next damage to it does nothing but use this up. */
export const DIVINE_SHIELD = 16;
/** Enemies can neither attack nor target it, until it attacks. */
export const STEALTH = 32;
/** It cannot attack until it thaws at the end of a turn. */
export const FROZEN = 64;
/** No damage reaches it, and enemies can neither attack nor target it. */
export const IMMUNE = 128;
/** A minion that it damages is destroyed. */
export const POISONOUS = 256;
/** Can't be the target of spells or hero powers, of either side. */
export const ELUSIVE = 512;
/** Of a weapon: its hero is Immune while attacking. */
export const IMMUNE_ATTACKER = 1024;
/** It can attack four times in a turn. */
export const MEGA_WINDFURY = 2048;
/** It can attack minions alone. */
export const CANT_ATTACK_HEROES = 4096;

/** The keywords that count now. */
export const KEYWORDS: Field = field("keywords");
/** What was gained for good in the lower half, what was lost in the upper half. */
const CHANGES: Field = field("keywordChanges");
const LOST = 16;
const GAINED_BITS = 0xffff;

/** Called with each entity whose keywords have changed: what watches them, such as a damage step, looks again. */
export type KeywordWatcher = (id: EntityId) => void;
const watchers: KeywordWatcher[] = [];

/** Says what must look again when an entity's keywords change. Called while a module loads. */
export function whenKeywordsChange(watcher: KeywordWatcher): void {
  watchers.push(watcher);
}

/** Whether a keyword counts for the entity now, wherever it comes from. */
export function hasKeyword(id: EntityId, bit: number): boolean {
  return (read(id, KEYWORDS) & bit) !== 0;
}

/** Gives keywords for good. */
export function gainKeywords(id: EntityId, bits: number): void {
  const changes = read(id, CHANGES);
  write(id, CHANGES, (changes | bits) & ~(bits << LOST));
  setKeywords(id, read(id, KEYWORDS) | bits);
}

/** Takes keywords away, wherever they came from; auras give theirs again at their next update. */
export function loseKeywords(id: EntityId, bits: number): void {
  const changes = read(id, CHANGES);
  write(id, CHANGES, (changes & ~bits) | (bits << LOST));
  setKeywords(id, read(id, KEYWORDS) & ~bits);
}

/** Says which keywords an enchantment takes from its host, for as long as it lasts. */
export function setTaken(enchantment: EntityId, bits: number): void {
  write(enchantment, CHANGES, bits << LOST);
}

/** Which keywords an enchantment takes from its host. */
export function takenBy(enchantment: EntityId): number {
  return read(enchantment, CHANGES) >>> LOST;
}

/** Forgets what was gained and lost: a silenced minion has neither. */
export function forgetKeywordChanges(id: EntityId): void {
  write(id, CHANGES, 0);
}

/** Says that what is given again counts, although it was lost before. */
export function forgetLost(id: EntityId, bits: number): void {
  write(id, CHANGES, read(id, CHANGES) & ~(bits << LOST));
}

/**
 * Puts together what counts now.
 *
 * @param given - What enchantments give.
 * @param taken - What enchantments take, from wherever it comes but from auras.
 * @param fromAuras - What auras gave at the last update.
 */
export function refreshKeywords(id: EntityId, given: number, taken: number, fromAuras: number): void {
  const changes = read(id, CHANGES);
  const own = isTextless(id) ? 0 : printed(id, KEYWORDS);
  const lost = (changes >>> LOST) | taken;
  setKeywords(id, ((own | given | (changes & GAINED_BITS)) & ~lost) | fromAuras);
}

function setKeywords(id: EntityId, keywords: number): void {
  if (read(id, KEYWORDS) === keywords) return;
  write(id, KEYWORDS, keywords);
  for (const watcher of watchers) watcher(id);
}
