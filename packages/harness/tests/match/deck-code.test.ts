/** Deck codes as players share them: read, written, and what of them is not known here. */
import { DECK_NUMBERS } from "@course/content-hs";
import { isCollectible } from "@course/rules-hs";
import { encode } from "deckstrings";
import { expect, test } from "vitest";
import { deckFaults, hearthstoneStage, readDeckCode, writeDeckCode } from "../../src/index.ts";
import { heroesOfClasses } from "../../src/match/deck.ts";

/** A hunter's deck that is shown wherever the format is explained. */
const HUNTER = "AAECAR8GxwPJBLsFmQfZB/gIDI0B2AGoArUDhwSSBe0G6wfbCe0JgQr+DAA=";
const { library } = await hearthstoneStage();

test("a code names a hero and thirty cards", () => {
  const { hero, cards, unknown } = readDeckCode(library, HUNTER);
  expect({ hero, unknown }).toEqual({ hero: "Rexxar", unknown: [] });
  expect(cards.filter((name) => name === "Kill Command")).toHaveLength(2);
  expect(cards.filter((name) => name === "King Krush")).toHaveLength(1);
  expect(deckFaults(library, { hero: "Rexxar", cards })).toEqual([]);
});

test("a deck that was read is written so that it reads the same", () => {
  const { hero = "", cards } = readDeckCode(library, HUNTER);
  const again = readDeckCode(library, writeDeckCode(library, { hero, cards }));
  expect(again).toEqual({ hero, cards: expect.arrayContaining([...cards]), unknown: [] });
  expect(again.cards).toHaveLength(30);
});

test("cards and heroes that are not here are told by their numbers", () => {
  const code = encode({
    heroes: [56550],
    cards: [
      [315, 2],
      [48989, 1],
      [49169, 2],
    ],
    format: 1,
  });
  expect(readDeckCode(library, code)).toEqual({
    hero: undefined,
    cards: ["Fireball", "Fireball"],
    unknown: [56550, 48989, 49169, 49169],
  });
});

test.each(["", "no code", "AAAA", "💥"])("%j is no code", (code) => {
  expect(() => readDeckCode(library, code)).toThrow(
    `readDeckCode: code is ${JSON.stringify(code)}; expected a deck code`,
  );
});

test("a card without a number is in no code", () => {
  expect(() => writeDeckCode(library, { hero: "Rexxar", cards: ["The Coin"] })).toThrow(
    'writeDeckCode: card is "The Coin"; expected a card that has a number in deck codes',
  );
});

test("each collectible card and each hero of a class has a number of its own", () => {
  const cards = [...library.cards.filter(isCollectible), ...heroesOfClasses(library)];
  const numbers = cards.map(({ definition }) => DECK_NUMBERS[definition.id]);
  expect(
    cards.filter((_, index) => numbers[index] === undefined).map(({ definition }) => definition.name),
  ).toEqual([]);
  expect(new Set(numbers).size).toBe(numbers.length);
});
