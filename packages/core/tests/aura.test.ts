/** Auras: rules read the snapshot of the last Aura Update, and not the board. */
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import {
  type AuraDefinition,
  activations,
  aurasAreStale,
  BOARD,
  type CardDefinition,
  Destroyed,
  defineAura,
  destroy,
  type EntityId,
  enterPlay,
  firstInForce,
  GRAVEYARD,
  HAND,
  intern,
  isInForce,
  LimitError,
  leavePlay,
  multiplierData,
  NONE,
  NOWHERE,
  nextInForce,
  type Player,
  setOwner,
  sideInForce,
  TriggerMultiplier,
  updateOtherAuras,
} from "../src/index.ts";
import {
  enter,
  lines,
  make,
  minion,
  newWorld,
  nothing,
  Ping,
  place,
  raise,
  run,
  when,
  whenSelf,
} from "./support.ts";

let tunesChanged = 0;
const Tune = defineAura({ name: "tune", changed: () => void tunesChanged++ });
const Hum = defineAura({ name: "hum" });

const doubles = (label: string, times = 2, stacking: "max" | "additive" = "max"): AuraDefinition => ({
  aura: TriggerMultiplier,
  data: multiplierData(label, times, stacking),
});
const DOUBLER = minion("Doubler", { auras: [doubles("react")] });
const LISTENER = minion("Listener", { triggers: [when(Ping, nothing)] });
const FILLER = minion("Filler");

/** How often a trigger labelled `react` of a player runs now. */
const reacts = (player: Player = 0) => activations(player, intern("react"));

function inForce(): EntityId[] {
  const ids: EntityId[] = [];
  for (let id = firstInForce(); id !== NONE; id = nextInForce(id)) ids.push(id);
  return ids;
}

test("between two updates nothing changes: who has come does not count yet, and who has gone still counts", () => {
  const world = newWorld([DOUBLER]);
  run(world, () => {
    const doubler = enter("Doubler");
    expect(reacts()).toBe(1);
    updateOtherAuras();
    expect(reacts()).toBe(2);
    leavePlay(doubler, GRAVEYARD);
    expect([reacts(), inForce()]).toEqual([2, [doubler]]);
    updateOtherAuras();
    expect([reacts(), inForce()]).toEqual([1, []]);
  });
});

test("a multiplier that dies together with a deathrattle no longer counts for it", () => {
  const world = newWorld([
    minion("Baron", { auras: [doubles("deathrattle")] }),
    minion("Mortal", {
      triggers: [whenSelf(Destroyed, nothing, { label: "deathrattle", evenIfGone: true })],
    }),
  ]);
  const baron = place(world, "Baron");
  const mortal = place(world, "Mortal");
  const alone = world.clone();
  run(world, () => {
    destroy(baron);
    destroy(mortal);
  });
  expect(lines(world).slice(-1)).toEqual([`Triggered ${mortal} deathrattle`]);
  expect(lines(world)).toHaveLength(4);
  run(alone, () => destroy(mortal));
  expect(lines(alone).slice(-2)).toEqual([
    `Triggered ${mortal} deathrattle`,
    `Triggered ${mortal} deathrattle`,
  ]);
});

test("a mortally wounded multiplier still in play goes on counting", () => {
  const world = newWorld([DOUBLER, LISTENER]);
  const doubler = place(world, "Doubler");
  place(world, "Listener");
  run(world, () => {
    destroy(doubler);
    updateOtherAuras();
    raise(Ping);
  });
  expect(lines(world).slice(0, 3)).toEqual(["Ping 0", "Triggered 2 react", "Triggered 2 react"]);
});

test("an aura is its controller's of the time of the update: changing sides counts from the next one", () => {
  const world = newWorld([DOUBLER]);
  const doubler = place(world, "Doubler", 0);
  run(world, () => {
    leavePlay(doubler, NOWHERE);
    setOwner(doubler, 1);
    enterPlay(doubler, BOARD);
    expect([reacts(0), reacts(1), sideInForce(doubler)]).toEqual([2, 1, 0]);
    updateOtherAuras();
    expect([reacts(0), reacts(1), sideInForce(doubler)]).toEqual([1, 2, 1]);
  });
});

