import Ajv from "ajv";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Card, compileCards, describe, jsonSchema, validateCards } from "../src/index.ts";
import { brokenCards, wholeCards } from "./broken-cards.ts";
import { vocabulary } from "./test-layer.ts";

const known = [{ id: "test-wolf", name: "Test Wolf" }];
const A_MINUTE = 60_000; // Several seconds alone; more beside other work.
const load = (json: unknown) => validateCards(vocabulary, json, { file: "a.json", known });
const ON_THE_PROTOTYPE = Object.getOwnPropertyNames(Object.prototype).join();

/** Faults that no JSON Schema can state. */
const BEYOND_SCHEMA = [
  "known card",
  "one target a card",
  "in what the target may be",
  '"chosen"',
  "no key of this name anywhere",
  "on one line",
  "nesting",
];

/** What must hold of any file: taken whole and usable, or refused with sentences. */
function expectTakenOrRefused(json: unknown): "taken" | "refused" {
  const result = load(json);
  if ("cards" in result) {
    compileCards(vocabulary, result.cards);
    for (const card of result.cards) expectGoodText(describe(vocabulary, card, new Map<string, Card>()));
    return "taken";
  }
  expect(result.errors.length).toBeGreaterThan(0);
  for (const { message } of result.errors) {
    expect(message).toMatch(/^a\.json: .+ is .+; expected .+$/su);
    expect(message).not.toMatch(/\n\s+at |undefined|\[object/u);
  }
  return "refused";
}

function expectGoodText(text: string): void {
  expect(text).not.toMatch(/undefined|\[object|NaN| {2}|\.\./u);
}

test(
  "10,000 broken cards: refused with sentences or taken whole, nothing thrown, no prototype touched",
  () => {
    let refused = 0;
    fc.assert(
      fc.property(brokenCards(vocabulary), (text) => {
        if (expectTakenOrRefused(text) === "refused") refused++;
      }),
      { numRuns: 10_000 },
    );
    expect(refused).toBeGreaterThan(5_000);
    expect(Object.getOwnPropertyNames(Object.prototype).join()).toBe(ON_THE_PROTOTYPE);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  },
  A_MINUTE,
);

test(
  "whatever is no card at all: refused with sentences",
  () => {
    fc.assert(
      fc.property(
        fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }),
        (value) => void expectTakenOrRefused(value),
      ),
      {
        numRuns: 1_000,
      },
    );
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => void expectTakenOrRefused(text)),
      { numRuns: 1_000 },
    );
  },
  A_MINUTE,
);

test(
  "cards put together from the vocabulary are taken, but for their targets",
  () => {
    fc.assert(
      fc.property(wholeCards(vocabulary), (card) => {
        const result = load(card);
        const expected = "errors" in result ? result.errors.map((error) => error.expected) : [];
        expect(expected.filter((what) => !/target|chosen/u.test(what))).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  },
  A_MINUTE,
);

test(
  "a card that is taken, compiled and described again is the same",
  () => {
    fc.assert(
      fc.property(wholeCards(vocabulary), (card) => {
        const result = load(card);
        fc.pre("cards" in result);
        const again = load(JSON.stringify(result.cards));
        expect(again).toEqual(result);
      }),
      { numRuns: 300 },
    );
  },
  A_MINUTE,
);

test(
  "the JSON Schema says the same as validation, but for what no schema can say",
  () => {
    const isValid = new Ajv({ allErrors: false, strict: false }).compile(jsonSchema(vocabulary));
    fc.assert(
      fc.property(
        fc.oneof(
          brokenCards(vocabulary),
          wholeCards(vocabulary).map((card) => JSON.stringify(card)),
        ),
        (text) => {
          const result = load(text);
          const isRefused =
            "errors" in result &&
            result.errors.some(({ expected }) => !BEYOND_SCHEMA.some((what) => expected.includes(what)));
          if ("cards" in result) expect(isValid(JSON.parse(text))).toBe(true);
          if (isRefused) expect(isValid(JSON.parse(text))).toBe(false);
        },
      ),
      { numRuns: 3_000 },
    );
  },
  A_MINUTE,
);
