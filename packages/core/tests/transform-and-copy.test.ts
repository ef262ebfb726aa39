/** What becomes another card, or a copy of another entity: what it is then, who answers, and what is left of before. */
import { describe, expect, test } from "vitest";
import {
  attach,
  BOARD,
  bearerOf,
  becomeCopy,
  type Card,
  cardOf,
  currentLibrary,
  destroy,
  type EntityId,
  enterPlay,
  type Field,
  field,
  firstAttached,
  HAND,
  hostOf,
  isInPlay,
  isPendingDestroy,
  leavePlay,
  NONE,
  nextAttached,
  nextInPlay,
  oldestInPlay,
  orderOfPlay,
  ownerOf,
  printed,
  printedOn,
  REMOVED,
  read,
  resetTo,
  silenceText,
  transformTo,
  type World,
  write,
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
  place,
  put,
  raise,
  run,
  when,
  whenSelf,
} from "./support.ts";

const POWER: Field = field("copiedPower");
const CARDS = [
  minion("Filler", { row: [[POWER, 3]] }),
  minion("Listener", { row: [[POWER, 1]], triggers: [when(Ping, nothing)] }),
  minion("Selfish", { triggers: [whenSelf(Ping, nothing, { label: "self" })] }),
  minion("Charm", { type: "enchantment", triggers: [when(Ping, nothing, { label: "charm" })] }),
];

const named = (name: string) => currentLibrary().named(name) as Card;
const inOrder = (world: World) =>
  world.read(() => {
    const ids: EntityId[] = [];
    for (let id = oldestInPlay(); id !== NONE; id = nextInPlay(id)) ids.push(id);
    return ids;
  });
const heard = (world: World, subject: EntityId = NONE) => {
  world.clearLog();
  run(world, () => void raise(Ping, subject));
  return lines(world).slice(1);
};
const attachedTo = (host: EntityId) => {
  const ids: EntityId[] = [];
  for (let each = firstAttached(host); each !== NONE; each = nextAttached(each)) ids.push(each);
  return ids;
};

describe("what is transformed", () => {
  test("is the other card as if new, where it was, and the youngest", () => {
    const world = newWorld(CARDS);
    const [left, changed, right] = [
      place(world, "Listener"),
      place(world, "Filler"),
      place(world, "Listener"),
    ];
    world.edit(() => {
      write(changed, POWER, 9);
      attach(make("Charm"), changed);
      transformTo(changed, named("Listener"));
    });
    expect(idsIn(world)).toEqual([left, changed, right]);
    expect(inOrder(world)).toEqual([left, right, changed]);
    expect(world.read(() => [read(changed, POWER), firstAttached(changed)])).toEqual([1, NONE]);
    expect(heard(world)).toEqual([left, right, changed].map((id) => `Triggered ${id} react`));
  });

  test("answers as its old card no more", () => {
    const world = newWorld(CARDS);
    const changed = place(world, "Listener");
    world.edit(() => transformTo(changed, named("Selfish")));
    expect(heard(world)).toEqual([]);
    expect(heard(world, changed)).toEqual([`Triggered ${changed} self`]);
  });
});

describe("what becomes a copy", () => {
  test("has the card, the numbers and the missing text of the other, and keeps its place, number and player", () => {
    const world = newWorld(CARDS);
    const [copy, original, silent] = [
      place(world, "Filler", 1),
      place(world, "Listener"),
      place(world, "Listener"),
    ];
    world.edit(() => {
      write(original, POWER, 7);
      silenceText(silent);
      becomeCopy(copy, original);
    });
    world.read(() => {
      expect([cardOf(copy).definition.name, read(copy, POWER)]).toEqual(["Listener", 7]);
      expect([ownerOf(copy), zoneOf(copy), orderOfPlay(copy)]).toEqual([1, BOARD, 1]);
    });
    expect(heard(world)).toEqual([copy, original].map((id) => `Triggered ${id} react`));
    world.edit(() => becomeCopy(copy, silent));
    expect(heard(world)).toEqual([`Triggered ${original} react`]);
  });

  test("has copies of what is attached to the other, as those are now, in place of its own", () => {
    const world = newWorld(CARDS);
    const [copy, original] = [place(world, "Filler"), place(world, "Filler", 1)];
    const { own, charms } = world.edit(() => {
      const [own, first, second] = [make("Charm"), make("Charm", 1), make("Charm")] as const;
      attach(own, copy);
      attach(first, original);
      attach(second, original);
      write(second, POWER, 5);
      becomeCopy(copy, original);
      return { own, charms: attachedTo(copy) };
    });
    world.read(() => {
      expect([hostOf(own), zoneOf(own)]).toEqual([NONE, REMOVED]);
      expect(
        charms.map((id) => [cardOf(id).definition.name, read(id, POWER), ownerOf(id), bearerOf(id)]),
      ).toEqual([
        ["Charm", 0, 1, copy],
        ["Charm", 5, 0, copy],
      ]);
      expect(attachedTo(original)).toHaveLength(2);
    });
    expect(heard(world)).toEqual([
      ...attachedIds(world, original).map((id) => `Triggered ${id} charm`),
      ...charms.map((id) => `Triggered ${id} charm`),
    ]);
  });

  test("is not marked, though the other is", () => {
    const world = newWorld(CARDS);
    const [copy, original] = [place(world, "Filler"), place(world, "Listener")];
    world.edit(() => {
      destroy(original);
      becomeCopy(copy, original);
      expect([copy, original].map(isPendingDestroy)).toEqual([false, true]);
    });
  });

  test("in hand stays out of play, and is the copy when it enters", () => {
    const world = newWorld(CARDS);
    const original = place(world, "Listener");
    const copy = put(world, "Filler", 0, HAND);
    world.edit(() => becomeCopy(copy, original));
    expect([inOrder(world), heard(world)]).toEqual([[original], [`Triggered ${original} react`]]);
    world.edit(() => enterPlay(copy, BOARD));
    expect(heard(world)).toEqual([original, copy].map((id) => `Triggered ${id} react`));
  });
});

