/** Cards as the kernel sees them: compiled once, and refused when they do not fit. */
import { expect, test } from "vitest";
import {
  BOARD,
  type CardDefinition,
  cardOf,
  createEntity,
  currentLibrary,
  defineEvent,
  enterPlay,
  intern,
  Library,
  MAX_TRIGGERS,
  RefusedError,
  read,
  typeOf,
} from "../src/index.ts";
import {
  lines,
  make,
  minion,
  newWorld,
  nothing,
  Ping,
  Pong,
  place,
  raise,
  run,
  WOUND,
  when,
  whenSelf,
} from "./support.ts";

test("a card is found by name and by its interned id, and numbered by its place", () => {
  const library = new Library([minion("Filler"), minion("Test Chorus")]);
  expect(library.named("Test Chorus")?.number).toBe(1);
  expect(library.withId(intern("test-chorus"))).toBe(library.cards[1]);
  expect(library.named("test-chorus")).toBeUndefined();
});

test("an id that no card has is an error: it should have been checked at load", () => {
  expect(() => new Library([minion("Filler")]).withId(intern("nobody"))).toThrow(
    new Error("Library.withId: no card has this id; expected one that was checked at load"),
  );
});

test("names that objects are born with are no cards", () => {
  expect(["constructor", "toString", "__proto__"].map((name) => new Library([]).named(name))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test("two cards with one id, or one name, are refused", () => {
  const filler = minion("Filler");
  expect(() => new Library([filler, minion("Other", { id: "filler" })])).toThrow(
    new RefusedError('Library: id is "filler"; expected an id that no other card has'),
  );
  expect(() => new Library([filler, minion("Filler", { id: "other" })])).toThrow(
    new RefusedError('Library: name is "Filler"; expected a name that no other card has'),
  );
});

test("a card has at most 30 triggers, and each of the 30 is a trigger of its own", () => {
  const card = (count: number): CardDefinition =>
    minion("Choir", {
      triggers: Array.from({ length: count }, (_, i) => when(Ping, nothing, { label: `voice-${i}` })),
    });
  expect(() => new Library([card(MAX_TRIGGERS + 1)])).toThrow(
    new RefusedError("card choir: number of triggers is 31; expected at most 30"),
  );
  const world = newWorld([card(MAX_TRIGGERS)]);
  const choir = place(world, "Choir");
  run(world, () => void raise(Ping));
  expect(lines(world)).toEqual([
    "Ping 0",
    ...Array.from({ length: 30 }, (_, i) => `Triggered ${choir} voice-${i}`),
  ]);
});

test("the last of 30 triggers is not started inside itself, and starts inside the first", () => {
  const silent = Array.from({ length: 28 }, () => when(Pong, nothing));
  const echo = (label: string) => when(Ping, () => void raise(Ping), { label });
  const world = newWorld([minion("Choir", { triggers: [echo("first"), ...silent, echo("last")] })]);
  const choir = place(world, "Choir");
  run(world, () => void raise(Ping));
  expect(lines(world).filter((line) => line.startsWith("T"))).toEqual(
    ["first", "last", "last", "first"].map((label) => `Triggered ${choir} ${label}`),
  );
});

test("a card's row sets where its entities' fields start; others start at 0", () => {
  const world = newWorld([minion("Wounded", { row: [[WOUND, -3]] }), minion("Filler")]);
  const [wounded, filler] = [place(world, "Wounded"), place(world, "Filler")];
  expect(world.read(() => [read(wounded, WOUND), read(filler, WOUND)])).toEqual([-3, 0]);
});

test("an entity knows its card and its card's type", () => {
  const world = newWorld([minion("Filler"), minion("Bolt", { type: "spell" })]);
  world.edit(() => {
    const card = currentLibrary().named("Bolt");
    if (card === undefined) throw new Error("the card is there");
    const bolt = createEntity(card, 0);
    expect([cardOf(bolt), typeOf(bolt)]).toEqual([card, intern("spell")]);
  });
});

test("worlds with different libraries keep their own cards apart", () => {
  const ping = newWorld([minion("Listener", { triggers: [when(Ping, nothing, { label: "ping" })] })]);
  const pong = newWorld([
    minion("Filler"),
    minion("Listener", { triggers: [when(Pong, nothing, { label: "pong" })] }),
  ]);
  const ids = [place(ping, "Listener"), place(pong, "Listener")];
  expect(ids).toEqual([1, 1]);
  for (const world of [ping, pong, ping, pong]) {
    run(world, () => {
      raise(Ping);
      raise(Pong);
    });
  }
  const twice = (log: readonly string[]) => [...log, ...log];
  expect(lines(ping)).toEqual(twice(["Ping 0", "Triggered 1 ping", "Pong 0"]));
  expect(lines(pong)).toEqual(twice(["Ping 0", "Pong 0", "Triggered 1 pong"]));
});

test("kinds of event that share a bit of the self-trigger mask do not answer for each other", () => {
  const kinds = Array.from({ length: 33 }, (_, i) => defineEvent(`Far${i}`, {}));
  const [near, far] = [kinds[0] as number, kinds[32] as number];
  expect(far - near).toBe(32);
  const world = newWorld([
    minion("Near", { triggers: [whenSelf(near, nothing)] }),
    minion("Far", { triggers: [whenSelf(far, nothing)] }),
  ]);
  const ids = [place(world, "Near"), place(world, "Far")] as const;
  run(world, () => {
    for (const id of ids) raise(near, id);
    for (const id of ids) raise(far, id);
  });
  expect(lines(world)).toEqual([
    "Far0",
    `Triggered ${ids[0]} react`,
    "Far0",
    "Far32",
    "Far32",
    `Triggered ${ids[1]} react`,
  ]);
});

test("an entity made before another world came and went enters play with all that its card has", () => {
  const world = newWorld([minion("Listener", { triggers: [when(Ping, nothing)] })]);
  const made = world.edit(() => make("Listener"));
  newWorld([minion("Filler")]);
  world.edit(() => enterPlay(made, BOARD));
  run(world, () => void raise(Ping));
  expect(lines(world)).toEqual(["Ping 0", "Triggered 1 react"]);
});

test("a name finds the card that does not share it, wherever it stands; one that all share finds the first", () => {
  const named = (id: string, sharesName: boolean) => ({ ...minion("Same"), id, sharesName });
  expect(new Library([named("a", true), named("b", false)]).named("Same")?.definition.id).toBe("b");
  expect(new Library([named("a", true), named("b", true)]).named("Same")?.definition.id).toBe("a");
});
