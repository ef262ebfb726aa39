/**
 * Fatigue: what a player takes who has to draw from an empty deck (rulebook 18.6).
 *
 * First 1 damage, then 2, and so on for the rest of the game, whoever the player's hero is. It is ordinary
 * damage that nobody deals.
 */
import {
  type Cell,
  cell,
  defineEvent,
  type EventKind,
  firstIn,
  HERO,
  NONE,
  type Player,
  peek,
  poke,
  record,
} from "@course/core";
import { dealDamage } from "@course/damage-pipeline";

/** A player had to draw from an empty deck for the so manieth time. */
export const Fatigued: EventKind = defineEvent("Fatigued", { a: "player", b: "amount" });

const FATIGUE: Cell = cell("fatigue", 2);

/** How much damage the player took from fatigue the last time. */
export function fatigueOf(player: Player): number {
  return peek(FATIGUE + player);
}

/** Says how often a player has drawn from an empty deck, to set a game up. */
export function setFatigue(player: Player, fatigue: number): void {
  poke(FATIGUE + player, fatigue);
}

/** The player draws from an empty deck. */
export function tire(player: Player): void {
  const amount = fatigueOf(player) + 1;
  poke(FATIGUE + player, amount);
  record(Fatigued, NONE, player, amount);
  const hero = firstIn(player, HERO);
  if (hero !== NONE) dealDamage(hero, amount);
}
