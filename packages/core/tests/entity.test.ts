/** Entities: made from a card, entering play, leaving play. */
import { expect, test } from "vitest";
import {
  BOARD,
  cardOf,
  createEntity,
  currentLibrary,
  destroy,
  enterPlay,
  GRAVEYARD,
  HAND,
  isPendingDestroy,
  leavePlay,
  NONE,
  nextId,
  ownerOf,
  read,
  textOf,
  typeOf,
  zoneName,
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
  WOUND,
  when,
} from "./support.ts";

test("an entity starts with its card's numbers, its owner, and in no zone", () => {
  const world = newWorld([minion("Filler"), minion("Wounded", { row: [[WOUND, 7]] })]);
  world.edit(() => {
    const id = make("Wounded", 1);
    expect([read(id, WOUND), ownerOf(id), zoneName(id)]).toEqual([7, 1, "none"]);
    expect([cardOf(id).definition.name, textOf(typeOf(id))]).toEqual(["Wounded", "minion"]);
    expect(read(make("Filler"), WOUND)).toBe(0);
  });
});

test("entities of one card are independent of each other and of the card", () => {
  const world = newWorld([minion("Wounded", { row: [[WOUND, 7]] })]);
  world.edit(() => {
    const card = currentLibrary().named("Wounded");
    if (card === undefined) throw new Error("the card is there");
    const [first, second] = [createEntity(card, 0), createEntity(card, 0)];
    enterPlay(first, BOARD);
    expect(read(second, WOUND)).toBe(7);
    expect(zoneName(second)).toBe("none");
    expect(zoneName(createEntity(card, 0))).toBe("none");
  });
});

test("ids count up from 1, and the id of one that is gone is never given again", () => {
  const world = newWorld([minion("Filler")]);
  const first = place(world, "Filler");
  world.edit(() => leavePlay(first, GRAVEYARD));
  const second = place(world, "Filler");
  expect([first, second, world.read(nextId)]).toEqual([1, 2, 3]);
});

test("nobody's fields read as 0, before and after games were played", () => {
  const world = newWorld([minion("Wounded", { row: [[WOUND, 7]] })]);
  const ids = [place(world, "Wounded"), place(world, "Wounded"), place(world, "Wounded")] as const;
  world.edit(() => leavePlay(ids[1], GRAVEYARD));
  world.edit(() => leavePlay(ids[0], GRAVEYARD));
  world.edit(() => leavePlay(ids[2], HAND));
  expect(world.read(() => [read(NONE, WOUND), ownerOf(NONE), zoneName(NONE)])).toEqual([0, 0, "none"]);
});

test("a minion triggers from when it enters play until it leaves", () => {
  const world = newWorld([minion("Listener", { triggers: [when(Ping, nothing)] })]);
  const id = put(world, "Listener", 0, HAND);
  const heard = () => {
    world.clearLog();
    run(world, () => void raise(Ping));
    return lines(world);
  };
  expect(heard()).toEqual(["Ping 0"]);
  world.edit(() => enterPlay(id, BOARD));
  expect(heard()).toEqual(["Ping 0", `Triggered ${id} react`]);
  world.edit(() => leavePlay(id, HAND));
  expect(heard()).toEqual(["Ping 0"]);
});

test("leaving play takes no space and goes to the end of the other zone", () => {
  const world = newWorld([minion("Filler")]);
  const before = put(world, "Filler", 0, HAND);
  const left = place(world, "Filler");
  const right = place(world, "Filler");
  world.edit(() => leavePlay(left, HAND));
  expect([idsIn(world), idsIn(world, 0, HAND)]).toEqual([[right], [before, left]]);
});

test("pending destroy ends when the minion leaves play: played again, it lives", () => {
  const world = newWorld([minion("Filler")]);
  const id = place(world, "Filler");
  run(world, () => {
    destroy(id);
    expect(isPendingDestroy(id)).toBe(true);
    leavePlay(id, HAND);
    enterPlay(id, BOARD);
    expect(isPendingDestroy(id)).toBe(false);
  });
  expect(idsIn(world)).toEqual([id]);
});

test("an entity that is not in play leaves a zone without a stir in play", () => {
  const world = newWorld([minion("Filler")]);
  const inHand = put(world, "Filler", 0, HAND);
  const inPlay = place(world, "Filler");
  world.edit(() => leavePlay(inHand, GRAVEYARD));
  expect([idsIn(world), idsIn(world, 0, GRAVEYARD)]).toEqual([[inPlay], [inHand]]);
  const next = place(world, "Filler");
  expect(idsIn(world)).toEqual([inPlay, next]);
});
