/** The Queue: which triggers answer an Event, and in which order. */
import { expect, test } from "vitest";
import {
  BOARD,
  Destroyed,
  destroy,
  type EntityId,
  enterPlay,
  eventCount,
  HAND,
  intern,
  LimitError,
  leavePlay,
  moveTo,
  NONE,
  NOWHERE,
  orderOfPlay,
  record,
  resolveEvents,
  selfOf,
  setOwner,
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
  place,
  raise,
  raiseAll,
  run,
  tree,
  when,
  whenSelf,
} from "./support.ts";

const LISTENER = minion("Listener", { triggers: [when(Ping, nothing)] });
const FILLER = minion("Filler");

/** A minion that makes a Pong of each Ping. */
const ECHO = minion("Echo", { triggers: [when(Ping, () => void raise(Pong))] });

test("an Event is answered in order of play of the listeners, not by place or player", () => {
  const world = newWorld([LISTENER]);
  const first = place(world, "Listener", 1);
  const second = place(world, "Listener", 0);
  const third = place(world, "Listener", 0, second);
  run(world, () => void raise(Ping));
  expect(lines(world)).toEqual([
    "Ping 0",
    `Triggered ${first} react`,
    `Triggered ${second} react`,
    `Triggered ${third} react`,
  ]);
});

test("resolution is depth-first: what an entry causes is resolved before the next entry starts", () => {
  const world = newWorld([ECHO, LISTENER, minion("Late", { triggers: [when(Pong, nothing)] })]);
  const echo = place(world, "Echo");
  const listener = place(world, "Listener");
  const late = place(world, "Late");
  run(world, () => void raise(Ping));
  expect(tree(world)).toEqual([
    "Ping 0",
    `Triggered ${echo} react`,
    "  Pong 0",
    `  Triggered ${late} react`,
    `Triggered ${listener} react`,
  ]);
});

test("all changes of an action are made first, then its Events are resolved one by one, each with a Queue", () => {
  const world = newWorld([LISTENER, FILLER]);
  const first = place(world, "Listener");
  const second = place(world, "Listener");
  const subjects = [place(world, "Filler"), place(world, "Filler")] as const;
  run(world, () => raiseAll(Ping, subjects));
  expect(lines(world)).toEqual([
    `Ping ${subjects[0]}`,
    `Ping ${subjects[1]}`,
    `Triggered ${first} react`,
    `Triggered ${second} react`,
    `Triggered ${first} react`,
    `Triggered ${second} react`,
  ]);
});

test("one Event is resolved with all that it caused before the next of the batch is looked at", () => {
  const world = newWorld([ECHO, minion("Late", { triggers: [when(Pong, nothing)] })]);
  const echo = place(world, "Echo");
  const late = place(world, "Late");
  run(world, () => raiseAll(Ping, [NONE, NONE]));
  const answer = [`Triggered ${echo} react`, "  Pong 0", `  Triggered ${late} react`];
  expect(tree(world)).toEqual(["Ping 0", "Ping 0", ...answer, ...answer]);
});

test("a Queue is locked: who enters play while it resolves misses that Event and answers the next of the batch", () => {
  const world = newWorld([
    minion("Caller", { triggers: [whenSelf(Ping, () => void enter("Listener"))] }),
    LISTENER,
  ]);
  const caller = place(world, "Caller");
  run(world, () => raiseAll(Ping, [caller, NONE]));
  const called = caller + 1;
  expect(lines(world)).toEqual([
    `Ping ${caller}`,
    "Ping 0",
    `Triggered ${caller} react`,
    `Triggered ${called} react`,
  ]);
});

test("who enters play before an Event is taken up answers it, though it was recorded before", () => {
  const world = newWorld([LISTENER]);
  run(world, () => {
    const row = record(Ping, NONE);
    enter("Listener");
    resolveEvents(row);
  });
  expect(lines(world)).toEqual(["Ping 0", "Triggered 1 react"]);
});

