import {
  type EntityId,
  intern,
  LimitError,
  read,
  releaseSelection,
  selected,
  selectionTop,
} from "@course/core";
import { describe, expect, test } from "vitest";
import {
  type Card,
  type CompiledCard,
  compileCards,
  type Json,
  MAX_NUMBER,
  MAX_REPEATS,
  multipliers,
  validateCards,
} from "../src/index.ts";
import { ATTACK, HEALTH, Hurt, minionCard, spellCard, TAUNT, vocabulary } from "./test-layer.ts";
import { type Table, tableWith } from "./test-table.ts";

/** Compiles one card as validation takes it. */
function compiled(card: Card): CompiledCard {
  const result = validateCards(vocabulary, JSON.parse(JSON.stringify(card)), { file: "a.json" });
  if ("errors" in result) throw new Error(result.errors.map(({ message }) => message).join("\n"));
  return compileCards(vocabulary, result.cards)[0]!;
}

/** What a selection picks, read through a spell that hurts its targets. */
function picked(table: Table, self: EntityId, target: Json, chosen?: EntityId): EntityId[] {
  const { effect } = compiled(spellCard("s", { type: "damage", target, amount: 0 }));
  table.world.clearLog();
  table.run(self, 0, (frame) => effect!(frame), chosen);
  return table.world.log().flatMap((event) => (event.type === "Hurt" ? [event.target as EntityId] : []));
}

/** Player 0 has a, b and c on the board, player 1 has d; b is the oldest. c is a Beast, d is wounded. */
function fourMinions(): { table: Table; a: EntityId; b: EntityId; c: EntityId; d: EntityId } {
  const plain = minionCard("plain", { attack: 1, health: 3 });
  const table = tableWith([
    plain,
    minionCard("beast", { race: "Beast", attack: 5 }),
    minionCard("weak", { health: 1 }),
  ]);
  const a = table.put("plain", 0);
  const b = table.put("plain", 0);
  const c = table.put("beast", 0);
  const d = table.put("weak", 1);
  return { table, a, b, c, d };
}

const minions = { type: "all", of: "minions" };
const friends = { type: "all", of: "minions", side: "friendly" };

describe("a compiled card", () => {
  test("starts with the fields of its type and of its keywords", () => {
    const card = compiled(minionCard("m", { attack: 3, health: 4, keywords: ["taunt"] }));
    expect(card).toMatchObject({ id: "m", name: "Test m", type: "minion", triggers: [], auras: [] });
    expect(new Map(card.row)).toEqual(
      new Map([
        [ATTACK, 3],
        [HEALTH, 4],
        [TAUNT, 1],
      ]),
    );
    expect(card).not.toHaveProperty("effect");
    expect(card).not.toHaveProperty("targets");
  });

  test("has a keyword from its abilities as from its keywords", () => {
    const card = compiled(
      minionCard("m", { abilities: [{ kind: "keyword", keyword: { type: "power", amount: 2 } }] }),
    );
    expect(new Map(card.row).get(TAUNT)).toBe(2);
  });

  test("has triggers with their word as label, and auras", () => {
    const abilities = [
      { kind: "trigger", on: { type: "hurt", side: "friendly" }, effect: "nothing" },
      { kind: "trigger", on: "deathrattle", effect: "nothing" },
      { kind: "aura", modifier: { type: "calm", grade: 2, stacking: "additive" } },
    ];
    const { triggers, auras } = compiled(minionCard("m", { abilities }));
    expect(triggers).toMatchObject([
      { label: "hurt", event: Hurt, scope: "any" },
      { label: "deathrattle", scope: "self", evenIfGone: true },
    ]);
    expect(auras).toMatchObject([{ data: [2, 1] }]);
    expect(multipliers.needs).toEqual(["auras"]);
  });

  test("says what its target may be", () => {
    const { table, a, d } = fourMinions();
    const { targets } = compiled(
      spellCard("s", {
        type: "damage",
        target: { type: "chosen", from: { ...minions, side: "enemy" } },
        amount: 1,
      }),
    );
    const found = table.run(a, 0, (frame) => {
      const from = targets!(frame);
      const ids = Array.from({ length: selectionTop() - from }, (_, i) => selected(from + i));
      releaseSelection(from);
      return ids;
    });
    expect(found).toEqual([d]);
  });
});

