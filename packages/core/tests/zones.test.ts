/** Zones: everything is in one place, and places are kept by neighbours. */
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  ATTACHED,
  atIndex,
  BOARD,
  countIn,
  DECK,
  type EntityId,
  enterPlay,
  firstIn,
  GRAVEYARD,
  HAND,
  HERO,
  isInPlay,
  lastIn,
  listZone,
  moveTo,
  NONE,
  NOWHERE,
  nextInZone,
  ownerOf,
  type Player,
  POWER,
  previousInZone,
  REMOVED,
  RefusedError,
  SECRET,
  setOwner,
  WEAPON,
  type Zone,
  zoneName,
  zoneOf,
} from "../src/index.ts";
import { enter, idsIn, make, minion, newWorld, place } from "./support.ts";

const ZONES: readonly Zone[] = [DECK, HAND, BOARD, GRAVEYARD, SECRET, REMOVED, HERO, POWER, WEAPON, ATTACHED];
const PLAYERS: readonly Player[] = [0, 1];
const CARDS = [minion("Filler")];

/** The zones told again as plain lists. */
class Lists {
  readonly #lists = new Map<string, EntityId[]>();

  of(player: Player, zone: Zone): EntityId[] {
    const key = `${player}/${zone}`;
    const list = this.#lists.get(key) ?? [];
    this.#lists.set(key, list);
    return list;
  }