test("a listener that left play before its entry started is skipped", () => {
  const world = newWorld([
    minion("Bouncer", { triggers: [when(Ping, () => leavePlay(gone, HAND))] }),
    LISTENER,
  ]);
  const bouncer = place(world, "Bouncer");
  const gone = place(world, "Listener");
  const stays = place(world, "Listener");
  run(world, () => void raise(Ping));
  expect(lines(world)).toEqual(["Ping 0", `Triggered ${bouncer} react`, `Triggered ${stays} react`]);
});

test("a trigger that has started runs to its end though its minion leaves play", () => {
  const world = newWorld([
    minion("Leaver", {
      triggers: [
        when(Ping, (frame) => {
          leavePlay(selfOf(frame), HAND);
          record(Pong, selfOf(frame));
        }),
      ],
    }),
  ]);
  const leaver = place(world, "Leaver");
  run(world, () => void raise(Ping));
  expect(lines(world)).toEqual(["Ping 0", `Triggered ${leaver} react`, `Pong ${leaver}`]);
});

test("the subject's own triggers take its place in the order of play, before, between or after the listeners", () => {
  for (const position of [0, 1, 2]) {
    const world = newWorld([LISTENER, minion("Subject", { triggers: [whenSelf(Ping, nothing)] })]);
    const names = ["Listener", "Listener"];
    names.splice(position, 0, "Subject");
    const ids = names.map((name) => place(world, name));
    const subject = ids[position] as EntityId;
    run(world, () => void raise(Ping, subject));
    expect(lines(world)).toEqual([`Ping ${subject}`, ...ids.map((id) => `Triggered ${id} react`)]);
  }
});

test("the dead keep their place in the order of play among those who answer their death", () => {
  const world = newWorld([
    minion("Mortal", {
      triggers: [whenSelf(Destroyed, nothing, { label: "deathrattle", evenIfGone: true })],
    }),
    minion("Mourner", { triggers: [when(Destroyed, nothing, { label: "mourns" })] }),
  ]);
  const older = place(world, "Mourner");
  const mortal = place(world, "Mortal", 0, older);
  const younger = place(world, "Mourner", 0, mortal);
  run(world, () => destroy(mortal));
  expect(lines(world)).toEqual([
    `Destroyed ${mortal}`,
    "DeathPhase 1",
    `Triggered ${older} mourns`,
    `Triggered ${mortal} deathrattle`,
    `Triggered ${younger} mourns`,
  ]);
});

test("a minion that came back into play answers with its new place in the order of play", () => {
  const world = newWorld([LISTENER]);
  const returned = place(world, "Listener");
  const other = place(world, "Listener");
  world.edit(() => {
    leavePlay(returned, HAND);
    enterPlay(returned, BOARD);
  });
  run(world, () => void raise(Ping));
  expect(lines(world)).toEqual(["Ping 0", `Triggered ${other} react`, `Triggered ${returned} react`]);
});

test("a minion that changes sides keeps its place among those who answer", () => {
  const world = newWorld([LISTENER]);
  const stolen = place(world, "Listener", 0);
  const other = place(world, "Listener", 1);
  world.edit(() => {
    moveTo(stolen, NOWHERE);
    setOwner(stolen, 1);
    moveTo(stolen, BOARD);
  });
  run(world, () => void raise(Ping));
  expect(lines(world)).toEqual(["Ping 0", `Triggered ${stolen} react`, `Triggered ${other} react`]);
  expect(world.read(() => orderOfPlay(stolen))).toBe(1);
});

test("resolving a part of the log leaves the rest alone", () => {
  const world = newWorld([LISTENER]);
  const listener = place(world, "Listener");
  run(world, () => {
    const first = eventCount();
    for (let i = 0; i < 3; i++) record(Ping, NONE);
    resolveEvents(first + 1, first + 2);
  });
  expect(lines(world)).toEqual(["Ping 0", "Ping 0", "Ping 0", `Triggered ${listener} react`]);
});

