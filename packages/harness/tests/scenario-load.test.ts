import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  loadScenarios,
  MAX_ERRORS,
  MAX_FILE_LENGTH,
  MAX_SCENARIO_LENGTH,
  type Scenario,
} from "../src/index.ts";
import { EVERYTHING, scenario } from "./example.ts";

const errorsOf = (text: string, file = "a.json") => {
  const loaded = loadScenarios(text, file);
  return "errors" in loaded ? loaded.errors : [];
};
const messagesOf = (text: string, file?: string) => errorsOf(text, file).map(({ message }) => message);
const changed = (change: object) => JSON.stringify({ ...EVERYTHING, ...change });

describe("what is read", () => {
  test("every word of the format, from one scenario or one a line", () => {
    expect(loadScenarios(JSON.stringify(EVERYTHING, undefined, 2), "a.json")).toEqual({
      scenarios: [EVERYTHING],
    });
    const lines = [EVERYTHING, scenario()].map((one) => JSON.stringify(one));
    const two = { scenarios: [EVERYTHING, scenario()] };
    expect(loadScenarios(lines.join("\n"), "a.jsonl")).toEqual(two);
    expect(loadScenarios(`\uFEFF${lines.join("\r\n\r\n")}\r\n`, "a.jsonl")).toEqual(two);
  });

  test("nothing of a file in which one scenario is broken", () => {
    const text = `${JSON.stringify(scenario())}\n{"id": 5}`;
    expect(loadScenarios(text, "a.jsonl")).not.toHaveProperty("scenarios");
  });
});

