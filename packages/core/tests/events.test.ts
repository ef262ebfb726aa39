/** Events: rows of the log, and what may be asked of a row. */
import { expect, test, vi } from "vitest";
import {
  amountOf,
  defineEvent,
  type EntityId,
  eventCount,
  hasChanged,
  LimitError,
  NONE,
  record,
  secondOf,
  setTarget,
  sourceOf,
  subjectOf,
  targetOf,
} from "../src/index.ts";
import { idsIn, lines, minion, newWorld, nothing, Ping, place, raise, run, tree, when } from "./support.ts";

const Full = defineEvent("Full", { subject: "subject", a: "first", b: "second" });
const Moment = defineEvent("Moment", { isMoment: true });
const id = (n: number) => n as EntityId;

test("a row keeps its subject, both numbers, its source and the chosen target", () => {
  newWorld().edit(() => {
    const row = record(Full, id(3), -4, 2 ** 31 - 1, id(5));
    setTarget(row, id(6));
    expect([subjectOf(row), amountOf(row), secondOf(row), sourceOf(row), targetOf(row)]).toEqual([
      3,
      -4,
      2 ** 31 - 1,
      5,
      6,
    ]);
  });
});

test("what a row is not given is 0 or nobody, also where an earlier log had more", () => {
  const world = newWorld();
  world.edit(() => setTarget(record(Full, id(3), 4, 5, id(6)), id(7)));
  world.clearLog();
  world.edit(() => {
    const row = record(Full, NONE);
    expect([subjectOf(row), amountOf(row), secondOf(row), sourceOf(row), targetOf(row)]).toEqual([
      0, 0, 0, 0, 0,
    ]);
  });
});

test("rows are numbered one after the other, from 0 in an empty log", () => {
  const world = newWorld();
  expect(world.edit(() => [record(Ping, NONE), record(Ping, NONE), eventCount()])).toEqual([0, 1, 2]);
  world.clearLog();
  expect(world.edit(() => [eventCount(), record(Ping, NONE)])).toEqual([0, 0]);
});

test("recording changes nothing else: nobody answers an Event that is not resolved", () => {
  const world = newWorld([minion("Listener", { triggers: [when(Ping, nothing)] })]);
  place(world, "Listener");
  run(world, () => void record(Ping, NONE));
  expect(lines(world)).toEqual(["Ping 0"]);
});

test("an event is as deep as there are triggers being resolved", () => {
  const world = newWorld([
    minion("Outer", { triggers: [when(Ping, () => raise(Full))] }),
    minion("Inner", { triggers: [when(Full, () => void record(Ping, id(9)))] }),
  ]);
  const outer = place(world, "Outer");
  const inner = place(world, "Inner");
  run(world, () => {
    raise(Ping);
    raise(Full);
  });
  expect(tree(world)).toEqual([
    "Ping 0",
    `Triggered ${outer} react`,
    "  Full 0 0 0",
    `  Triggered ${inner} react`,
    "    Ping 9",
    "Full 0 0 0",
    `Triggered ${inner} react`,
    "  Ping 9",
  ]);
});

test("a Sequence records as many events as its limit allows, and not one more", () => {
  const world = newWorld([minion("Filler")], { limits: { events: 3 } });
  const ping = (times: number) => run(world, () => Array.from({ length: times }, () => record(Ping, NONE)));
  ping(3);
  ping(3);
  expect(lines(world)).toHaveLength(6);
  expect(() => ping(4)).toThrow(
    new LimitError("Event limit: one event too many in one Sequence; expected at most 3"),
  );
  expect(lines(world)).toHaveLength(6);
  place(world, "Filler");
  ping(3);
  expect([lines(world).length, idsIn(world).length]).toEqual([9, 1]);
});

test("a kind of event is defined once", () => {
  expect(() => defineEvent("Ping", {})).toThrow(
    new Error('defineEvent: type is "Ping"; expected one not yet defined'),
  );
});

test("a 65th kind of event is refused", async () => {
  vi.resetModules();
  const kernel = await import("../src/index.ts");
  const define = () => {
    for (let i = 0; ; i++) kernel.defineEvent(`Kind${i}`, {});
  };
  expect(define).toThrow(/^defineEvent: "Kind\d+" would be kind 65; expected 64 at most$/);
});

test("a Sequence has a limit of chosen targets, and forgets those of the one before", () => {
  const world = newWorld();
  const aim = (times: number) =>
    run(world, () => {
      for (let i = 0; i < times; i++) setTarget(record(Ping, NONE), id(9));
    });
  aim(1_024);
  aim(1_024);
  expect(() => aim(1_025)).toThrow(
    "Target limit: one chosen target too many in one Sequence; expected at most 1024",
  );
});

test("each event has its own chosen target, and none where nobody was chosen", () => {
  run(newWorld(), () => {
    const rows = [record(Ping, NONE), record(Ping, NONE), record(Ping, NONE)] as const;
    setTarget(rows[0], id(8));
    setTarget(rows[1], NONE);
    setTarget(rows[2], id(9));
    expect(rows.map(targetOf)).toEqual([8, NONE, 9]);
  });
});

test("to choose nobody takes no room", () => {
  run(newWorld(), () => {
    for (let i = 0; i < 2_000; i++) setTarget(record(Ping, NONE), NONE);
  });
});

test("nothing has changed in a moment, and in every other event something has", () => {
  run(newWorld(), () => {
    record(Ping, NONE);
    const since = eventCount();
    expect(hasChanged(since)).toBe(false);
    record(Moment, NONE);
    record(Moment, NONE);
    expect(hasChanged(since)).toBe(false);
    record(Ping, NONE);
    record(Moment, NONE);
    expect(hasChanged(since)).toBe(true);
    expect(hasChanged(eventCount() - 1)).toBe(false);
  });
});
