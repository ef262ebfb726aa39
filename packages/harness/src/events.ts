/**
 * The events that a game records: what happened, in order, as data.
 *
 * Tests compare whole logs, so the fields of an event are exact: none is optional, none is added
 * later. A later rule adds an event of its own and leaves these alone.
 */
import type { Id, Player } from "./handles.ts";

/** One thing that happened. Which one is told by `type`. */
export type GameEvent =
  | Summoned
  | Drew
  | SpellCast
  | Damaged
  | Triggered
  | ArmorGained
  | StatsChanged
  | Destroyed
  | DeathPhase
  | ArmorLost
  | Attacked
  | TurnEnded
  | TurnStarted;

/** An event and its depth: the number of triggers that were being resolved when it was recorded. */
export interface LogEntry {
  readonly depth: number;
  readonly event: GameEvent;
}

/** A minion enters a board, summoned or played. From module 1. */
export interface Summoned {
  readonly type: "Summoned";
  readonly id: Id;
}

/** A card moves from a deck to a hand. From module 1. */
export interface Drew {
  readonly type: "Drew";
  readonly player: Player;
  readonly id: Id;
}

/** A spell starts to resolve; its effect comes after. `card` is its name. From module 2. */
export interface SpellCast {
  readonly type: "SpellCast";
  readonly card: string;
}

/** A character takes damage. `amount` is the full one, also when Armor absorbed it. From module 2. */
export interface Damaged {
  readonly type: "Damaged";
  readonly target: Id;
  readonly amount: number;
}

/** One activation of a trigger, just before its effect. `trigger` is its kind's label. From module 2. */
export interface Triggered {
  readonly type: "Triggered";
  readonly source: Id;
  readonly trigger: string;
}

/** A hero gains Armor. From module 2. */
export interface ArmorGained {
  readonly type: "ArmorGained";
  readonly player: Player;
  readonly amount: number;
}

/** An effect, not damage, changes Attack or Health; both numbers are differences. From module 2. */
export interface StatsChanged {
  readonly type: "StatsChanged";
  readonly id: Id;
  readonly attack: number;
  readonly health: number;
}

/** The Death Creation Step moved a minion to the graveyard; one a minion, in order of play. From module 3. */
export interface Destroyed {
  readonly type: "Destroyed";
  readonly id: Id;
}

/** A Death Phase begins. `round` counts from 1 in each Sequence. From module 3. */
export interface DeathPhase {
  readonly type: "DeathPhase";
  readonly round: number;
}

/** Armor absorbed damage; comes just before that damage's `Damaged`. From module 4. */
export interface ArmorLost {
  readonly type: "ArmorLost";
  readonly player: Player;
  readonly amount: number;
}

/** An attack begins; its damage comes after. From module 12. */
export interface Attacked {
  readonly type: "Attacked";
  readonly attacker: Id;
  readonly defender: Id;
}

/** The player's turn has ended. From module 12. */
export interface TurnEnded {
  readonly type: "TurnEnded";
  readonly player: Player;
}

/** The player's turn has begun. From module 12. */
export interface TurnStarted {
  readonly type: "TurnStarted";
  readonly player: Player;
}
