/** Whose turn it is. In a file of its own, since what turns change asks it too. */
import { type Cell, cell, type Player, peek, poke } from "@course/core";

const ACTIVE: Cell = cell("activePlayer");

/** The player whose turn it is. */
export function activePlayer(): Player {
  return peek(ACTIVE) as Player;
}

/** Says whose turn it is, to set a game up. */
export function setActivePlayer(player: Player): void {
  poke(ACTIVE, player);
}
