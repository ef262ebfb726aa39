/** The Sequence: the Phases of an action, the steps after each, and Death Phases until nothing dies. */
import { expect, test } from "vitest";
import {
  type Action,
  type ActionDefinition,
  AURA_UPDATES,
  auras,
  createDeaths,
  currentSequence,
  Destroyed,
  deaths,
  destroy,
  type EntityId,
  endOutermostPhase,
  GRAVEYARD,
  kernel,
  type Layer,
  leavePlay,
  NONE,
  record,
  type Step,
  updateAllAuras,
  updateAuras,
} from "../src/index.ts";
import {
  idsIn,
  lines,
  minion,
  newWorld,
  nothing,
  Ping,
  Pong,
  pings,
  place,
  run,
  when,
  whenSelf,
  wound,
} from "./support.ts";

const FILLER = minion("Filler");

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

interface Chosen extends Action {
  readonly type: "chosen";
  readonly bare: boolean;
  readonly id: EntityId;
}

const kill = ({ id }: Chosen): void => wound(id);
const tell = ({ id }: Chosen): void => void record(Ping, id);
const chosenAction: ActionDefinition<Chosen> = {
  type: "chosen",
  check: () => {},
  phases: ({ bare }) => [bare ? { withoutSteps: kill } : kill, tell],
};
const bareLayer: Layer = { name: "bare", actions: [chosenAction] };

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

test("a minion that left play in the Phase is not counted as dead", () => {
  const world = newWorld([FILLER]);
  const id = place(world, "Filler");
  run(world, () => {
    destroy(id);
    leavePlay(id, GRAVEYARD);
  });
  expect(lines(world)).toEqual([]);
});

test("a Phase without steps leaves its dead to the next Phase (rulebook 3.9)", () => {
  const world = newWorld([FILLER], { layers: [kernel, deaths, auras, pings, bareLayer] });
  const id = place(world, "Filler");
  world.perform<Chosen>({ type: "chosen", bare: true, id });
  expect(lines(world)).toEqual([`Ping ${id}`, `Destroyed ${id}`, "DeathPhase 1"]);
});

test("an action says which Phases it has", () => {
  const world = newWorld([FILLER], { layers: [kernel, deaths, auras, pings, bareLayer] });
  const id = place(world, "Filler");
  world.perform<Chosen>({ type: "chosen", bare: false, id });
  expect(lines(world)).toEqual([`Destroyed ${id}`, "DeathPhase 1", `Ping ${id}`]);
});

test("a Sequence has a number of its own, in all its Phases", () => {
  const seen: number[] = [];
  const [one, other] = [newWorld(), newWorld()];
  for (const world of [one, other, one])
    run(world, () => {
      seen.push(currentSequence());
      endOutermostPhase();
      expect(currentSequence()).toBe(seen.at(-1));
    });
  expect(new Set(seen).size).toBe(3);
});

test("all auras are updated by the rules' own list of updates, in its order", () => {
  const done: string[] = [];
  const [first, second] = ["first", "second"].map((name) => ({ name, run: () => void done.push(name) }));
  const updates = { name: "updates", steps: [first!, second!] };
  const world = newWorld([FILLER], {
    layers: [kernel, deaths, auras, pings, updates],
    orders: { [AURA_UPDATES]: [second!, first!] },
    phaseEnd: [],
  });
  run(world, () => updateAllAuras());
  expect(done).toEqual(["second", "first"]);
});
