import { describe, expect, test } from "vitest";
import {
  compileCards,
  MAX_CHARACTERS,
  MAX_ERRORS,
  MAX_NESTING,
  MAX_VALUES,
  type ValidateOptions,
  validateCards,
} from "../src/index.ts";
import { minionCard, spellCard, vocabulary } from "./test-layer.ts";

/** The sentences of a file's errors, or none if it was taken. */
function messages(json: unknown, options: Partial<ValidateOptions> = {}): string[] {
  const result = validateCards(vocabulary, json, { file: "cards/a.json", ...options });
  return "errors" in result ? result.errors.map(({ message }) => message) : [];
}

const hurtAbility = { kind: "trigger", on: "hurt", effect: { type: "damage", target: "self", amount: 1 } };

describe("a file that is taken", () => {
  test("is a pack, a list of cards, or one card; as text or as a value", () => {
    const card = minionCard("a", {
      abilities: [hurtAbility],
      keywords: ["taunt", { type: "power", amount: 2 }],
    });
    const pack = { $schema: "../card.schema.json", pack: "course", version: "1.0.0", cards: [card] };
    for (const file of [pack, [card], card]) {
      expect(validateCards(vocabulary, file, { file: "a.json" })).toEqual({ cards: [card] });
      expect(validateCards(vocabulary, `\uFEFF${JSON.stringify(file)}`, { file: "a.json" })).toEqual({
        cards: [card],
      });
    }
  });

  test("is a frozen copy: who changes what was given changes nothing", () => {
    const card = { ...minionCard("a"), keywords: ["taunt"] };
    const result = validateCards(vocabulary, card, { file: "a.json" });
    card.keywords.push("fury");
    expect(result).toEqual({ cards: [{ ...minionCard("a"), keywords: ["taunt"] }] });
    expect("cards" in result && Object.isFrozen(result.cards[0]?.keywords)).toBe(true);
  });

  test("may hold a card that summons itself, and cards that summon each other", () => {
    const summons = (card: string) => ({
      abilities: [{ kind: "trigger", on: "deathrattle", effect: { type: "summon", card } }],
    });
    expect(messages(minionCard("ember", summons("ember")))).toEqual([]);
    expect(messages([minionCard("a", summons("b")), minionCard("b", summons("a"))])).toEqual([]);
  });

  test("may refer to known cards, and take the place of one by its id", () => {
    const known = [
      { id: "wolf", name: "Wolf" },
      { id: "a", name: "Test a" },
    ];
    expect(messages(spellCard("s", { type: "summon", card: "wolf" }), { known })).toEqual([]);
    expect(messages(minionCard("a"), { known })).toEqual([]);
  });
});