describe("selections pick", () => {
  test("everything of a group, in order of play, through sides and filters", () => {
    const { table, a, b, c, d } = fourMinions();
    expect(picked(table, a, minions)).toEqual([a, b, c, d]);
    expect(picked(table, a, { type: "all", of: "characters", side: "enemy" })).toEqual([d]);
    expect(picked(table, a, { type: "all", of: "heroes" })).toEqual([]);
    expect(picked(table, a, { ...minions, where: [{ type: "race", is: "Beast" }] })).toEqual([c]);
    expect(picked(table, a, { ...minions, where: ["notSelf", { type: "side", is: "friendly" }] })).toEqual([
      b,
      c,
    ]);
    const either = { type: "anyOf", filters: ["wounded", { type: "strong", attack: 5 }] };
    expect(picked(table, a, { ...minions, where: [either] })).toEqual([c, d]);
  });

  test("one entity: the card, the target, nothing where there is none", () => {
    const { table, a, d } = fourMinions();
    expect(picked(table, a, "self")).toEqual([a]);
    expect(picked(table, a, { type: "chosen", from: minions }, d)).toEqual([d]);
    expect(picked(table, a, { type: "chosen", from: minions })).toEqual([]);
    expect(picked(table, a, "eventSubject")).toEqual([]);
    expect(picked(table, a, "it")).toEqual([]);
  });

  test("what others leave, what stands beside, the oldest", () => {
    const { table, a, b, c, d } = fourMinions();
    expect(picked(table, b, { type: "except", from: minions, not: "self" })).toEqual([a, c, d]);
    expect(picked(table, b, { type: "except", from: minions, not: friends })).toEqual([d]);
    expect(picked(table, b, { type: "adjacent", to: "self" })).toEqual([a, c]);
    expect(picked(table, a, { type: "adjacent", to: "self" })).toEqual([b]);
    expect(
      picked(table, d, { type: "adjacent", to: { type: "except", from: minions, not: "self" } }),
    ).toEqual([b, a, c]); // b stands beside two of them.
    expect(picked(table, a, { type: "oldest", of: { type: "except", from: friends, not: "self" } })).toEqual([
      b,
    ]);
    expect(picked(table, a, { type: "oldest", of: { type: "all", of: "heroes" } })).toEqual([]);
  });

  test("leave nothing behind on the stack of selections", () => {
    const { table, a } = fourMinions();
    const deep = {
      type: "adjacent",
      to: { type: "random", from: { type: "except", from: minions, not: "self" }, count: 2 },
    };
    const before = table.run(a, 0, () => selectionTop());
    picked(table, a, deep);
    expect(table.run(a, 0, () => selectionTop())).toBe(before);
  });
});

describe("random selections", () => {
  const rolls = (table: Table) => table.world.log().filter(({ type }) => type === "Rolled").length;

  test("draw each at most once, and as many as there are", () => {
    const { table, a, b, c } = fourMinions();
    const two = picked(table, a, { type: "random", from: friends, count: 2 });
    expect(new Set(two).size).toBe(2);
    const all = picked(table, a, { type: "random", from: friends, count: 7 });
    expect([...all].sort()).toEqual([a, b, c].sort());
  });

  test("draw nothing from the stream where there is no choice", () => {
    const { table, a } = fourMinions();
    expect(picked(table, a, { type: "random", from: { ...minions, side: "enemy" } })).toHaveLength(1);
    expect(rolls(table)).toBe(0);
    picked(table, a, { type: "random", from: friends, count: 3 });
    expect(rolls(table)).toBe(2); // The last of three is no choice.
  });

  test("can draw one again with repeats", () => {
    const { table, a } = fourMinions();
    expect(picked(table, a, { type: "random", from: "self", count: 3, repeats: true })).toEqual([a, a, a]);
    expect(
      picked(table, a, { type: "random", from: { type: "all", of: "heroes" }, count: 3, repeats: true }),
    ).toEqual([]);
    expect(picked(table, a, { type: "random", from: friends, count: 9, repeats: true })).toHaveLength(9);
  });

  test("are the same with the same seed", () => {
    const draw = () => {
      const { table, a } = fourMinions();
      return picked(table, a, { type: "random", from: minions, count: 20, repeats: true });
    };
    expect(draw()).toEqual(draw());
  });
});

