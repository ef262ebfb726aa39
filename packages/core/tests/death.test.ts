/** The Death Creation Step: who leaves play, together, and what places they leave behind. */
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  auras,
  BOARD,
  createDeaths,
  Destroyed,
  deaths,
  destroy,
  type EntityId,
  enterPlay,
  GRAVEYARD,
  HAND,
  HERO,
  isDying,
  kernel,
  leavePlay,
  moveTo,
  NONE,
  NOWHERE,
  ownerOf,
  type Player,
  POWER,
  playerOf,
  rememberedPlace,
  SECRET,
  selfOf,
  setOwner,
  WEAPON,
  write,
} from "../src/index.ts";
import {
  enter,
  idsIn,
  lines,
  make,
  minion,
  newWorld,
  nothing,
  Ping,
  pings,
  place,
  put,
  raise,
  run,
  tree,
  WOUND,
  when,
  whenSelf,
  wound,
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

test("a wounded minion stays in play, takes space and triggers until the Phase ends", () => {
  const world = newWorld([minion("Listener", { triggers: [when(Ping, nothing)] })]);
  const id = place(world, "Listener");
  run(world, () => {
    wound(id);
    expect([isDying(id), ownerOf(id)]).toEqual([true, 0]);
    raise(Ping);
  });
  expect(lines(world)).toEqual(["Ping 0", `Triggered ${id} react`, `Destroyed ${id}`, "DeathPhase 1"]);
  expect([idsIn(world), idsIn(world, 0, GRAVEYARD)]).toEqual([[], [id]]);
});

test("who is no longer wounded when the Phase ends does not die", () => {
  const world = newWorld(CARDS);
  const id = place(world, "Filler");
  run(world, () => {
    wound(id);
    write(id, WOUND, 0);
  });
  expect([lines(world), idsIn(world)]).toEqual([[], [id]]);
});

test("nobody dies in rules without the step, marked or wounded", () => {
  const world = newWorld(CARDS, { layers: [kernel, deaths, auras, pings], phaseEnd: [] });
  const ids = [place(world, "Nest"), place(world, "Filler")] as const;
  run(world, () => {
    destroy(ids[0]);
    wound(ids[1]);
  });
  expect([lines(world), idsIn(world)]).toEqual([[], ids]);
});

test("all that are dying leave before the first deathrattle, and are told in order of play", () => {
  const seen: number[][] = [];
  const world = newWorld([
    minion("Watcher", {
      triggers: [
        whenSelf(Destroyed, (frame) => seen.push([selfOf(frame), ...idsIn(world, 0, GRAVEYARD)]), {
          evenIfGone: true,
        }),
      ],
    }),
  ]);
  const older = place(world, "Watcher");
  const younger = place(world, "Watcher", 0, older);
  run(world, () => destroyAll([younger, older]));
  expect(lines(world)).toEqual([
    `Destroyed ${older}`,
    `Destroyed ${younger}`,
    "DeathPhase 1",
    `Triggered ${older} react`,
    `Triggered ${younger} react`,
  ]);
  expect(seen).toEqual([
    [older, older, younger],
    [younger, older, younger],
  ]);
});

test("who dies together with another does not answer the other's death", () => {
  const world = newWorld(CARDS);
  const mourner = place(world, "Mourner");
  const filler = place(world, "Filler");
  const alive = place(world, "Mourner");
  run(world, () => destroyAll([mourner, filler]));
  expect(lines(world)).toEqual([
    `Destroyed ${mourner}`,
    `Destroyed ${filler}`,
    "DeathPhase 1",
    `Triggered ${alive} mourns`,
    `Triggered ${alive} mourns`,
  ]);
});

test("pending destroy kills though nobody is wounded, and both at once kill once", () => {
  const world = newWorld(CARDS);
  const ids = [place(world, "Filler"), place(world, "Filler")] as const;
  run(world, () => {
    destroy(ids[0]);
    destroy(ids[1]);
    destroy(ids[1]);
    wound(ids[1]);
  });
  expect(lines(world)).toEqual([`Destroyed ${ids[0]}`, `Destroyed ${ids[1]}`, "DeathPhase 1"]);
});

test("the mark of an edit outlives it: the minion dies when the next Sequence ends a Phase", () => {
  const world = newWorld(CARDS);
  const id = place(world, "Filler");
  world.edit(() => destroy(id));
  expect(idsIn(world)).toEqual([id]);
  run(world, () => {});
  expect([lines(world), idsIn(world)]).toEqual([[`Destroyed ${id}`, "DeathPhase 1"], []]);
});

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

test("what a Death Phase kills dies in the next one, rounds counted from 1 in each Sequence", () => {
  const world = newWorld([
    minion("Avenger", {
      triggers: [
        whenSelf(Destroyed, (frame) => wound((selfOf(frame) + 1) as EntityId), {
          label: "deathrattle",
          evenIfGone: true,
        }),
      ],
    }),
    minion("Filler"),
  ]);
  const [a, b, c, d] = [
    place(world, "Avenger"),
    place(world, "Avenger"),
    place(world, "Filler"),
    place(world, "Filler"),
  ] as const;
  run(world, () => destroy(a));
  expect(tree(world)).toEqual([
    `Destroyed ${a}`,
    "DeathPhase 1",
    `Triggered ${a} deathrattle`,
    `Destroyed ${b}`,
    "DeathPhase 2",
    `Triggered ${b} deathrattle`,
    `Destroyed ${c}`,
    "DeathPhase 3",
  ]);
  world.clearLog();
  run(world, () => destroy(d));
  expect(lines(world)).toEqual([`Destroyed ${d}`, "DeathPhase 1"]);
});

test("who is wounded again in the graveyard does not die again", () => {
  const world = newWorld([
    minion("Spiteful", {
      triggers: [whenSelf(Destroyed, (frame) => wound(selfOf(frame)), { evenIfGone: true })],
    }),
  ]);
  const id = place(world, "Spiteful");
  run(world, () => wound(id));
  expect(lines(world)).toEqual([`Destroyed ${id}`, "DeathPhase 1", `Triggered ${id} react`]);
});

test("minions and weapons die in this step; heroes, powers, secrets and cards in hand do not", () => {
  const world = newWorld(CARDS);
  const zones = [BOARD, WEAPON, HERO, POWER, SECRET];
  const ids = world.edit(() =>
    zones.map((zone) => {
      const id = make("Filler");
      enterPlay(id, zone);
      return id;
    }),
  );
  const inHand = put(world, "Filler", 0, HAND);
  run(world, () => destroyAll([...ids, inHand]));
  expect(lines(world)).toEqual([`Destroyed ${ids[0]}`, `Destroyed ${ids[1]}`, "DeathPhase 1"]);
  expect(idsIn(world, 0, GRAVEYARD)).toEqual(ids.slice(0, 2));
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

test("who died is buried in its owner's graveyard, the oldest first", () => {
  const world = newWorld(CARDS);
  const ids = ([0, 1, 0, 1] as Player[]).map((player) => place(world, "Filler", player));
  run(world, () => destroyAll([...ids].reverse()));
  expect([idsIn(world, 0, GRAVEYARD), idsIn(world, 1, GRAVEYARD)]).toEqual([
    [ids[0], ids[2]],
    [ids[1], ids[3]],
  ]);
});

test("the step asks who is dying only when somebody may have died since the last", () => {
  let asked = 0;
  const counting = {
    name: "counting",
    isMortallyWounded: () => {
      asked++;
      return false;
    },
  };
  const { isMortallyWounded: _, ...mute } = pings;
  const world = newWorld(CARDS, {
    layers: [kernel, deaths, auras, mute, counting],
    phaseEnd: [createDeaths],
  });
  const id = place(world, "Filler"); // Whoever comes may have come with no Health.
  run(world, () => {});
  expect(asked).toBe(1);
  run(world, () => {});
  expect(asked).toBe(1);
  run(world, () => wound(id));
  expect(asked).toBe(2);
  run(world, () => {});
  expect(asked).toBe(2);
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
