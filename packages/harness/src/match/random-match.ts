/**
 * Whole matches between players who decide by chance, from one seed: who plays, with which decks, and every
 * decision. What breaks in one can be told by its seed, or by its record.
 */
import type { Library } from "@course/core";
import type { Stage } from "../stage.ts";
import type { MatchAction } from "./action.ts";
import { type Deck, heroesOfClasses } from "./deck.ts";
import { type Match, newMatch } from "./match.ts";
import { randomDeck } from "./random-deck.ts";
import { Stream } from "./stream.ts";

/** What of a random match is given. */
export interface RandomMatchOptions {
  readonly seed: number;
  /** Names of the heroes; absent: by chance. */
  readonly heroes?: readonly [string, string];
  /** The decks; absent: made by chance for the heroes. */
  readonly decks?: readonly [Deck, Deck];
  /** Called before each decision, with the match as it is and the action that is about to be taken. */
  readonly onAction?: (match: Match, action: MatchAction) => void;
}

/** More decisions than any match has that ends in a draw at the turn limit. */
export const MAX_DECISIONS = 20_000;

/** A match of random decks that has not begun, and the stream that its players decide by. */
export function setUpRandomMatch(
  stage: Stage,
  options: RandomMatchOptions,
): { match: Match; stream: Stream } {
  const stream = new Stream(options.seed);
  const [first, second] = options.decks ?? randomDecks(stage.library, options.heroes, stream);
  const match = newMatch(stage, {
    decks: [first.cards, second.cards],
    heroes: [first.hero, second.hero],
    seed: options.seed,
  });
  return { match, stream };
}

/** Plays a match to its end. */
export function playRandomMatch(stage: Stage, options: RandomMatchOptions): Match {
  const { match, stream } = setUpRandomMatch(stage, options);
  for (let decisions = 0; match.toMove !== undefined; decisions++) {
    if (decisions === MAX_DECISIONS)
      throw new Error(`playRandomMatch: decision ${decisions + 1}; expected at most ${MAX_DECISIONS}`);
    const action = stream.oneOf(match.legalActions());
    options.onAction?.(match, action);
    match.perform(action);
  }
  return match;
}

function randomDecks(library: Library, names: RandomMatchOptions["heroes"], stream: Stream): [Deck, Deck] {
  const heroes = heroesOfClasses(library);
  const deckOf = (player: 0 | 1): Deck => {
    const hero =
      names === undefined
        ? stream.oneOf(heroes)
        : heroes.find(({ definition }) => definition.name === names[player]);
    if (hero === undefined) {
      const known = heroes.map(({ definition }) => definition.name).join(", ");
      throw new Error(`playRandomMatch: hero is "${names?.[player]}"; expected one of ${known}`);
    }
    return randomDeck(library, hero, stream);
  };
  return [deckOf(0), deckOf(1)];
}
