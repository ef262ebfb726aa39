/**
 * What a player can do in a match, as plain data that can be sent, kept and replayed.
 *
 * Each action has one form only: a minion says its place, a card that has none says none. So two actions that
 * differ are two decisions.
 */
import type { Id, Player } from "../handles.ts";

/** Which cards of the first hand to put back, by their places in it, in rising order. */
export interface Mulligan {
  readonly type: "mulligan";
  readonly replace: readonly number[];
}

/** A card from the hand. `at`: where on the board, for minions only; `choose`: which option, from 0. */
export interface PlayCard {
  readonly type: "play";
  readonly card: Id;
  readonly target?: Id;
  readonly at?: number;
  readonly choose?: number;
}

/** A character attacks another one. */
export interface AttackWith {
  readonly type: "attack";
  readonly attacker: Id;
  readonly defender: Id;
}

/** The player uses the hero power, on a target where it asks for one. */
export interface UseHeroPower {
  readonly type: "heroPower";
  readonly target?: Id;
}

/** The answer to a choice that a card asks for: which of the options, from 0. */
export interface ChooseOption {
  readonly type: "choose";
  readonly option: number;
}

/** The player ends the turn. */
export interface EndTurn {
  readonly type: "endTurn";
}

/** A player gives up. No decision of the game, so never among the legal actions; both may, at any time. */
export interface Concede {
  readonly type: "concede";
  readonly player: Player;
}

/** One decision of the player who is to decide. */
export type MatchAction = Mulligan | PlayCard | AttackWith | UseHeroPower | ChooseOption | EndTurn;

/** What a record keeps. */
export type RecordedAction = MatchAction | Concede;
