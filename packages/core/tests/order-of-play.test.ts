/** The order of play: one list over both players, in which the newcomer is always last. */
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  BOARD,
  type EntityId,
  enterPlay,
  GRAVEYARD,
  HAND,
  HERO,
  leavePlay,
  moveTo,
  NONE,
  NOWHERE,
  nextInPlay,
  oldestInPlay,
  orderOfPlay,
  type Player,
  SECRET,
  setOwner,
} from "../src/index.ts";
import { make, minion, newWorld, place, put } from "./support.ts";

const CARDS = [minion("Filler")];

function inOrder(): EntityId[] {
  const ids: EntityId[] = [];
  for (let id = oldestInPlay(); id !== NONE; id = nextInPlay(id)) ids.push(id);
  return ids;
}

test("whoever enters play comes last, of both players and whatever kind", () => {
  const world = newWorld(CARDS);
  const ids = world.edit(() => {
    const entering = [HERO, BOARD, SECRET, BOARD].map((zone, i) => {
      const id = make("Filler", (i % 2) as Player);
      enterPlay(id, zone);
      return id;
    });
    return entering;
  });
  expect(world.read(inOrder)).toEqual(ids);
  expect(world.read(() => ids.map(orderOfPlay))).toEqual([1, 2, 3, 4]);
});

test("a place on the board has no say in the order of play", () => {
  const world = newWorld(CARDS);
  const older = place(world, "Filler");
  const younger = place(world, "Filler", 0, older);
  expect(world.read(inOrder)).toEqual([older, younger]);
});

test("what is made but not in play has no number yet, nor a place among those who are", () => {
  const world = newWorld(CARDS);
  const inHand = put(world, "Filler", 0, HAND);
  const minionInPlay = place(world, "Filler");
  expect(world.read(inOrder)).toEqual([minionInPlay]);
  expect(world.read(() => orderOfPlay(inHand))).toBe(0);
});

test("who leaves play keeps the number, and gets a new one on coming back", () => {
  const world = newWorld(CARDS);
  const first = place(world, "Filler");
  const second = place(world, "Filler");
  world.edit(() => leavePlay(first, HAND));
  expect(world.read(inOrder)).toEqual([second]);
  expect(world.read(() => orderOfPlay(first))).toBe(1);

  world.edit(() => enterPlay(first, BOARD));
  expect(world.read(inOrder)).toEqual([second, first]);
  expect(world.read(() => orderOfPlay(first))).toBe(3);
});

test("leaving from the front, the middle or the end keeps the others in order", () => {
  for (const leaver of [0, 1, 2]) {
    const world = newWorld(CARDS);
    const ids = [place(world, "Filler"), place(world, "Filler"), place(world, "Filler")];
    world.edit(() => leavePlay(ids[leaver] as EntityId, GRAVEYARD));
    const youngest = place(world, "Filler");
    expect(world.read(inOrder)).toEqual([...ids.filter((_, i) => i !== leaver), youngest]);
  }
});

test("taking control keeps the place in the order of play", () => {
  const world = newWorld(CARDS);
  const stolen = place(world, "Filler", 0);
  const other = place(world, "Filler", 1);
  world.edit(() => {
    moveTo(stolen, NOWHERE);
    setOwner(stolen, 1);
    moveTo(stolen, BOARD);
  });
  expect(world.read(inOrder)).toEqual([stolen, other]);
  expect(world.read(() => orderOfPlay(stolen))).toBe(1);
});

test("the order of play is total, and is the order of entering, whatever enters and leaves", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(7), { maxLength: 60 }), (turns) => {
      const world = newWorld(CARDS);
      world.edit(() => {
        const ids = Array.from({ length: 8 }, (_, i) => make("Filler", (i % 2) as Player));
        const expected: EntityId[] = [];
        for (const turn of turns) {
          const id = ids[turn] as EntityId;
          const at = expected.indexOf(id);
          if (at >= 0) {
            expected.splice(at, 1);
            leavePlay(id, turn % 2 === 0 ? HAND : GRAVEYARD);
          } else {
            expected.push(id);
            enterPlay(id, BOARD);
          }
          expect(inOrder()).toEqual(expected);
          const stamps = expected.map(orderOfPlay);
          expect(stamps).toEqual([...new Set(stamps)].sort((left, right) => left - right));
        }
      });
    }),
  );
});
