/** Written out, a game does not depend on its ids, and on nothing else does it not depend. */
import type { CardData } from "@course/harness";
import { expect, test } from "vitest";
import { type PlainGame, plainEngine } from "../plain/game.ts";
import { canonicalLines, checksumOf } from "../src/canonical.ts";

const CARDS: CardData[] = [
  { name: "Test Filler", type: "minion", attack: 1, health: 1 },
  { name: "Test Wall", type: "minion", attack: 1, health: 3 },
];
const newGame = plainEngine(CARDS);

/** A small game whose entities have higher ids the more cards were thrown away before. */
function game(lost: number): PlainGame {
  const made = newGame();
  const thrown = Array.from({ length: lost }, () => made.summon("Test Filler", 1));
  for (const id of thrown) made.destroy(id);
  made.clearLog();
  const wall = made.summon("Test Wall", 0);
  made.dealDamage(wall, 1);
  made.dealDamage(made.hero(1), 2);
  return made;
}

test("an entity is its card's name and the number of its first appearance", () => {
  expect(canonicalLines(game(0))).toEqual([
    "0 Summoned id=Test Wall#1",
    "0 Damaged amount=1 target=Test Wall#1",
    "0 Damaged amount=2 target=hero1",
    "hero0 0/30 armor 0",
    "hero1 0/28 armor 0",
    "board 0: Test Wall#1 1/2",
    "hand 0: ",
    "deck 0: ",
    "graveyard 0: ",
    "board 1: ",
    "hand 1: ",
    "deck 1: ",
    "graveyard 1: ",
  ]);
});

test("ids make no difference, all else does", () => {
  // What died before left its bodies, so only the log, the heroes and the first board can be equal.
  expect(canonicalLines(game(1)).slice(0, 6)).toEqual(canonicalLines(game(0)).slice(0, 6));
  expect(checksumOf(game(1))).toBe(checksumOf(game(1)));
  expect(checksumOf(game(1))).not.toBe(checksumOf(game(0)));
});
