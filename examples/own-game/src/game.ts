/**
 * The game of two keeps: its rules, its cards, and how one starts.
 *
 * Three layers are its own: `mustering`, `cover`, `rounds`. The others come from the packages.
 */
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
  deaths,
  defineRules,
  enterPlay,
  HERO,
  kernel,
  Library,
  type Rules,
  updateAuras,
  World,
} from "@course/core";
import { characters, DAMAGE_ORDER, damage } from "@course/damage-pipeline";
import { cover, halveInCover } from "./cover.ts";
import { keeps } from "./keeps.ts";
import { mustering } from "./mustering.ts";
import { rounds } from "./rounds.ts";

export const rules: Rules<CardLayer> = defineRules({
  layers: [kernel, cardLanguage, characters, damage, deaths, auras, multipliers, mustering, cover, rounds],
  phaseEnd: [createDeaths, updateAuras],
  orders: { [DAMAGE_ORDER]: [halveInCover] },
  limits: { line: 5 },
});

const vocabulary: Vocabulary = createVocabulary(rules.layers);
/** All cards, as data. */
export const cards: readonly Card[] = loadCards(keeps, "cards/keeps.json");
export const library: Library = new Library(compileCards(vocabulary, cards));

/** Two keeps face each other, and both lines are empty. */
export function newGame(seed: number): World {
  const world = new World({ rules, library, seed });
  world.edit(() => {
    enterPlay(createEntity(library.named("North Keep")!, 0), HERO);
    enterPlay(createEntity(library.named("South Keep")!, 1), HERO);
  });
  return world;
}

/** What a card says, made from what it does. */
export function textOf(card: Card): string {
  return describe(vocabulary, card, new Map(cards.map((each) => [each.id, each])));
}

/** Checks a pack of cards by these rules. */
export function loadCards(pack: unknown, file: string): readonly Card[] {
  const loaded = validateCards(vocabulary, pack, { file });
  if ("errors" in loaded) throw new Error(loaded.errors.map(({ message }) => message).join("\n"));
  return loaded.cards;
}
