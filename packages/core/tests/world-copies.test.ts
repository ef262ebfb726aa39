/** Worlds side by side: clones, copies, and taking turns in the working memory. */
import { expect, test } from "vitest";
import { choose, type EntityId, eventCount, LimitError, record, World } from "../src/index.ts";
import {
  idsIn,
  lines,
  minion,
  newWorld,
  nothing,
  Ping,
  Pong,
  place,
  raise,
  rulesWith,
  run,
  when,
} from "./support.ts";

const CARDS = [
  minion("Filler"),
  minion("Listener", { triggers: [when(Ping, nothing)] }),
  minion("Loop", { triggers: [when(Ping, () => raise(Pong)), when(Pong, () => raise(Ping))] }),
];

const rolls = (world: World, count = 8) => {
  const copy = world.clone();
  return copy.edit(() => Array.from({ length: count }, () => choose(1_000_000)));
};

test("a clone is the same game, and goes its own way", () => {
  const world = newWorld(CARDS);
  place(world, "Listener");
  run(world, () => void raise(Ping));
  const copy = world.clone();
  expect([copy.logTree(), idsIn(copy), rolls(copy)]).toEqual([world.logTree(), idsIn(world), rolls(world)]);
  expect([copy.rules, copy.library]).toEqual([world.rules, world.library]);

  place(copy, "Listener");
  copy.clearLog();
  run(copy, () => void raise(Ping));
  expect(lines(world)).toEqual(["Ping 0", "Triggered 1 react"]);
  expect(lines(copy)).toEqual(["Ping 0", "Triggered 1 react", "Triggered 2 react"]);
  expect([idsIn(world), idsIn(copy)]).toEqual([[1], [1, 2]]);
});

test("a copy takes over rules, cards, state and log, whichever world was asked last", () => {
  for (const last of ["source", "target", "neither"] as const) {
    const source = newWorld(CARDS, { limits: { events: 50 } });
    place(source, "Listener");
    run(source, () => void raise(Ping));
    const target = newWorld([minion("Other")]);
    for (let i = 0; i < 5; i++) place(target, "Other");
    const third = newWorld([minion("Third")]);
    place(third, "Third");
    const asked = { source, target, neither: third }[last];
    asked.read(() => eventCount());

    expect(target.copyFrom(source)).toBe(target);
    expect([target.rules, target.library]).toEqual([source.rules, source.library]);
    expect(target.logTree()).toEqual(source.logTree());
    place(target, "Filler");
    run(target, () => void raise(Ping));
    expect([idsIn(source), idsIn(target), idsIn(third)], last).toEqual([[1], [1, 2], [1]]);
    expect(lines(target)).toEqual(["Ping 0", "Triggered 1 react", "Ping 0", "Triggered 1 react"]);
    expect(lines(source)).toEqual(["Ping 0", "Triggered 1 react"]);
  }
});

test("a copy from itself changes nothing", () => {
  const world = newWorld(CARDS);
  place(world, "Listener");
  run(world, () => void raise(Ping));
  expect(lines(world.copyFrom(world))).toEqual(["Ping 0", "Triggered 1 react"]);
});

test("a copy that is smaller forgets what the target had more of", () => {
  const small = newWorld(CARDS);
  place(small, "Filler");
  const scratch = newWorld(CARDS);
  for (let i = 0; i < 50; i++) place(scratch, "Listener");
  run(scratch, () => void raise(Ping));
  scratch.copyFrom(small);
  run(scratch, () => void raise(Ping));
  expect([lines(scratch), idsIn(scratch), place(scratch, "Filler")]).toEqual([["Ping 0"], [1], 2]);
});

test("a new world starts empty, whatever was played before it", () => {
  const world = newWorld(CARDS);
  for (let i = 0; i < 20; i++) place(world, "Listener");
  run(world, () => void raise(Ping));
  const fresh = newWorld(CARDS);
  expect([fresh.log(), idsIn(fresh), place(fresh, "Listener")]).toEqual([[], [], 1]);
  run(fresh, () => void raise(Ping));
  expect(lines(fresh)).toEqual(["Ping 0", "Triggered 1 react"]);
  expect(lines(world)).toHaveLength(21);
});

test("worlds may be made while others wait, from options or from a world", () => {
  const first = newWorld(CARDS);
  place(first, "Filler");
  const second = new World({ rules: rulesWith(), library: first.library });
  const third = new World(first);
  place(second, "Listener");
  place(second, "Listener");
  expect([first, second, third].map((world) => idsIn(world))).toEqual([[1], [1, 2], [1]]);
});

test("reading answers of the world that is asked, whichever was last", () => {
  const worlds = [1, 2, 3].map((count) => {
    const world = newWorld(CARDS);
    for (let i = 0; i < count; i++) place(world, "Filler");
    return world;
  });
  expect([...worlds, ...worlds.reverse()].map((world) => idsIn(world).length)).toEqual([1, 2, 3, 3, 2, 1]);
});

test("a log too long for the working memory is kept whole, and clones share it", () => {
  const world = newWorld(CARDS);
  const noise = (each: World, from: number, count: number) =>
    run(each, () => {
      for (let i = 0; i < count; i++) record(Ping, (from + i) as EntityId);
    });
  const numbers = (each: World) => each.log().map(({ target }) => target);
  const upTo = (count: number) => Array.from({ length: count }, (_, i) => i);
  noise(world, 0, 60_000);
  noise(world, 60_000, 60_000);
  noise(world, 120_000, 60_000); // Here the first rows have gone to the archive.
  const copy = world.clone();
  noise(copy, 180_000, 10);
  expect(numbers(world)).toEqual(upTo(180_000));
  expect(numbers(copy)).toEqual(upTo(180_010));

  // A failed action leaves the archived part as it is, too.
  noise(world, 180_000, 60_000);
  expect(() => noise(world, 0, 65_537)).toThrow(LimitError);
  expect(numbers(world)).toEqual(upTo(240_000));
  world.clearLog();
  expect([world.log(), numbers(copy).length]).toEqual([[], 180_010]);
  noise(world, 7, 1);
  expect(numbers(world)).toEqual([7]);
});
