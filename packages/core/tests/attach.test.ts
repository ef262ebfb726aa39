/** Attachments: entities that belong to a host, and act for it. */
import { expect, test } from "vitest";
import {
  ATTACHED,
  attach,
  BOARD,
  bearerOf,
  becomeCopy,
  cardOf,
  changeSides,
  Destroyed,
  destroy,
  detach,
  detachAll,
  type EntityId,
  enterPlay,
  firstAttached,
  GRAVEYARD,
  HAND,
  hostOf,
  isInPlay,
  isPendingDestroy,
  leavePlay,
  listZone,
  moveTo,
  NONE,
  nextAttached,
  orderOfPlay,
  ownerOf,
  type Player,
  playerOf,
  REMOVED,
  RefusedError,
  selfOf,
  silenceText,
  type World,
  zoneName,
  zoneOf,
} from "../src/index.ts";
import {
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
  run,
  when,
  whenSelf,
} from "./support.ts";

const CARDS = [
  minion("Host", { triggers: [whenSelf(Ping, nothing, { label: "host" })] }),
  minion("Filler"),
  minion("Listener", { triggers: [when(Ping, nothing, { label: "listener" })] }),
  minion("Charm", { type: "enchantment", triggers: [whenSelf(Ping, nothing, { label: "charm" })] }),
  minion("Ear", { type: "enchantment", triggers: [when(Pong, nothing, { label: "ear" })] }),
  minion("Will", {
    type: "enchantment",
    triggers: [whenSelf(Destroyed, nothing, { label: "will", evenIfGone: true })],
  }),
];

function attachNew(world: World, name: string, host: EntityId, player: Player = 0): EntityId {
  return world.edit(() => {
    const id = make(name, player);
    attach(id, host);
    return id;
  });
}

function attachedTo(host: EntityId): EntityId[] {
  const ids: EntityId[] = [];
  for (let id = firstAttached(host); id !== NONE; id = nextAttached(id)) ids.push(id);
  return ids;
}

test("a host knows what is attached to it, in the order of attaching, and each knows its host", () => {
  const world = newWorld(CARDS);
  const [host, other] = [place(world, "Host"), place(world, "Host")];
  const first = attachNew(world, "Charm", host);
  const elsewhere = attachNew(world, "Charm", other);
  const second = attachNew(world, "Ear", host);
  world.read(() => {
    expect([attachedTo(host), attachedTo(other)]).toEqual([[first, second], [elsewhere]]);
    expect([first, second, elsewhere, host].map(hostOf)).toEqual([host, host, other, NONE]);
    expect([first, elsewhere, host].map(bearerOf)).toEqual([host, other, host]);
  });
});

test("what is attached enters play with a place of its own in the order of play, and none on the board", () => {
  const world = newWorld(CARDS);
  const host = place(world, "Host");
  const charm = attachNew(world, "Charm", host);
  const later = place(world, "Filler");
  world.read(() => {
    expect([host, charm, later].map(orderOfPlay)).toEqual([1, 2, 3]);
    expect([isInPlay(charm), zoneOf(charm), zoneName(charm)]).toEqual([true, ATTACHED, "play"]);
  });
  expect(idsIn(world)).toEqual([host, later]);
});

test("what is attached out of play has its number from then on, and a later one when its host enters play", () => {
  const world = newWorld(CARDS);
  const before = place(world, "Filler");
  const host = world.edit(() => make("Host"));
  const charm = attachNew(world, "Charm", host);
  const after = place(world, "Filler");
  expect(world.read(() => [before, charm, after].map(orderOfPlay))).toEqual([1, 2, 3]);
  expect(world.read(() => isInPlay(charm))).toBe(false);
  world.edit(() => enterPlay(host, BOARD));
  expect(world.read(() => [host, charm].map(orderOfPlay))).toEqual([4, 5]);
});

test("a trigger on itself is, for what is attached, one on what happens to its host, and on nobody else", () => {
  const world = newWorld(CARDS);
  const host = place(world, "Host");
  const charm = attachNew(world, "Charm", host);
  const other = place(world, "Host");
  run(world, () => {
    raise(Ping, host);
    raise(Ping, other);
  });
  expect(lines(world)).toEqual([
    `Ping ${host}`,
    `Triggered ${host} host`,
    `Triggered ${charm} charm`,
    `Ping ${other}`,
    `Triggered ${other} host`,
  ]);
});

test("an effect of what is attached acts for its host, and for the player who attached it", () => {
  const seen: number[][] = [];
  const curse = minion("Curse", {
    triggers: [whenSelf(Ping, (frame) => seen.push([selfOf(frame), playerOf(frame)]))],
  });
  const world = newWorld([...CARDS, curse]);
  const host = place(world, "Filler", 0);
  attachNew(world, "Curse", host, 1);
  run(world, () => void raise(Ping, host));
  expect(seen).toEqual([[host, 1]]);
});

