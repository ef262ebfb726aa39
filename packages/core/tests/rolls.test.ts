/** Written rolls: a test says what chance gives, and is told when it has said too little. */
import { expect, test } from "vitest";
import { choose, Library, RefusedError, rollsLeft, World } from "../src/index.ts";
import { rulesWith, run } from "./support.ts";

function worldWith(...rolls: number[]): World {
  return new World({ rules: rulesWith(), library: new Library([]), rolls });
}

function draw(world: World, options: number): number {
  return world.edit(() => choose(options));
}

test("each draw takes the next roll, and logs it as the stream's draws are", () => {
  const world = worldWith(2, 0, 5);
  expect([draw(world, 3), draw(world, 2), draw(world, 6)]).toEqual([2, 0, 5]);
  expect(world.log()).toEqual([
    { type: "Rolled", options: 3, index: 2 },
    { type: "Rolled", options: 2, index: 0 },
    { type: "Rolled", options: 6, index: 5 },
  ]);
});

test("where there is nothing to choose no roll is taken", () => {
  const world = worldWith(1);
  expect([draw(world, 1), draw(world, 0), world.read(rollsLeft)]).toEqual([0, 0, 1]);
});

test("a draw without a roll is refused, and so is one that its roll does not fit; the world stays as it was", () => {
  const world = worldWith(1, 2);
  draw(world, 2);
  const before = JSON.stringify(world.save());
  expect(() => draw(world, 2)).toThrow(
    new RefusedError("choose: roll 2 of 2 is 2; expected an index from 0 to 1"),
  );
  expect(() => run(world, () => choose(3) + choose(3))).toThrow(
    new RefusedError("choose: roll 3 of 2 is undefined; expected an index from 0 to 2"),
  );
  expect(JSON.stringify(world.save())).toBe(before);
  expect(world.read(rollsLeft)).toBe(1);
});

test("rolls are part of the world: copies and saved worlds go on with what is left", () => {
  const world = worldWith(0, 1, 2);
  draw(world, 5);
  const copy = world.clone();
  const loaded = World.load(world, JSON.parse(JSON.stringify(world.save())));
  for (const each of [world, copy, loaded]) {
    expect([draw(each, 5), draw(each, 5), each.read(rollsLeft)]).toEqual([1, 2, 0]);
    expect(() => draw(each, 5)).toThrow("roll 4 of 3");
  }
});

test("a world without written rolls draws from its stream, also beside one that has some", () => {
  const free = (): World => new World({ rules: rulesWith(), library: new Library([]), seed: 9 });
  const [alone, beside, scripted] = [free(), free(), worldWith(3, 3, 3)];
  for (let i = 0; i < 3; i++) {
    expect(draw(scripted, 1_000)).toBe(3);
    expect(draw(beside, 1_000)).toBe(draw(alone, 1_000));
  }
  expect(free().read(rollsLeft)).toBe(0);
});

test.each([-1, 2, 0.5, Number.NaN])("a written roll of %s for one of two is refused", (roll) => {
  const world = worldWith(roll);
  expect(() => draw(world, 2)).toThrow(
    new RefusedError(`choose: roll 1 of 1 is ${roll}; expected an index from 0 to 1`),
  );
});
