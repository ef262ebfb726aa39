/** The hand limit: how many cards a hand holds, under rules that have the limit `hand` (rulebook 18.7). */
import { countIn, currentRules, HAND, type Player } from "@course/core";

/** Most cards in a hand in the whole game. Rules without the limit `hand` have no limit. */
export const HAND_LIMIT = 10;

/** Whether another card finds no room in the player's hand. */
export function isHandFull(player: Player): boolean {
  const limit = currentRules().limits.hand;
  return limit !== undefined && countIn(player, HAND) >= limit;
}
