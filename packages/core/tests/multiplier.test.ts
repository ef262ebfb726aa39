/** Trigger multipliers: how often an entry runs, and when that is read. */
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type AuraDefinition,
  activations,
  Destroyed,
  type EntityId,
  enterPlay,
  GRAVEYARD,
  HERO,
  intern,
  leavePlay,
  multiplierData,
  type Player,
  selfOf,
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
  tree,
  when,
  whenSelf,
} from "./support.ts";

const doubles = (label: string, times = 2, stacking: "max" | "additive" = "max"): AuraDefinition => ({
  aura: TriggerMultiplier,
  data: multiplierData(label, times, stacking),
});
const DOUBLER = minion("Doubler", { auras: [doubles("react")] });
const LISTENER = minion("Listener", { triggers: [when(Ping, nothing)] });
const FILLER = minion("Filler");

/** How often a trigger labelled `react` of a player runs now. */
const reacts = (player: Player = 0) => activations(player, intern("react"));

test("without a multiplier everything resolves once", () => {
  const world = newWorld([FILLER]);
  place(world, "Filler");
  expect(world.read(() => reacts())).toBe(1);
});

test("the largest max multiplier counts, and each additive one adds its times - 1, in any order of play", () => {
  const multipliers = fc.array(
    fc.record({
      times: fc.integer({ min: 1, max: 5 }),
      stacking: fc.constantFrom("max" as const, "additive" as const),
      matches: fc.boolean(),
      mine: fc.boolean(),
      at: fc.nat(8),
    }),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(multipliers, (all) => {
      const cards = all.map(({ times, stacking, matches }, i) =>
        minion(`Card ${i}`, { auras: [doubles(matches ? "react" : "other", times, stacking)] }),
      );
      const world = newWorld(cards);
      const entering = all.map((_, i) => i);
      for (const [i, { at }] of all.entries())
        entering.splice(at, 0, ...entering.splice(entering.indexOf(i), 1));
      for (const i of entering) place(world, `Card ${i}`, all[i]?.mine ? 0 : 1);

      const matching = all.filter(({ matches, mine }) => matches && mine);
      const largest = Math.max(1, ...matching.filter((m) => m.stacking === "max").map((m) => m.times));
      const extra = matching.filter((m) => m.stacking === "additive").map((m) => m.times - 1);
      expect(world.read(() => reacts(0))).toBe(extra.reduce((sum, more) => sum + more, largest));
    }),
  );
});

test("two max multipliers are no more than one; two additive ones add up; one of each adds to the other", () => {
  const of = (...auras: AuraDefinition[]): number => {
    const world = newWorld(auras.map((aura, i) => minion(`Card ${i}`, { auras: [aura] })));
    for (const i of auras.keys()) place(world, `Card ${i}`);
    return world.read(() => reacts());
  };
  expect(of(doubles("react"), doubles("react"))).toBe(2);
  expect(of(doubles("react", 2), doubles("react", 3))).toBe(3);
  expect(of(doubles("react", 2, "additive"), doubles("react", 2, "additive"))).toBe(3);
  expect(of(doubles("react", 3), doubles("react", 2, "additive"))).toBe(4);
  expect(of(doubles("react", 1, "additive"))).toBe(1);
});

test("several multipliers on one card count each", () => {
  const world = newWorld([
    minion("Choir", { auras: [doubles("react"), doubles("other", 4), doubles("react", 2, "additive")] }),
  ]);
  place(world, "Choir");
  expect(world.read(() => [reacts(), activations(0, intern("other"))])).toEqual([3, 4]);
});

test("a multiplier multiplies its own side's triggers of its kind, from a hero too", () => {
  const world = newWorld([DOUBLER]);
  world.edit(() => enterPlay(make("Doubler", 1), HERO));
  expect(world.read(() => [reacts(0), reacts(1), activations(1, intern("other"))])).toEqual([1, 2, 1]);
});

test("a multiplied entry runs back to back, before the next entry, with one Triggered each", () => {
  const world = newWorld([
    DOUBLER,
    minion("Echo", { triggers: [when(Ping, (frame) => void raise(Destroyed, selfOf(frame)))] }),
    minion("Other", { triggers: [when(Ping, nothing, { label: "other" })] }),
  ]);
  const echo = place(world, "Echo");
  const other = place(world, "Other");
  place(world, "Doubler");
  run(world, () => void raise(Ping));
  const activation = [`Triggered ${echo} react`, `  Destroyed ${echo}`];
  expect(tree(world)).toEqual(["Ping 0", ...activation, ...activation, `Triggered ${other} other`]);
});

test("a trigger may be multiplied on one card type alone", () => {
  const triggers = [when(Ping, nothing, { multipliedOn: intern("minion") })];
  const world = newWorld([
    DOUBLER,
    minion("Echo", { triggers }),
    { ...minion("Blade", { triggers }), type: "weapon" },
  ]);
  place(world, "Doubler");
  const echo = place(world, "Echo");
  const blade = place(world, "Blade");
  run(world, () => void raise(Ping));
  const once = (id: EntityId) => `Triggered ${id} react`;
  expect(tree(world)).toEqual(["Ping 0", once(echo), once(echo), once(blade)]);
});

test("the number is read once, as the entry starts: what its first run changes is too late", () => {
  const world = newWorld([
    DOUBLER,
    minion("Caller", {
      triggers: [
        whenSelf(Ping, () => {
          enter("Doubler");
          updateOtherAuras();
        }),
      ],
    }),
    minion("Breaker", {
      triggers: [
        whenSelf(Ping, () => {
          leavePlay(doubler, GRAVEYARD);
          updateOtherAuras();
        }),
      ],
    }),
  ]);
  const caller = place(world, "Caller");
  run(world, () => void raise(Ping, caller));
  expect(lines(world)).toEqual([`Ping ${caller}`, `Triggered ${caller} react`]);

  world.clearLog();
  const breaker = place(world, "Breaker");
  const doubler = (caller + 1) as EntityId;
  run(world, () => void raise(Ping, breaker));
  expect(lines(world)).toEqual([
    `Ping ${breaker}`,
    `Triggered ${breaker} react`,
    `Triggered ${breaker} react`,
  ]);
});

test("the number is read for each entry anew: after an update, the next entry of the Queue follows it", () => {
  const world = newWorld([
    DOUBLER,
    LISTENER,
    minion("Caller", {
      triggers: [
        when(Ping, () => {
          enter("Doubler");
          updateOtherAuras();
        }),
      ],
    }),
  ]);
  const caller = place(world, "Caller");
  const listener = place(world, "Listener");
  run(world, () => void raise(Ping));
  expect(lines(world)).toEqual([
    "Ping 0",
    `Triggered ${caller} react`,
    `Triggered ${listener} react`,
    `Triggered ${listener} react`,
  ]);
});

test("a multiplier's data name the trigger, the times and how it stacks", () => {
  expect([multiplierData("react", 2, "max"), multiplierData("react", 3, "additive")]).toEqual([
    [intern("react"), 2, 0],
    [intern("react"), 3, 1],
  ]);
});
