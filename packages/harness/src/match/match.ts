/**
 * A match: two players, their decks, and one decision after the other.
 *
 * This is the game as a program plays it. A player's actions are the only way in: whatever the rules offer
 * besides, for tests and scenarios, no match takes. A match can be copied, kept, and told as a record that
 * plays it again, event for event.
 * Elsewhere: what may be done (`legal-actions.ts`), what a player sees (`view.ts`), records (`record.ts`).
 */
import { cardOf, requireEntity, type SavedWorld, World } from "@course/core";
import { activePlayer, isOver, winner } from "@course/rules-hs";
import type { LogEntry } from "../events.ts";
import type { Id, Player } from "../handles.ts";
import type { Stage } from "../stage.ts";
import type { Concede, MatchAction, RecordedAction } from "./action.ts";
import { actionFault, formFault, mulliganFault, takeAction } from "./action-fault.ts";
import { type Deck, requireDeck } from "./deck.ts";
import { legalActions, mulligans } from "./legal-actions.ts";
import { beginFirstTurn, FIRST_HANDS, openMatch, putBack } from "./opening.ts";
import { MATCH_FORMAT, type MatchRecord, type MatchStart, recordOf } from "./record.ts";
import { type PlayerView, viewOf } from "./view.ts";

/** What a match is made of. */
export interface MatchOptions {
  /** Names of each player's thirty cards, in any order. Player 0 is the first to move. */
  readonly decks: readonly [readonly string[], readonly string[]];
  /** Names of the heroes that the decks are of. */
  readonly heroes: readonly [string, string];
  /** Seed of the game's random stream; 1 if absent. */
  readonly seed?: number;
  /** Whether the players put cards of their first hands back; `true` if absent. */
  readonly mulligan?: boolean;
}

/** A match as plain data, for `JSON.stringify`. */
export interface SavedMatch {
  readonly format: number;
  readonly start: MatchStart;
  readonly actions: readonly RecordedAction[];
  readonly world: SavedWorld;
}

/**
 * Starts a match.
 *
 * @param stage - Rules and cards, as `hearthstoneStage` makes them.
 * @throws when a deck may not be played, with all that is wrong with it.
 * @example
 * const match = newMatch(await hearthstoneStage(), { decks: [mine, theirs], heroes: ["Thrall", "Rexxar"], seed: 7 });
 * while (match.toMove !== undefined) match.perform(match.legalActions()[0]);
 */
export function newMatch(stage: Stage, options: MatchOptions): Match {
  const { decks, heroes, seed = 1, mulligan = true } = options;
  return startMatch(stage, {
    decks: [[...decks[0]], [...decks[1]]],
    heroes: [heroes[0], heroes[1]],
    seed,
    mulligan,
  });
}

/** Starts a match from what a record says of its start. */
export function startMatch(stage: Stage, start: MatchStart): Match {
  const decks = [0, 1].map(
    (player): Deck => ({
      hero: start.heroes[player] as string,
      cards: start.decks[player] as readonly string[],
    }),
  ) as [Deck, Deck];
  for (const deck of decks) requireDeck("newMatch", stage.library, deck);
  const world = new World({ rules: stage.definition.rules, library: stage.library, seed: start.seed });
  openMatch(world, decks);
  const match = new Match(stage, start, world, []);
  if (!start.mulligan) beginFirstTurn(world);
  return match;
}

/** One match. Made by `newMatch`. */
export class Match {
  readonly stage: Stage;
  readonly world: World;
  readonly #start: MatchStart;
  readonly #actions: RecordedAction[];
  /** How many players have settled their first hands. */
  #settled: number;

  constructor(stage: Stage, start: MatchStart, world: World, actions: readonly RecordedAction[]) {
    this.stage = stage;
    this.world = world;
    this.#start = start;
    this.#actions = [...actions];
    this.#settled = actions.filter(({ type }) => type === "mulligan").length;
  }

  /** The player who is to decide; `undefined` once the match is over. */
  get toMove(): Player | undefined {
    if (this.#isOpening) return this.#settled as Player;
    const { pending } = this.world;
    if (pending !== undefined) return pending.player;
    return this.world.read(() => (isOver() ? undefined : activePlayer()));
  }

  /** Who has won, `"draw"`, or `null` while the match goes on. */
  get winner(): Player | "draw" | null {
    return this.world.read(winner);
  }

  /** Everything that `perform` takes now, each once. */
  legalActions(): MatchAction[] {
    return this.#isOpening ? mulligans(FIRST_HANDS[this.toMove as Player]) : legalActions(this.world);
  }

  /** Whether `perform` would take an action now. Says so of any value, and changes nothing. */
  isLegal(action: MatchAction): boolean {
    return this.#faultOf(action) === undefined;
  }

  /**
   * Takes one decision of the player who is to decide.
   *
   * @throws when the action is not one of `legalActions()`; the match is then as it was.
   */
  perform(action: MatchAction): void {
    const fault = this.#isOpening ? this.#putBack(action) : this.#take(action);
    if (fault !== undefined)
      throw new Error(`perform: action is ${JSON.stringify(action)}; expected ${fault}`);
    this.#actions.push(action);
    if (action.type === "mulligan" && ++this.#settled === 2) beginFirstTurn(this.world);
  }

  /** A player gives up, and has lost. */
  concede(player: Player): void {
    const action: Concede = { type: "concede", player };
    this.world.perform(action);
    this.#actions.push(action);
  }

  /** What one player sees: nothing that is hidden from that player. */
  view(player: Player): PlayerView {
    return viewOf(this, player);
  }

  /** A match of its own in the same state. */
  clone(): Match {
    return new Match(this.stage, this.#start, this.world.clone(), this.#actions);
  }

  /** The match as plain data. */
  save(): SavedMatch {
    return {
      format: MATCH_FORMAT,
      start: this.#start,
      actions: [...this.#actions],
      world: this.world.save(),
    };
  }

  /** Everything that it takes to play the match again: rules, cards, seed, decks, decisions. */
  record(): MatchRecord {
    return recordOf(this.stage, this.#start, this.#actions);
  }

  /** All events since the first decision, each with its depth. */
  log(): LogEntry[] {
    return this.world.logTree() as unknown as LogEntry[]; // The kernel's events are those of the contract, and more.
  }

  /** The name of a card by its id. */
  nameOf(id: Id): string {
    return this.world.read(() => {
      requireEntity("nameOf", "id", id);
      return cardOf(id).definition.name;
    });
  }

  get #isOpening(): boolean {
    return this.#start.mulligan && this.#settled < 2 && this.winner === null;
  }

  #putBack(action: MatchAction): string | undefined {
    const fault = this.#faultOf(action);
    if (fault === undefined && action.type === "mulligan")
      putBack(this.world, this.toMove as Player, action.replace);
    return fault;
  }

  #take(action: MatchAction): string | undefined {
    return formFault(this.world, action) ?? takeAction(this.world, action);
  }

  #faultOf(action: MatchAction): string | undefined {
    if (this.#isOpening) return mulliganFault(action, FIRST_HANDS[this.toMove as Player]);
    return actionFault(this.world, action);
  }
}