test("the snapshot holds who in play has auras, oldest first", () => {
  const cards = [minion("Singer", { auras: [{ aura: Hum, data: [] }] }), DOUBLER, FILLER];
  fc.assert(
    fc.property(fc.array(fc.nat(5), { maxLength: 30 }), (turns) => {
      const world = newWorld(cards);
      const expected: EntityId[] = [];
      world.edit(() => {
        const ids =
          turns.length === 0 ? [] : [0, 1, 2, 3, 4, 5].map((i) => make(cards[i % 3]?.name as string));
        for (const turn of turns) {
          const id = ids[turn] as EntityId;
          const at = expected.indexOf(id);
          if (at >= 0) leavePlay(id, GRAVEYARD);
          else enterPlay(id, BOARD);
          if (at >= 0) expected.splice(at, 1);
          else expected.push(id);
        }
      });
      const withAuras = expected.filter((id) => (id - 1) % 3 !== 2);
      expect(world.read(inForce)).toEqual(withAuras);
      expect(world.read(() => [isInForce(Hum), isInForce(TriggerMultiplier)])).toEqual([
        withAuras.some((id) => (id - 1) % 3 === 0),
        withAuras.some((id) => (id - 1) % 3 === 1),
      ]);
    }),
  );
});

test("a kind is told of an update that took one of its auras in or out, and of no other", () => {
  const world = newWorld([minion("Singer", { auras: [{ aura: Tune, data: [] }] }), FILLER]);
  const told = (change: () => void) => {
    const before = tunesChanged;
    world.edit(change);
    return tunesChanged - before;
  };
  expect(told(() => void enter("Filler"))).toBe(0);
  expect(told(() => void enter("Singer"))).toBe(1);
  expect(told(() => {})).toBe(0);
  expect(told(() => void enter("Filler"))).toBe(0);
  expect(told(() => leavePlay(2 as EntityId, GRAVEYARD))).toBe(1);
  expect(told(() => leavePlay(1 as EntityId, GRAVEYARD))).toBe(0);
});

test("a kind is told after the whole snapshot is taken", () => {
  const seen: EntityId[][] = [];
  const Watched = defineAura({ name: "watched", changed: () => void seen.push(inForce()) });
  const world = newWorld([minion("Watched", { auras: [{ aura: Watched, data: [] }] }), DOUBLER]);
  world.edit(() => {
    enter("Watched");
    enter("Doubler");
  });
  expect(seen).toEqual([[1, 2]]);
});

test("31 kinds of aura can be defined, and the last is told from the first", async () => {
  vi.resetModules();
  const kernel = await import("../src/index.ts");
  const kinds = Array.from({ length: 30 }, (_, i) => kernel.defineAura({ name: `kind${i}` }));
  expect(() => kernel.defineAura({ name: "more" })).toThrow(
    new Error('defineAura: "more" would be kind 32; expected 31 at most'),
  );
  const last = kinds.at(-1) as number;
  const card: CardDefinition = minion("Last", { auras: [{ aura: last, data: [] }] });
  const rules = kernel.defineRules({ layers: [kernel.kernel], phaseEnd: [] });
  const world = new kernel.World({ rules, library: new kernel.Library([card]) });
  const forces = world.edit(() => {
    const [made] = kernel.currentLibrary().cards;
    if (made === undefined) throw new Error("the card is there");
    kernel.enterPlay(kernel.createEntity(made, 0), kernel.BOARD);
    kernel.updateOtherAuras();
    return [...kinds, kernel.TriggerMultiplier].filter((kind) => kernel.isInForce(kind));
  });
  expect(forces).toEqual([last]);
});

test("eight kinds of trigger can be multiplied on one side; a ninth is a limit that leaves the world as it was", () => {
  const choir = Array.from({ length: 9 }, (_, i) =>
    minion(`Singer ${i}`, {
      auras: [{ aura: TriggerMultiplier, data: multiplierData(`song ${i}`, 2, "max") }],
    }),
  );
  const world = newWorld(choir);
  const sing = (i: number) =>
    world.edit(() => {
      enter(`Singer ${i}`);
    });
  for (let i = 0; i < 8; i++) sing(i);
  const known = () => world.read(() => [0, 7, 8].map((i) => activations(0, intern(`song ${i}`))));
  expect(known()).toEqual([2, 2, 1]);
  expect(() => sing(8)).toThrow(new LimitError("Multiplier limit: kind 9 of trigger; expected at most 8"));
  expect(known()).toEqual([2, 2, 1]);
});

