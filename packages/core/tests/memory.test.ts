/** Memory: numbered rows and named columns, and loud errors where the room ends. */
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import {
  BOARD,
  type Cell,
  cell,
  createEntity,
  currentLibrary,
  type EntityId,
  enterPlay,
  type Field,
  field,
  GRAVEYARD,
  LimitError,
  leavePlay,
  MAX_ENTITIES,
  nextId,
  peek,
  poke,
  read,
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
  place,
  raise,
  run,
  when,
} from "./support.ts";

const MANA: Field = field("mana");
const ARMOR: Field = field("armor");
const TURN: Cell = cell("turn");
const SCORES: Cell = cell("scores", 4);
const LATER: Cell = cell("later");

const CARDS = [minion("Filler"), minion("Listener", { triggers: [when(Ping, nothing)] })];

test("a field is a number of each entity, 0 until it is written", () => {
  const world = newWorld(CARDS);
  const [first, second] = [place(world, "Filler"), place(world, "Filler")];
  world.edit(() => {
    write(first, MANA, 5);
    write(second, ARMOR, -5);
  });
  expect(world.read(() => [first, second].map((id) => [read(id, MANA), read(id, ARMOR)]))).toEqual([
    [5, 0],
    [0, -5],
  ]);
});

test("fields keep what was written last, each for itself, from the least to the greatest 32-bit integer", () => {
  const writes = fc.array(
    fc.record({ who: fc.nat(4), column: fc.constantFrom(MANA, ARMOR), value: fc.integer() }),
    { maxLength: 40 },
  );
  fc.assert(
    fc.property(writes, (all) => {
      const world = newWorld(CARDS);
      const ids = Array.from({ length: 5 }, () => place(world, "Filler"));
      const told = new Map<string, number>();
      world.edit(() => {
        for (const { who, column, value } of all) {
          write(ids[who] as EntityId, column, value);
          told.set(`${who}/${column}`, value);
        }
      });
      world.read(() => {
        for (const [who, id] of ids.entries())
          for (const column of [MANA, ARMOR])
            expect(read(id, column)).toBe(told.get(`${who}/${column}`) ?? 0);
      });
    }),
  );
});

test("a cell is a number of the world, 0 in a new one, and a long cell is as many as its length", () => {
  const world = newWorld(CARDS);
  const all = () => [peek(TURN), ...[0, 1, 2, 3].map((offset) => peek(SCORES + offset)), peek(LATER)];
  expect(world.read(all)).toEqual([0, 0, 0, 0, 0, 0]);
  world.edit(() => {
    poke(TURN, 3);
    for (let offset = 0; offset < 4; offset++) poke(SCORES + offset, 10 + offset);
  });
  expect(world.read(all)).toEqual([3, 10, 11, 12, 13, 0]);
  expect(newWorld(CARDS).read(all)).toEqual([0, 0, 0, 0, 0, 0]);
  expect(world.clone().read(all)).toEqual([3, 10, 11, 12, 13, 0]);
});

test("fields and cells are undone with a failed action, and kept by other worlds", () => {
  const [world, other] = [newWorld(CARDS), newWorld(CARDS)];
  const id = place(world, "Filler");
  place(other, "Filler");
  const change = (value: number) => {
    write(id, MANA, value);
    poke(TURN, value);
  };
  world.edit(() => change(1));
  other.edit(() => change(2));
  expect(() =>
    run(world, () => {
      change(9);
      throw new Error("no");
    }),
  ).toThrow("no");
  const seen = () => [read(id, MANA), peek(TURN)];
  expect([world.read(seen), other.read(seen)]).toEqual([
    [1, 1],
    [2, 2],
  ]);
});

test("a name belongs to one field, and to one cell", () => {
  expect(() => field("mana")).toThrow(new Error('field: name is "mana"; expected a name not yet taken'));
  expect(() => cell("turn")).toThrow(new Error('cell: name is "turn"; expected a name not yet taken'));
  expect(() => cell("nextId")).toThrow(new Error('cell: name is "nextId"; expected a name not yet taken'));
});

