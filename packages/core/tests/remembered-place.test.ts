/** The places that the dead remember: beside a neighbour that stays, and never an index. */
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  BOARD,
  Destroyed,
  destroy,
  type EntityId,
  enterPlay,
  GRAVEYARD,
  HAND,
  leavePlay,
  moveTo,
  NONE,
  NOWHERE,
  playerOf,
  REMOVED,
  rememberedPlace,
  selfOf,
  setOwner,
  WEAPON,
} from "../src/index.ts";
import {
  enter,
  idsIn,
  lines,
  make,
  minion,
  newWorld,
  nothing,
  place,
  run,
  when,
  whenSelf,
} from "./support.ts";

/** Leaves a token where it stood. */
const NEST = minion("Nest", {
  triggers: [
    whenSelf(
      Destroyed,
      (frame) => void enter("Token", playerOf(frame), rememberedPlace(selfOf(frame), playerOf(frame))),
      { label: "deathrattle", evenIfGone: true },
    ),
  ],
});
const CARDS = [
  NEST,
  minion("Token"),
  minion("Filler"),
  minion("Mourner", { triggers: [when(Destroyed, nothing, { label: "mourns" })] }),
];

const destroyAll = (ids: readonly EntityId[]) => {
  for (const id of ids) destroy(id);
};

test("a token takes the place of the dead: before the neighbour that stays", () => {
  const world = newWorld(CARDS);
  const nest = place(world, "Nest");
  const right = place(world, "Filler");
  const left = place(world, "Filler", 0, nest);
  run(world, () => destroy(nest));
  expect(idsIn(world)).toEqual([left, right + 2, right]);
});

test("without a neighbour to the right, the place is the right end", () => {
  const world = newWorld(CARDS);
  const left = place(world, "Filler");
  const nest = place(world, "Nest");
  run(world, () => destroy(nest));
  expect(idsIn(world)).toEqual([left, nest + 1]);
});

test("neighbours who die together leave one place: the older one's token stands left, wherever it stood", () => {
  for (const olderIsLeft of [true, false]) {
    const world = newWorld(CARDS);
    const end = place(world, "Filler");
    const start = place(world, "Filler", 0, end);
    const older = place(world, "Nest", 0, end);
    const younger = place(world, "Nest", 0, olderIsLeft ? end : older);
    run(world, () => destroyAll([younger, older]));
    const [token, laterToken] = [younger + 1, younger + 2];
    expect(idsIn(world)).toEqual([start, token, laterToken, end]);
    expect(lines(world).slice(-2)).toEqual([
      `Triggered ${older} deathrattle`,
      `Triggered ${younger} deathrattle`,
    ]);
  }
});

test("who died once and is back in play is a neighbour that stays like any other", () => {
  const world = newWorld(CARDS);
  const nest = place(world, "Nest");
  const back = place(world, "Filler");
  run(world, () => destroy(back));
  world.edit(() => enterPlay(back, BOARD));
  const end = place(world, "Filler");
  run(world, () => destroy(nest));
  expect(idsIn(world)).toEqual([end + 1, back, end]);
});

test("a remembered neighbour that died since passes on to its own, through a chain of them", () => {
  const world = newWorld(CARDS);
  const [a, b, c, end] = [
    place(world, "Filler"),
    place(world, "Filler"),
    place(world, "Filler"),
    place(world, "Filler"),
  ] as const;
  for (const dead of [a, b, c]) run(world, () => destroy(dead));
  world.read(() => {
    expect([a, b, c].map((dead) => rememberedPlace(dead, 0))).toEqual([end, end, end]);
  });
  run(world, () => destroy(end));
  expect(world.read(() => rememberedPlace(a, 0))).toBe(NONE);
});

