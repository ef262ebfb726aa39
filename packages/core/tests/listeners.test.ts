/** Listeners: the list of a kind of event is who in play has a trigger on it, in order of play. */
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  BOARD,
  type EntityId,
  type EventKind,
  enterPlay,
  GRAVEYARD,
  HAND,
  LimitError,
  leavePlay,
  type Player,
} from "../src/index.ts";
import {
  Entered,
  idsIn,
  lines,
  make,
  minion,
  newWorld,
  nothing,
  Ping,
  Pong,
  place,
  raise,
  run,
  when,
  whenSelf,
} from "./support.ts";

const KINDS = new Map<string, EventKind>([
  ["Ping", Ping],
  ["Pong", Pong],
  ["Entered", Entered],
]);

/** One card for each list of kinds that its triggers answer. */
const answers = [[], ["Ping"], ["Pong"], ["Ping", "Pong"], ["Pong", "Ping", "Ping"], ["Entered", "Ping"]];
const CARDS = answers.map((kinds, number) =>
  minion(`Card ${number}`, {
    triggers: [
      ...kinds.map((name) => when(KINDS.get(name) as EventKind, nothing)),
      // Nobody raises this one on a listener: it must stay off the lists.
      whenSelf(Ping, nothing, { label: "own" }),
    ],
  }),
);

interface Turn {
  readonly who: number;
  readonly to: "play" | "hand" | "graveyard";
}
const turns = fc.array(
  fc.record<Turn>({ who: fc.nat(11), to: fc.constantFrom("play", "play", "hand", "graveyard") }),
  { maxLength: 50 },
);

test("who answers a kind of event is who in play has a trigger on it, in order of play", () => {
  fc.assert(
    fc.property(turns, (all) => {
      const world = newWorld(CARDS);
      const ids = world.edit(() =>
        Array.from({ length: 12 }, (_, i) => make(`Card ${i % CARDS.length}`, (i % 2) as Player)),
      );
      const inPlay: EntityId[] = [];
      world.edit(() => {
        for (const { who, to } of all) {
          const id = ids[who] as EntityId;
          const at = inPlay.indexOf(id);
          if (at >= 0) inPlay.splice(at, 1);
          if (at >= 0 || to !== "play") leavePlay(id, to === "graveyard" ? GRAVEYARD : HAND);
          if (to !== "play") continue;
          enterPlay(id, BOARD);
          inPlay.push(id);
        }
      });
      for (const [name, kind] of KINDS) {
        world.clearLog();
        run(world, () => void raise(kind));
        const expected = inPlay.flatMap((id) =>
          (answers[ids.indexOf(id) % CARDS.length] as string[])
            .filter((answered) => answered === name)
            .map(() => `Triggered ${id} react`),
        );
        expect(lines(world)).toEqual([`${name} 0`, ...expected]);
      }
    }),
  );
});

test("a listener's room is used again: entering and leaving has no limit", () => {
  const world = newWorld([
    minion("Choir", { triggers: Array.from({ length: 30 }, () => when(Ping, nothing)) }),
  ]);
  const choir = place(world, "Choir");
  world.edit(() => {
    for (let i = 0; i < 2_000; i++) {
      leavePlay(choir, HAND);
      enterPlay(choir, BOARD);
    }
  });
  run(world, () => void raise(Ping));
  expect(world.log()).toHaveLength(31);
});

test("one listener too many is a limit, and those that found room go on listening", () => {
  const world = newWorld([
    minion("Choir", { triggers: Array.from({ length: 30 }, () => when(Ping, nothing)) }),
  ]);
  const fill = () => {
    for (;;) place(world, "Choir");
  };
  expect(fill).toThrow(
    new LimitError("Listener limit: entry 65536 of the lists in play; expected at most 65535"),
  );
  const choirs = idsIn(world).length;
  expect(choirs).toBeGreaterThan(500);
  run(world, () => void raise(Ping));
  expect(world.log()).toHaveLength(1 + 30 * choirs);
  world.edit(() => leavePlay(1 as EntityId, HAND));
  place(world, "Choir");
  expect(idsIn(world)).toHaveLength(choirs);
});

test("listeners of worlds that take turns are not mixed", () => {
  const cards = [minion("Listener", { triggers: [when(Ping, nothing)] })];
  const [one, other] = [newWorld(cards), newWorld(cards)];
  place(one, "Listener");
  place(other, "Listener");
  place(other, "Listener");
  const copy = one.clone();
  place(copy, "Listener");
  one.edit(() => leavePlay(1 as EntityId, HAND));
  for (const world of [one, other, copy, one]) run(world, () => void raise(Ping));
  expect([one, other, copy].map(lines)).toEqual([
    ["Ping 0", "Ping 0"],
    ["Ping 0", "Triggered 1 react", "Triggered 2 react"],
    ["Ping 0", "Triggered 1 react", "Triggered 2 react"],
  ]);
});
