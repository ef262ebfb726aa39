/**
 * Attack, Health and keywords as layers: what is printed, then enchantments in the order of attaching, then
 * auras on top (rulebook 11.5).
 *
 * Nothing is ever subtracted back: a number is put together again whenever something that gave to it is gone.
 * Only in mid-Phase an enchantment stands above the auras, until their next update puts them on top.
 * Elsewhere: what auras give and when (`stat-auras.ts`), the two rules of Health (`setMaxHealth`).
 */
import {
  type Cell,
  cell,
  type EntityId,
  type Field,
  field,
  firstAttached,
  firstIn,
  HERO,
  NONE,
  nextAttached,
  ownerOf,
  type Player,
  poke,
  printed,
  read,
  WEAPON,
  write,
} from "@course/core";
import {
  ATTACK,
  attackOf,
  isHero,
  MAX_HEALTH,
  setAttack,
  setDamage,
  setMaxHealth,
} from "@course/damage-pipeline";
import { activePlayer } from "../active-player.ts";
import { forgetLost, KEYWORDS, refreshKeywords, takenBy } from "../keywords.ts";
import { heroKeywordsOf } from "./hero-keywords.ts";

/** Which of its host's numbers an enchantment sets, where it does not add. */
export const SETS: Field = field("enchantmentSets");
export const SETS_ATTACK = 1;
export const SETS_HEALTH = 2;

/** What the last Aura Update (Health/Attack) gave. */
const AURA_ATTACK: Field = field("auraAttack");
const AURA_HEALTH: Field = field("auraHealth");
const AURA_KEYWORDS: Field = field("auraKeywords");
/** 1 when a number may no longer be what the next Aura Update would make it. */
export const STATS_STALE: Cell = cell("statsStale");

/** Says that the next Aura Update (Health/Attack) has something to do. */
export function noteStats(): void {
  poke(STATS_STALE, 1);
}

/** Lets an enchantment that was just attached act on what its host has now. */
export function applyEnchantment(host: EntityId, id: EntityId): void {
  const sets = read(id, SETS);
  const [attack, health, keywords] = [read(id, ATTACK), read(id, MAX_HEALTH), read(id, KEYWORDS)];
  if ((sets & SETS_ATTACK) !== 0) setAttack(host, attack);
  else if (attack !== 0) setAttack(host, read(host, ATTACK) + attack);
  if ((sets & SETS_HEALTH) !== 0) setHealth(host, health);
  else if (health !== 0) setMaxHealth(host, read(host, MAX_HEALTH) + health);
  if (keywords !== 0) forgetLost(host, keywords);
  if (keywords !== 0 || takenBy(id) !== 0) {
    refreshKeywords(host, keywordsGivenTo(host), keywordsTakenFrom(host), read(host, AURA_KEYWORDS));
  }
  noteStats();
}

/** Sets maximum and current Health; damage that was taken before is gone (rulebook 11.4). */
function setHealth(id: EntityId, health: number): void {
  setDamage(id, 0);
  setMaxHealth(id, health);
}

/** Puts an entity's numbers and keywords together again, with what auras gave it last. */
export function refreshStats(id: EntityId): void {
  let attack = printed(id, ATTACK);
  let health = printed(id, MAX_HEALTH);
  for (let each = firstAttached(id); each !== NONE; each = nextAttached(each)) {
    const sets = read(each, SETS);
    attack = (sets & SETS_ATTACK) !== 0 ? read(each, ATTACK) : attack + read(each, ATTACK);
    health = (sets & SETS_HEALTH) !== 0 ? read(each, MAX_HEALTH) : health + read(each, MAX_HEALTH);
  }
  setAttack(id, attack + read(id, AURA_ATTACK) + weaponAttack(id));
  setMaxHealth(id, health + read(id, AURA_HEALTH));
  refreshKeywords(id, keywordsGivenTo(id), keywordsTakenFrom(id), read(id, AURA_KEYWORDS));
}

/** Puts the numbers of a player's hero together again: after its weapon or the turn has changed. */
export function refreshHero(player: Player): void {
  const hero = firstIn(player, HERO);
  if (hero !== NONE) refreshStats(hero);
}

/** What a hero's weapon gives it: its Attack, in its own turn only (rulebook 14.4). */
function weaponAttack(id: EntityId): number {
  if (!isHero(id) || ownerOf(id) !== activePlayer()) return 0;
  const weapon = firstIn(ownerOf(id), WEAPON);
  return weapon === NONE ? 0 : attackOf(weapon);
}

/** What auras give an entity from now on. Returns whether that is something new. */
export function setAuraStats(id: EntityId, attack: number, health: number, keywords: number): boolean {
  const isNew =
    read(id, AURA_ATTACK) !== attack ||
    read(id, AURA_HEALTH) !== health ||
    read(id, AURA_KEYWORDS) !== keywords;
  if (!isNew) return false;
  write(id, AURA_ATTACK, attack);
  write(id, AURA_HEALTH, health);
  write(id, AURA_KEYWORDS, keywords);
  return true;
}

/** The Attack without what auras give. */
export function ownAttackOf(id: EntityId): number {
  return Math.max(read(id, ATTACK) - read(id, AURA_ATTACK), 0);
}

function keywordsGivenTo(id: EntityId): number {
  let given = heroKeywordsOf(id);
  for (let each = firstAttached(id); each !== NONE; each = nextAttached(each)) given |= read(each, KEYWORDS);
  return given;
}

function keywordsTakenFrom(id: EntityId): number {
  let taken = 0;
  for (let each = firstAttached(id); each !== NONE; each = nextAttached(each)) taken |= takenBy(each);
  return taken;
}
