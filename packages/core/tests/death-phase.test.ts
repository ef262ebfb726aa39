/** Death Phases: they follow until nothing dies, and their number has a limit. */
import { expect, test } from "vitest";
import {
  type Action,
  type ActionDefinition,
  auras,
  createDeaths,
  Destroyed,
  deaths,
  destroy,
  type EntityId,
  endOutermostPhase,
  GRAVEYARD,
  kernel,
  type Layer,
  LimitError,
  NONE,
  playerOf,
  record,
  resolveEvents,
  type Step,
  updateAuras,
} from "../src/index.ts";
import {
  enter,
  idsIn,
  lines,
  minion,
  newWorld,
  nothing,
  Ping,
  pings,
  place,
  raise,
  rulesWith,
  run,
  tree,
  whenSelf,
  wound,
} from "./support.ts";

const FILLER = minion("Filler");

/** Comes back for ever: its deathrattle summons another one, already dying. */
const PHOENIX = minion("Phoenix", {
  triggers: [
    whenSelf(Destroyed, (frame) => destroy(enter("Phoenix", playerOf(frame))), {
      label: "deathrattle",
      evenIfGone: true,
    }),
  ],
});

/** Layers with an action of several Phases, and steps that say when they ran. */
function phased(phases: readonly (() => void)[], said: string[] = []): { layers: Layer[]; phaseEnd: Step[] } {
  const phasedAction: ActionDefinition<Action> = { type: "phased", check: () => {}, phases };
  const steps = ["before", "after"].map((name) => ({ name, run: () => void said.push(name) }));
  const [before, after] = steps as [Step, Step];
  return {
    layers: [kernel, deaths, auras, pings, { name: "phased", actions: [phasedAction], steps }],
    phaseEnd: [before, createDeaths, updateAuras, after],
  };
}

test("a Death Phase that a deathrattle forces leaves the deaths of the outer one to be resolved after it", () => {
  const world = newWorld([
    minion("Forcer", {
      triggers: [
        whenSelf(
          Destroyed,
          () => {
            wound(3 as EntityId);
            endOutermostPhase();
          },
          { label: "forces", evenIfGone: true },
        ),
      ],
    }),
    minion("Mortal", {
      triggers: [whenSelf(Destroyed, nothing, { label: "deathrattle", evenIfGone: true })],
    }),
  ]);
  const [forcer, second, third] = [
    place(world, "Forcer"),
    place(world, "Mortal"),
    place(world, "Mortal"),
  ] as const;
  run(world, () => {
    destroy(forcer);
    destroy(second);
  });
  expect(tree(world)).toEqual([
    `Destroyed ${forcer}`,
    `Destroyed ${second}`,
    "DeathPhase 1",
    `Triggered ${forcer} forces`,
    `  Destroyed ${third}`,
    "  DeathPhase 2",
    `  Triggered ${third} deathrattle`,
    `Triggered ${second} deathrattle`,
  ]);
});

test("64 Death Phases pass; the 65th is a limit that names who is still dying", () => {
  const bomb = (fuse: number) =>
    minion(`Bomb ${fuse}`, {
      triggers: [
        whenSelf(
          Destroyed,
          (frame) => {
            if (fuse > 1) destroy(enter(`Bomb ${fuse - 1}`, playerOf(frame)));
          },
          { label: "deathrattle", evenIfGone: true },
        ),
      ],
    });
  const bombs = Array.from({ length: 65 }, (_, i) => bomb(i + 1));
  const world = newWorld(bombs);
  const long = place(world, "Bomb 64");
  run(world, () => destroy(long));
  expect(lines(world).slice(-2)).toEqual(["DeathPhase 64", "Triggered 64 deathrattle"]);
  world.clearLog();

  const tooLong = place(world, "Bomb 65");
  expect(() => run(world, () => destroy(tooLong))).toThrow(
    new LimitError(
      "Death Phase limit: Death Phase 65 of one Sequence, 1 minion still dying: Bomb 1 (id 129); expected at most 64",
    ),
  );
});

test("a Death Phase limit leaves the world and the log as before, and the game goes on", () => {
  const world = newWorld([PHOENIX, FILLER], { limits: { deathPhases: 3 } });
  const [phoenix, other, filler] = [
    place(world, "Phoenix", 0),
    place(world, "Phoenix", 1),
    place(world, "Filler", 0),
  ] as const;
  run(world, () => raise(Ping));
  const before = [world.log(), world.logTree()];
  expect(() =>
    run(world, () => {
      destroy(phoenix);
      destroy(other);
    }),
  ).toThrow(
    new LimitError(
      "Death Phase limit: Death Phase 4 of one Sequence, 2 minions still dying: " +
        "Phoenix (id 8), Phoenix (id 9); expected at most 3",
    ),
  );
  expect([world.log(), world.logTree()]).toEqual(before);
  expect([idsIn(world, 0), idsIn(world, 1)]).toEqual([[phoenix, filler], [other]]);
  expect([idsIn(world, 0, GRAVEYARD), idsIn(world, 1, GRAVEYARD)]).toEqual([[], []]);
  world.clearLog();
  run(world, () => destroy(filler));
  expect(lines(world)).toEqual([`Destroyed ${filler}`, "DeathPhase 1"]);
  expect(place(world, "Filler")).toBe(4);
});

test("a Death Phase limit names eight of the dying at most", () => {
  const world = newWorld([PHOENIX], { limits: { deathPhases: 1 } });
  const ids = Array.from({ length: 10 }, () => place(world, "Phoenix"));
  const names = ids.slice(0, 8).map((id) => `Phoenix (id ${id + 10})`);
  const act = () =>
    run(world, () => {
      for (const id of ids) destroy(id);
    });
  expect(act).toThrow(
    new LimitError(
      `Death Phase limit: Death Phase 2 of one Sequence, 10 minions still dying: ${names.join(", ")}; expected at most 1`,
    ),
  );
});

test("rounds are counted over all Phases of a Sequence, the limit with them", () => {
  const kill = (id: number) => () => destroy(id as EntityId);
  const world = newWorld([FILLER], {
    ...phased([kill(1), kill(2), kill(3)]),
    limits: { deathPhases: 2 },
  });
  for (let i = 0; i < 3; i++) place(world, "Filler");
  expect(() => world.perform({ type: "phased" })).toThrow(/Death Phase 3 of one Sequence/);
  expect(idsIn(world)).toEqual([1, 2, 3]);
});

test("rules without the step have no Death Phase, also right after a Death Phase limit of others", () => {
  const doomed = newWorld([PHOENIX], { limits: { deathPhases: 1 } });
  const phoenix = place(doomed, "Phoenix");
  const simple = newWorld([FILLER], { phaseEnd: [] });
  expect(() => run(doomed, () => destroy(phoenix))).toThrow(LimitError);
  run(simple, () => {
    record(Ping, NONE);
    resolveEvents(0);
  });
  expect(lines(simple)).toEqual(["Ping 0"]);
  expect(rulesWith({ phaseEnd: [] }).phaseEnd).toEqual([]);
});
