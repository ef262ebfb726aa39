/** `course cards`, over the packs as they are. */
import { describe, expect, test } from "vitest";
import { runCourse } from "../src/program.ts";
import { listeningTerminal } from "./listening-terminal.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const GOLEM = {
  id: "test-golem",
  name: "Test Golem",
  type: "minion",
  attack: 2,
  health: 3,
  abilities: [{ kind: "trigger", on: "deathrattle", effect: { type: "summon", card: "damaged-golem" } }],
};
const THREE_FAULTS = {
  pack: "mine",
  version: "1.0.0",
  cards: [
    { ...GOLEM, attack: "two" },
    { id: "test-nova", name: "Test Nova", type: "spell", effect: { type: "freze", target: "self" } },
    { ...GOLEM, id: "test-two", name: "Test Two", abilities: [{ kind: "aura", modifier: "doubleDamage" }] },
  ],
};

const folder = temporaryFolder({
  "good.json": JSON.stringify({ pack: "mine", version: "1.0.0", cards: [GOLEM] }),
  "one.json": JSON.stringify(GOLEM),
  "whirlwind.json": JSON.stringify({
    id: "my-whirlwind",
    name: "Whirlwind",
    type: "spell",
    effect: { type: "damage", target: { type: "all", of: "minions" }, amount: 2 },
  }),
  "three faults.json": JSON.stringify(THREE_FAULTS),
  "broken.json": '{ "id": "x", }',
  "folder/a.json": "{}",
});

async function cards(...words: string[]) {
  const terminal = listeningTerminal(folder);
  const status = await runCourse(["cards", ...words], terminal);
  return { status, out: terminal.heard.out, err: terminal.heard.err.join("\n") };
}

describe("cards show", () => {
  test("prints a card's numbers and its text as rendered from its data", async () => {
    const { status, out, err } = await cards("show", "Harvest Golem");
    expect({ status, err }).toEqual({ status: 0, err: "" });
    expect(out.slice(0, 4)).toEqual([
      "Harvest Golem",
      "minion (Mech), 3 mana, 2 Attack, 3 Health",
      "Deathrattle: Summon a 2/1 Damaged Golem.",
      "id harvest-golem, pack course/03-death-step",
    ]);
    expect(out).toContain("id harvest-golem, pack legacy");
  });

  test.each([["harvest golem"], ["harvest-golem"], ["  HARVEST GOLEM "]])("takes %j too", async (name) => {
    expect((await cards("show", name)).out[0]).toBe("Harvest Golem");
  });

  test("takes a name without quotes", async () => {
    expect((await cards("show", "Harvest", "Golem")).out[0]).toBe("Harvest Golem");
  });

  test("a card without text says so", async () => {
    expect((await cards("show", "Damaged Golem")).out).toContain("no text");
  });

  test("--json is the card with its text", async () => {
    const { out } = await cards("show", "Whirlwind", "--json");
    expect(JSON.parse(out.join("")).cards[0]).toMatchObject({
      pack: "course/02-event-queue",
      id: "whirlwind",
      text: "Deal 1 damage to all minions.",
      card: { cost: 1, effect: { type: "damage" } },
    });
  });
});

describe("cards list", () => {
  test("names every card, a line each, and counts them", async () => {
    const { status, out } = await cards("list");
    expect(status).toBe(0);
    expect(out.at(-1)).toBe(`${out.length - 1} cards`);
    expect(out.find((line) => line.startsWith("Loot Hoarder "))).toMatch(
      /^Loot Hoarder +2 mana 2 Attack 1 Health minion: Deathrattle: Draw a card\.$/,
    );
  });

  test.each([
    ["deathrattle draw", ["Loot Hoarder"]],
    ["MECH", ["Harvest Golem", "Damaged Golem"]],
    ["taunt", ["Unstable Ghoul"]],
    ["no such words", []],
  ])("--query %j", async (query, names) => {
    const { status, out } = await cards(
      ...["list", "--json", "--pack", "course/03-death-step", "--query", query],
    );
    expect(status).toBe(0);
    expect(JSON.parse(out.join("")).cards.map(({ name }: { name: string }) => name)).toEqual(names);
  });

  test("--pack", async () => {
    const { out } = await cards("list", "--pack", "course/01-handles");
    expect(out).toEqual([
      "Test Hero    0 mana 0 Attack 30 Health hero",
      "Test Filler  1 mana 1 Attack 1 Health minion",
      "2 cards",
    ]);
  });
});