describe("effects", () => {
  const hit = (target: Json, amount: Json): Json => ({ type: "damage", target, amount });
  const ifEffect = (condition: Json, then: Json, otherwise: Json) =>
    Object.fromEntries(Object.entries({ type: "if", condition, then, otherwise }));

  /** Runs a spell for player 0 and reads the damage that it did. */
  function damages(effect: Json): number[] {
    const { table, a } = fourMinions();
    const run = compiled(spellCard("s", effect)).effect!;
    table.run(a, 0, (frame) => run(frame));
    return table.world.log().map((event) => Number(event.amount));
  }

  test("one after the other", () => {
    expect(damages({ type: "sequence", effects: [hit("self", 1), hit("self", 2)] })).toEqual([1, 2]);
    expect(damages({ type: "sequence", effects: [hit("self", 1), "nothing", hit("self", 3)] })).toEqual([
      1, 3,
    ]);
  });

  test("on a condition, asked when it is reached", () => {
    const isDead = {
      type: "atMost",
      value: { type: "count", of: { ...minions, where: ["wounded"] } },
      maximum: 1,
    };
    const step = ifEffect(isDead, hit(minions, 3), hit("self", 9));
    expect(damages({ type: "sequence", effects: [step, step] })).toEqual([3, 3, 3, 3, 9]);
  });

  test.each<[Json, boolean]>([
    [{ type: "exists", what: friends }, true],
    [{ type: "exists", what: { type: "all", of: "heroes" } }, false],
    [{ type: "atLeast", value: { type: "count", of: minions }, minimum: 4 }, true],
    [{ type: "atLeast", value: { type: "count", of: minions }, minimum: 5 }, false],
    [{ type: "atMost", value: 2, maximum: { type: "count", of: minions } }, true],
    [{ type: "not", condition: { type: "exists", what: friends } }, false],
    [
      {
        type: "both",
        first: { type: "exists", what: "self" },
        second: { type: "atMost", value: 2, maximum: 1 },
      },
      false,
    ],
    [
      {
        type: "either",
        first: { type: "exists", what: "self" },
        second: { type: "atMost", value: 2, maximum: 1 },
      },
      true,
    ],
  ])("condition %j is %s", (condition, holds) => {
    expect(damages(ifEffect(condition, hit("self", 1), hit("self", 2)))).toEqual([holds ? 1 : 2]);
  });

  test.each<[Json, number]>([
    [3, 3],
    [{ type: "count", of: minions }, 4],
    [{ type: "plus", left: { type: "count", of: friends }, right: -1 }, 2],
    [{ type: "times", left: 2, right: { type: "count", of: friends } }, 6],
    ["eventAmount", 0],
  ])("value %j is %s", (amount, points) => {
    expect(damages(hit("self", amount))).toEqual([points]);
  });

  test.each([
    ["times", 10 ** 12],
    ["plus", 2 * 10 ** 9],
  ])("%s, up to a limit: a number never wraps around", (type, value) => {
    const billion = { type: "times", left: 1_000, right: { type: "times", left: 1_000, right: 1_000 } };
    const right = type === "plus" ? billion : 1_000;
    expect(() => damages(hit("self", { type, left: billion, right }))).toThrow(
      new LimitError(`Number limit: a number of the game would be ${value}; expected at most ${MAX_NUMBER}`),
    );
  });

  test("a product of nothing is 0, and not -0", () => {
    expect(
      damages({ type: "repeat", times: { type: "times", left: 0, right: -1 }, effect: hit("self", 1) }),
    ).toEqual([]);
  });

  test("several times, up to a limit", () => {
    expect(damages({ type: "repeat", times: 3, effect: hit("self", 1) })).toEqual([1, 1, 1]);
    const many = { type: "times", left: 1_000, right: { type: "count", of: minions } };
    expect(() => damages({ type: "repeat", times: many, effect: "nothing" })).toThrow(
      `repeat: 4000 times; expected at most ${MAX_REPEATS}`,
    );
  });

  test("change everything first, then triggers answer: a listener sees the whole damage done", () => {
    const watcher = minionCard("watcher", {
      health: 5,
      abilities: [
        {
          kind: "trigger",
          on: "hurt",
          effect: {
            type: "buff",
            target: "self",
            attack: { type: "count", of: { ...minions, where: ["wounded"] } },
          },
        },
      ],
    });
    const table = tableWith([watcher, minionCard("weak", { health: 2 })]);
    const id = table.put("watcher", 0);
    table.put("weak", 0);
    table.put("weak", 1);
    const run = compiled(spellCard("s", hit({ ...minions, where: ["notSelf"] }, 1))).effect!;
    table.run(id, 0, (frame) => run(frame));
    // Two minions were hurt; at each answer both are wounded already.
    expect(table.world.read(() => read(id, ATTACK))).toBe(1 + 2 + 2);
  });
});

