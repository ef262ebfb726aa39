/** Saved worlds: plain data, from which the same game goes on. */
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  ask,
  cardColumn,
  cardOf,
  choose,
  defineEvent,
  type EntityId,
  type EventKind,
  HAND,
  intern,
  leavePlay,
  nameColumn,
  RefusedError,
  record,
  type SavedWorld,
  World,
} from "../src/index.ts";
import { type ActionScript, scripts } from "./script.ts";
import { startOf, stateOf, tryToTake } from "./scripted-kernel.ts";
import { idsIn, lines, minion, newWorld, Ping, place, run, tree } from "./support.ts";

const Told: EventKind = defineEvent("Told", { subject: "by", a: nameColumn("word"), b: cardColumn("card") });
const Shown: EventKind = defineEvent("Shown", { a: cardColumn("card"), b: nameColumn("word") });
const LIMITS = { events: 80, deathPhases: 2 };

/** The world after a trip through JSON text. */
function reloaded(world: World): World {
  const text = JSON.stringify(world.save());
  return World.load(world, JSON.parse(text) as SavedWorld);
}

test("a game that is saved and loaded before each action goes on as if it were not", () => {
  fc.assert(
    fc.property(scripts({ withDice: true }), (script) => {
      const straight = startOf(script, LIMITS);
      let other = startOf(script, LIMITS);
      for (const action of script.actions) {
        other = reloaded(other);
        expect(tryToTake(other, action)).toBe(tryToTake(straight, action));
      }
      expect(stateOf(other)).toEqual(stateOf(straight));
    }),
    { numRuns: 100 },
  );
});

test("saving changes nothing, and what was saved is saved alike again", () => {
  fc.assert(
    fc.property(scripts({ withDice: true }), (script) => {
      const world = startOf(script, LIMITS);
      for (const action of script.actions) tryToTake(world, action);
      const before = stateOf(world);
      const saved = world.save();
      expect(stateOf(world)).toEqual(before);
      expect(World.load(world, saved).save()).toEqual(saved);
    }),
    { numRuns: 50 },
  );
});

test("a pending choice survives a save: the world at the question, the question, and the way back", () => {
  const id = (n: number) => n as EntityId;
  const world = newWorld([minion("Filler")]);
  place(world, "Filler");
  run(world, () => {
    choose(1_000);
    record(Ping, ask(0, [id(5), id(6), id(7)]));
    record(Ping, ask(1, [id(8), id(9)]));
  });
  world.answer(2);
  const twin = World.load(world, { memory: world.save().memory, archive: [] });
  expect(twin.pending).toBeUndefined();

  const { pending } = world.save();
  expect(pending).toMatchObject({ answers: [2], question: { player: 1, options: [8, 9] } });
  expect(pending?.before.events).toEqual([]);
  // The action itself is the caller's data: here it holds a function, so it takes no trip through text.
  const loaded = World.load(world, world.save());
  expect([loaded.pending, tree(loaded)]).toEqual([world.pending, tree(world)]);
  loaded.answer(0);
  world.answer(0);
  expect(tree(loaded)).toEqual(tree(world));
  expect(tree(loaded).at(-1)).toMatch(/Ping 8$/);
});

test("a save at a question leaves the world there, and what is loaded answers in the world that asked", () => {
  const world = newWorld([minion("Filler"), minion("Other")]);
  const options = [place(world, "Filler"), place(world, "Other")] as const;
  run(world, () => {
    leavePlay(options[0], HAND);
    record(Ping, ask(0, options));
  });
  const asking = [lines(world), idsIn(world)];
  const saved = world.save();
  expect([lines(world), idsIn(world), world.save()]).toEqual([...asking, saved]);
  const loaded = World.load(world, saved);
  expect([lines(loaded), idsIn(loaded)]).toEqual(asking);
  for (const each of [loaded, world]) {
    each.answer(1);
    expect([idsIn(each), idsIn(each, 0, HAND)]).toEqual([[options[1]], [options[0]]]);
    expect(lines(each).at(-1)).toBe(`Ping ${options[1]}`);
  }
});

test("a save is another world's memory no more than its own: it is of the world that is asked", () => {
  const [one, other] = [newWorld([minion("Filler")]), newWorld([minion("Filler")])];
  place(one, "Filler");
  for (let i = 0; i < 2; i++) place(other, "Filler");
  expect([one, other].map((world) => world.save().memory.entities.length)).toEqual([1, 2]);
});