test("a broad trigger of what is attached answers in its own place in the order of play", () => {
  const world = newWorld([
    ...CARDS,
    minion("Crier", { triggers: [when(Pong, nothing, { label: "crier" })] }),
  ]);
  const host = place(world, "Filler");
  const crier = place(world, "Crier");
  const ear = attachNew(world, "Ear", host);
  const later = place(world, "Crier");
  run(world, () => void raise(Pong));
  expect(lines(world)).toEqual([
    "Pong 0",
    `Triggered ${crier} crier`,
    `Triggered ${ear} ear`,
    `Triggered ${later} crier`,
  ]);
});

test("a host that leaves play takes what is attached out of play with it, still attached", () => {
  const world = newWorld(CARDS);
  const host = place(world, "Filler");
  const [charm, ear] = [attachNew(world, "Charm", host), attachNew(world, "Ear", host)];
  world.edit(() => leavePlay(host, GRAVEYARD));
  world.read(() => {
    expect([charm, ear].map(isInPlay)).toEqual([false, false]);
    expect(attachedTo(host)).toEqual([charm, ear]);
    expect([listZone(0, REMOVED), listZone(0, ATTACHED)]).toEqual([[charm, ear], []]);
  });
  run(world, () => {
    raise(Ping, host);
    raise(Pong);
  });
  expect(lines(world)).toEqual([`Ping ${host}`, "Pong 0"]);
});

test("an attached deathrattle resolves for its dead host", () => {
  const world = newWorld(CARDS);
  const host = place(world, "Filler");
  const will = attachNew(world, "Will", host);
  run(world, () => destroy(host));
  expect(lines(world)).toEqual([`Destroyed ${host}`, "DeathPhase 1", `Triggered ${will} will`]);
});

test("triggers of a host and of what is attached to it answer each in its own place (rulebook 7.5)", () => {
  const world = newWorld(CARDS);
  const host = place(world, "Host");
  const listener = place(world, "Listener");
  const charm = attachNew(world, "Charm", host);
  const later = place(world, "Listener");
  run(world, () => void raise(Ping, host));
  expect(lines(world)).toEqual([
    `Ping ${host}`,
    `Triggered ${host} host`,
    `Triggered ${listener} listener`,
    `Triggered ${charm} charm`,
    `Triggered ${later} listener`,
  ]);
});

test("what is attached in a hand enters play with its host, after it", () => {
  const world = newWorld(CARDS);
  const host = put(world, "Filler", 0, HAND);
  const ear = attachNew(world, "Ear", host);
  world.edit(() => enterPlay(host, BOARD));
  expect(world.read(() => [orderOfPlay(host), orderOfPlay(ear), isInPlay(ear)])).toEqual([2, 3, true]);
  run(world, () => void raise(Pong));
  expect(lines(world)).toEqual(["Pong 0", `Triggered ${ear} ear`]);
});

test("a copy has what its original has now: what is attached, and that its text is gone", () => {
  const world = newWorld(CARDS);
  const [host, copy, silenced] = [place(world, "Host"), place(world, "Filler", 1), place(world, "Host")];
  const charm = attachNew(world, "Charm", host);
  world.edit(() => {
    silenceText(silenced);
    destroy(host);
    becomeCopy(copy, host);
  });
  world.read(() => {
    const [own] = attachedTo(copy);
    expect(attachedTo(copy)).toHaveLength(1);
    expect(own).not.toBe(charm);
    expect([cardOf(copy).definition.name, ownerOf(copy), isPendingDestroy(copy)]).toEqual(["Host", 1, false]);
  });
  run(world, () => void raise(Ping, copy));
  expect(lines(world).slice(0, 3)).toEqual([
    `Ping ${copy}`,
    `Triggered ${copy} host`,
    expect.stringMatching(/^Triggered \d+ charm$/),
  ]);
  world.edit(() => becomeCopy(copy, silenced));
  world.clearLog();
  run(world, () => void raise(Ping, copy));
  expect(lines(world)).toEqual([`Ping ${copy}`]);
});

test("a copy that is made while a trigger of its original resolves can trigger itself", () => {
  const cards = [
    minion("Mirror", { triggers: [whenSelf(Ping, (frame) => becomeCopy(other, selfOf(frame)))] }),
  ];
  const world = newWorld([...CARDS, ...cards]);
  const mirror = place(world, "Mirror");
  const other = place(world, "Filler");
  run(world, () => void raise(Ping, mirror));
  world.clearLog();
  run(world, () => void raise(Ping, other));
  expect(lines(world)).toEqual([`Ping ${other}`, `Triggered ${other} react`]);
});

