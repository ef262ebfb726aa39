/** What a deck may hold. */
import { expect, test } from "vitest";
import { deckFaults, newMatch } from "../../src/index.ts";
import { TEST_DECK } from "./test-cards.ts";
import { stage } from "./test-stage.ts";

const faults = (cards: readonly string[], hero = "Test Smith") => deckFaults(stage.library, { hero, cards });
const besides = (...names: string[]) => [...TEST_DECK.slice(0, 30 - names.length), ...names];

test("thirty cards of everybody's and the class's own", () => {
  expect(faults(TEST_DECK)).toEqual([]);
  expect(faults(besides("Test Sword", "Test Sword", "Test Captain"))).toEqual([]);
});

test.each([
  [TEST_DECK.slice(1), "cards are 29; expected 30"],
  [
    besides("Test Solider 1"),
    'card is "Test Solider 1"; expected the name of a card (nearest: "Test Soldier 1")',
  ],
  [besides("Test Soldier 1"), 'card is "Test Soldier 1" 3 times; expected it at most twice'],
  [besides("Test Captain", "Test Captain"), 'card is "Test Captain" 2 times; expected it at most once'],
  [besides("Test Page"), 'card is "Test Page" of class Mage; expected a card of Warrior or Neutral'],
  [besides("Test Chick"), 'card is "Test Chick", which is made by others; expected a collectible card'],
  [besides("Test Adept"), 'card is "Test Adept" of class Mage; expected a card of Warrior or Neutral'],
])("fault: %#", (cards, fault) => {
  expect(faults(cards)).toEqual([fault]);
});

test("a hero that does not exist, and a match with a wrong deck", () => {
  expect(faults(TEST_DECK, "Test Wall")).toEqual([
    'hero is "Test Wall"; expected the hero of a class: Test Smith, Test Adept',
  ]);
  const wrong = () =>
    newMatch(stage, { decks: [TEST_DECK, TEST_DECK.slice(2)], heroes: ["Test Smith", "Test Adept"] });
  expect(wrong).toThrow("newMatch: cards are 28; expected 30");
});
