import { describe, expect, test } from "vitest";
import {
  type Card,
  type CardLayer,
  cardLanguage,
  createVocabulary,
  defineEffect,
  exampleOf,
  multipliers,
  validateCards,
} from "../src/index.ts";
import { spellCard, testLayer, vocabulary } from "./test-layer.ts";

const wave = defineEffect({
  type: "wave",
  doc: "Waves.",
  example: "wave",
  compile: () => () => {},
  text: () => "wave",
});

describe("a vocabulary", () => {
  test("has the words of all layers, in their order", () => {
    const types = vocabulary.words("effect").map(({ type }) => type);
    expect(types).toEqual([
      "sequence",
      "if",
      "repeat",
      "nothing",
      "damage",
      "destroy",
      "buff",
      "draw",
      "summon",
      "grant",
    ]);
    expect(vocabulary.groups.get("characters")?.types).toEqual(["minion", "hero"]);
  });

  test("takes a new word from one more layer, for all its uses", () => {
    const waves: CardLayer = { name: "waves", words: [wave] };
    const more = createVocabulary([cardLanguage, multipliers, testLayer, waves]);
    const card = spellCard("s", "wave");
    expect(validateCards(more, card, { file: "a.json" })).toEqual({ cards: [card] });
    expect(validateCards(vocabulary, card, { file: "a.json" })).toMatchObject({
      errors: [{ path: "/effect", found: '"wave"' }],
    });
  });

  test("refuses a word that two layers define, and names both", () => {
    const waves: CardLayer = { name: "waves", words: [wave] };
    expect(() => createVocabulary([waves, { name: "seas", words: [wave] }])).toThrow(
      'createVocabulary: effect "wave" is in layer "waves" and in layer "seas"; expected it once',
    );
    expect(() => createVocabulary([{ name: "waves", words: [wave, wave] }])).toThrow(
      'createVocabulary: effect "wave" is twice in layer "waves"; expected it once',
    );
    expect(() => createVocabulary([testLayer, { ...testLayer, name: "again", words: [] }])).toThrow(
      'createVocabulary: card type "minion" is in layer "test" and in layer "again"; expected it once',
    );
  });

  test("has a doc and an example for each word, and the example is a card's part that it accepts", () => {
    const known = [{ id: "test-wolf", name: "Test Wolf" }];
    for (const category of [
      "effect",
      "selection",
      "value",
      "condition",
      "filter",
      "keyword",
      "modifier",
    ] as const) {
      for (const word of vocabulary.words(category)) {
        expect(word.doc).toMatch(/\.$/);
        const result = validateCards(vocabulary, cardAround(category, exampleOf(vocabulary, word)), {
          file: `${word.type}.json`,
          known,
        });
        expect(result).not.toHaveProperty("errors");
      }
    }
  });
});

/** A card in which the example stands where its category belongs. */
function cardAround(category: string, example: unknown): Card {
  const chooses = { type: "destroy", target: { type: "chosen", from: { type: "all", of: "minions" } } };
  const spell = (effect: unknown) => spellCard("s", { type: "sequence", effects: [chooses, effect] });
  const minion = (parts: object) =>
    ({ id: "m", name: "M", type: "minion", attack: 1, health: 1, ...parts }) as Card;
  switch (category) {
    case "selection":
      return spell({ type: "destroy", target: example });
    case "filter":
      return spell({ type: "destroy", target: { type: "all", of: "minions", where: [example] } });
    case "value":
      return spell({ type: "damage", target: "self", amount: example });
    case "condition":
      return spell(JSON.parse(`{"type": "if", "condition": ${JSON.stringify(example)}, "then": "nothing"}`));
    case "keyword":
      return minion({ keywords: [example] });
    case "ability":
      return minion({ abilities: [example] });
    case "modifier":
      return minion({ abilities: [{ kind: "aura", modifier: example }] });
    default:
      return spell(example);
  }
}
