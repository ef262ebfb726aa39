/** The game: its layers, its cards, and how one starts. */
import {
  type Card,
  type CardLayer,
  cardLanguage,
  compileCards,
  createVocabulary,
  describe,
  multipliers,
  type Vocabulary,
  validateCards,
} from "@course/cards";
import {
  auras,
  createDeaths,
  createEntity,
  DECK,
  deaths,
  defineRules,
  kernel,
  Library,
  moveTo,
  type Rules,
  updateAuras,
  World,
} from "@course/core";
import pack from "../cards/cards.json" with { type: "json" };
import { battlefield } from "./battlefield.ts";
import { players, setLife } from "./players.ts";
import { triggers } from "./triggers.ts";

const STARTING_LIFE = 20;
const CARDS_IN_LIBRARY = 10;

const rules: Rules<CardLayer> = defineRules({
  layers: [kernel, cardLanguage, deaths, auras, multipliers, battlefield, triggers, players],
  phaseEnd: [createDeaths, updateAuras],
});
const vocabulary: Vocabulary = createVocabulary(rules.layers);
/** All cards, as data. */
export const cards: readonly Card[] = loaded();
const library: Library = new Library(compileCards(vocabulary, cards));

/** Both players with 20 life, and a library of Forests. */
export function newGame(): World {
  const world = new World({ rules, library });
  world.edit(() => {
    for (const player of [0, 1] as const) {
      setLife(player, STARTING_LIFE);
      for (let n = 0; n < CARDS_IN_LIBRARY; n++) moveTo(createEntity(library.named("Forest")!, player), DECK);
    }
  });
  world.clearLog();
  return world;
}

/** What a card says, made from what it does. */
export function textOf(card: Card): string {
  return describe(vocabulary, card, new Map(cards.map((each) => [each.id, each])));
}

function loaded(): readonly Card[] {
  const result = validateCards(vocabulary, pack, { file: "cards/cards.json" });
  if ("errors" in result) throw new Error(result.errors.map(({ message }) => message).join("\n"));
  return result.cards;
}
