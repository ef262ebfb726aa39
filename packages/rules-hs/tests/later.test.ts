/** Effects that wait for their moment, triggers that answer only while they can do something, and who comes damaged. */
import { BOARD, GRAVEYARD, HAND, NONE } from "@course/core";
import { describe, expect, test } from "vitest";
import { FullGame, weapon } from "./full.ts";
import { all, minionWith, on, spell } from "./support.ts";
import { wholeTextOf } from "./whole.ts";

const back = { type: "later", on: "startOfTurn", effect: { type: "returnToHand", target: "self" } };
const friends = all("minions", { side: "friendly" });
const CARDS = [
  spell("Boomerang", back),
  spell("Two Tokens", { type: "summon", card: "token", count: 2 }),
  spell("Half Alive", { type: "summon", card: "plain", health: 1 }),
  spell("More Than All", { type: "summon", card: "plain", health: 9 }),
  weapon("Blessing Sword", {
    abilities: [
      {
        ...on(
          { type: "afterSummon", side: "friendly" },
          {
            type: "sequence",
            effects: [
              { type: "buff", target: "eventSubject", attack: 1, health: 1 },
              { type: "loseDurability", target: "self", amount: 1 },
            ],
          },
        ),
        needs: { type: "is", what: "self", where: ["notMortallyWounded"] },
      },
    ],
  }),
  minionWith("Doubler", {
    kind: "aura",
    modifier: { type: "triggerMultiplier", trigger: "battlecry", times: 2, stacking: "max" },
  }),
  minionWith("Blade", {
    kind: "combo",
    effect: { type: "gainArmor", amount: 10 },
    instead: { type: "gainArmor", amount: 1 },
  }),
  { id: "new-hero", name: "New Hero", type: "hero", health: 15 },
  spell("Become", { type: "replaceHero", card: "new-hero" }),
];

function setUp(): FullGame {
  return new FullGame({ cards: CARDS });
}

const play = (game: FullGame, name: string) => game.perform("play", { id: game.give(name)[0] });

describe("what comes later", () => {
  test("comes at the start of the next turn of its player, once", () => {
    const game = setUp();
    play(game, "Boomerang");
    play(game, "Boomerang");
    game.endTurn();
    expect(game.zone(0, HAND)).toHaveLength(0);
    game.endTurn();
    expect(game.names(game.zone(0, HAND))).toEqual(["Boomerang", "Boomerang"]);
    game.perform("play", { id: game.zone(0, HAND)[0] });
    expect(game.names(game.zone(0, GRAVEYARD))).toEqual(["Boomerang"]);
  });

  test("is gone with the hero on whom it waits", () => {
    const game = setUp();
    play(game, "Boomerang");
    play(game, "Become");
    game.endTurn();
    game.endTurn();
    expect(game.zone(0, HAND)).toHaveLength(0);
  });

  test("says when", () => {
    expect(wholeTextOf({ effect: back })).toBe(
      "At the start of your next turn, return this spell to your hand.",
    );
    expect(wholeTextOf({ effect: { ...back, on: { type: "endOfTurn", whose: "each" } } })).toBe(
      "At the end of the turn, return this spell to your hand.",
    );
  });
});

test("a weapon without Durability blesses nobody any more, though it is still held", () => {
  const game = setUp();
  game.equip("Blessing Sword");
  play(game, "Two Tokens");
  play(game, "Two Tokens");
  const stats = game.zone(0, BOARD).map((id) => [game.attack(id), game.health(id)]);
  expect(stats.filter(([attack]) => attack === 2)).toHaveLength(2);
  expect(game.weapon()).toBe(NONE);
});

test("a weapon's last point goes to the first of several that come at once", () => {
  const game = setUp();
  game.equip("Blessing Sword");
  play(game, "Half Alive");
  play(game, "Two Tokens");
  expect(game.zone(0, BOARD).map((id) => game.attack(id))).toEqual([2, 2, 1]);
});

test("who is summoned damaged has so much left from the start, and no more than all", () => {
  const game = setUp();
  game.equip("Blessing Sword");
  play(game, "Half Alive");
  play(game, "More Than All");
  const [half, whole] = game.zone(0, BOARD);
  expect(game.health(half!)).toBe(2); // 1, and the blessing that found it so.
  expect([game.damage(half!) > 0, game.damage(whole!)]).toEqual([true, 0]);
  expect(wholeTextOf({ effect: { type: "summon", card: "token", health: 1 } })).toMatch(/ with 1 Health\.$/);
});

test("what a Combo replaces is a Battlecry, and the Combo is none", () => {
  const game = setUp();
  game.put("Doubler");
  play(game, "Blade");
  expect(game.armor(game.heroes[0])).toBe(2);
  play(game, "Blade");
  expect(game.armor(game.heroes[0])).toBe(12);
});

test.each([
  [{ type: "setStats", target: all("minions"), health: 1 }, "Set all minions' Health to 1."],
  [{ type: "setRemainingHealth", target: "it", health: 1 }, "Set its remaining Health to 1."],
  [
    {
      type: "buff",
      target: { type: "chosen", from: friends },
      attack: { type: "attack", of: "chosen" },
    },
    "Double a friendly minion's Attack.",
  ],
  [
    { type: "copyToHand", of: { type: "random", from: { type: "deck", side: "enemy" }, count: 2 } },
    "Add copies of two random cards in your opponent's deck to your hand.",
  ],
  [
    {
      type: "forEach",
      of: friends,
      effect: { type: "damage", target: "it", amount: { type: "randomNumber", from: 2, to: 3 } },
    },
    "For each friendly minion, deal 2-3 damage to it.",
  ],
])("the text of %j", (effect, text) => {
  expect(wholeTextOf({ effect })).toBe(text);
});
