/** The game of two keeps does what its layers and its cards say, event for event. */
import { World } from "@course/core";
import { describe, expect, test } from "vitest";
import { cards, library, loadCards, newGame, rules, textOf } from "../src/game.ts";
import { playOut } from "../src/play.ts";

const muster = (world: World, player: 0 | 1, card: string): void =>
  world.perform({ type: "muster", player, card });

/** A game in which these have come, in turns, and nothing is logged yet. */
function lines(north: readonly string[], south: readonly string[]): World {
  const world = newGame(1);
  for (const card of north) muster(world, 0, card);
  for (const card of south) muster(world, 1, card);
  world.clearLog();
  return world;
}

test("the fronts strike at once, and the fallen leave before the round ends", () => {
  const world = lines(["Pikeman"], ["Standard Bearer"]);
  world.perform({ type: "fight" });
  expect(world.log()).toEqual([
    { type: "Damaged", target: 4, amount: 2 },
    { type: "Damaged", target: 3, amount: 1 },
    { type: "Destroyed", id: 4 },
    { type: "DeathPhase", round: 1 },
    { type: "Triggered", source: 4, trigger: "fallen" },
    { type: "Joined", player: 1, id: 5 },
    { type: "RoundEnded", round: 1 },
  ]);
});

test("a bell behind the front doubles a last order", () => {
  const world = lines(["Standard Bearer", "War Bell"], ["Pikeman"]);
  world.perform({ type: "fight" });
  expect(world.log().filter(({ type }) => type === "Triggered" || type === "Joined")).toEqual([
    { type: "Triggered", source: 3, trigger: "fallen" },
    { type: "Joined", player: 0, id: 6 },
    { type: "Triggered", source: 3, trigger: "fallen" },
    { type: "Joined", player: 0, id: 7 },
  ]);
});

test("cover takes half of one damage, and is gone", () => {
  const world = lines(["Pikeman", "Shield Bearer"], ["Pikeman"]);
  for (let round = 0; round < 2; round++) world.perform({ type: "fight" });
  expect(world.log().filter(({ type }) => type === "CoverLost" || type === "Destroyed")).toEqual([
    { type: "CoverLost", id: 3, absorbed: 1 },
    { type: "Destroyed", id: 3 },
    { type: "Destroyed", id: 5 },
  ]);
});

test("a side without a line fights with its keep, until it has lost", () => {
  const world = lines(["Pikeman", "Pikeman"], []);
  for (let round = 0; round < 6; round++) world.perform({ type: "fight" });
  expect(world.log().at(-1)).toEqual({ type: "Won", player: 0 });
  expect(() => world.perform({ type: "fight" })).toThrow('fight: outcome is "north"; expected "open"');
});

describe("muster refuses", () => {
  test.each([
    ["Pikemen", 'muster: card is "Pikemen"; expected the name of a fighter (nearest: "Pikeman")'],
    ["North Keep", 'muster: card is "North Keep"; expected the name of a fighter'],
  ])("%s", (card, message) => {
    expect(() => muster(newGame(1), 0, card)).toThrow(message);
  });

  test("a sixth in line", () => {
    const world = lines(Array(5).fill("Pikeman"), []);
    expect(() => muster(world, 0, "Pikeman")).toThrow("muster: fighters in line is 5; expected fewer than 5");
    expect(world.log()).toEqual([]);
  });
});

test("a whole game is the same for the same seed, and not for another", () => {
  const { lines: told, outcome } = playOut(7);
  expect(playOut(7).lines).toEqual(told);
  expect(playOut(8).lines).not.toEqual(told);
  expect(outcome).toBe("draw");
});

test("no game of the first hundred seeds goes on for ever, and all outcomes come up", () => {
  const outcomes = Array.from({ length: 100 }, (_, seed) => playOut(seed).outcome);
  expect([...new Set(outcomes)].sort()).toEqual(["draw", "north", "south"]);
});

test("a game that is saved and loaded goes on as if it were not", () => {
  const world = lines(["Standard Bearer", "War Bell"], ["Slinger"]);
  const loaded = World.load({ rules, library }, JSON.parse(JSON.stringify(world.save())));
  for (const each of [world, loaded]) each.perform({ type: "fight" });
  expect(loaded.log()).toEqual(world.log());
});

test("cards say what they do", () => {
  const texts = Object.fromEntries(cards.map((card) => [card.name, textOf(card)]));
  expect(texts).toMatchObject({
    "Shield Bearer": "On arrival: Give cover to all friendly minions.",
    Slinger: "On arrival: Deal 2 damage to a random enemy.",
    "War Bell": "Your fighters' last orders trigger twice.",
  });
});

test("a card with a word that the game lacks is refused, with what stands there", () => {
  const wrong = {
    id: "spy",
    name: "Spy",
    type: "minion",
    attack: 1,
    health: 1,
    abilities: [{ kind: "trigger", on: "joins", effect: "nothing" }],
  };
  expect(() => loadCards([wrong], "spy.json")).toThrow('spy.json: /0/abilities/0/on is "joins"; expected');
});
