/** How many turns have ended, and the turn with which a game ends in a draw (rulebook 8.7.2). */
import { type Cell, cell, currentRules, peek, poke } from "@course/core";
import { endInDraw } from "../heroes/over.ts";

/** After so many turns the game is a draw. Rules without the limit `turns` have no such end. */
export const TURN_LIMIT = 89;

const TURNS_ENDED: Cell = cell("turnsEnded");

/** The turns that have ended so far, of both players. */
export function turnsEnded(): number {
  return peek(TURNS_ENDED);
}

/** Counts a turn that has ended. */
export function countTurn(): void {
  poke(TURNS_ENDED, turnsEnded() + 1);
  const limit = currentRules().limits.turns;
  if (limit !== undefined && turnsEnded() >= limit) endInDraw();
}
