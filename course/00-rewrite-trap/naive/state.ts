/** The state of a game, and the small moves that everything else is made of. */
import { MINIONS } from "./cards.ts";

export type Player = 0 | 1;

export interface Minion {
  readonly name: string;
  readonly owner: Player;
  readonly attack: number;
  health: number;
}

export interface Side {
  readonly deck: string[];
  readonly hand: string[];
  readonly board: Minion[];
  readonly graveyard: Minion[];
  armor: number;
}

export interface State {
  readonly sides: readonly [Side, Side];
  /** What happened, a line each. */
  readonly log: string[];
}

export type Decks = readonly [readonly string[], readonly string[]];

const MOST_MINIONS = 7;

export function newState(decks: Decks): State {
  const side = (deck: readonly string[]): Side => ({
    deck: [...deck],
    hand: [],
    board: [],
    graveyard: [],
    armor: 0,
  });
  return { sides: [side(decks[0]), side(decks[1])], log: [] };
}

/** The minions of both boards as they stand now, player 0's first, left to right. */
export function allMinions({ sides }: State): Minion[] {
  return [...sides[0].board, ...sides[1].board];
}

/** Puts a new minion on a board; on a full one, nothing happens. */
export function summon(state: State, name: string, owner: Player, place?: number): Minion | undefined {
  const card = MINIONS[name];
  if (card === undefined) throw new Error(`summon: card is "${name}"; expected the name of a minion`);
  const { board } = state.sides[owner];
  if (board.length >= MOST_MINIONS) return undefined;
  const minion: Minion = { name, owner, ...card };
  board.splice(place ?? board.length, 0, minion);
  state.log.push(`${name} comes`);
  return minion;
}

/** Draws the top card; from an empty deck, nothing. */
export function draw(state: State, player: Player): void {
  const { deck, hand } = state.sides[player];
  const card = deck.shift();
  if (card === undefined) return;
  hand.push(card);
  state.log.push(`player ${player} draws`);
}

export function gainArmor(state: State, player: Player, amount: number): void {
  state.sides[player].armor += amount;
  state.log.push(`player ${player} gains ${amount} Armor`);
}
