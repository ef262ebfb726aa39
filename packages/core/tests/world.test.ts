/** The world at its edge: it is acted on as a whole or not at all, and copied, edited and read. */
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
  eventCount,
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
  World,
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
  rulesWith,
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