describe("an error says where, what stands there, and what was expected", () => {
  test("the sentence of the style guide", () => {
    const chorus = minionCard("chorus", {
      abilities: [{ kind: "aura", modifier: { type: "calm", grade: 1, stacking: "sum" } }],
    });
    expect(messages(chorus)).toEqual([
      'cards/a.json: /abilities/0/modifier/stacking is "sum"; expected "max" or "additive"',
    ]);
  });

  test("its parts, for tools", () => {
    const result = validateCards(vocabulary, spellCard("s", { type: "damge", target: "self", amount: 1 }), {
      file: "f",
    });
    expect(result).toEqual({
      errors: [
        {
          file: "f",
          path: "/effect/type",
          found: '"damge"',
          expected: "the type of an effect",
          nearest: "damage",
          unknownWord: "damge",
          message: 'f: /effect/type is "damge"; expected the type of an effect (nearest: "damage")',
        },
      ],
    });
  });

  test.each([
    ["an effect", { effect: { type: "freeze", target: "self" } }, ["freeze"]],
    ["a bare name", { effect: { type: "damage", target: "everyone", amount: 1 } }, ["everyone"]],
    ["a card's type", { type: "weapon" }, ["weapon"]],
    ["a number as text", { effect: { type: "damage", target: "self", amount: "2" } }, []],
    ["a key", { effect: { type: "damage", target: "self", amount: 1, freeze: true } }, []],
    ["a word without its keys", { effect: "damage" }, []],
    ["no word at all", { effect: {} }, []],
  ])("which words the rules don't know: %s", (_, parts, unknown) => {
    const card = { ...spellCard("s", { type: "damage", target: "self", amount: 1 }), ...parts };
    const result = validateCards(vocabulary, card, { file: "f" });
    const errors = "errors" in result ? result.errors : [];
    expect(errors.length).toBeGreaterThan(0);
    expect(errors.flatMap(({ unknownWord }) => unknownWord ?? [])).toEqual(unknown);
  });

  test.each([
    [
      "a word that is not known",
      { type: "damage", target: "slf", amount: 1 },
      '/effect/target is "slf"; expected a selection (nearest: "self")',
    ],
    [
      "a bare name that needs keys",
      { type: "damage", target: "all", amount: 1 },
      '/effect/target is "all"; expected an object with "type": "all", "of"',
    ],
    [
      "a key that is missing",
      { type: "damage", target: "self" },
      "/effect/amount is missing; expected an integer or a value",
    ],
    [
      "a key that is not known",
      { type: "damage", target: "self", amount: 1, tarjet: 2 },
      '/effect/tarjet is 2; expected no key of this name, only "type", "target" and "amount" (nearest: "target")',
    ],
    [
      "a number out of range",
      { type: "damage", target: "self", amount: 101 },
      "/effect/amount is 101; expected an integer from 0 to 100",
    ],
    [
      "a number that is no integer",
      { type: "damage", target: "self", amount: 1.5 },
      "/effect/amount is 1.5; expected an integer from 0 to 100",
    ],
    [
      "a number as text",
      { type: "damage", target: "self", amount: "2" },
      '/effect/amount is "2"; expected an integer, "count", "plus", "times" or "eventAmount"',
    ],
    ["a list for an object", [], "/effect is an empty list; expected an effect"],
    [
      "an object for a list",
      { type: "sequence", effects: {} },
      "/effect/effects is an empty object; expected a list of at least one effect",
    ],
    [
      "an empty list",
      { type: "sequence", effects: [] },
      "/effect/effects is an empty list; expected a list of at least one effect",
    ],
    ["no type", { target: "self" }, "/effect/type is missing; expected the type of an effect"],
    ["null", null, "/effect is null; expected an effect"],
    [
      "a word of another category",
      { type: "damage", target: "taunt", amount: 1 },
      '/effect/target is "taunt"; expected a selection',
    ],
    [
      "a group that no card type has",
      { type: "damage", target: { type: "all", of: "minion" }, amount: 1 },
      '/effect/target/of is "minion"; expected "minions", "characters" or "heroes" (nearest: "minions")',
    ],
    [
      "a card that is not known",
      { type: "summon", card: "s1" },
      '/effect/card is "s1"; expected the id of a known card (nearest: "s")',
    ],
    [
      "the name of an object's prototype as a word",
      { type: "constructor" },
      '/effect/type is "constructor"; expected the type of an effect',
    ],
    [
      "a text for a truth",
      { type: "destroy", target: { type: "random", from: "self", repeats: "no" } },
      '/effect/target/repeats is "no"; expected true or false',
    ],
  ])("%s", (_, effect, message) => {
    expect(messages(spellCard("s", effect))).toEqual([`cards/a.json: ${message}`]);
  });

  test.each([
    [
      "an id with capitals",
      { id: "Loot Hoarder" },
      '/id is "Loot Hoarder"; expected an id in kebab case, at most 100 characters',
    ],
    [
      "a name of two lines",
      { name: "a\nb" },
      '/name is "a\\nb"; expected a name of 1 to 100 characters on one line',
    ],
    [
      "a type that no layer has",
      { type: "minon" },
      '/type is "minon"; expected "minion", "hero" or "spell" (nearest: "minion")',
    ],
    ["a property that is missing", { health: undefined }, "/health is missing; expected plain JSON"],
    [
      "a part that the type has not",
      { effect: "nothing" },
      '/effect is "nothing"; expected no key of this name',
    ],
    [
      "an unknown kind of ability",
      { abilities: [{ kind: "auras" }] },
      '/abilities/0/kind is "auras"; expected "trigger", "aura" or "keyword" (nearest: "aura")',
    ],
    [
      "an unknown trigger name",
      {
        abilities: [
          {
            kind: "aura",
            modifier: { type: "triggerMultiplier", trigger: "deathratle", times: 2, stacking: "max" },
          },
        ],
      },
      '/abilities/0/modifier/trigger is "deathratle"; expected the type of a trigger (nearest: "deathrattle")',
    ],
    [
      "a keyword that is not known",
      { keywords: ["tount"] },
      '/keywords/0 is "tount"; expected "taunt" or "power" (nearest: "taunt")',
    ],
  ])("%s", (_, parts, message) => {
    const [first = "", ...rest] = messages(minionCard("a", parts));
    expect(first.startsWith(`cards/a.json: ${message}`)).toBe(true);
    expect(rest).toEqual([]);
  });

  test("a property that is missing in JSON", () => {
    expect(messages({ id: "a", name: "A", type: "minion", attack: 1 })).toEqual([
      "cards/a.json: /health is missing; expected an integer from 0 to 100",
    ]);
  });

  test("a file with three faults yields three errors, and no card of it is taken", () => {
    const file = {
      pack: "course",
      version: "1.0",
      cards: [
        minionCard("fine"),
        minionCard("a", { attack: -1 }),
        spellCard("b", JSON.parse('{"type": "if", "condition": "existz", "then": "nothing"}')),
      ],
    };
    expect(messages(file)).toEqual([
      'cards/a.json: /version is "1.0"; expected a version such as "1.0.0"',
      "cards/a.json: /cards/1/attack is -1; expected an integer from 0 to 100",
      'cards/a.json: /cards/2/effect/condition is "existz"; expected "exists", "atLeast", "atMost", "not", "both" or "either" (nearest: "exists")',
    ]);
  });

  test("what is no card at all", () => {
    expect(messages(3)).toEqual(["cards/a.json: the file is 3; expected a card"]);
    expect(messages(null)).toEqual(["cards/a.json: the file is null; expected a card"]);
    expect(messages(undefined)).toEqual(["cards/a.json: the file is missing; expected plain JSON"]);
    expect(messages([3])).toEqual(["cards/a.json: /0 is 3; expected a card"]);
    expect(messages({ cards: {} })).toContain(
      "cards/a.json: /cards is an empty object; expected a list of cards",
    );
  });

  test("ids and names that stand twice", () => {
    expect(
      messages([
        minionCard("a"),
        { ...minionCard("a"), name: "Other" },
        { ...minionCard("b"), name: "Test a" },
      ]),
    ).toEqual([
      'cards/a.json: /1/id is "a"; expected an id that no other card has',
      'cards/a.json: /2/name is "Test a"; expected a name that no other card has',
    ]);
    expect(messages(minionCard("b", { name: "Wolf" }), { known: [{ id: "wolf", name: "Wolf" }] })).toEqual([
      'cards/a.json: /name is "Wolf"; expected a name that no other card has',
    ]);
  });
});

