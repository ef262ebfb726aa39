/** The kernel's own layers, and the checks that other layers share. */
import { expect, test } from "vitest";
import {
  type Action,
  auras,
  createDeaths,
  DeathPhase,
  Destroyed,
  deaths,
  type EntityId,
  enterPlay,
  HAND,
  kernel,
  NONE,
  RefusedError,
  Rolled,
  requireEntity,
  requireMinion,
  Triggered,
  TriggerMultiplier,
  updateAuras,
  WEAPON,
} from "../src/index.ts";
import { idsIn, lines, make, minion, newWorld, place, put } from "./support.ts";

interface Destroy extends Action {
  readonly type: "destroy";
  readonly target: unknown;
}

test("each kernel layer lists what it brings", () => {
  expect(kernel).toEqual({ name: "kernel", events: [Triggered, Rolled] });
  expect([deaths.needs, deaths.events, deaths.steps]).toEqual([
    ["kernel"],
    [Destroyed, DeathPhase],
    [createDeaths],
  ]);
  expect([auras.needs, auras.auras, auras.steps]).toEqual([["kernel"], [TriggerMultiplier], [updateAuras]]);
});

test("an entity's id is an integer that this game has given", () => {
  const world = newWorld([minion("Filler")]);
  const ids = [place(world, "Filler"), put(world, "Filler", 0, HAND)] as const;
  world.read(() => {
    for (const id of ids) expect(() => requireEntity("call", "id", id)).not.toThrow();
    for (const id of [NONE, -1, 3, 1.5, Number.NaN, "1", undefined, null, [1]]) {
      expect(() => requireEntity("call", "id", id), String(id)).toThrow(RefusedError);
    }
    expect(() => requireEntity("call", "id", 3)).toThrow(
      new RefusedError("call: id is 3; expected the id of an entity of this game"),
    );
  });
});

test("a minion in play is on a board: not in hand, not dead, not a stranger", () => {
  const world = newWorld([minion("Filler")]);
  const inHand = put(world, "Filler", 0, HAND);
  const inPlay = place(world, "Filler");
  world.read(() => {
    expect(() => requireMinion("call", "target", inPlay)).not.toThrow();
    expect(() => requireMinion("call", "target", inHand)).toThrow(
      new RefusedError(`call: target is ${inHand}; expected a minion in play`),
    );
    expect(() => requireMinion("call", "target", 99)).toThrow(
      new RefusedError("call: target is 99; expected the id of an entity of this game"),
    );
  });
});

test("the action `destroy` kills a minion in play, and refuses any other target", () => {
  const world = newWorld([minion("Filler")]);
  const target = place(world, "Filler");
  const other = place(world, "Filler");
  const destroy = (id: unknown) => world.perform<Destroy>({ type: "destroy", target: id });
  destroy(target);
  expect(lines(world)).toEqual([`Destroyed ${target}`, "DeathPhase 1"]);
  world.clearLog();
  for (const id of [target, 99, undefined, "1"]) expect(() => destroy(id)).toThrow(RefusedError);
  expect([lines(world), idsIn(world)]).toEqual([[], [other]]);
});

test("the action `destroy` takes weapons too, which die in the same step as minions", () => {
  const world = newWorld([minion("Filler"), { ...minion("Blade"), type: "weapon" }]);
  const target = world.edit(() => {
    const id = make("Blade");
    enterPlay(id, WEAPON);
    return id;
  });
  world.perform<Destroy>({ type: "destroy", target });
  expect(lines(world)).toEqual([`Destroyed ${target}`, "DeathPhase 1"]);
});

test("ids are checked against the world in place, not against another with more entities", () => {
  const small = newWorld([minion("Filler")]);
  const big = newWorld([minion("Filler")]);
  place(small, "Filler");
  const id: EntityId[] = [place(big, "Filler"), place(big, "Filler")];
  expect(() => small.perform<Destroy>({ type: "destroy", target: id[1] })).toThrow(
    new RefusedError("destroy: target is 2; expected the id of an entity of this game"),
  );
  big.perform<Destroy>({ type: "destroy", target: id[1] });
});
