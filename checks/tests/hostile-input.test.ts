/** What SECURITY.md says of hostile files: they are refused with a reason, soon, and nothing they name is touched. */
import { cardLanguage, createVocabulary, MAX_CHARACTERS, validateCards } from "@course/cards";
import { defineRules, kernel, Library, World } from "@course/core";
import { loadScenarios, MAX_SCENARIO_LENGTH } from "@course/harness";
import { describe, expect, test } from "vitest";

/** Far above what a refusal takes, on a busy machine too, and far below what a stall would. */
const SOON = 30_000;

const RULES = defineRules({ layers: [kernel], phaseEnd: [] });
const vocabulary = createVocabulary([kernel, cardLanguage]);
const nested = (levels: number) => "[".repeat(levels) + "]".repeat(levels);

/** What is hostile, as text, and what the refusal must say. */
const HOSTILE: Readonly<Record<string, { readonly text: string; readonly says: RegExp }>> = {
  "half a million levels of nesting": { text: nested(500_000), says: /64 levels/ },
  "a key that reaches the prototype": { text: '{"__proto__": {"polluted": true}}', says: /__proto__/ },
  "a key twice": { text: '{"id": "a", "id": "b"}', says: /once/ },
  "a file over the size limit": { text: `"${"a".repeat(MAX_CHARACTERS)}"`, says: /at most|characters/ },
  "a number that is none": { text: '{"id": NaN}', says: /NaN|"N"/ },
  "text that goes on after the value": { text: "{} {}", says: /end/ },
};

describe.each(Object.entries(HOSTILE))("%s", (_, { text, says }) => {
  test("is refused as a card file", () => {
    expect(soon(() => validateCards(vocabulary, text, { file: "hostile.json" }))).toMatchObject({
      errors: [expect.objectContaining({ message: expect.stringMatching(says) })],
    });
  });

  test("is refused as a scenario file", () => {
    expect(soon(() => loadScenarios(text, "hostile.json"))).toMatchObject({
      errors: [expect.objectContaining({ message: expect.stringMatching(says) })],
    });
  });
});

test("a file as large as may be is read or refused soon", () => {
  const entry = '{"a":1},';
  const cards = `[${entry.repeat(Math.floor((MAX_CHARACTERS - 10) / entry.length))}{}]`;
  expect(soon(() => validateCards(vocabulary, cards, { file: "large.json" }))).toHaveProperty("errors");
  const scenario = `{"id": [${"1,".repeat(MAX_SCENARIO_LENGTH / 2 - 10)}1]}`;
  expect(soon(() => loadScenarios(scenario, "large.json"))).toHaveProperty("errors");
});

test("no prototype is changed by what was read", () => {
  validateCards(vocabulary, JSON.parse('{"__proto__": {"polluted": true}}'), { file: "value.json" });
  validateCards(vocabulary, { constructor: { prototype: { polluted: true } } }, { file: "value.json" });
  expect({}).not.toHaveProperty("polluted");
});

test("a value that is no plain data is refused, and its code is never run", () => {
  let ran = false;
  const trap = Object.defineProperty({}, "id", {
    enumerable: true,
    get: () => {
      ran = true;
    },
  });
  const loop: Record<string, unknown> = {};
  loop.self = loop;
  for (const value of [trap, loop, { id: 1n }, { id: Number.NaN }, new Map()]) {
    expect(soon(() => validateCards(vocabulary, value, { file: "value.json" }))).toHaveProperty("errors");
  }
  expect(ran).toBe(false);
});

test("a saved world of another format, or with names that the rules don't know, is refused", () => {
  const options = { rules: RULES, library: new Library([]) };
  const saved = new World({ ...options, seed: 1 }).save();
  const { memory } = saved;
  expect(() => World.load(options, { ...saved, memory: { ...memory, format: 99 } })).toThrow(/format is 99/);
  const cells = { ...memory.cells, nothing: 1 };
  expect(() => World.load(options, { ...saved, memory: { ...memory, cells } })).toThrow(/cell is "nothing"/);
  const entities = [{ card: "nothing", fields: {} }];
  expect(() => World.load(options, { ...saved, memory: { ...memory, entities } })).toThrow(
    /card is "nothing"/,
  );
});

function soon<T>(read: () => T): T {
  const from = performance.now();
  const answer = read();
  const took = performance.now() - from;
  expect(took).toBeLessThan(SOON);
  return answer;
}
