/**
 * The end of a game: which heroes have died, and who has won.
 *
 * A hero that the Death Creation Step takes is noted here and stays where it is; the result is looked at
 * when the Sequence is over, and between the Phases of combat and of the turn (rulebook 19.1). What is noted
 * is never taken back: neither healing nor another hero saves the player (rulebook 19.3).
 * Elsewhere: when heroes die (`hero-deaths.ts`).
 */
import { type Cell, cell, type Player, peek, poke, refused } from "@course/core";

/** A bit for each player who has lost. */
const LOST: Cell = cell("lostPlayers");

/** Notes that a player has lost. Both: the game is a draw. */
export function noteLoss(player: Player): void {
  poke(LOST, peek(LOST) | (1 << player));
}

/** Nobody wins: the game has lasted too long. */
export function endInDraw(): void {
  poke(LOST, 0b11);
}

/** Whether a hero has died, or the game has ended in another way. */
export function isOver(): boolean {
  return peek(LOST) !== 0;
}

/** Whether a player has lost. In a draw both have. */
export function hasLost(player: Player): boolean {
  return (peek(LOST) & (1 << player)) !== 0;
}

/** The player whose hero lives, `"draw"` if neither does, `null` while the game goes on. */
export function winner(): Player | "draw" | null {
  if (!isOver()) return null;
  if (hasLost(0) && hasLost(1)) return "draw";
  return hasLost(0) ? 1 : 0;
}

/** Refuses every action once the game is over. */
export function requireRunning(call: string): void {
  if (isOver()) throw refused(call, "winner", winner(), "a game that is not over");
}
