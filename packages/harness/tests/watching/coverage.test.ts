/** What never ran is told, and what ran is not. */
import { hearthstone } from "@course/rules-hs";
import { expect, test } from "vitest";
import { createStage, type KernelGame } from "../../src/index.ts";
import { coverageReport } from "../../src/watching/coverage-report.ts";
import { notePresent, watchStage } from "../../src/watching/watched-stage.ts";
import { TEST_CARDS } from "../match/test-cards.ts";

const plainStage = () => createStage({ rules: hearthstone(), packs: [TEST_CARDS] });
const watched = () => watchStage(plainStage());

test("at first nothing has run", () => {
  const { notes } = watched();
  const { words, unusedWords, cards, unusedCards } = coverageReport(plainStage(), notes);
  expect(unusedWords.length).toBe(words);
  expect(unusedCards.length).toBe(cards);
});

test("a card's effect, a trigger and a keyword count once they have run", () => {
  const { stage, notes } = watched();
  const game = stage.newGame();
  game.cast("Test Storm", 0);
  const nest = game.summon("Test Nest", 0);
  game.summon("Test Wall", 1);
  notePresent((game as KernelGame).world, notes);
  game.destroy(nest);
  const { unusedWords, unusedCards } = coverageReport(plainStage(), notes);
  const unused = unusedCards.map(({ name }) => name);
  for (const name of ["Test Storm", "Test Nest", "Test Wall"]) expect(unused).not.toContain(name);
  expect(unusedCards).toContainEqual({ id: "test-archer", name: "Test Archer", parts: ["battlecry"] });
  for (const word of [
    "effect damage",
    "effect summon",
    "trigger deathrattle",
    "keyword taunt",
    "ability trigger",
  ])
    expect(unusedWords).not.toContain(word);
  expect(unusedWords).toContain("trigger battlecry");
});

test("of a card that has run, the effects inside that have not are told by their place", () => {
  const branching = {
    ...{ id: "test-fork", name: "Test Fork", type: "spell", cost: 1 },
    effect: {
      type: "if",
      condition: { type: "exists", what: { type: "all", of: "minions" } },
      // biome-ignore lint/suspicious/noThenProperty: the word that card authors write.
      then: { type: "repeat", times: 2, effect: "draw" },
      otherwise: { type: "gainArmor", amount: 1 },
    },
  };
  const plain = plainStage().withCards([[branching]]);
  const { stage, notes } = watchStage(plain);
  const partsOf = () => coverageReport(plain, notes).unusedCards.find(({ id }) => id === "test-fork")?.parts;
  expect(partsOf()).toEqual(["effect"]);
  const game = stage.newGame();
  game.cast("Test Fork", 0);
  expect(partsOf()).toEqual(["effect/then (repeat)"]);
  game.summon("Test Wall", 0);
  game.cast("Test Fork", 0);
  expect(partsOf()).toBeUndefined();
});

test("a watched game is the same game", () => {
  const plain = plainStage().newGame();
  const seen = watched().stage.newGame();
  for (const game of [plain, seen]) {
    game.summon("Test Nest", 0);
    game.cast("Test Storm", 1);
    game.cast("Test Storm", 1);
  }
  expect(seen.logTree()).toEqual(plain.logTree());
});