test("an entry that fails undoes the whole action, and its trigger may start again afterwards", () => {
  let fails = true;
  const world = newWorld([
    minion("Fuse", {
      triggers: [
        when(Ping, () => {
          if (fails) throw new Error("burnt");
        }),
      ],
    }),
  ]);
  const fuse = place(world, "Fuse");
  expect(() => run(world, () => void raise(Ping))).toThrow("burnt");
  expect(lines(world)).toEqual([]);
  fails = false;
  run(world, () => void raise(Ping));
  expect(tree(world)).toEqual(["Ping 0", `Triggered ${fuse} react`]);
});

test("too long a Queue is a limit that leaves the world as it was", () => {
  // What waits in the outer Queues stays while inner ones are filled: 100 minions, 30 triggers each, 22 deep.
  const triggers = Array.from({ length: 29 }, () => when(Ping, nothing));
  const world = newWorld([
    minion("Loud", { triggers: [when(Ping, () => void raise(Ping)), ...triggers] }),
    LISTENER,
  ]);
  for (let i = 0; i < 100; i++) place(world, "Loud");
  expect(() => run(world, () => void raise(Ping))).toThrow(
    new LimitError("Queue limit: entry 65537; expected at most 65536"),
  );
  expect([world.log(), idsIn(world).length]).toEqual([[], 100]);
  // The stacks are free again: the next action finds an empty Queue.
  const [first, ...others] = idsIn(world) as [EntityId, ...EntityId[]];
  world.edit(() => {
    for (const id of others) leavePlay(id, HAND);
  });
  run(world, () => void raise(Ping));
  expect(world.log()).toHaveLength(1 + 1 + 1 + 29 + 29);
  expect(first).toBe(1);
});

test("a trigger that is always last comes after all others of its Queue, whatever the order of play", () => {
  const last = (label: string) => when(Ping, nothing, { label, isLast: true });
  const world = newWorld([
    minion("Patient", {
      triggers: [last("first last"), when(Ping, nothing, { label: "own" }), last("second last")],
    }),
    minion("Listener", { triggers: [when(Ping, nothing, { label: "listener" })] }),
  ]);
  const patient = place(world, "Patient");
  const listener = place(world, "Listener");
  run(world, () => void raise(Ping));
  expect(lines(world)).toEqual([
    "Ping 0",
    `Triggered ${patient} own`,
    `Triggered ${listener} listener`,
    `Triggered ${patient} first last`,
    `Triggered ${patient} second last`,
  ]);
});

test("a trigger may be about subjects of one card type alone", () => {
  const subjectType = intern("minion");
  const world = newWorld([
    minion("Listener", { triggers: [when(Ping, nothing, { subjectType })] }),
    minion("Chief", { type: "hero" }),
  ]);
  const [listener, chief] = [place(world, "Listener"), place(world, "Chief")];
  run(world, () => {
    raise(Ping, chief);
    raise(Ping, listener);
  });
  expect(lines(world)).toEqual([`Ping ${chief}`, `Ping ${listener}`, `Triggered ${listener} react`]);
});

test("those that come last keep their order, also in a Queue inside another", () => {
  const last = (label: string) => minion(label, { triggers: [when(Pong, nothing, { label, isLast: true })] });
  const world = newWorld([
    minion("Caller", { triggers: [when(Ping, (frame) => void raise(Pong, selfOf(frame)))] }),
    ...["a", "b", "c"].map(last),
    minion("Early", { triggers: [when(Pong, nothing, { label: "early" })] }),
  ]);
  const caller = place(world, "Caller");
  const [a, b, c] = ["a", "b", "c"].map((name) => place(world, name));
  const early = place(world, "Early");
  run(world, () => void raise(Ping));
  expect(lines(world)).toEqual([
    "Ping 0",
    `Triggered ${caller} react`,
    `Pong ${caller}`,
    ...[`Triggered ${early} early`, `Triggered ${a} a`, `Triggered ${b} b`, `Triggered ${c} c`],
  ]);
});