describe("a card that an effect makes", () => {
  const summons = (card: Json) => compiled(spellCard("s", { type: "summon", card }));
  const made = (table: Table, card: CompiledCard, self: EntityId): string[] => {
    table.world.clearLog();
    table.run(self, 0, (frame) => card.effect!(frame));
    const wolf = (id: unknown) => ["a", "b"].find((each) => intern(each) === id) ?? "none";
    return table.world.log().flatMap((event) => (event.type === "Called" ? [wolf(event.card)] : []));
  };

  test("is a card by its id, the same card as an entity, or one of a list by chance", () => {
    const table = tableWith([minionCard("a"), minionCard("b")]);
    const [a, b] = [table.put("a", 0), table.put("b", 0)];
    const withAll = (card: Json): CompiledCard => {
      const known = [minionCard("a"), minionCard("b")];
      const loaded = validateCards(vocabulary, [spellCard("s", { type: "summon", card })], {
        file: "a.json",
        known,
      });
      if ("errors" in loaded) throw new Error(loaded.errors.map(({ message }) => message).join("\n"));
      return compileCards(vocabulary, loaded.cards)[0]!;
    };
    expect(made(table, withAll("b"), a)).toEqual(["b"]);
    expect(made(table, summons({ type: "sameCard", of: "self" }), b)).toEqual(["b"]);
    const other = { type: "all", of: "minions", side: "enemy" };
    expect(made(table, summons({ type: "sameCard", of: other }), b)).toEqual(["none"]);
    const drawn = new Set(
      Array.from({ length: 20 }, () => made(table, withAll({ type: "oneOfCards", cards: ["a", "b"] }), a)[0]),
    );
    expect(drawn).toEqual(new Set(["a", "b"]));
  });

  test("is refused if it is no known card", () => {
    for (const card of [
      "nobody",
      { type: "oneOfCards", cards: ["nobody"] },
      { type: "oneOfCards", cards: [] },
    ])
      expect(
        validateCards(vocabulary, [spellCard("s", { type: "summon", card })], { file: "a.json" }),
      ).toHaveProperty("errors");
  });

  test("may be one that players never see, with the abilities that an effect gives", () => {
    const abilities = [{ kind: "trigger", on: "deathrattle", effect: "nothing" }];
    const cards = compileCards(vocabulary, [spellCard("s", { type: "grant", abilities })]);
    expect(cards.map(({ id, type }) => [id, type])).toEqual([
      ["s", "spell"],
      ["s#1", "enchantment"],
    ]);
    expect(cards[1]?.triggers.map(({ label }) => label)).toEqual(["deathrattle"]);
    expect(cards[0]?.triggers).toEqual([]);
  });
});
