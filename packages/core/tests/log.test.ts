/** The log, read: rows become objects that say what happened. */
import { expect, test } from "vitest";
import {
  cardColumn,
  cardOf,
  defineEvent,
  intern,
  NONE,
  nameColumn,
  record,
  Triggered,
} from "../src/index.ts";
import { minion, newWorld, nothing, Ping, place, raise, run, tree, when } from "./support.ts";

const Whisper = defineEvent("Whisper", { subject: "who", silent: true });
const Named = defineEvent("Named", { a: nameColumn("name"), b: "times" });
const Shown = defineEvent("Shown", { subject: "to", a: cardColumn("card") });
const Counted = defineEvent("Counted", { b: { name: "count", as: "number" } });
const Plain = defineEvent("Plain", {});
const Turned = defineEvent("Turned", { b: "second", subject: "subject", a: "first" });

test("an event has its type and the columns that its kind names, and no others", () => {
  const world = newWorld();
  world.edit(() => {
    record(Plain, NONE, 1, 2);
    record(Counted, NONE, 1, -2);
  });
  expect(world.log()).toEqual([{ type: "Plain" }, { type: "Counted", count: -2 }]);
});

test("columns are shown in the order in which the kind names them", () => {
  const world = newWorld([minion("Filler")]);
  const id = place(world, "Filler");
  world.edit(() => void record(Turned, id, 7, 8));
  expect(JSON.stringify(world.log())).toBe(`[{"type":"Turned","second":8,"subject":${id},"first":7}]`);
});

test("a name column shows the interned text", () => {
  const world = newWorld();
  world.edit(() => void record(Named, NONE, intern("deathrattle"), 2));
  expect(world.log()).toEqual([{ type: "Named", name: "deathrattle", times: 2 }]);
});

test("a card column shows the card's name in the world's own library", () => {
  const cards = [minion("Filler"), minion("Chorus")];
  const world = newWorld(cards);
  const other = newWorld([...cards].reverse());
  for (const each of [world, other]) {
    const id = place(each, "Chorus");
    each.edit(() => void record(Shown, id, cardOf(id).number));
  }
  expect(world.log()).toEqual([{ type: "Shown", to: 1, card: "Chorus" }]);
  expect(other.log()).toEqual([{ type: "Shown", to: 1, card: "Chorus" }]);
});

test("a card column that holds no card of the library shows its number", () => {
  const world = newWorld();
  world.edit(() => void record(Shown, NONE, 41));
  expect(world.log()).toEqual([{ type: "Shown", to: 0, card: 41 }]);
});

test("a silent event is answered and never shown", () => {
  const world = newWorld([minion("Listener", { triggers: [when(Whisper, () => void record(Ping, NONE))] })]);
  const listener = place(world, "Listener");
  run(world, () => {
    raise(Whisper);
    record(Whisper, NONE);
  });
  expect(tree(world)).toEqual([`Triggered ${listener} react`, "  Ping 0"]);
});

test("the log and its tree hold the same events, the tree with depths", () => {
  const world = newWorld([minion("Listener", { triggers: [when(Ping, () => void record(Plain, NONE))] })]);
  const listener = place(world, "Listener");
  run(world, () => void raise(Ping));
  expect(world.logTree()).toEqual([
    { depth: 0, event: { type: "Ping", target: 0 } },
    { depth: 0, event: { type: "Triggered", source: listener, trigger: "react" } },
    { depth: 1, event: { type: "Plain" } },
  ]);
  expect(world.log()).toEqual(world.logTree().map(({ event }) => event));
});

test("a log that was read is the reader's own: changing it changes no world", () => {
  const world = newWorld();
  world.edit(() => void record(Counted, NONE, 0, 1));
  const log = world.log();
  log.length = 0;
  expect(world.log()).toEqual([{ type: "Counted", count: 1 }]);
});

test("clearing forgets what was recorded and nothing else", () => {
  const world = newWorld([minion("Listener", { triggers: [when(Ping, nothing)] })]);
  const listener = place(world, "Listener");
  run(world, () => void raise(Ping));
  world.clearLog();
  expect(world.log()).toEqual([]);
  run(world, () => void raise(Ping));
  expect(tree(world)).toEqual(["Ping 0", `Triggered ${listener} react`]);
});

test("nobody answers a Triggered: it tells of a reaction, and is not one more event to react to", () => {
  const world = newWorld([
    minion("Listener", { triggers: [when(Ping, nothing)] }),
    minion("Gossip", { triggers: [when(Triggered, nothing)] }),
  ]);
  const listener = place(world, "Listener");
  place(world, "Gossip");
  run(world, () => void raise(Ping));
  expect(tree(world)).toEqual(["Ping 0", `Triggered ${listener} react`]);
});
