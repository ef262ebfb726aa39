/** What only the player whose turn it is may do. */
import { type Player, refused } from "@course/core";
import { activePlayer } from "./active-player.ts";

/** Refuses the other player. */
export function requireOwnTurn(call: string, player: Player): void {
  if (player === activePlayer()) return;
  throw refused(call, "player", player, `the player whose turn it is, ${activePlayer()}`);
}