describe("cards validate", () => {
  test("a good file: how many cards", async () => {
    expect(await cards("validate", "good.json", "one.json")).toEqual({
      status: 0,
      out: ["good.json: ok, 1 card", "one.json: ok, 1 card"],
      err: "",
    });
  });

  test("a card may be called like one of the packs", async () => {
    expect((await cards("validate", "whirlwind.json")).status).toBe(0);
  });

  test("three faults are three errors, each with its path, and the words that are not known", async () => {
    const { status, out } = await cards("validate", "three faults.json");
    expect(status).toBe(1);
    expect(out).toEqual([
      'three faults.json: /cards/0/attack is "two"; expected an integer from 0 to 1000',
      'three faults.json: /cards/1/effect/type is "freze"; expected the type of an effect (nearest: "freeze")',
      expect.stringMatching(
        /^three faults\.json: \/cards\/2\/abilities\/0\/modifier is "doubleDamage"; expected /,
      ),
      "three faults.json: words that the rules don't know: freze, doubleDamage",
      "three faults.json: failed, 3 errors",
    ]);
  });

  test("--json has file, path, value, what was expected and the nearest word", async () => {
    const { status, out } = await cards("validate", "--json", "three faults.json", "good.json");
    expect(status).toBe(1);
    const document = JSON.parse(out.join(""));
    expect(document).toMatchObject({
      ok: false,
      files: [
        { file: "three faults.json", ok: false, cards: 0, unknownWords: ["freze", "doubleDamage"] },
        { file: "good.json", ok: true, cards: 1, errors: [], unknownWords: [] },
      ],
    });
    expect(document.files[0].errors).toHaveLength(3);
    expect(document.files[0].errors[0]).toMatchObject({
      file: "three faults.json",
      path: "/cards/0/attack",
      found: '"two"',
      expected: "an integer from 0 to 1000",
    });
  });

  test("what is no JSON: line and column", async () => {
    const { status, out } = await cards("validate", "broken.json");
    expect(status).toBe(1);
    expect(out[0]).toMatch(/^broken\.json: line 1, column 14 is /);
  });
});

test("cards schema is the JSON Schema of the words", async () => {
  const { status, out } = await cards("schema");
  const schema = JSON.parse(out.join("\n"));
  expect(status).toBe(0);
  expect(schema.$schema).toBe("http://json-schema.org/draft-07/schema#");
  expect(Object.keys(schema.definitions)).toEqual(
    expect.arrayContaining(["card.minion", "effect.damage", "trigger.deathrattle"]),
  );
});

describe("a wrong call ends with 2 and a sentence", () => {
  test.each([
    [["shwo", "Whirlwind"], 'cards: WHAT is "shwo"; expected list, show NAME, validate FILE..., schema'],
    [["__proto__"], 'cards: WHAT is "__proto__"; expected list, show NAME, validate FILE..., schema'],
    [["show"], 'cards: NAME is missing; expected for example show "Harvest Golem"'],
    [
      ["show", "Harvst Golem"],
      'cards: NAME is "Harvst Golem"; expected the name of a card (nearest: "Harvest Golem")',
    ],
    [["show", "Ragnaros"], 'cards: NAME is "Ragnaros"; expected the name of a card'],
    [["list", "golem"], 'cards: list is followed by "golem"; expected --query for a search'],
    [["list", "--pack", "legacy-1"], /^cards: --pack is "legacy-1"; expected one of course\/01-handles, /],
    [["schema", "--query", "x"], "cards: --query is given with schema; expected it with list"],
    [["schema", "x"], 'cards: schema is followed by "x"; expected nothing'],
    [["validate"], "cards: FILE is missing; expected a card file, .json"],
    [
      ["validate", "none.json"],
      'cards: FILE is "none.json", which does not exist; expected a card file, .json',
    ],
    [["validate", "folder"], 'cards: FILE is "folder", which is no file; expected a card file, .json'],
  ])("%j", async (words, sentence) => {
    const { status, out, err } = await cards(...words);
    expect({ status, out }).toEqual({ status: 2, out: [] });
    if (typeof sentence === "string") expect(err).toBe(sentence);
    else expect(err).toMatch(sentence);
  });
});
