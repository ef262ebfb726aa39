import { expect, test } from "vitest";
import type { CardData } from "../card-types.d.ts";
import { checkAuthored } from "../generated-files.ts";

/** The compiler checks these against the author types, and the test against the schema. */
const CARDS: readonly CardData[] = [
  {
    id: "test-chorus",
    name: "Test Chorus",
    type: "minion",
    cost: 3,
    attack: 1,
    health: 3,
    keywords: ["taunt"],
    abilities: [
      {
        kind: "aura",
        modifier: { type: "triggerMultiplier", trigger: "deathrattle", times: 2, stacking: "additive" },
      },
      {
        kind: "trigger",
        on: { type: "minionDamaged", side: "friendly" },
        effect: { type: "sequence", effects: ["draw", { type: "buff", target: "self", attack: 1 }] },
      },
    ],
  },
  {
    id: "test-storm",
    name: "Test Storm",
    type: "spell",
    cost: 1,
    effect: { type: "damage", target: { type: "all", of: "minions" }, amount: { type: "count", of: "self" } },
  },
];

test("a card that has the author's type is a card", () => {
  expect(checkAuthored(CARDS, "cards.ts")).toEqual({ cards: CARDS });
});

test("what is no word is no type either", () => {
  // @ts-expect-error: "sum" is no way of stacking.
  const stacking: Extract<CardData, { type: "minion" }>["keywords"] = ["sum"];
  expect(stacking).toBeDefined();
});
