/** Another game's multiplier, which adds up, on the kernel as it is: the exact log of what enters. */
import type { EntityId, LoggedEvent, World } from "@course/core";
import { expect, test } from "vitest";
import { cards, newGame, textOf } from "../src/game.ts";
import { lifeOf } from "../src/players.ts";

/** A game in which player 0 has so many Panharmonicons, the oldest with id 21, and nothing is logged yet. */
function gameWith(panharmonicons: number): World {
  const world = newGame();
  for (let n = 0; n < panharmonicons; n++) world.perform({ type: "cast", player: 0, card: "Panharmonicon" });
  world.clearLog();
  return world;
}

/** What a cast adds to the log. */
function cast(world: World, card: string, player: 0 | 1 = 0): LoggedEvent[] {
  world.clearLog();
  world.perform({ type: "cast", player, card });
  return world.log();
}

const draws = (source: number, ...ids: readonly number[]): LoggedEvent[] =>
  ids.flatMap((id) => [
    { type: "Triggered", source, trigger: "enters" },
    { type: "Drew", player: 0, id },
  ]);

test("without it, an enters ability triggers once", () => {
  expect(cast(gameWith(0), "Elvish Visionary")).toEqual([
    { type: "Entered", player: 0, id: 21 },
    ...draws(21, 1),
  ]);
});

test("with one, twice", () => {
  expect(cast(gameWith(1), "Elvish Visionary")).toEqual([
    { type: "Entered", player: 0, id: 22 },
    ...draws(22, 1, 2),
  ]);
});

test("with two, thrice: they add up, and are not the larger of two", () => {
  expect(cast(gameWith(2), "Elvish Visionary")).toEqual([
    { type: "Entered", player: 0, id: 23 },
    ...draws(23, 1, 2, 3),
  ]);
});

test("it multiplies what other permanents see enter, and each token that enters on the way", () => {
  const world = gameWith(1);
  cast(world, "Soul Warden");
  const gain = [
    { type: "Triggered", source: 22, trigger: "anotherCreatureEnters" },
    { type: "LifeGained", player: 0, amount: 1 },
  ];
  const soldier = (id: number) => [
    { type: "Triggered", source: 23, trigger: "enters" },
    { type: "Entered", player: 0, id },
    ...gain,
    ...gain,
  ];
  expect(cast(world, "Attended Knight")).toEqual([
    { type: "Entered", player: 0, id: 23 },
    ...gain,
    ...gain,
    ...soldier(24),
    ...soldier(25),
  ]);
  expect(world.read(() => lifeOf(0))).toBe(26);
});

test("the other player's permanents trigger once", () => {
  const world = gameWith(2);
  expect(cast(world, "Elvish Visionary", 1).filter(({ type }) => type === "Triggered")).toHaveLength(1);
});

test("one that has left counts no more", () => {
  const world = gameWith(2);
  world.perform({ type: "destroy", target: 21 as EntityId });
  expect(cast(world, "Elvish Visionary").filter(({ type }) => type === "Triggered")).toHaveLength(2);
});

test("a dies ability triggers once, as the card names another kind", () => {
  const world = gameWith(2);
  cast(world, "Doomed Traveler");
  world.clearLog();
  world.perform({ type: "destroy", target: 23 as EntityId });
  expect(world.log()).toEqual([
    { type: "Destroyed", id: 23 },
    { type: "DeathPhase", round: 1 },
    { type: "Triggered", source: 23, trigger: "dies" },
    { type: "Entered", player: 0, id: 24 },
  ]);
});

test("its text is made from its data", () => {
  const panharmonicon = cards.find(({ id }) => id === "panharmonicon")!;
  expect(textOf(panharmonicon)).toBe(
    "Your enters abilities trigger an additional time. Your abilities that see a creature enter trigger an additional time.",
  );
});