describe("the one target of a card", () => {
  const minions = { type: "all", of: "minions" };
  const chosen = { type: "chosen", from: minions };
  const hit = (target: unknown) => ({ type: "damage", target, amount: 1 });
  const both = (...targets: unknown[]) => ({ type: "sequence", effects: targets.map(hit) });

  test("may be chosen once and meant again, by a spell or a Battlecry", () => {
    expect(messages(spellCard("s", both(chosen, "chosen", { type: "adjacent", to: "chosen" })))).toEqual([]);
    expect(messages(spellCard("s", both(chosen, chosen)))).toEqual([]);
    expect(
      messages(minionCard("m", { abilities: [{ kind: "trigger", on: "battlecry", effect: hit(chosen) }] })),
    ).toEqual([]);
  });

  test("is one: two choices are refused", () => {
    expect(messages(spellCard("s", both(chosen, { type: "chosen", from: "friendlyHero" })))).toEqual([
      'cards/a.json: /effect/effects/1/target/from is "friendlyHero"; expected one target a card: the same words as before',
    ]);
  });

  test("is said somewhere", () => {
    expect(messages(spellCard("s", hit("chosen")))).toEqual([
      'cards/a.json: /effect/target is "chosen"; expected a "from" in one "chosen" of the card',
    ]);
  });

  test("is no matter of chance: it is asked for before the card is played", () => {
    const dice = { type: "random", from: minions };
    expect(messages(spellCard("s", hit({ type: "chosen", from: dice })))).toEqual([
      'cards/a.json: /effect/target/from is an object with "type", "from"; expected no "random" in what the target may be',
    ]);
    const deeper = { type: "except", from: minions, not: { type: "adjacent", to: dice } };
    expect(messages(spellCard("s", hit({ type: "chosen", from: deeper })))).toEqual([
      'cards/a.json: /effect/target/from/not/to is an object with "type", "from"; expected no "random" in what the target may be',
    ]);
    expect(
      messages(spellCard("s", both(chosen, { type: "random", from: { type: "adjacent", to: "chosen" } }))),
    ).toEqual([]);
  });

  test("is chosen as the card is played, not later", () => {
    expect(
      messages(minionCard("m", { abilities: [{ kind: "trigger", on: "deathrattle", effect: hit(chosen) }] })),
    ).toEqual([
      'cards/a.json: /abilities/0/effect/target is an object with "type", "from"; expected "chosen" only in an effect that happens as the card is played',
    ]);
  });
});

