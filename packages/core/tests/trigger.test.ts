/** Triggers: what each answers, by its scope, its condition and whether its minion is still there. */
import { expect, test } from "vitest";
import {
  attach,
  BOARD,
  Destroyed,
  destroy,
  type EntityId,
  enterPlay,
  GRAVEYARD,
  HAND,
  HERO,
  leavePlay,
  NONE,
  playerOf,
  record,
  SECRET,
  selfOf,
} from "../src/index.ts";
import {
  Entered,
  enter,
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
  when,
  whenSelf,
} from "./support.ts";

const LISTENER = minion("Listener", { triggers: [when(Ping, nothing)] });
const FILLER = minion("Filler");

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

test("another condition may be asked as the turn comes, and only then", () => {
  const asked: string[] = [];
  const ask = (name: string, answer: boolean) => () => {
    asked.push(name);
    return answer;
  };
  const world = newWorld(
    [true, false].map((holds) =>
      minion(`${holds}`, {
        triggers: [
          when(Ping, nothing, { condition: ask("queued", true), asksAgain: ask("starting", holds) }),
        ],
      }),
    ),
  );
  const holds = place(world, "true");
  place(world, "false");
  run(world, () => void raise(Ping));
  expect(lines(world)).toEqual(["Ping 0", `Triggered ${holds} react`]);
  expect(asked).toEqual(["queued", "queued", "starting", "starting"]);
});

test("what is attached works for its own player, or for its host's where the trigger says so", () => {
  const seen: [string, number][] = [];
  const charm = (name: string, forHost?: boolean) =>
    minion(name, {
      triggers: [
        when(Ping, (frame) => seen.push([name, playerOf(frame)]), {
          ...(forHost !== undefined && { forHost }),
        }),
      ],
    });
  const world = newWorld([FILLER, charm("own"), charm("own too", false), charm("host's", true)]);
  const host = place(world, "Filler", 1);
  world.edit(() => {
    for (const name of ["own", "own too", "host's"]) attach(make(name, 0), host);
  });
  run(world, () => void raise(Ping));
  expect(seen).toEqual([
    ["own", 0],
    ["own too", 0],
    ["host's", 1],
  ]);
});

test("what an effect records is resolved by itself, or by the Queue where the effect leaves it", () => {
  const records = (leavesEvents?: boolean) =>
    when(Ping, (frame) => void record(Pong, selfOf(frame)), {
      ...(leavesEvents !== undefined && { leavesEvents }),
    });
  const world = newWorld([
    minion("Leaves", { triggers: [records(true)] }),
    minion("Keeps", { triggers: [records()] }),
    minion("Keeps Too", { triggers: [records(false)] }),
    minion("Listener", { triggers: [when(Pong, nothing, { label: "heard" })] }),
  ]);
  const [leaves, keeps, too] = [place(world, "Leaves"), place(world, "Keeps"), place(world, "Keeps Too")];
  const listener = place(world, "Listener");
  run(world, () => void raise(Ping));
  expect(lines(world)).toEqual([
    "Ping 0",
    ...[`Triggered ${leaves} react`, `Pong ${leaves}`, `Triggered ${listener} heard`],
    ...[`Triggered ${keeps} react`, `Pong ${keeps}`],
    ...[`Triggered ${too} react`, `Pong ${too}`],
  ]);
});