test("a 49th field is refused", async () => {
  vi.resetModules();
  const kernel = await import("../src/index.ts");
  const names: string[] = [];
  const fill = () => {
    for (let i = 0; ; i++) {
      kernel.field(`field ${i}`);
      names.push(`field ${i}`);
    }
  };
  expect(fill).toThrow(/^field: "field (\d+)" would be field 49; expected at most 48$/);
  // Rules need room too: no less than this is theirs.
  expect(names.length).toBeGreaterThanOrEqual(8);
});

test("one cell too many is refused, alone or in a long cell, and what fits is taken", async () => {
  vi.resetModules();
  const kernel = await import("../src/index.ts");
  const most = /needs 10000 cells; expected at most (\d+) in all$/;
  expect(() => kernel.cell("huge", 10_000)).toThrow(most);
  const fill = () => {
    for (let i = 0; ; i++) kernel.cell(`cell ${i}`);
  };
  expect(fill).toThrow(/^cell: "cell \d+" needs 1 cells; expected at most \d+ in all$/);
});

test("the last field and the last cell do not reach into what comes after them", async () => {
  vi.resetModules();
  const kernel = await import("../src/index.ts");
  const fields: Field[] = [];
  const cells: Cell[] = [];
  expect(() => {
    for (let i = 0; ; i++) fields.push(kernel.field(`field ${i}`));
  }).toThrow();
  expect(() => {
    for (let i = 0; ; i++) cells.push(kernel.cell(`cell ${i}`));
  }).toThrow();
  const rules = kernel.defineRules({ layers: [kernel.kernel], phaseEnd: [] });
  const world = new kernel.World({ rules, library: new kernel.Library([minion("Filler")]) });
  world.edit(() => {
    const [card] = kernel.currentLibrary().cards;
    if (card === undefined) throw new Error("the card is there");
    const ids = [kernel.createEntity(card, 0), kernel.createEntity(card, 1), kernel.createEntity(card, 0)];
    let value = 0;
    for (const each of cells) kernel.poke(each, ++value);
    for (const id of ids) for (const each of fields) kernel.write(id, each, ++value);
    value = 0;
    for (const each of cells) expect(kernel.peek(each)).toBe(++value);
    for (const id of ids) for (const each of fields) expect(kernel.read(id, each)).toBe(++value);
    expect([ids.map(kernel.ownerOf), kernel.nextId()]).toEqual([[0, 1, 0], 4]);
    for (const each of fields) expect(kernel.read(kernel.NONE, each)).toBe(0);
  });
});

test("24,575 entities find room in one game, and one more is a limit that leaves the world as it was", () => {
  const world = newWorld(CARDS);
  const listener = place(world, "Listener");
  world.edit(() => {
    for (let id = nextId(); id < MAX_ENTITIES - 1; id = nextId()) make("Filler");
  });
  const last = place(world, "Listener");
  expect(last).toBe(MAX_ENTITIES - 1);
  expect(() =>
    run(world, () => {
      leavePlay(listener, GRAVEYARD);
      enter("Filler");
    }),
  ).toThrow(new LimitError("Entity limit: entity 24576 of one game; expected at most 24575"));
  run(world, () => void raise(Ping));
  expect(lines(world)).toEqual(["Ping 0", `Triggered ${listener} react`, `Triggered ${last} react`]);
  const copy = world.clone();
  expect([idsIn(copy), copy.read(nextId)]).toEqual([[listener, last], MAX_ENTITIES]);
  copy.edit(() => write(last, MANA, 7));
  expect([copy, world].map((each) => each.read(() => read(last, MANA)))).toEqual([7, 0]);
});

test("an entity's row is its card's, whatever stood in that row before", () => {
  const world = newWorld(CARDS);
  const [card] = world.library.cards;
  if (card === undefined) throw new Error("the card is there");
  expect(() =>
    world.edit(() => {
      const id = createEntity(card, 1);
      enterPlay(id, BOARD);
      write(id, MANA, 9);
      throw new Error("no");
    }),
  ).toThrow("no");
  world.edit(() => {
    const id = createEntity(card, 0);
    expect([id, read(id, MANA), currentLibrary()]).toEqual([1, 0, world.library]);
  });
});