describe("what is refused before any schema looks", () => {
  test("text that is no JSON, with line and column", () => {
    const result = validateCards(vocabulary, '{\n  "id": wolf\n}', { file: "a.json" });
    expect(result).toMatchObject({
      errors: [{ file: "a.json", path: "", line: 2, column: 9, found: '"wolf"' }],
    });
    expect(messages('{\n  "id": wolf\n}')).toEqual([
      'cards/a.json: line 2, column 9 is "wolf"; expected a value',
    ]);
  });

  test.each(["__proto__", "constructor", "prototype"])("the key %s, wherever it stands", (key) => {
    const text = `{"id": "a", "name": "A", "type": "minion", "attack": 1, "health": 1, "abilities": [{"${key}": {"polluted": true}}]}`;
    expect(messages(text)).toEqual([
      `cards/a.json: /abilities/0/${key} is an object with "polluted"; expected no key of this name anywhere`,
    ]);
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
  });

  test("files of 10 MB", () => {
    const text = JSON.stringify(minionCard("a", { name: "x".repeat(10_000_000) }));
    expect(messages(text)[0]).toContain(`expected at most ${MAX_CHARACTERS} (1 MB)`);
    expect(messages(JSON.parse(text))[0]).toContain(`${MAX_CHARACTERS} characters (1 MB)`);
  });

  test("10,000 levels of nesting, in text and as a value", () => {
    let deep: unknown = "nothing";
    for (let i = 0; i < 10_000; i++) deep = { type: "sequence", effects: [deep] };
    const text = `{"effect": ${'{"effects": ['.repeat(10_000)}`;
    expect(messages(text)).toEqual([
      `cards/a.json: line 1, column 427 is "["; expected at most ${MAX_NESTING} levels of nesting`,
    ]);
    expect(messages(spellCard("s", deep))[0]).toMatch(
      /^cards\/a.json: \/effect\/effects\/0\/.*; expected at most 64 levels of nesting$/,
    );
  });

  test("a value that holds itself, and one with more values than can be", () => {
    const loop: unknown[] = [];
    loop.push(loop);
    expect(messages(loop)[0]).toContain("expected at most 64 levels of nesting");
    let wide: unknown = 0;
    for (let i = 0; i < 60; i++) wide = [wide, wide];
    expect(messages(wide)).toEqual([
      `cards/a.json: the file is more than ${MAX_VALUES} values; expected at most ${MAX_VALUES} values and ${MAX_CHARACTERS} characters (1 MB)`,
    ]);
    expect(messages(new Array(4_000_000_000))).toHaveLength(MAX_ERRORS);
  });

  test("what is no plain data", () => {
    const getter = Object.defineProperty({}, "id", { enumerable: true, get: () => "a" });
    for (const odd of [() => 1, Symbol("s"), 1n, Number.NaN, new Map(), new Date(), getter]) {
      expect(messages([odd])[0]).toContain("expected plain JSON");
    }
  });

  test("more errors than anybody reads", () => {
    expect(messages(Array.from({ length: 500 }, () => 3))).toHaveLength(MAX_ERRORS);
  });
});

test("a token may share its name with another card, if it says so", () => {
  const cards = [minionCard("a", { name: "Same" }), minionCard("b", { name: "Same", sharesName: true })];
  const result = validateCards(vocabulary, cards, { file: "a.json" });
  if ("errors" in result) throw new Error(result.errors[0]?.message);
  expect(compileCards(vocabulary, result.cards).map(({ sharesName }) => sharesName)).toEqual([
    undefined,
    true,
  ]);
  const both = [minionCard("a", { name: "Same" }), minionCard("b", { name: "Same", sharesName: false })];
  expect(validateCards(vocabulary, both, { file: "a.json" })).toHaveProperty("errors");
  const known = [{ id: "b", name: "Same", sharesName: true }];
  expect(
    validateCards(vocabulary, [minionCard("a", { name: "Same" })], { file: "a.json", known }),
  ).toHaveProperty("cards");
});
