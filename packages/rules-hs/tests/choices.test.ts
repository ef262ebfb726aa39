/** Choices: options that come with the action, Combo, and a question in the middle of a spell. */
import { DECK, HAND } from "@course/core";
import { describe, expect, test } from "vitest";
import { hearthstone } from "../src/game.ts";
import { FullGame } from "./full.ts";
import { all, chosen, minion, minionWith, on, spell } from "./support.ts";

const damage = (target: unknown, amount: unknown) => ({ type: "damage", target, amount });
const minions = all("minions");
const CARDS = [
  spell("Wrath", {
    type: "chooseOne",
    options: [damage(chosen(minions), 3), { type: "gainArmor", amount: 1 }],
  }),
  minionWith("Keeper", {
    kind: "chooseOne",
    options: [damage(chosen(minions), 2), { type: "silence", target: chosen(minions) }],
  }),
  minionWith("Brann", {
    kind: "aura",
    modifier: { type: "triggerMultiplier", trigger: "battlecry", times: 2, stacking: "max" },
  }),
  spell("Eviscerate", {
    type: "combo",
    effect: damage(chosen(minions), 4),
    instead: damage(chosen(minions), 2),
  }),
  minionWith("Agent", { kind: "combo", effect: damage(chosen(minions), 2) }),
  minion("Edwin", {
    abilities: [
      { kind: "combo", effect: { type: "gainArmor", amount: { type: "cardsPlayed", others: true } } },
    ],
  }),
  spell("Coin", "nothing"),
  spell("Tracking", {
    type: "pick",
    from: { type: "top", count: 3 },
    chosen: { type: "drawCards", cards: "it" },
    others: { type: "discard", target: "it" },
  }),
  minionWith("Counter", on({ type: "spellCast", side: "enemy" }, "counter")),
];

function setUp(): FullGame {
  const game = new FullGame({ ...hearthstone(), cards: CARDS });
  game.world.clearLog();
  return game;
}

const play = (game: FullGame, name: string, parts: object = {}) =>
  game.perform("play", { id: game.give(name)[0], ...parts });

describe("Choose One", () => {
  test("does the option that comes with the action, which may have a target or not", () => {
    const game = setUp();
    const plain = game.put("Plain", 1);
    play(game, "Wrath", { choose: 0, target: plain });
    play(game, "Wrath", { choose: 1 });
    expect([game.health(plain), game.armor(game.heroes[0])]).toEqual([2, 1]);
  });

  test("is refused without an option, with one that is not there, and with a wrong target", () => {
    const game = setUp();
    const plain = game.put("Plain", 1);
    expect(() => play(game, "Wrath", { target: plain })).toThrow(
      'expected an option of "Wrath", from 0 to 1',
    );
    expect(() => play(game, "Wrath", { choose: 2 })).toThrow('expected an option of "Wrath", from 0 to 1');
    expect(() => play(game, "Wrath", { choose: 0 })).toThrow("target");
    expect(() => play(game, "Wrath", { choose: 1, target: plain })).toThrow("target");
    expect(() => play(game, "Coin", { choose: 0 })).toThrow('no option, of which "Coin" has none');
  });

  test("works for a spell from no hand", () => {
    const game = setUp();
    game.perform("cast", { card: "Wrath", player: 0, choose: 1 });
    expect(game.armor(game.heroes[0])).toBe(1);
  });

  test("of a minion is no Battlecry: nothing doubles it", () => {
    const game = setUp();
    game.put("Brann");
    const plain = game.put("Plain", 1);
    play(game, "Keeper", { choose: 0, target: plain });
    expect(game.health(plain)).toBe(3);
  });
});

describe("Combo", () => {
  test("asks for another card in the same turn, and has the effect instead", () => {
    const game = setUp();
    const plain = game.put("Plain", 1);
    play(game, "Eviscerate", { target: plain });
    expect(game.health(plain)).toBe(3);
    const other = game.put("Plain", 1);
    play(game, "Eviscerate", { target: other });
    expect(game.health(other)).toBe(1);
  });

  test("takes a target only when it is active", () => {
    const game = setUp();
    const plain = game.put("Plain", 1);
    expect(() => play(game, "Agent", { target: plain })).toThrow("target");
    play(game, "Agent");
    expect(() => play(game, "Agent")).toThrow("target");
    play(game, "Agent", { target: plain });
    expect(game.health(plain)).toBe(3);
  });

  test("counts a countered card", () => {
    const game = setUp();
    game.put("Counter", 1);
    play(game, "Coin");
    play(game, "Edwin");
    expect(game.armor(game.heroes[0])).toBe(1);
  });
});

test("a pick stops the spell, and the others go their way after the answer", () => {
  const game = setUp();
  for (const name of ["Plain", "Token", "Coin", "Keeper"]) game.put(name, 0, DECK);
  play(game, "Tracking");
  expect(game.world.pending?.options).toHaveLength(3);
  game.world.answer(1);
  expect(game.names(game.zone(0, HAND))).toEqual(["Token"]);
  expect(game.names(game.deck())).toEqual(["Keeper"]);
});
