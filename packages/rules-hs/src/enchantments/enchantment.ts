/**
 * Enchantments: what lasts on a minion, a hero, a weapon or a card in a hand.
 *
 * An enchantment is an entity that is attached (rulebook 1.1): the columns that hold a minion's Attack, Health,
 * keywords and cost hold here what it adds to those of its host, or sets them to. Its abilities, if it gives
 * any, are those of a card that no player sees. It acts the moment it is attached (4.11); how it stands
 * among others is `stats.ts`.
 */
import {
  attach,
  type Card,
  createEntity,
  detach,
  type EntityId,
  type Field,
  field,
  firstAttached,
  hostOf,
  NONE,
  nextAttached,
  ownerOf,
  type Player,
  read,
  write,
} from "@course/core";
import { ATTACK, MAX_HEALTH } from "@course/damage-pipeline";
import { KEYWORDS, setTaken } from "../keywords.ts";
import { setAddedCost } from "../printing.ts";
import { applyEnchantment, noteStats, refreshStats, SETS } from "./stats.ts";

/** How long an enchantment lasts. */
export const FOR_GOOD = 0;
/** Until the turn ends in which it was given. */
export const THIS_TURN = 1;
/** Until the next turn of the player who gave it begins. */
export const UNTIL_OWN_TURN = 2;
/** Until a turn ends of the player whose character it is on. */
export const THEIR_TURN = 3;

/** How long it lasts, in the lowest bits, and marks that other files give it. */
const TERMS: Field = field("enchantmentTerms");
const DURATION = 7;
/** Another entity that some enchantments know; what it is to them, the word says that gives them. */
const REMEMBERED: Field = field("enchantmentRemembers");
/** When it ends, its host goes back to the other player. */
export const RETURNS = 8;
/** It ends when a card has been played whose price it changes. */
export const UNTIL_USED = 16;

/** What an enchantment changes. Absent numbers change nothing. */
export interface Enchantment {
  /** Its card, which has its abilities. */
  readonly card: Card;
  /** Who gave it: its triggers are this player's, on whatever side the host is. */
  readonly player: Player;
  readonly attack?: number;
  readonly health?: number;
  readonly keywords?: number;
  /** Keywords that it takes from its host. */
  readonly loses?: number;
  readonly cost?: number;
  /** Which of the numbers are set and not added: bits `SETS_`. */
  readonly sets?: number;
  /** How long it lasts, with marks. */
  readonly terms?: number;
}

/** Attaches an enchantment, and lets it act. */
export function enchant(host: EntityId, enchantment: Enchantment): EntityId {
  const {
    card,
    player,
    attack = 0,
    health = 0,
    keywords = 0,
    loses = 0,
    cost = 0,
    sets = 0,
    terms = FOR_GOOD,
  } = enchantment;
  const id = createEntity(card, player);
  write(id, ATTACK, attack);
  write(id, MAX_HEALTH, health);
  write(id, KEYWORDS, keywords);
  if (loses !== 0) setTaken(id, loses);
  setAddedCost(id, cost);
  write(id, SETS, sets);
  write(id, TERMS, terms);
  attach(id, host);
  applyEnchantment(host, id);
  return id;
}

/** Lets an enchantment remember another entity. */
export function remember(id: EntityId, other: EntityId): void {
  write(id, REMEMBERED, other);
}

/** The entity that an enchantment remembers, or `NONE`. */
export function rememberedBy(id: EntityId): EntityId {
  return read(id, REMEMBERED) as EntityId;
}

/** Takes an enchantment off, and lets its host be what it is without it. */
export function disenchant(id: EntityId): void {
  const host = hostOf(id);
  detach(id);
  refreshStats(host);
  noteStats();
}

export function durationOf(id: EntityId): number {
  return read(id, TERMS) & DURATION;
}

/** Whether an enchantment has a mark. */
export function isMarked(id: EntityId, mark: number): boolean {
  return (read(id, TERMS) & mark) !== 0;
}

/** The first enchantment of a host with a mark, or `NONE`. */
export function markedOn(host: EntityId, mark: number): EntityId {
  for (let id = firstAttached(host); id !== NONE; id = nextAttached(id)) if (isMarked(id, mark)) return id;
  return NONE;
}

/** Whose side an enchantment's host is on. */
export function sideOf(id: EntityId): Player {
  return ownerOf(hostOf(id));
}
