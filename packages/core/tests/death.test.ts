import { expect, test } from "vitest";
import {
  auras,
  BOARD,
  createDeaths,
  Destroyed,
  deaths,
  destroy,
  type EntityId,
  endOutermostPhase,
  enterPlay,
  GRAVEYARD,
  HAND,
  HERO,
  isDying,
  kernel,
  ownerOf,
  type Player,
  POWER,
  playerOf,
  rememberedPlace,
  SECRET,
  selectionTop,
  selfOf,
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

test("the step leaves no selection behind", () => {
  const world = newWorld(CARDS);
  const ids = [place(world, "Filler"), place(world, "Filler")];
  run(world, () => {
    const before = selectionTop();
    for (const each of ids) wound(each);
    endOutermostPhase();
    expect(selectionTop()).toBe(before);
  });
});