test("the snapshot is stale from the moment that an aura comes or goes until the next update", () => {
  const world = newWorld([
    minion("Filler"),
    minion("Doubler", { auras: [{ aura: TriggerMultiplier, data: multiplierData("react", 2, "max") }] }),
  ]);
  const stale: boolean[] = [];
  const look = () => stale.push(aurasAreStale());
  run(world, () => {
    updateOtherAuras();
    look();
    enter("Filler");
    look();
    const doubler = enter("Doubler");
    look();
    updateOtherAuras();
    look();
    leavePlay(doubler, HAND);
    look();
  });
  expect(stale).toEqual([false, false, true, false, true]);
});

test("what left the snapshot has no side in it, and a kind of which none is left is not in force", () => {
  const world = newWorld([
    minion("Doubler", { auras: [{ aura: TriggerMultiplier, data: multiplierData("react", 2, "max") }] }),
  ]);
  run(world, () => {
    const [first, second, third] = [enter("Doubler", 1), enter("Doubler", 1), enter("Doubler", 0)];
    updateOtherAuras();
    expect([first, second, third].map(sideInForce)).toEqual([1, 1, 0]);
    leavePlay(third, HAND);
    leavePlay(first, HAND);
    updateOtherAuras();
    expect([first, second, third].map(sideInForce)).toEqual([-1, 1, -1]);
    expect([firstInForce(), nextInForce(second), isInForce(TriggerMultiplier)]).toEqual([second, NONE, true]);
    leavePlay(second, HAND);
    updateOtherAuras();
    expect([firstInForce(), isInForce(TriggerMultiplier)]).toEqual([NONE, false]);
  });
});

test("kinds of trigger are multiplied each for itself, on each side, by whichever of a card's auras say so", () => {
  const song = (label: string, times: number) => ({
    aura: TriggerMultiplier,
    data: multiplierData(label, times, "max"),
  });
  const world = newWorld([
    minion("Both", { auras: [song("high", 2), song("low", 3)] }),
    minion("Low", { auras: [song("low", 4)] }),
    minion("High", { auras: [song("high", 5)] }),
  ]);
  const times = () =>
    world.read(() =>
      ([0, 1] as const).flatMap((player) =>
        ["high", "low"].map((label) => activations(player, intern(label))),
      ),
    );
  const both = place(world, "Both", 0);
  const low = place(world, "Low", 1);
  expect(times()).toEqual([2, 3, 1, 4]);
  place(world, "High", 1);
  expect(times()).toEqual([2, 3, 5, 4]);
  for (let i = 0; i < 12; i++) place(world, i % 2 === 0 ? "Low" : "High", 0); // As many as there are, they are two kinds.
  expect(times()).toEqual([5, 4, 5, 4]);
  world.edit(() => {
    leavePlay(low, HAND);
    leavePlay(both, HAND);
  });
  expect(times()).toEqual([5, 4, 5, 1]);
});

test("a kind of aura is told of an update only where one of it was or is in force", () => {
  let told = 0;
  const heard = defineAura({ name: "heard", changed: () => told++ });
  const world = newWorld([
    minion("Other", { auras: [{ aura: TriggerMultiplier, data: multiplierData("react", 2, "max") }] }),
    minion("Heard", { auras: [{ aura: heard, data: [] }] }),
  ]);
  const after = (change: () => void) => {
    told = 0;
    world.edit(change);
    return told;
  };
  expect(after(() => void enter("Other"))).toBe(0);
  expect(after(() => void enter("Heard"))).toBe(1);
  expect(after(() => leavePlay(2 as EntityId, HAND))).toBe(1);
  expect(after(() => void enter("Other"))).toBe(0);
});

test("an aura of another kind multiplies nothing, whatever its numbers are", () => {
  const alike = defineAura({ name: "alike" });
  const data = multiplierData("react", 5, "max");
  const world = newWorld([
    minion("Alike", { auras: [{ aura: alike, data }] }),
    minion("Both", {
      auras: [
        { aura: alike, data },
        { aura: TriggerMultiplier, data: multiplierData("react", 2, "max") },
      ],
    }),
  ]);
  place(world, "Alike");
  expect(world.read(() => activations(0, intern("react")))).toBe(1);
  place(world, "Both");
  expect(world.read(() => activations(0, intern("react")))).toBe(2);
});
