import { describe, expect, test } from "vitest";
import { authorTypes, jsonSchema, referencePage } from "../src/index.ts";
import { minionCard, spellCard, vocabulary } from "./test-layer.ts";

describe("the JSON Schema", () => {
  const schema = jsonSchema(vocabulary) as { definitions: Record<string, unknown> };

  test("has a definition for each category, word and card type", () => {
    expect(Object.keys(schema.definitions)).toEqual(
      expect.arrayContaining([
        "card",
        "card.minion",
        "effect",
        "effect.damage",
        "ability.trigger",
        "keyword.power",
      ]),
    );
  });

  test("says of a word what its definition says", () => {
    expect(schema.definitions["effect.damage"]).toEqual({
      type: "object",
      description: "Deals damage.",
      examples: [{ type: "damage", target: { type: "all", of: "minions" }, amount: 1 }],
      properties: {
        type: { const: "damage" },
        target: { $ref: "#/definitions/selection" },
        amount: { anyOf: [{ type: "integer", minimum: 0, maximum: 100 }, { $ref: "#/definitions/value" }] },
      },
      required: ["type", "target", "amount"],
      additionalProperties: false,
    });
  });

  test("accepts a bare name where no key must be given", () => {
    expect(schema.definitions.keyword).toEqual({
      anyOf: [
        { enum: ["taunt"] },
        { $ref: "#/definitions/keyword.taunt" },
        { $ref: "#/definitions/keyword.power" },
      ],
    });
  });

  test("is plain data that can be written to a file", () => {
    expect(JSON.parse(JSON.stringify(schema))).toEqual(schema);
  });
});

test("the author types have a type for each category, word and card type", () => {
  const source = authorTypes(vocabulary, "npm run schema");
  expect(source).toContain("/** The card language as types. Generated: run `npm run schema`. */");
  expect(source).toContain("export type CardData = MinionCard | HeroCard | SpellCard;");
  expect(source).toContain(
    'export interface DamageEffect {\n  readonly type: "damage";\n  readonly target: Selection;\n  readonly amount: Value;\n}',
  );
  expect(source).toContain('readonly stacking: "max" | "additive";');
  expect(source).toContain('export type Keyword = "taunt" | TauntKeyword | PowerKeyword;');
  expect(source).toMatch(/export type Value = number \| "eventAmount" \| /);
  expect(source).toContain('readonly kind: "trigger";');
});

test("the reference page shows each word with its keys, an example, and the cards that use it", () => {
  const cards = [
    minionCard("a", { keywords: ["taunt"], abilities: [{ kind: "trigger", on: "hurt", effect: "draw" }] }),
    spellCard("b", { type: "sequence", effects: ["draw", "draw"] }),
  ];
  const page = referencePage(vocabulary, cards);
  expect(page).toContain(
    [
      "### draw",
      "Draws cards.",
      "| key | what stands there | if missing |\n| --- | --- | --- |\n| `count` | an integer or a value | `1` |",
      '```json\n{"type":"draw","count":2}\n```',
      "Used by Test a, Test b.",
    ].join("\n\n"),
  );
  expect(page).toContain("| effect | `draw` | 2 | Test a, Test b |");
  expect(page).toContain("| keyword | `taunt` | 1 | Test a |");
  expect(page).toContain("### summon\n\nSummons minions.");
  expect(page).toContain("Used by no card yet.");
});