describe("what an error says", () => {
  test("the line of the value in a .json file", () => {
    const text = JSON.stringify(
      { ...EVERYTHING, active: 2, expect: [{ zone: ["y", "graveyrd"] }] },
      undefined,
      2,
    );
    const lines = text.split("\n");
    const [active, zone] = errorsOf(text);
    expect(lines[(active?.line ?? 0) - 1]).toContain('"active": 2');
    expect(lines[(zone?.line ?? 0) - 1]).toContain("graveyrd");
    expect(zone).toMatchObject({
      file: "a.json",
      path: "/expect/0/zone/1",
      found: '"graveyrd"',
      nearest: "graveyard",
    });
  });

  test("the line of the scenario in a .jsonl file", () => {
    const text = `\n${JSON.stringify(scenario())}\n${JSON.stringify(scenario({ id: "Other" }))}\n{`;
    expect(messagesOf(text, "a.jsonl")).toEqual([
      'a.jsonl:3: /id is "Other"; expected an id in kebab case',
      "a.jsonl:4: / is the end of the text; expected a key in double quotes",
    ]);
  });

  test.each<[string, object, string]>([
    [
      "a step's key",
      { steps: [{ paly: "y" }] },
      '/steps/0 is {"paly":"y"}; expected an object with exactly one of the keys "play",',
    ],
    [
      "a step of two kinds",
      { steps: [{ play: "y", pick: "y" }] },
      "expected an object with exactly one of the keys",
    ],
    [
      "a key of a step",
      { steps: [{ play: "b", taget: "y" }] },
      '/steps/0/taget is the unknown key "taget"; expected "play", "target", "at" or "choose" (nearest: "target")',
    ],
    ["a step that is no object", { steps: ["play"] }, '/steps/0 is "play"; expected an object'],
    [
      "too short a step",
      { steps: [{ damage: ["y"] }] },
      "/steps/0/damage/1 is nothing; expected an integer of at least 0",
    ],
    [
      "too long a step",
      { steps: [{ damage: ["y", 1, 2] }] },
      "/steps/0/damage/2 is 2; expected [subject, integer]",
    ],
    [
      "a fraction",
      { steps: [{ damage: ["y", 1.5] }] },
      "/steps/0/damage/1 is 1.5; expected an integer of at least 0",
    ],
    [
      "a large number",
      { expect: [{ health: ["y", 2 ** 31] }] },
      "/expect/0/health/1 is 2147483648; expected an integer between",
    ],
    ["a turn that does not end", { steps: [{ endTurn: false }] }, "/steps/0/endTurn is false; expected true"],
    ["a roll", { rolls: [0, -1] }, "/rolls/1 is -1; expected an integer of at least 0"],
    ["a card of its own", { cards: ["Wisp"] }, '/cards/0 is "Wisp"; expected a card'],
    [
      "a nameless card",
      { cards: [{ type: "minion" }] },
      "/cards/0/name is nothing; expected a value: the key is required",
    ],
    ["a third player", { steps: [{ draw: [2, 1] }] }, "/steps/0/draw/0 is 2; expected 0 or 1"],
    ["a check", { expect: [{ helth: ["y", 1] }] }, '(nearest: "health")'],
    [
      "a keyword",
      { expect: [{ keyword: ["y", "tount", true] }] },
      '/expect/0/keyword/1 is "tount"; expected "taunt",',
    ],
    [
      "a winner",
      { expect: [{ winner: "hero0" }] },
      '/expect/0/winner is "hero0"; expected 0, 1, "draw" or null',
    ],
    [
      "a move",
      { expect: [{ legal: { damage: ["y", 1] } }] },
      '/expect/0/legal is {"damage":["y",1]}; expected an object with exactly one of the keys "play", "heroPower" or "attack"',
    ],
    [
      "a key of a player",
      { players: [{ hero: "A", herro: "B" }, { hero: "A" }] },
      '/players/0/herro is the unknown key "herro"',
    ],
    [
      "three players",
      { players: [{ hero: "A" }, { hero: "A" }, { hero: "A" }], order: [] },
      '/players/2 is {"hero":"A"}; expected a list of two players',
    ],
    [
      "a player without a hero",
      { players: [{}, { hero: "A" }] },
      "/players/0/hero is nothing; expected a value: the key is required",
    ],
    [
      "a list for an object",
      { stats: [[1]] },
      "/stats is [[1]]; expected an object of card names with their printed numbers",
    ],
    ["no printed numbers", { stats: { "A/B": [] } }, "/stats/A~1B is []; expected 1 to 3 integers"],
    ["a profile", { profile: "2016" }, '/profile is "2016"; expected "classic" or "2017" (nearest: "2017")'],
    ["a key of the scenario", { titel: "" }, '/titel is the unknown key "titel"; expected "id", "title",'],
    ["an inherited word", { toString: 1 }, '/toString is the unknown key "toString"'],
  ])("%s: path, what stands there, what was expected", (_, change, message) => {
    expect(messagesOf(changed(change)).join("\n")).toContain(message);
  });

  test.each<[string, Partial<Scenario>, string]>([
    [
      "a label twice",
      { steps: [{ summon: "Wisp", player: 0, as: "y" }] },
      '/steps/0/as is "y"; expected a label that no other entity has',
    ],
    [
      "a hero's label",
      { steps: [{ summon: "Wisp", player: 0, as: "hero0" }] },
      '/steps/0/as is "hero0"; expected another label',
    ],
    [
      "an order of strangers",
      { order: ["yy"] },
      '/order/0 is "yy"; expected a label of an entity in play: "y", "w", "s", "axe", "e" (nearest: "y")',
    ],
    ["an order of cards in hand", { order: ["b"] }, '/order/0 is "b"; expected a label of an entity in play'],
    ["an order with one twice", { order: ["y", "y"] }, '/order/1 is "y"; expected each label once'],
  ])("%s: the rules of labels", (_, change, message) => {
    expect(messagesOf(changed(change)).join("\n")).toContain(message);
  });

  test("an id that an earlier line has", () => {
    const line = JSON.stringify(scenario());
    expect(messagesOf(`${line}\n${line}`, "a.jsonl")).toEqual([
      'a.jsonl:2: /id is "small"; expected an id that no other scenario has (line 1 has it)',
    ]);
  });

  test("a long value is shortened", () => {
    const [message = ""] = messagesOf(changed({ id: `${"x".repeat(1000)}!` }));
    expect(message).toMatch(/^a\.json:1: \/id is "x{58}…; expected an id in kebab case$/);
  });
});

describe("limits", () => {
  test("a file of 64 MB, a scenario of 1 MB", () => {
    const padded = (length: number) => JSON.stringify(scenario()).padEnd(length);
    expect(loadScenarios(padded(MAX_SCENARIO_LENGTH), "a.json")).toHaveProperty("scenarios");
    expect(messagesOf(padded(MAX_SCENARIO_LENGTH + 1))).toEqual([
      "a.json:1: / is 1048577 characters long; expected at most 1048576 characters",
    ]);
    expect(messagesOf(" ".repeat(MAX_FILE_LENGTH + 1), "a.jsonl")).toEqual([
      "a.jsonl:1: / is 67108865 characters long; expected at most 67108864 characters",
    ]);
  });

  test("nesting", () => {
    expect(messagesOf("[".repeat(10_000))[0]).toContain("expected at most 64 levels of nesting");
  });

  test("so many errors and no more", () => {
    expect(errorsOf("{}\n".repeat(1000), "a.jsonl")).toHaveLength(MAX_ERRORS);
  });

  test("an empty file is refused", () => {
    expect(messagesOf("", "a.jsonl")).toEqual(["a.jsonl:1: / is an empty file; expected a scenario a line"]);
    expect(messagesOf("")).toEqual(["a.json:1: / is the end of the text; expected a value"]);
  });
});

describe("whatever a file holds", () => {
  /** A refused file has errors with a place, words and a sentence; an accepted one says nothing else. */
  function loadsOrExplains(text: string, file: string): void {
    const loaded = loadScenarios(text, file);
    const errors = "errors" in loaded ? loaded.errors : [];
    expect("errors" in loaded).toBe(errors.length > 0);
    const explained = errors.every(({ line, path, found, expected, message }) => {
      const sentence = `${file}:${line}: ${path} is ${found}; expected ${expected}`;
      const complete = line > 0 && path.startsWith("/") && found !== "" && expected !== "";
      return complete && message.startsWith(sentence) && !message.includes("\n");
    });
    expect(explained, JSON.stringify(errors)).toBe(true);
  }

  test("any JSON is read or refused with a path", () => {
    const kinds = fc.constantFrom("a.json", "a.jsonl");
    fc.assert(fc.property(fc.json(), kinds, loadsOrExplains), { numRuns: 1000 });
  });

  test("any text is read or refused with a path", () => {
    const kinds = fc.constantFrom("a.json", "a.jsonl");
    fc.assert(fc.property(fc.string({ unit: "binary" }), kinds, loadsOrExplains), { numRuns: 1000 });
  });

  test("a good scenario with any value anywhere in it is read or refused with a path", () => {
    const places = placesIn(EVERYTHING);
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.jsonValue(), (place, value) => {
        loadsOrExplains(JSON.stringify(withValue(EVERYTHING, place, value)), "a.json");
      }),
      { numRuns: 1000 },
    );
  });

  test("a good scenario cut off anywhere is refused with a path", () => {
    const text = JSON.stringify(EVERYTHING);
    for (let length = 0; length < text.length; length++) loadsOrExplains(text.slice(0, length), "a.json");
  });

  test("nothing reaches the prototype of all objects", () => {
    const text = `{"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}}`;
    expect(messagesOf(text)).toHaveLength(1);
    expect({}).not.toHaveProperty("polluted");
  });
});

type Path = (string | number)[];

function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [path];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return [path, ...keys.flatMap((key) => placesIn((value as Record<string, unknown>)[key], [...path, key]))];
}

function withValue(whole: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const inner = withValue((whole as Record<string, unknown>)[key], rest, value);
  return Array.isArray(whole) ? whole.with(Number(key), inner) : { ...(whole as object), [key]: inner };
}
