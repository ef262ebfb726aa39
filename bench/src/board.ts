/** A situation to measure, as data that every engine can load, and the engine's side of the bargain. */
import type { Player } from "@course/harness";

/** A board and the one spell that player 0 casts on it. Setting it up raises no event. */
export interface BenchBoard {
  readonly name: string;
  /** Both boards' minions, oldest first; each stands right of the older ones on its side. */
  readonly minions: readonly BenchMinion[];
  /** Card names, first = top. */
  readonly decks: readonly [readonly string[], readonly string[]];
  readonly hands: readonly [readonly string[], readonly string[]];
  readonly spell: string;
  /** Minions that one side may have; 7 unless lifted. */
  readonly boardLimit: number;
}

export interface BenchMinion {
  readonly card: string;
  readonly player: Player;
  readonly damage: number;
}

/**
 * An engine under measurement. A handle is one loaded board with its own state.
 *
 * `reset` is never part of a run's time. How that is done depends on what resetting costs:
 * - `"worlds"`: each handle is a world of its own. A batch is many handles, reset before the clock starts,
 *   then run one after the other while it counts.
 * - `"restores"`: there is one working world, and `reset` copies a handle's saved state into it, at little
 *   cost. A batch alternates `reset` and `run`; a second batch of `reset` alone is taken off.
 */
export interface BenchEngine<Handle = unknown> {
  readonly name: string;
  readonly batch: "worlds" | "restores";
  /** Builds the board, with auras up to date. Throws if the engine has no room for it. */
  load(board: BenchBoard): Handle;
  /** Puts the handle back to the loaded state, with an empty log, ready for `run`. */
  reset(handle: Handle): void;
  /** Casts the board's spell: one whole Sequence. */
  run(handle: Handle): void;
  /** How many events the run just made recorded. */
  events(handle: Handle): number;
  /** `checksumOf` the state and the log that the run just made left behind. */
  checksum(handle: Handle): number;
}
