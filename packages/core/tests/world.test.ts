/** The world at its edge: it is acted on and edited as a whole, or not at all. */
import { expect, test } from "vitest";
import {
  type Action,
  type ActionDefinition,
  activations,
  auras,
  choose,
  closeFrame,
  deaths,
  destroy,
  type EntityId,
  intern,
  kernel,
  type Layer,
  LimitError,
  multiplierData,
  NO_EVENT,
  NONE,
  openFrame,
  RefusedError,
  read,
  record,
  refused,
  releaseSelection,
  select,
  selectionTop,
  TriggerMultiplier,
  type World,
  write,
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
  run,
  tree,
  WOUND,
  when,
} from "./support.ts";

const CARDS = [
  minion("Filler"),
  minion("Listener", { triggers: [when(Ping, nothing)] }),
  minion("Loop", { triggers: [when(Ping, () => raise(Pong)), when(Pong, () => raise(Ping))] }),
];

/** Layers with one more action, whose check and Phase the test gives. */
function withAction(check: () => void, phase: () => void): { layers: Layer[] } {
  const action: ActionDefinition<Action> = { type: "special", check, phases: [phase] };
  return { layers: [kernel, deaths, auras, pings, { name: "special", actions: [action] }] };
}

const rolls = (world: World, count = 8) => {
  const copy = world.clone();
  return copy.edit(() => Array.from({ length: count }, () => choose(1_000_000)));
};

test("an action that no layer brings is refused, with those that there are", () => {
  const world = newWorld(CARDS);
  expect(() => world.perform({ type: "fly" })).toThrow(
    new RefusedError(
      'perform: action type is "fly"; expected an action that a layer of these rules provides (destroy, run)',
    ),
  );
  for (const type of ["constructor", "toString", ""]) {
    expect(() => world.perform({ type })).toThrow(RefusedError);
  }
  expect(world.log()).toEqual([]);
});

test("an action that its check refuses changes nothing: no Phase runs", () => {
  let phases = 0;
  const world = newWorld(
    CARDS,
    withAction(
      () => {
        throw refused("special", "target", 3, "another");
      },
      () => {
        phases++;
      },
    ),
  );
  place(world, "Filler");
  const before = [world.logTree(), rolls(world)];
  expect(() => world.perform({ type: "special" })).toThrow(
    new RefusedError("special: target is 3; expected another"),
  );
  expect([world.logTree(), rolls(world)]).toEqual(before);
  expect([phases, idsIn(world)]).toEqual([0, [1]]);
});

test("an action that is refused or fails in mid-Phase changes nothing: state, log, ids, order, random stream", () => {
  const world = newWorld(CARDS, { seed: 9 });
  const filler = place(world, "Filler");
  run(world, () => void choose(6));
  const untouched = world.clone();
  for (const error of [refused("run", "target", 3, "another"), new Error("anything else")]) {
    expect(() =>
      run(world, () => {
        enter("Listener", 1, NONE);
        write(filler, WOUND, 1);
        destroy(filler);
        choose(6);
        raise(Ping);
        throw error;
      }),
    ).toThrow(error);
  }
  expect(world.logTree()).toEqual(untouched.logTree());
  const go = (each: World) => {
    const id = place(each, "Listener");
    run(each, () => {
      choose(6);
      raise(Ping);
    });
    return [id, tree(each), rolls(each), idsIn(each), each.read(() => read(filler, WOUND))];
  };
  expect(go(world)).toEqual(go(untouched));
});

test("a limit in mid-Sequence restores world and log, and the next action works", () => {
  const world = newWorld(CARDS, { limits: { events: 5 } });
  const listener = place(world, "Listener");
  run(world, () => void raise(Ping));
  const before = world.logTree();
  expect(() =>
    run(world, () => {
      enter("Filler");
      for (;;) raise(Ping);
    }),
  ).toThrow(LimitError);
  expect([world.logTree(), idsIn(world)]).toEqual([before, [listener]]);
  world.clearLog();
  run(world, () => void raise(Ping));
  expect(tree(world)).toEqual(["Ping 0", `Triggered ${listener} react`]);
});