function attachedIds(world: World, host: EntityId): EntityId[] {
  return world.read(() => attachedTo(host));
}

test("what leaves play takes what is attached along, out of the order of play and out of the lists", () => {
  const world = newWorld(CARDS);
  const [host, other] = [place(world, "Filler"), place(world, "Listener")];
  const charms = world.edit(() => {
    const ids = [make("Charm"), make("Charm")];
    for (const id of ids) attach(id, host);
    leavePlay(host, HAND);
    return ids;
  });
  expect(inOrder(world)).toEqual([other]);
  expect(world.read(() => charms.map((id) => [isInPlay(id), zoneOf(id), hostOf(id)]))).toEqual(
    charms.map(() => [false, REMOVED, host]),
  );
  expect(heard(world)).toEqual([`Triggered ${other} react`]);
});

test("what leaves a zone that is not in play leaves those in play alone", () => {
  const world = newWorld(CARDS);
  const [one, other] = [place(world, "Listener"), place(world, "Listener")];
  const inHand = put(world, "Filler", 0, HAND);
  world.edit(() => {
    attach(make("Charm"), inHand);
    leavePlay(inHand, REMOVED);
  });
  expect(inOrder(world)).toEqual([one, other]);
  expect(heard(world)).toEqual([one, other].map((id) => `Triggered ${id} react`));
  const youngest = place(world, "Listener");
  expect(inOrder(world)).toEqual([one, other, youngest]);
});

test("what is attached again is the last of its new host, whatever came after it before", () => {
  const world = newWorld(CARDS);
  const [before, after] = [place(world, "Filler"), place(world, "Filler")];
  world.edit(() => {
    const [moved, stays] = [make("Charm"), make("Charm")];
    attach(moved, before);
    attach(stays, before);
    leavePlay(before, HAND);
    resetTo(before, named("Filler"));
    attach(moved, after);
    expect([attachedTo(after), attachedTo(before)]).toEqual([[moved], []]);
  });
});

test("a listener's room is used again, whatever becomes of it: changing has no limit", () => {
  const choir = (name: string) =>
    minion(name, { triggers: Array.from({ length: 30 }, () => when(Ping, nothing)) });
  const world = newWorld([choir("Choir"), choir("Other")]);
  const [changed, original] = [place(world, "Choir"), place(world, "Other")];
  world.edit(() => {
    for (let i = 0; i < 800; i++) {
      resetTo(changed, named("Choir"));
      transformTo(changed, named("Other"));
      becomeCopy(changed, original);
      silenceText(changed);
      resetTo(changed, named("Other"));
    }
  });
  expect(heard(world)).toHaveLength(60);
});

test("text that is taken away twice gives its room back once", () => {
  const world = newWorld(CARDS);
  const silent = place(world, "Listener");
  world.edit(() => {
    silenceText(silent);
    silenceText(silent);
  });
  const ids = [place(world, "Listener"), place(world, "Listener"), place(world, "Listener")];
  expect(heard(world)).toEqual(ids.map((id) => `Triggered ${id} react`));
});

test("what is printed is what the card says, whatever has become of the entity", () => {
  const world = newWorld(CARDS);
  const id = place(world, "Filler");
  world.edit(() => {
    write(id, POWER, 9);
    expect([printed(id, POWER), printedOn(named("Listener"), POWER)]).toEqual([3, 1]);
    resetTo(id, named("Listener"));
    expect(printed(id, POWER)).toBe(1);
  });
});
