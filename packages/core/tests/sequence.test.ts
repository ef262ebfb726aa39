/** The Sequence: the Phases of an action, the steps after each, and Death Phases until nothing dies. */
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
  leavePlay,
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
  Pong,
  pings,
  place,
  raise,
  rulesWith,
  run,
  tree,
  when,
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

test("the Phases of an action run in order, with what dies in each dead before the next", () => {
  const seen: EntityId[][] = [];
  const phase = (id: number) => () => {
    seen.push(idsIn(world));
    record(Ping, id as EntityId);
    wound(id as EntityId);
  };
  const world = newWorld([FILLER], phased([phase(1), phase(2)]));
  const ids = [place(world, "Filler"), place(world, "Filler")];
  world.perform({ type: "phased" });
  expect(seen).toEqual([ids, [2]]);
  expect(lines(world)).toEqual([
    "Ping 1",
    "Destroyed 1",
    "DeathPhase 1",
    "Ping 2",
    "Destroyed 2",
    "DeathPhase 2",
  ]);
});

test("the steps run in their order after each Phase, and again after each Death Phase", () => {
  const said: string[] = [];
  const say = (what: string) => () => void said.push(what);
  const world = newWorld(
    [minion("Mortal", { triggers: [whenSelf(Destroyed, say("deathrattle"), { evenIfGone: true })] })],
    phased([say("one"), () => destroy(1 as EntityId), say("three")], said),
  );
  place(world, "Mortal");
  world.perform({ type: "phased" });
  expect(said).toEqual([
    "one",
    "before",
    "after",
    "before",
    "after",
    "deathrattle",
    "before",
    "after",
    "three",
    "before",
    "after",
  ]);
});

test("a step sees what the step before it has done: nobody is dead before the deaths, and all are after", () => {
  const seen: EntityId[][] = [];
  const look: Step = { name: "look", run: () => void seen.push(idsIn(world, 0, GRAVEYARD)) };
  const looking: Layer = { name: "looking", steps: [look] };
  const world = newWorld([FILLER], {
    layers: [kernel, deaths, auras, pings, looking],
    phaseEnd: [look, createDeaths, look],
  });
  const id = place(world, "Filler");
  run(world, () => destroy(id));
  expect(seen).toEqual([[], [id], [id], [id]]);
});

test("an action without Phases changes nothing, and no step runs for it", () => {
  const said: string[] = [];
  const world = newWorld([FILLER], phased([], said));
  const id = place(world, "Filler");
  world.edit(() => destroy(id));
  world.perform({ type: "phased" });
  expect([said, lines(world), idsIn(world)]).toEqual([[], [], [id]]);
});

test("what an action left unresolved stays so: only what is resolved is answered", () => {
  const world = newWorld([minion("Listener", { triggers: [when(Ping, nothing)] })]);
  place(world, "Listener");
  run(world, () => void record(Ping, NONE));
  run(world, () => void record(Pong, NONE));
  expect(lines(world)).toEqual(["Ping 0", "Pong 0"]);
});

test("a Phase may end inside of an action's own, and deaths happen there", () => {
  const world = newWorld([FILLER]);
  const ids = [place(world, "Filler"), place(world, "Filler")] as const;
  run(world, () => {
    wound(ids[0]);
    endOutermostPhase();
    record(Ping, NONE);
    wound(ids[1]);
  });
  expect(lines(world)).toEqual([
    `Destroyed ${ids[0]}`,
    "DeathPhase 1",
    "Ping 0",
    `Destroyed ${ids[1]}`,
    "DeathPhase 2",
  ]);
});

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

test("a minion that left play in the Phase is not counted as dead", () => {
  const world = newWorld([FILLER]);
  const id = place(world, "Filler");
  run(world, () => {
    destroy(id);
    leavePlay(id, GRAVEYARD);
  });
  expect(lines(world)).toEqual([]);
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