  move(id: EntityId, player: Player, zone: Zone, neighbour: EntityId): void {
    for (const list of this.#lists.values()) if (list.includes(id)) list.splice(list.indexOf(id), 1);
    if (zone === NOWHERE) return;
    const list = this.of(player, zone);
    list.splice(neighbour === NONE ? list.length : list.indexOf(neighbour), 0, id);
  }
}

interface Move {
  readonly who: number;
  readonly zone: Zone;
  readonly before: number;
}
const moves = fc.array(
  fc.record<Move>({
    who: fc.nat(9),
    zone: fc.constantFrom(NOWHERE, ...ZONES, BOARD, BOARD),
    before: fc.integer({ min: -1, max: 9 }),
  }),
  { maxLength: 60 },
);

/** Plays moves on a world and on plain lists, and calls `look` after each. */
function play(all: readonly Move[], look: (lists: Lists, ids: readonly EntityId[]) => void): void {
  newWorld(CARDS).edit(() => {
    const ids = Array.from({ length: 10 }, (_, i) => make("Filler", (i % 2) as Player));
    const lists = new Lists();
    for (const { who, zone, before } of all) {
      const id = ids[who] as EntityId;
      const others = lists.of(ownerOf(id), zone).filter((other) => other !== id);
      const neighbour = zone === NOWHERE ? NONE : (others[before] ?? NONE);
      moveTo(id, zone, neighbour);
      lists.move(id, ownerOf(id), zone, neighbour);
      look(lists, ids);
    }
  });
}

test("zones hold what was moved there, in its order, whatever moves before", () => {
  fc.assert(
    fc.property(moves, (all) => {
      play(all, (lists) => {
        for (const player of PLAYERS)
          for (const zone of ZONES) expect(listZone(player, zone)).toEqual(lists.of(player, zone));
      });
    }),
  );
});

test("zones are disjoint and cover all: each entity is in the one zone that it names", () => {
  fc.assert(
    fc.property(moves, (all) => {
      play(all, (_, ids) => {
        const places = new Map<EntityId, string>();
        for (const player of PLAYERS) {
          for (const zone of ZONES) {
            for (const id of listZone(player, zone)) {
              expect(places.get(id), `a second place of ${id}`).toBeUndefined();
              places.set(id, `${player}/${zone}`);
            }
          }
        }
        for (const id of ids) {
          expect(places.get(id)).toBe(zoneOf(id) === NOWHERE ? undefined : `${ownerOf(id)}/${zoneOf(id)}`);
        }
      });
    }),
  );
});

test("a zone's count, its ends and its way back agree with its list", () => {
  fc.assert(
    fc.property(moves, (all) => {
      play(all, (lists) => {
        for (const player of PLAYERS) {
          for (const zone of ZONES) {
            const list = lists.of(player, zone);
            expect(countIn(player, zone)).toBe(list.length);
            expect(firstIn(player, zone)).toBe(list[0] ?? NONE);
            expect(lastIn(player, zone)).toBe(list.at(-1) ?? NONE);
            expect(backwards(player, zone)).toEqual([...list].reverse());
          }
        }
      });
    }),
  );
});

function backwards(player: Player, zone: Zone): EntityId[] {
  const ids: EntityId[] = [];
  for (let id = lastIn(player, zone); id !== NONE; id = previousInZone(id)) ids.push(id);
  return ids;
}

test("a minion enters before the neighbour that is named, and else at the right end", () => {
  const world = newWorld(CARDS);
  const middle = place(world, "Filler");
  const right = place(world, "Filler");
  const left = place(world, "Filler", 0, middle);
  const inner = place(world, "Filler", 0, right);
  expect(idsIn(world)).toEqual([left, middle, inner, right]);
});

test("moving again within a zone goes to its end", () => {
  const world = newWorld(CARDS);
  const ids = world.edit(() => [enter("Filler"), enter("Filler"), enter("Filler")] as const);
  world.edit(() => moveTo(ids[0], BOARD));
  expect(idsIn(world)).toEqual([ids[1], ids[2], ids[0]]);
  world.edit(() => moveTo(ids[0], BOARD, ids[2]));
  expect(idsIn(world)).toEqual([ids[1], ids[0], ids[2]]);
});

test("each player has zones of their own", () => {
  const world = newWorld(CARDS);
  const mine = place(world, "Filler", 0);
  const theirs = place(world, "Filler", 1);
  expect([idsIn(world, 0), idsIn(world, 1)]).toEqual([[mine], [theirs]]);
  expect(world.read(() => [ownerOf(mine), ownerOf(theirs)])).toEqual([0, 1]);
});

test("every zone has a name, and the places of what is in play share one", () => {
  const world = newWorld(CARDS);
  const names = world.edit(() => {
    const id = make("Filler");
    return [NOWHERE, ...ZONES].map((zone) => {
      moveTo(id, zone);
      return zoneName(id);
    });
  });
  expect(names).toEqual([
    ...["none", "deck", "hand", "play", "graveyard", "secret", "removed"],
    ...["play", "play", "play", "play"],
  ]);
});

test("in play are the boards, the heroes' places, secrets and what is attached", () => {
  const world = newWorld(CARDS);
  const inPlay = world.edit(() => {
    const id = make("Filler");
    return [NOWHERE, ...ZONES].filter((zone) => {
      moveTo(id, zone);
      return isInPlay(id);
    });
  });
  expect(inPlay).toEqual([BOARD, SECRET, HERO, POWER, WEAPON, ATTACHED]);
});

test("an index counts from the left, and past the end is nobody", () => {
  const world = newWorld(CARDS);
  const ids = [place(world, "Filler"), place(world, "Filler")];
  expect(world.read(() => [0, 1, 2, 9].map((index) => atIndex(0, BOARD, index)))).toEqual([
    ...ids,
    NONE,
    NONE,
  ]);
  expect(world.read(() => atIndex(1, BOARD, 0))).toBe(NONE);
});

test("the ends of a zone have no neighbour beyond them", () => {
  const world = newWorld(CARDS);
  const left = place(world, "Filler");
  const right = place(world, "Filler");
  world.read(() => {
    expect([previousInZone(left), nextInZone(left)]).toEqual([NONE, right]);
    expect([previousInZone(right), nextInZone(right)]).toEqual([left, NONE]);
  });
});

test("an entity changes its owner while it is nowhere, and then belongs to the other zones", () => {
  const world = newWorld(CARDS);
  const stolen = place(world, "Filler", 0);
  world.edit(() => {
    moveTo(stolen, NOWHERE);
    setOwner(stolen, 1);
    moveTo(stolen, BOARD);
  });
  expect([idsIn(world, 0), idsIn(world, 1)]).toEqual([[], [stolen]]);
});

test("an owner cannot change while a zone of the old owner holds the entity", () => {
  const world = newWorld(CARDS);
  const held = place(world, "Filler", 0);
  expect(() => world.edit(() => setOwner(held, 1))).toThrow(
    new RefusedError('setOwner: zone is "play"; expected "none": a zone belongs to a player'),
  );
  expect([idsIn(world, 0), idsIn(world, 1)]).toEqual([[held], []]);
});

test("a hero enters play beside the board, not on it", () => {
  const world = newWorld([minion("Hero", { type: "hero" })]);
  const hero = world.edit(() => {
    const id = make("Hero", 1);
    enterPlay(id, HERO);
    return id;
  });
  expect([idsIn(world, 1, HERO), idsIn(world, 1, BOARD)]).toEqual([[hero], []]);
});