test("a remembered neighbour that is no longer on that board gives the right end", () => {
  const world = newWorld(CARDS);
  const [dead, neighbour] = [place(world, "Filler"), place(world, "Filler")] as const;
  run(world, () => destroy(dead));
  expect(world.read(() => [rememberedPlace(dead, 0), rememberedPlace(dead, 1)])).toEqual([neighbour, NONE]);
  const stolen = world.clone();
  stolen.edit(() => {
    moveTo(neighbour, NOWHERE);
    setOwner(neighbour, 1);
    moveTo(neighbour, BOARD);
  });
  expect(stolen.read(() => [rememberedPlace(dead, 0), rememberedPlace(dead, 1)])).toEqual([NONE, neighbour]);
  world.edit(() => leavePlay(neighbour, HAND));
  expect(world.read(() => rememberedPlace(dead, 0))).toBe(NONE);
});

test("places are remembered on each board for itself", () => {
  const world = newWorld(CARDS);
  const mine = [place(world, "Nest", 0), place(world, "Filler", 0)] as const;
  const theirs = [place(world, "Nest", 1), place(world, "Filler", 1)] as const;
  run(world, () => destroyAll([mine[0], theirs[0]]));
  expect([idsIn(world, 0), idsIn(world, 1)]).toEqual([
    [5, mine[1]],
    [6, theirs[1]],
  ]);
});

test("tokens stand between the minions that stayed, and those of one gap in order of play", () => {
  const boards = fc.array(fc.record({ dies: fc.boolean(), before: fc.nat(6) }), {
    minLength: 1,
    maxLength: 7,
  });
  fc.assert(
    fc.property(boards, (all) => {
      const world = newWorld(CARDS);
      for (const { before } of all) place(world, "Nest", 0, idsIn(world)[before] ?? NONE);
      const nests = idsIn(world);
      const dying = all.flatMap(({ dies }, i) => (dies ? [(i + 1) as EntityId] : []));
      run(world, () => destroyAll(dying));

      const expected: number[] = [];
      let gap: number[] = [];
      for (const nest of [...nests, NONE]) {
        if (dying.includes(nest)) {
          gap.push(all.length + 1 + dying.indexOf(nest));
          continue;
        }
        expected.push(...gap.sort((left, right) => left - right), nest);
        gap = [];
      }
      expect([...idsIn(world), NONE]).toEqual(expected);
    }),
  );
});

test("a weapon that dies beside minions changes nothing of their places", () => {
  const world = newWorld(CARDS);
  const nest = place(world, "Nest");
  const weapon = world.edit(() => {
    const id = make("Filler");
    enterPlay(id, WEAPON);
    return id;
  });
  const right = place(world, "Filler");
  run(world, () => destroyAll([nest, weapon]));
  expect(idsIn(world)).toEqual([right + 1, right]);
  expect(world.read(() => rememberedPlace(weapon, 0))).toBe(NONE);
});

test("a place that was remembered in an earlier life is forgotten: the dead never point at each other", () => {
  const world = newWorld(CARDS);
  const [a, b] = [place(world, "Filler"), place(world, "Filler")] as const;
  run(world, () => destroy(a)); // `a` remembers `b`.
  world.edit(() => {
    leavePlay(a, HAND);
    enterPlay(a, BOARD); // Now to the right of `b`.
  });
  run(world, () => destroy(b)); // `b` remembers `a`.
  world.edit(() => leavePlay(a, GRAVEYARD)); // Discarded, say: it did not die, and remembers nobody.
  expect(world.read(() => [rememberedPlace(a, 0), rememberedPlace(b, 0)])).toEqual([NONE, NONE]);
});

test("a neighbour that left for another place than the graveyard passes on to nobody: the right end", () => {
  const world = newWorld([minion("Filler")]);
  const [dead, neighbour, last] = [place(world, "Filler"), place(world, "Filler"), place(world, "Filler")];
  run(world, () => destroy(dead));
  run(world, () => destroy(neighbour));
  expect(world.read(() => rememberedPlace(dead, 0))).toBe(last);
  world.edit(() => moveTo(neighbour, REMOVED));
  expect(world.read(() => rememberedPlace(dead, 0))).toBe(NONE);
});
