/**
 * A stage: rules and cards that belong together, ready to make games.
 *
 * This is where the parts meet: the rules' layers give the vocabulary, the vocabulary checks and compiles
 * the cards, and the compiled cards are the library of every game. A stage holds no rules itself.
 */
import {
  type Card,
  type CardLayer,
  compileCards,
  createVocabulary,
  type Vocabulary,
  validateCards,
} from "@course/cards";
import { type CardDefinition, extendRules, Library, type Rules, type RulesDefinition } from "@course/core";
import type { CardData, NewGame } from "./contract.ts";
import { FullGame } from "./full-game.ts";
import { startGame } from "./kernel-game.ts";
import { setUpWorld } from "./kernel-setup.ts";
import { NotYetARule } from "./not-yet.ts";
import { noteOwnCards } from "./own-cards.ts";
import { withPrintedNumbers } from "./printed-numbers.ts";
import type { ScenarioPlayer } from "./scenario-player.ts";
import type { ResolvedSetup } from "./scenario-setup.ts";
import { setupCards } from "./setup-keywords.ts";

/** What a stage is made of. */
export interface StageDefinition {
  readonly rules: Rules<CardLayer>;
  /** Packs or lists of cards, as their files hold them. */
  readonly packs: readonly unknown[];
  /** Whether `newGame` takes cards of its own. */
  readonly takesCards?: boolean;
  /** What takes the place of each compiled card: how a run is watched. Absent: the card itself. */
  readonly compiled?: (card: CardDefinition) => CardDefinition;
}

/** What a stage adds to the one before it. Lists that are given replace those of the stage before. */
export interface StageAddition extends Partial<RulesDefinition<CardLayer>> {
  readonly packs?: readonly unknown[];
  readonly takesCards?: boolean;
}

/** Rules and cards that belong together. */
export interface Stage {
  readonly definition: StageDefinition;
  readonly vocabulary: Vocabulary;
  /** All cards, as data. */
  readonly cards: readonly Card[];
  readonly library: Library;
  readonly newGame: NewGame;
  /** Plays scenario files by these rules. */
  readonly scenarioPlayer: ScenarioPlayer;
  /** The same rules with more cards. */
  withCards(packs: readonly unknown[]): Stage;
}

/**
 * Puts rules and cards together.
 *
 * @throws with every fault of every card that these rules cannot read; then there is no stage.
 */
export function createStage(definition: StageDefinition): Stage {
  const vocabulary = createVocabulary(definition.rules.layers);
  const cards: Card[] = [];
  for (const [index, pack] of definition.packs.entries()) {
    cards.push(...loadCards(vocabulary, pack, `pack ${index + 1}`, cards));
  }
  const compiled = [...compileCards(vocabulary, cards), ...setupCards(vocabulary)];
  const library = new Library(compiled.map(definition.compiled ?? asItIs));
  const parts = { definition, vocabulary, cards, library };
  const newGame: NewGame = (opts = {}) => {
    const ownCards = gameCards(parts, opts.cards);
    return startGame(ownCards === undefined ? library : extended(parts, ownCards), definition.rules, opts);
  };
  return {
    ...parts,
    newGame,
    scenarioPlayer: kernelPlayer(parts),
    withCards: (packs) => createStage({ ...definition, packs: [...definition.packs, ...packs] }),
  };
}

/** The stage before, and what comes new. */
export function extendStage(before: Stage, { packs = [], takesCards, ...rules }: StageAddition): Stage {
  const { definition } = before;
  return createStage({
    rules: extendRules(definition.rules, rules),
    packs: [...definition.packs, ...packs],
    takesCards: takesCards ?? definition.takesCards ?? false,
  });
}

type Parts = Omit<Stage, "newGame" | "scenarioPlayer" | "withCards">;

function gameCards({ definition, vocabulary, cards }: Parts, own: unknown): readonly Card[] | undefined {
  if (own === undefined) return undefined;
  if (!definition.takesCards) throw new Error("not built yet: newGame with cards of its own");
  return loadCards(vocabulary, own, "cards", cards);
}

function scenarioCards(parts: Parts, own: readonly CardData[]): readonly Card[] {
  if (own.length > 0 && !parts.definition.takesCards) throw new NotYetARule("cards of the scenario's own");
  return own.length === 0 ? [] : loadCards(parts.vocabulary, own, "cards", parts.cards);
}

function loadCards(
  vocabulary: Vocabulary,
  json: unknown,
  file: string,
  known: readonly Card[],
): readonly Card[] {
  const loaded = validateCards(vocabulary, json, { file, known });
  if ("cards" in loaded) return loaded.cards;
  throw new Error(loaded.errors.map(({ message }) => message).join("\n"));
}

/** The stage's cards and a game's own; one of its own takes the place of one with the same id. */
function extended({ definition, vocabulary, library }: Parts, own: readonly Card[]): Library {
  const compiled = compileCards(vocabulary, own).map(definition.compiled ?? asItIs);
  const replaced = new Set(compiled.map(({ id }) => id));
  const kept = library.cards
    .map((card): CardDefinition => card.definition)
    .filter(({ id }) => !replaced.has(id));
  const together = new Library([...kept, ...compiled]);
  noteOwnCards(together, own);
  return together;
}

function asItIs(card: CardDefinition): CardDefinition {
  return card;
}

function kernelPlayer(parts: Parts): ScenarioPlayer {
  const { definition, cards, library } = parts;
  return {
    knowsCard: (name) => library.named(name) !== undefined,
    createWorld: (setup: ResolvedSetup) => {
      const changed = [...withPrintedNumbers(cards, setup.stats), ...scenarioCards(parts, setup.cards)];
      const { rolls } = setup;
      const own = changed.length === 0 ? library : extended(parts, changed);
      const game = startGame(own, definition.rules, { ...(rolls && { rolls }) });
      setUpWorld(game.world, setup);
      return new FullGame(game.world);
    },
  };
}
