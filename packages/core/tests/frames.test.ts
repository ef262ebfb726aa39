/** Frames: a running effect knows who acts, for whom, and because of which event. */
import { expect, test } from "vitest";
import {
  attach,
  BOARD,
  chosenOf,
  closeFrame,
  type EntityId,
  eventOf,
  itOf,
  keepIt,
  keepNumber,
  LimitError,
  listenerIn,
  moveTo,
  NO_EVENT,
  NONE,
  NOWHERE,
  numberOf,
  openFrame,
  playerOf,
  record,
  resolveEvents,
  selfOf,
  setOwner,
  setTarget,
} from "../src/index.ts";
import { lines, make, minion, newWorld, Ping, Pong, place, raise, run, when, whenSelf } from "./support.ts";

const id = (n: number) => n as EntityId;

test("a frame holds what it was opened with, and starts without a target and without an `it`", () => {
  run(newWorld(), () => {
    const full = openFrame(id(4), 1, 7, id(5));
    expect([selfOf(full), playerOf(full), eventOf(full), chosenOf(full), itOf(full)]).toEqual([
      4,
      1,
      7,
      5,
      NONE,
    ]);
    const bare = openFrame(id(6), 0, NO_EVENT);
    expect([selfOf(bare), playerOf(bare), eventOf(bare), chosenOf(bare)]).toEqual([6, 0, NO_EVENT, NONE]);
    closeFrame();
    closeFrame();
  });
});

test("an inner frame leaves the outer one as it was, and inherits nothing from the frame before it", () => {
  run(newWorld(), () => {
    const outer = openFrame(id(4), 1, 7, id(5));
    keepIt(outer, id(9));
    keepIt(openFrame(id(6), 0, NO_EVENT), id(10));
    closeFrame();
    expect([selfOf(outer), playerOf(outer), itOf(outer)]).toEqual([4, 1, 9]);
    expect(itOf(openFrame(id(6), 0, NO_EVENT))).toBe(NONE);
    closeFrame();
    closeFrame();
  });
});

test("a trigger's frame is its minion, its minion's player, the event, and the event's chosen target", () => {
  const seen: number[][] = [];
  const world = newWorld([
    minion("Listener", {
      triggers: [
        when(Ping, (frame) => seen.push([selfOf(frame), playerOf(frame), eventOf(frame), chosenOf(frame)])),
      ],
    }),
    minion("Filler"),
  ]);
  const listener = place(world, "Listener", 1);
  const target = place(world, "Filler", 0);
  run(world, () => {
    record(Pong, NONE);
    const row = record(Ping, NONE);
    setTarget(row, target);
    resolveEvents(row);
  });
  expect(seen).toEqual([[listener, 1, 1, target]]);
});

test("a trigger works for the player who controls its minion when its turn comes", () => {
  const seen: number[] = [];
  const world = newWorld([
    minion("Thief", {
      triggers: [
        when(Ping, () => {
          moveTo(listener, NOWHERE);
          setOwner(listener, 1);
          moveTo(listener, BOARD);
        }),
      ],
    }),
    minion("Listener", { triggers: [when(Ping, (frame) => seen.push(playerOf(frame)))] }),
  ]);
  place(world, "Thief", 1);
  const listener = place(world, "Listener", 0);
  run(world, () => void raise(Ping));
  expect(seen).toEqual([1]);
});

test("an effect keeps its frame through all that it causes", () => {
  const seen: number[][] = [];
  const world = newWorld([
    minion("Outer", {
      triggers: [
        when(Ping, (frame) => {
          keepIt(frame, id(77));
          raise(Pong, selfOf(frame));
          seen.push([selfOf(frame), playerOf(frame), itOf(frame)]);
        }),
      ],
    }),
    minion("Inner", { triggers: [when(Pong, (frame) => keepIt(frame, id(88)))] }),
  ]);
  const outer = place(world, "Outer", 1);
  place(world, "Inner", 0);
  run(world, () => void raise(Ping));
  expect(seen).toEqual([[outer, 1, 77]]);
});

test("256 effects may run inside one another; one more is a limit that leaves the world as it was", () => {
  const chain = minion("Link", {
    triggers: [whenSelf(Ping, (frame) => void raise(Ping, id(selfOf(frame) + 1)))],
  });
  const world = newWorld([chain, minion("End")]);
  const first = place(world, "Link");
  for (let i = 1; i < 256; i++) place(world, "Link");
  const end = place(world, "End");
  run(world, () => void raise(Ping, first));
  expect(lines(world).slice(-2)).toEqual([`Triggered ${end - 1} react`, `Ping ${end}`]);

  const longer = newWorld([chain]);
  for (let i = 0; i < 257; i++) place(longer, "Link");
  expect(() => run(longer, () => void raise(Ping, id(1)))).toThrow(
    new LimitError("Depth limit: effect 257 inside others; expected at most 256"),
  );
  expect(longer.log()).toEqual([]);
  run(longer, () => void raise(Ping, id(200)));
  expect(longer.log()).toHaveLength(2 * (257 - 200 + 1) + 1);
});

test("a frame keeps a number for its own effect, 0 until one is kept", () => {
  run(newWorld(), () => {
    const outer = openFrame(id(4), 1, 7);
    expect(numberOf(outer)).toBe(0);
    keepNumber(outer, 5);
    const inner = openFrame(id(6), 0, NO_EVENT);
    expect([numberOf(outer), numberOf(inner)]).toEqual([5, 0]);
    keepNumber(inner, -3);
    closeFrame();
    expect(numberOf(outer)).toBe(5);
    closeFrame();
    expect(numberOf(openFrame(id(4), 1, 7))).toBe(0);
    closeFrame();
  });
});

test("the listener is the acting entity itself, but for a trigger of what is attached to it", () => {
  const seen: number[][] = [];
  const look = when(Ping, (frame) => seen.push([selfOf(frame), listenerIn(frame)]));
  const world = newWorld([minion("Host", { triggers: [look] }), minion("Charm", { triggers: [look] })]);
  const host = place(world, "Host");
  const charm = world.edit(() => {
    const made = make("Charm");
    attach(made, host);
    return made;
  });
  run(world, () => void raise(Ping));
  run(world, () => expect(listenerIn(openFrame(host, 0, NO_EVENT))).toBe(host));
  expect(seen).toEqual([
    [host, host],
    [host, charm],
  ]);
});

test("a frame that is closed is free again, however many there have been", () => {
  run(newWorld(), () => {
    const first = openFrame(id(1), 0, NO_EVENT);
    closeFrame();
    for (let i = 0; i < 300; i++) {
      expect(openFrame(id(1), 0, NO_EVENT)).toBe(first);
      closeFrame();
    }
  });
});
