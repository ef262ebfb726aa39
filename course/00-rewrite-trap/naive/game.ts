/** The calls that a game understands. Tests know the engine by these alone. */
import { damage, kill } from "./damage.ts";
import { castSpell } from "./spells.ts";
import { type Decks, draw, type Minion, newState, type Player, summon } from "./state.ts";

export interface Game {
  /** Puts a minion on a board, at the right end or at an index. */
  summon(name: string, player: Player, at?: number): Minion;
  draw(player: Player): void;
  dealDamage(minion: Minion, amount: number): void;
  destroy(minion: Minion): void;
  /** The spell takes effect at once. */
  cast(name: string): void;
  /** The names on a board, left to right. */
  board(player: Player): string[];
  hand(player: Player): string[];
  /** The names of the dead, in the order in which they died. */
  graveyard(player: Player): string[];
  armor(player: Player): number;
  /** What happened since the start or the last `clearLog`, a line each. */
  log(): string[];
  clearLog(): void;
}

export function newGame(decks: Decks = [[], []]): Game {
  const state = newState(decks);
  return {
    summon(name, player, at) {
      const minion = summon(state, name, player, at);
      if (minion === undefined) throw new Error("summon: the board is full; expected room on it");
      return minion;
    },
    draw: (player) => draw(state, player),
    dealDamage: (minion, amount) => damage(state, minion, amount),
    destroy: (minion) => kill(state, minion),
    cast: (name) => castSpell(state, name),
    board: (player) => state.sides[player].board.map(({ name }) => name),
    hand: (player) => [...state.sides[player].hand],
    graveyard: (player) => state.sides[player].graveyard.map(({ name }) => name),
    armor: (player) => state.sides[player].armor,
    log: () => [...state.log],
    clearLog: () => void state.log.splice(0),
  };
}
