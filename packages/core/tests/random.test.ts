/** The random stream: integers only, part of the world, every draw in the log. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { choose, World } from "../src/index.ts";
import { lines, minion, newWorld, Ping, place, raise, run, tree, when } from "./support.ts";

const draw = (world: World, options: number, count: number): number[] => {
  const drawn = world.edit(() => Array.from({ length: count }, () => choose(options)));
  world.clearLog();
  return drawn;
};

/** The generator as it was published, told apart from the kernel's. */
function splitmix32(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed = mixed ^ (mixed >>> 15);
    mixed = Math.imul(mixed, 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
}

test("a draw is logged with its candidates and its result", () => {
  const world = newWorld();
  const drawn = world.edit(() => [choose(6), choose(2)]);
  expect(world.log()).toEqual([
    { type: "Rolled", options: 6, index: drawn[0] },
    { type: "Rolled", options: 2, index: drawn[1] },
  ]);
});

test("a draw inside of a trigger is logged with the trigger's depth", () => {
  const world = newWorld([minion("Gambler", { triggers: [when(Ping, () => void choose(1_000))] })]);
  place(world, "Gambler");
  run(world, () => void raise(Ping));
  expect(tree(world)[2]).toMatch(/^ {2}Rolled 1000 \d+$/);
});

test("with one candidate, or none, nothing is drawn and nothing logged", () => {
  const [world, other] = [newWorld(), newWorld()];
  expect(world.edit(() => [choose(1), choose(0), choose(1)])).toEqual([0, 0, 0]);
  expect(lines(world)).toEqual([]);
  expect(draw(world, 1_000_000, 5)).toEqual(draw(other, 1_000_000, 5));
});

test("the stream is fixed for all times and platforms: saved games and replays depend on it", () => {
  expect(draw(newWorld([], { seed: 1 }), 1_000_000, 6)).toEqual([
    13_426, 525_680, 174_333, 703_609, 872_864, 937_712,
  ]);
  expect(draw(newWorld([], { seed: -7 }), 6, 12)).toEqual([4, 4, 3, 3, 4, 3, 5, 2, 3, 5, 1, 1]);
});

test("draws are those of splitmix32, taken modulo the number of candidates", () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 2, max: 1_000 }), (seed, options) => {
      const next = splitmix32(seed);
      // So few candidates reject one draw in four million at most; none of these is.
      const expected = Array.from({ length: 20 }, next);
      fc.pre(expected.every((drawn) => drawn < 2 ** 32 - 1_000));
      expect(draw(newWorld([], { seed }), options, 20)).toEqual(expected.map((drawn) => drawn % options));
    }),
  );
});

test("one seed gives one stream, and other seeds give others", () => {
  const streams = [1, 2, 3, -1, 0, 2 ** 31 - 1].map((seed) => draw(newWorld([], { seed }), 1_000_000, 8));
  const again = [1, 2, 3, -1, 0, 2 ** 31 - 1].map((seed) => draw(newWorld([], { seed }), 1_000_000, 8));
  expect(again).toEqual(streams);
  expect(new Set(streams.map(String)).size).toBe(streams.length);
});

test("without a seed the seed is 1", () => {
  const { rules, library } = newWorld();
  expect(draw(new World({ rules, library }), 1_000_000, 4)).toEqual(
    draw(newWorld([], { seed: 1 }), 1_000_000, 4),
  );
});

test("the stream is part of the world: a clone draws the same, and neither draws for the other", () => {
  const world = newWorld();
  draw(world, 6, 3);
  const copy = world.clone();
  const [first, second] = [draw(world, 1_000_000, 4), draw(world, 1_000_000, 4)];
  expect([draw(copy, 1_000_000, 4), draw(copy, 1_000_000, 4)]).toEqual([first, second]);
  const other = newWorld([], { seed: 99 });
  const alone = draw(newWorld([], { seed: 99 }), 1_000_000, 4);
  const mixed = alone.map(() => {
    draw(world, 6, 1);
    return draw(other, 1_000_000, 1)[0];
  });
  expect(mixed).toEqual(alone);
});

test("a draw is one of the candidates", () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 2, max: 2 ** 31 - 1 }), (seed, options) => {
      for (const index of draw(newWorld([], { seed }), options, 10)) {
        expect(Number.isInteger(index) && index >= 0 && index < options).toBe(true);
      }
    }),
  );
});

test("every candidate of a small number has the same chance: chi-square, fixed seed", () => {
  // The 99.9th percentile of chi-square for 1, 2, 4, 6 and 9 degrees of freedom.
  const most = new Map([
    [2, 10.83],
    [3, 13.82],
    [5, 18.47],
    [7, 22.46],
    [10, 27.88],
  ]);
  for (const [options, bound] of most) {
    const count = 20_000;
    const seen = new Array<number>(options).fill(0);
    for (const index of draw(newWorld([], { seed: 2024 }), options, count))
      seen[index] = (seen[index] ?? 0) + 1;
    const expected = count / options;
    const chiSquare = seen.reduce((sum, each) => sum + (each - expected) ** 2 / expected, 0);
    expect(chiSquare, `${options} candidates`).toBeLessThan(bound);
  }
});

test("one draw tells nothing of the next: pairs of small draws are uniform too", () => {
  const drawn = draw(newWorld([], { seed: 7 }), 4, 40_000);
  const seen = new Array<number>(16).fill(0);
  for (let i = 0; i + 1 < drawn.length; i += 2) {
    const pair = (drawn[i] as number) * 4 + (drawn[i + 1] as number);
    seen[pair] = (seen[pair] as number) + 1;
  }
  const chiSquare = seen.reduce((sum, each) => sum + (each - 1_250) ** 2 / 1_250, 0);
  expect(chiSquare).toBeLessThan(37.7); // 99.9 % of 15 degrees of freedom.
});

test("draws that would favour the first candidates are drawn again", () => {
  // 2 ** 32 holds this number twice and leaves a quarter over. Taken modulo, that quarter would fall on
  // the first two thirds of the candidates: three draws in four there, instead of two in three.
  const options = 3 * 2 ** 29;
  const drawn = draw(newWorld([], { seed: 3 }), options, 6_000);
  const low = drawn.filter((index) => index < 2 ** 30).length / drawn.length;
  expect(low).toBeGreaterThan(0.64);
  expect(low).toBeLessThan(0.695);
});