test("an edit answers with what it made, and no trigger answers it", () => {
  const world = newWorld(CARDS);
  place(world, "Listener");
  expect(world.edit(() => record(Ping, NONE))).toBe(0);
  expect(lines(world)).toEqual(["Ping 0"]);
});

test("auras are up to date after an edit, also in rules without the step", () => {
  const doubler = minion("Doubler", {
    auras: [{ aura: TriggerMultiplier, data: multiplierData("react", 2, "max") }],
  });
  const world = newWorld([doubler], { phaseEnd: [] });
  const times = () => activations(0, intern("react"));
  expect([world.read(times), place(world, "Doubler"), world.read(times)]).toEqual([1, 1, 2]);
});

test("an edit that fails changes nothing", () => {
  const world = newWorld(CARDS);
  place(world, "Filler");
  expect(() =>
    world.edit(() => {
      enter("Filler");
      record(Ping, NONE);
      choose(6);
      throw new Error("no");
    }),
  ).toThrow("no");
  expect([lines(world), idsIn(world), rolls(world)]).toEqual([[], [1], rolls(newWorld(CARDS))]);
  expect(place(world, "Filler")).toBe(2);
});

test("a world's limits are its own: an edit is not measured by another world's last Sequence", () => {
  const tight = newWorld(CARDS, { limits: { events: 2 } });
  const wide = newWorld(CARDS);
  run(wide, () => Array.from({ length: 20 }, () => record(Ping, NONE)));
  run(tight, () => void record(Ping, NONE));
  wide.edit(() => void record(Ping, NONE));
  expect(wide.log()).toHaveLength(21);
});

test("an action that failed deep inside of triggers leaves no depth and no open frames to what comes next", () => {
  const world = newWorld(
    [
      ...CARDS,
      minion("Fuse", {
        triggers: [
          when(Ping, () => {
            select(1 as EntityId);
            throw new Error("burnt");
          }),
        ],
      }),
    ],
    withAction(
      () => {
        // A check may ask a card for its targets, in a frame of its own.
        const frame = openFrame(NONE, 0, NO_EVENT);
        closeFrame();
        if (frame !== 0 || selectionTop() !== 0) throw new Error("the stacks are not empty");
        releaseSelection(0);
      },
      nothing as () => void,
    ),
  );
  place(world, "Fuse");
  expect(() => run(world, () => void raise(Ping))).toThrow("burnt");
  world.edit(() => void record(Pong, NONE));
  expect(world.logTree().map(({ depth }) => depth)).toEqual([0]);

  expect(() => run(world, () => void raise(Ping))).toThrow("burnt");
  world.perform({ type: "special" });
  expect(() => run(world, () => void raise(Ping))).toThrow("burnt");
  expect(world.read(() => [openFrame(NONE, 0, NO_EVENT), closeFrame(), selectionTop()])).toEqual([
    0,
    undefined,
    0,
  ]);
});

test("a scratch world goes back to what it was copied from, whatever happened to that world since", () => {
  const base = newWorld(CARDS);
  const id = place(base, "Filler");
  const scratch = newWorld(CARDS).copyFrom(base);
  base.edit(() => write(id, WOUND, 7)); // The scratch world rests; the snapshot that it equalled is gone.
  const before = scratch.read(() => read(id, WOUND));
  expect(() =>
    run(scratch, () => {
      write(id, WOUND, 99);
      throw new Error("no");
    }),
  ).toThrow("no");
  expect([before, scratch.read(() => read(id, WOUND)), base.read(() => read(id, WOUND))]).toEqual([0, 0, 7]);
  // Copied and failed at once, with its log.
  scratch.copyFrom(base);
  expect(() =>
    run(scratch, () => {
      record(Ping, id);
      write(id, WOUND, 99);
      throw new Error("no");
    }),
  ).toThrow("no");
  expect([scratch.read(() => read(id, WOUND)), lines(scratch)]).toEqual([7, lines(base)]);
});
