/** A minion that has become a hero: what is about the played minion finds the hero (rulebook 19.6). */
import { expect, test } from "vitest";
import { FullGame } from "./full.ts";
import { minionWith, on } from "./support.ts";

const now = { type: "successor", of: "eventSubject" };
const CARDS = [
  minionWith("Humbler", {
    kind: "trigger",
    on: { type: "afterMinionPlayed", side: "enemy", evenIfGone: true },
    needs: { type: "exists", what: now },
    effect: { type: "setStats", target: now, health: 1 },
  }),
  minionWith("Usurper", on("battlecry", { type: "replaceHero", card: "new-hero" })),
  minionWith("Fleeting", on("battlecry", { type: "returnToHand", target: "self" })),
  minionWith("Steady", on("battlecry", "nothing")),
  { id: "new-hero", name: "New Hero", type: "hero", health: 15 },
];

function playAgainstHumbler(name: string): FullGame {
  const game = new FullGame({ cards: CARDS });
  game.put("Humbler", 1);
  game.perform("play", { id: game.give(name)[0] });
  return game;
}

test("is the minion itself while it is in play", () => {
  const game = playAgainstHumbler("Steady");
  expect(game.health(game.hero(0))).toBe(30);
});

test("is the hero that the minion has become", () => {
  const game = playAgainstHumbler("Usurper");
  expect(game.health(game.hero(0))).toBe(1);
});

test("is nothing if the minion is gone", () => {
  const game = playAgainstHumbler("Fleeting");
  expect(game.health(game.hero(0))).toBe(30);
});