test("what is detached is out of the game: it answers nothing, and the host no longer knows it", () => {
  for (const gone of [0, 1, 2]) {
    const world = newWorld(CARDS);
    const host = place(world, "Filler");
    const ids = [0, 1, 2].map(() => attachNew(world, "Charm", host));
    world.edit(() => detach(ids[gone] as EntityId));
    const left = ids.filter((_, i) => i !== gone);
    expect(world.read(() => attachedTo(host))).toEqual(left);
    expect(world.read(() => [hostOf(ids[gone] as EntityId), zoneName(ids[gone] as EntityId)])).toEqual([
      NONE,
      "removed",
    ]);
    run(world, () => void raise(Ping, host));
    expect(lines(world)).toEqual([`Ping ${host}`, ...left.map((id) => `Triggered ${id} charm`)]);
    const next = attachNew(world, "Charm", host);
    expect(world.read(() => attachedTo(host))).toEqual([...left, next]);
  }
});

test("all that is attached can be taken off at once", () => {
  const world = newWorld(CARDS);
  const host = place(world, "Filler");
  for (let i = 0; i < 3; i++) attachNew(world, "Charm", host);
  world.edit(() => detachAll(host));
  run(world, () => void raise(Ping, host));
  expect([world.read(() => attachedTo(host)), lines(world)]).toEqual([[], [`Ping ${host}`]]);
});

test("what is attached to an entity that is not in play is not in play either", () => {
  const world = newWorld(CARDS);
  const host = put(world, "Filler", 0, HAND);
  const ear = attachNew(world, "Ear", host);
  expect(world.read(() => [isInPlay(ear), attachedTo(host), orderOfPlay(ear)])).toEqual([false, [ear], 1]);
  run(world, () => void raise(Pong));
  expect(lines(world)).toEqual(["Pong 0"]);
});

test("a host that changes sides keeps what is attached, which stays its own player's", () => {
  const seen: number[][] = [];
  const note = (frame: number) => seen.push([selfOf(frame), playerOf(frame)]);
  const blessing = minion("Blessing", { triggers: [whenSelf(Ping, note), when(Pong, note)] });
  const world = newWorld([...CARDS, blessing]);
  const host = place(world, "Filler", 0);
  attachNew(world, "Blessing", host, 0);
  world.edit(() => changeSides(host, 1));
  run(world, () => {
    raise(Ping, host);
    raise(Pong);
  });
  expect(seen).toEqual([
    [host, 0],
    [host, 0],
  ]);
});

test("silence takes off what is attached before it; what is attached after it works", () => {
  const world = newWorld(CARDS);
  const host = place(world, "Host");
  attachNew(world, "Charm", host);
  world.edit(() => silenceText(host));
  const later = attachNew(world, "Charm", host);
  run(world, () => void raise(Ping, host));
  expect(lines(world)).toEqual([`Ping ${host}`, `Triggered ${later} charm`]);
});

test("worlds keep apart what is attached, through clones and failed actions", () => {
  const world = newWorld(CARDS);
  const host = place(world, "Host");
  const charm = attachNew(world, "Charm", host);
  const copy = world.clone();
  copy.edit(() => detach(charm));
  expect(() =>
    run(world, () => {
      attach(make("Ear"), host);
      detach(charm);
      leavePlay(host, HAND);
      throw new Error("no");
    }),
  ).toThrow("no");
  for (const each of [world, copy]) {
    run(each, () => {
      raise(Ping, host);
      raise(Pong);
    });
  }
  expect(lines(world)).toEqual([
    `Ping ${host}`,
    `Triggered ${host} host`,
    `Triggered ${charm} charm`,
    "Pong 0",
  ]);
  expect(lines(copy)).toEqual([`Ping ${host}`, `Triggered ${host} host`, "Pong 0"]);
});

test("what is not attached cannot be detached", () => {
  const world = newWorld(CARDS);
  const host = place(world, "Host");
  const charm = attachNew(world, "Charm", host);
  world.edit(() => detach(charm));
  for (const id of [host, charm]) {
    expect(() => world.edit(() => detach(id))).toThrow(
      new RefusedError(`detach: id is ${id}; expected an entity that is attached`),
    );
  }
  world.edit(() => {
    moveTo(charm, HAND);
    enterPlay(charm, BOARD);
  });
  expect(idsIn(world)).toEqual([host, charm]);
});

test("a trigger on its host that is queued acts for the host, though it was taken off before its turn", () => {
  const acting: EntityId[] = [];
  const late = whenSelf(Ping, (frame) => acting.push(selfOf(frame)), { label: "late", evenIfGone: true });
  const world = newWorld([
    ...CARDS,
    minion("Taker", { triggers: [when(Ping, () => detachAll(host))] }),
    minion("Late", { type: "enchantment", triggers: [late] }),
  ]);
  place(world, "Taker");
  const host = place(world, "Filler");
  const attached = attachNew(world, "Late", host);
  run(world, () => void raise(Ping, host));
  expect(world.read(() => hostOf(attached))).toBe(NONE);
  expect(acting).toEqual([host]);
});
