/** The Queue: which triggers answer an Event, and in which order. */
import { expect, test } from "vitest";
import {
  BOARD,
  Destroyed,
  destroy,
  type EntityId,
  enterPlay,
  eventCount,
  GRAVEYARD,
  HAND,
  HERO,
  LimitError,
  leavePlay,
  moveTo,
  NONE,
  NOWHERE,
  orderOfPlay,
  record,
  resolveEvents,
  SECRET,
  selfOf,
  setOwner,
} from "../src/index.ts";
import {
  Entered,
  enter,
  idsIn,
  lines,
  make,
  minion,
  newWorld,
  nothing,
  Ping,
  Pong,
  place,
  put,
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

test("a trigger that holds even if its minion is gone resolves from the graveyard", () => {
  const world = newWorld([
    minion("Mortal", {
      triggers: [
        whenSelf(Ping, nothing, { label: "lasting", evenIfGone: true }),
        whenSelf(Ping, nothing, { label: "living" }),
      ],
    }),
  ]);
  const mortal = place(world, "Mortal");
  run(world, () => {
    leavePlay(mortal, GRAVEYARD);
    raise(Ping, mortal);
  });
  expect(lines(world)).toEqual([`Ping ${mortal}`, `Triggered ${mortal} lasting`]);
});

test("a broad trigger that holds even if its minion is gone still has to be queued while it is in play", () => {
  const world = newWorld([
    minion("Ghost", { triggers: [when(Ping, nothing, { evenIfGone: true })] }),
    minion("Bouncer", { triggers: [when(Ping, () => leavePlay(ghost, HAND))] }),
  ]);
  const bouncer = place(world, "Bouncer");
  const ghost = place(world, "Ghost");
  run(world, () => void raise(Ping));
  expect(lines(world)).toEqual(["Ping 0", `Triggered ${bouncer} react`, `Triggered ${ghost} react`]);
  world.clearLog();
  run(world, () => void raise(Ping));
  expect(lines(world)).toEqual(["Ping 0", `Triggered ${bouncer} react`]);
});

test("a trigger on its own minion answers only what happens to that minion", () => {
  const world = newWorld([minion("Selfish", { triggers: [whenSelf(Ping, nothing)] }), FILLER]);
  const first = place(world, "Selfish");
  const second = place(world, "Selfish");
  const filler = place(world, "Filler");
  run(world, () => raiseAll(Ping, [second, filler, NONE]));
  expect(lines(world)).toEqual([`Ping ${second}`, `Ping ${filler}`, "Ping 0", `Triggered ${second} react`]);
  expect(first).toBeLessThan(second);
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

test("several triggers of one minion on one Event resolve in the order in which its card lists them", () => {
  for (const trigger of [when, whenSelf]) {
    const triggers = ["first", "second", "third"].map((label) => trigger(Ping, nothing, { label }));
    const world = newWorld([minion("Triple", { triggers }), LISTENER]);
    const triple = place(world, "Triple");
    const listener = place(world, "Listener");
    run(world, () => void raise(Ping, triple));
    expect(lines(world)).toEqual([
      `Ping ${triple}`,
      `Triggered ${triple} first`,
      `Triggered ${triple} second`,
      `Triggered ${triple} third`,
      `Triggered ${listener} react`,
    ]);
  }
});

test("a condition is asked as the Queue is filled, of the listener and the Event", () => {
  const asked: number[][] = [];
  const picky = when(Ping, nothing, {
    condition: (listener, event) => {
      asked.push([listener, event]);
      return listener !== refusing;
    },
  });
  const world = newWorld([minion("Picky", { triggers: [picky] })]);
  const refusing = place(world, "Picky");
  const willing = place(world, "Picky");
  run(world, () => void raise(Ping));
  expect(asked).toEqual([
    [refusing, 0],
    [willing, 0],
  ]);
  expect(lines(world)).toEqual(["Ping 0", `Triggered ${willing} react`]);
});

test("a condition is not asked again when the entry's turn comes", () => {
  let holds = true;
  const world = newWorld([
    minion("Spoiler", {
      triggers: [
        when(Ping, () => {
          holds = false;
        }),
      ],
    }),
    minion("Picky", { triggers: [when(Ping, nothing, { condition: () => holds })] }),
  ]);
  const spoiler = place(world, "Spoiler");
  const picky = place(world, "Picky");
  run(world, () => void raise(Ping));
  run(world, () => void raise(Ping));
  expect(lines(world)).toEqual([
    "Ping 0",
    `Triggered ${spoiler} react`,
    `Triggered ${picky} react`,
    "Ping 0",
    `Triggered ${spoiler} react`,
  ]);
});

test("a trigger that asks again is skipped when its condition no longer holds as its turn comes", () => {
  let holds = true;
  const picky = (label: string, asksAgain: boolean) =>
    minion(label, { triggers: [when(Ping, nothing, { label, asksAgain, condition: () => holds })] });
  const world = newWorld([
    minion("Spoiler", {
      triggers: [
        when(Ping, () => {
          holds = false;
        }),
      ],
    }),
    picky("asks", true),
    picky("trusts", false),
    minion("Bare", { triggers: [when(Ping, nothing, { label: "bare", asksAgain: true })] }),
  ]);
  const asks = place(world, "asks");
  const spoiler = place(world, "Spoiler");
  place(world, "asks");
  const trusts = place(world, "trusts");
  const bare = place(world, "Bare");
  run(world, () => void raise(Ping));
  expect(lines(world)).toEqual([
    "Ping 0",
    `Triggered ${asks} asks`,
    `Triggered ${spoiler} react`,
    `Triggered ${trusts} trusts`,
    `Triggered ${bare} bare`,
  ]);
});

test("a trigger answers its own minion, its side, the other side, or all, by the Event's subject", () => {
  const scopes = ["self", "friendly", "enemy", "any"] as const;
  const world = newWorld([
    FILLER,
    ...scopes.map((scope) => minion(scope, { triggers: [when(Ping, nothing, { scope, label: scope })] })),
  ]);
  for (const player of [0, 1] as const) for (const scope of scopes) place(world, scope, player);
  const friends = place(world, "Filler", 0);
  const foes = place(world, "Filler", 1);
  const heard = (subject: EntityId) => {
    world.clearLog();
    run(world, () => void raise(Ping, subject));
    return lines(world).slice(1);
  };
  const [self, friendly, enemy, any] = [1, 2, 3, 4];
  const second = 4;
  expect(heard(friends)).toEqual([
    `Triggered ${friendly} friendly`,
    `Triggered ${any} any`,
    `Triggered ${enemy + second} enemy`,
    `Triggered ${any + second} any`,
  ]);
  expect(heard(foes)).toEqual([
    `Triggered ${enemy} enemy`,
    `Triggered ${any} any`,
    `Triggered ${friendly + second} friendly`,
    `Triggered ${any + second} any`,
  ]);
  // A minion is on its own side; only its own trigger on itself is asked before.
  expect(heard(self as EntityId)).toEqual([
    `Triggered ${self} self`,
    `Triggered ${friendly} friendly`,
    `Triggered ${any} any`,
    `Triggered ${enemy + second} enemy`,
    `Triggered ${any + second} any`,
  ]);
  expect(heard(friendly as EntityId)[0]).toBe(`Triggered ${friendly} friendly`);
});

test("the side of a dead subject is that of its last player", () => {
  const world = newWorld([
    FILLER,
    minion("Mourner", { triggers: [when(Destroyed, nothing, { scope: "friendly", label: "mourns" })] }),
  ]);
  const [mine, theirs] = [place(world, "Mourner", 0), place(world, "Mourner", 1)] as const;
  const dying = [place(world, "Filler", 1), place(world, "Filler", 0)] as const;
  run(world, () => {
    destroy(dying[0]);
    destroy(dying[1]);
  });
  expect(lines(world).slice(3)).toEqual([`Triggered ${theirs} mourns`, `Triggered ${mine} mourns`]);
});

test("an Event without a subject is on no side: triggers on all sides answer it, of both players alike", () => {
  const sided = (["friendly", "enemy"] as const).map((scope) => when(Ping, nothing, { scope, label: scope }));
  const world = newWorld([LISTENER, minion("Sided", { triggers: sided })]);
  const names = ["Sided", "Listener"];
  const ids = ([1, 0] as const).flatMap((player) => names.map((name) => place(world, name, player)));
  run(world, () => void raise(Ping));
  expect(lines(world)).toEqual(["Ping 0", `Triggered ${ids[1]} react`, `Triggered ${ids[3]} react`]);
});

test("a trigger that is being resolved is not started again by what it causes", () => {
  const world = newWorld([minion("Loop", { triggers: [when(Ping, () => void raise(Ping))] })]);
  const loop = place(world, "Loop");
  run(world, () => void raise(Ping));
  expect(tree(world)).toEqual(["Ping 0", `Triggered ${loop} react`, "  Ping 0"]);
});

test("a self trigger is not started again by what it causes either", () => {
  const world = newWorld([
    minion("Loop", { triggers: [whenSelf(Ping, (frame) => void raise(Ping, selfOf(frame)))] }),
  ]);
  const loop = place(world, "Loop");
  run(world, () => void raise(Ping, loop));
  expect(tree(world)).toEqual([`Ping ${loop}`, `Triggered ${loop} react`, `  Ping ${loop}`]);
});

test("two triggers that feed each other end, each having run inside the other once", () => {
  const world = newWorld([
    minion("Ping to Pong", { triggers: [when(Ping, () => void raise(Pong), { label: "to" })] }),
    minion("Pong to Ping", { triggers: [when(Pong, () => void raise(Ping), { label: "fro" })] }),
  ]);
  const to = place(world, "Ping to Pong");
  const fro = place(world, "Pong to Ping");
  run(world, () => void raise(Ping));
  expect(tree(world)).toEqual([
    "Ping 0",
    `Triggered ${to} to`,
    "  Pong 0",
    `  Triggered ${fro} fro`,
    "    Ping 0",
  ]);
});

test("two minions with the same looping trigger are two triggers", () => {
  const world = newWorld([minion("Loop", { triggers: [when(Ping, () => void raise(Ping))] })]);
  const [older, younger] = [place(world, "Loop"), place(world, "Loop")];
  run(world, () => void raise(Ping));
  expect(tree(world)).toEqual([
    "Ping 0",
    `Triggered ${older} react`,
    "  Ping 0",
    `  Triggered ${younger} react`,
    "    Ping 0",
    `Triggered ${younger} react`,
    "  Ping 0",
    `  Triggered ${older} react`,
    "    Ping 0",
  ]);
});

test("a minion's other triggers are started inside of one that is being resolved", () => {
  const world = newWorld([
    minion("Double", {
      triggers: [
        when(Ping, () => void raise(Ping), { label: "first" }),
        when(Ping, nothing, { label: "second" }),
      ],
    }),
  ]);
  const double = place(world, "Double");
  run(world, () => void raise(Ping));
  expect(tree(world)).toEqual([
    "Ping 0",
    `Triggered ${double} first`,
    "  Ping 0",
    `  Triggered ${double} second`,
    `Triggered ${double} second`,
  ]);
});

test("a trigger that has ended may start again in the same Sequence", () => {
  const world = newWorld([LISTENER]);
  const listener = place(world, "Listener");
  run(world, () => {
    raise(Ping);
    raise(Ping);
  });
  expect(lines(world)).toEqual([
    "Ping 0",
    `Triggered ${listener} react`,
    "Ping 0",
    `Triggered ${listener} react`,
  ]);
});

test("a trigger already queued for an outer Event also answers an inner one, and then the outer one", () => {
  const world = newWorld([minion("Repeater", { triggers: [when(Ping, () => void raise(Ping))] }), LISTENER]);
  const repeater = place(world, "Repeater");
  const listener = place(world, "Listener");
  run(world, () => void raise(Ping));
  expect(tree(world)).toEqual([
    "Ping 0",
    `Triggered ${repeater} react`,
    "  Ping 0",
    `  Triggered ${listener} react`,
    `Triggered ${listener} react`,
  ]);
});

test("a minion that has entered answers the Event of its own entering like any other", () => {
  const world = newWorld([
    minion("Greeter", { triggers: [whenSelf(Entered, nothing, { label: "greets" })] }),
    minion("Watcher", { triggers: [when(Entered, nothing)] }),
  ]);
  const watcher = place(world, "Watcher");
  run(world, () => void raise(Entered, enter("Greeter")));
  run(world, () => void raise(Entered, enter("Watcher")));
  expect(lines(world)).toEqual([
    "Entered 2",
    `Triggered ${watcher} react`,
    "Triggered 2 greets",
    "Entered 3",
    `Triggered ${watcher} react`,
    "Triggered 3 react",
  ]);
});

test("heroes, minions and secrets answer alike", () => {
  const world = newWorld([LISTENER]);
  const ids = world.edit(() =>
    [SECRET, HERO, BOARD].map((zone) => {
      const id = make("Listener");
      enterPlay(id, zone);
      return id;
    }),
  );
  run(world, () => void raise(Ping));
  expect(lines(world)).toEqual(["Ping 0", ...ids.map((id) => `Triggered ${id} react`)]);
});

test("cards in hand answer nothing", () => {
  const world = newWorld([LISTENER]);
  put(world, "Listener", 0, HAND);
  run(world, () => void raise(Ping));
  expect(lines(world)).toEqual(["Ping 0"]);
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