test("names and cards in events are saved as text, and are the same names and cards when they are loaded", () => {
  const world = newWorld([minion("Filler"), minion("Other")]);
  const id = place(world, "Other");
  run(world, () => {
    record(Told, id, intern("hello"), cardOf(id).number);
    record(Shown, id, cardOf(id).number, intern("hello"));
  });
  const { memory, archive } = world.save();
  expect(memory.events.map(({ type, columns }) => [type, columns.slice(2, 4)])).toEqual([
    ["Told", ["hello", "other"]],
    ["Shown", ["other", "hello"]],
  ]);
  expect(world.log()).toEqual([
    { type: "Told", by: id, word: "hello", card: "Other" },
    { type: "Shown", card: "Other", word: "hello" },
  ]);
  expect(reloaded(world).log()).toEqual(world.log());
  const events = memory.events.map((event) => ({
    ...event,
    columns: event.columns.map((each) => (each === "other" ? "othr" : each)),
  }));
  expect(() => World.load(world, { memory: { ...memory, events }, archive })).toThrow(
    new RefusedError('load: card is "othr"; expected the id of a loaded card'),
  );
  const odd = memory.events.map((event) => ({ ...event, columns: [0, 1.5, ...event.columns.slice(2)] }));
  expect(() => World.load(world, { memory: { ...memory, events: odd }, archive })).toThrow(
    new RefusedError("load: event is 1.5; expected a 32-bit integer"),
  );
});

test("what was saved by other rules or another format is refused with what was expected", () => {
  const world = newWorld([minion("Filler")]);
  place(world, "Filler");
  const { memory, archive } = world.save();
  const filler = memory.entities[0]?.card;
  const load = (change: object) => () => World.load(world, { memory: { ...memory, ...change }, archive });
  const wrong: [object, string][] = [
    [{ format: 2 }, "load: format is 2; expected 1"],
    [{ cells: { luck: 1 } }, 'load: cell is "luck"; expected the name of a cell of these rules'],
    [{ cells: { nextId: 1 } }, 'load: cell is "nextId"; expected the name of a cell of these rules'],
    [
      { entities: [{ card: "Fillr", fields: {} }] },
      'load: card is "Fillr"; expected the id of a loaded card',
    ],
    [
      { entities: [{ card: filler, fields: { luck: 1 } }] },
      'load: field is "luck"; expected the name of a field of these rules',
    ],
    [
      { entities: [{ card: filler, fields: { wound: 1.5 } }] },
      "load: wound is 1.5; expected a 32-bit integer",
    ],
    [
      { events: [{ type: "Luck", columns: [] }] },
      'load: event is "Luck"; expected a kind of event of these rules',
    ],
  ];
  for (const [change, message] of wrong) expect(load(change)).toThrow(new RefusedError(message));
  expect(load({})).not.toThrow();
});

test("a save whose lists lead in a circle, out of the game or past their number is refused", () => {
  const world = newWorld([minion("Filler")]);
  for (let i = 0; i < 3; i++) place(world, "Filler");
  const { memory, archive } = world.save();
  const altered = (fields: object, cells: object = {}) => {
    const entities = memory.entities.map((entity, index) =>
      index === 0 ? { ...entity, fields: { ...entity.fields, ...fields } } : entity,
    );
    return () =>
      World.load(world, { memory: { ...memory, entities, cells: { ...memory.cells, ...cells } }, archive });
  };
  const wrong: [object, object, string][] = [
    [{ nextInPlay: 1 }, {}, 'load: the order of play is "endless"; expected a list that ends'],
    [{ nextInPlay: 99 }, {}, "load: the order of play is 99; expected entities of this game"],
    [{ nextInPlay: -1 }, {}, "load: the order of play is -1; expected entities of this game"],
    [{ nextInZone: 1 }, {}, 'load: zone 3 of player 0 is "endless"; expected a list that ends'],
    [{ nextInZone: 0 }, {}, "load: zone 3 of player 0 is 1; expected 3 entities"],
    [{}, { firstAuraInForce: 4 }, "load: the auras in force is 4; expected entities of this game"],
  ];
  for (const [fields, cells, message] of wrong)
    expect(altered(fields, cells)).toThrow(new RefusedError(message));
  const circle = { firstAttached: 2 };
  const entities = memory.entities.map((entity, index) => ({
    ...entity,
    fields: { ...entity.fields, ...(index === 0 ? circle : index === 1 ? { nextAttached: 2 } : {}) },
  }));
  expect(() => World.load(world, { memory: { ...memory, entities }, archive })).toThrow(
    new RefusedError('load: what is attached to 1 is "endless"; expected a list that ends'),
  );
  expect(altered({})).not.toThrow();
});

test("a game goes on after a load that was refused", () => {
  fc.assert(
    fc.property(scripts({ withDice: true }), (script) => {
      const world = startOf(script, LIMITS);
      const state = stateOf(world);
      const { memory, archive } = world.save();
      expect(() => World.load(world, { memory: { ...memory, format: 0 }, archive })).toThrow(RefusedError);
      expect(stateOf(world)).toEqual(state);
      tryToTake(world, script.actions[0] as ActionScript);
    }),
    { numRuns: 20 },
  );
});
