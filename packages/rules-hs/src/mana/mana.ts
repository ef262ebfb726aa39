/**
 * Mana: what a player can still spend in this turn, and the crystals that it comes from (rulebook 17.1 to 17.3).
 *
 * A ledger: each change of a player's mana is one entry in the log, so that the entries always add up to
 * what is there. Crystals are the maximum; some of the mana can be for this turn only, and that is spent
 * first. This file alone changes these numbers.
 * Elsewhere: what a card costs (`costs.ts`), crystals that Overload locks (`overload.ts`).
 */
import {
  type Cell,
  cell,
  defineEvent,
  type EventKind,
  NONE,
  type Player,
  peek,
  poke,
  record,
} from "@course/core";

/** A player has paid so much mana. */
export const ManaSpent: EventKind = defineEvent("ManaSpent", { a: "player", b: "amount" });
/** A player has so much more mana to spend. */
export const ManaGained: EventKind = defineEvent("ManaGained", { a: "player", b: "amount" });
/** A player has so much less mana to spend, and got nothing for it. */
export const ManaLost: EventKind = defineEvent("ManaLost", { a: "player", b: "amount" });

/** Most crystals that a player can have, and most mana at one time. */
export const MOST_MANA = 10;

const MANA: Cell = cell("mana", 2);
const MAX_MANA: Cell = cell("maxMana", 2);
/** How much of the mana is for this turn only. */
const TEMPORARY: Cell = cell("temporaryMana", 2);

/** What the player can spend now. */
export function manaOf(player: Player): number {
  return peek(MANA + player);
}

/** The player's crystals, empty and locked ones included. */
export function maxManaOf(player: Player): number {
  return peek(MAX_MANA + player);
}

/** Says what a player has, to set a game up: no entry. */
export function setMana(player: Player, mana: number, max: number = maxManaOf(player)): void {
  poke(MANA + player, mana);
  poke(MAX_MANA + player, max);
}

/** Pays. What is for this turn only goes first. */
export function spend(player: Player, amount: number): void {
  if (amount <= 0) return;
  poke(MANA + player, manaOf(player) - amount);
  poke(TEMPORARY + player, Math.max(0, peek(TEMPORARY + player) - amount));
  record(ManaSpent, NONE, player, amount);
}

/** Mana for this turn only, to as much as a player can have at one time. */
export function gainMana(player: Player, amount: number): void {
  const gained = Math.min(amount, MOST_MANA - manaOf(player));
  if (gained <= 0) return;
  poke(TEMPORARY + player, peek(TEMPORARY + player) + gained);
  changeMana(player, gained);
}

/** New crystals, to as many as a player can have; full ones can be spent at once. */
export function gainCrystals(player: Player, count: number, areFull: boolean): void {
  const gained = Math.min(count, MOST_MANA - maxManaOf(player));
  if (gained <= 0) return;
  poke(MAX_MANA + player, maxManaOf(player) + gained);
  if (areFull) changeMana(player, Math.min(gained, MOST_MANA - manaOf(player)));
}

/** Takes crystals away, empty ones first, and never more than there are (rulebook 17.3). */
export function loseCrystals(player: Player, count: number): void {
  const max = Math.max(0, maxManaOf(player) - count);
  poke(MAX_MANA + player, max);
  const most = max + peek(TEMPORARY + player);
  if (manaOf(player) > most) changeMana(player, most - manaOf(player));
}

/** Fills the crystals at the start of a turn, but for those that are locked. */
export function refill(player: Player, locked: number): void {
  changeMana(player, Math.max(0, maxManaOf(player) - locked) - manaOf(player));
}

/** Makes crystals that were locked spendable again. */
export function unlock(player: Player, count: number): void {
  changeMana(player, Math.min(count, MOST_MANA - manaOf(player)));
}

/** What was for this turn only and has not been spent is lost (rulebook 17.2). */
export function loseTemporaryMana(player: Player): void {
  const left = peek(TEMPORARY + player);
  poke(TEMPORARY + player, 0);
  changeMana(player, -Math.min(left, manaOf(player)));
}

/** One entry: more, less, or none. */
function changeMana(player: Player, by: number): void {
  if (by === 0) return;
  poke(MANA + player, manaOf(player) + by);
  record(by > 0 ? ManaGained : ManaLost, NONE, player, Math.abs(by));
}
