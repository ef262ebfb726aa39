/** Keywords: bits of a minion that do not get into each other's way, and what combat makes of them. */
import { type EntityId, HAND } from "@course/core";
import { describe, expect, test } from "vitest";
import { combatKeywords, keywords } from "../src/index.ts";
import { cannotAttack, hasCharge, hasTaunt, hasWindfury } from "../src/words/keywords.ts";
import { Game, minion, minionWith, textOf } from "./support.ts";

const KEYWORDS = ["taunt", "charge", "windfury", "cantAttack"] as const;

/** The keywords that a minion is found to have. */
function found(game: Game, id: EntityId): string[] {
  const asks = [hasTaunt, hasCharge, hasWindfury, cannotAttack];
  return game.world.read(() => KEYWORDS.filter((_, index) => asks[index]?.(id)));
}

const subsets = Array.from({ length: 2 ** KEYWORDS.length }, (_, bits) =>
  KEYWORDS.filter((_, index) => (bits & (1 << index)) !== 0),
);

describe("a minion has the keywords of its card and no others", () => {
  test.each(subsets)("%j", (...words) => {
    const inList = minion("Listed", { keywords: words });
    const asAbilities = minionWith("Able", ...words.map((keyword) => ({ kind: "keyword", keyword })));
    const game = new Game({ cards: [inList, asAbilities] });
    expect(found(game, game.put("Listed"))).toEqual(words);
    expect(found(game, game.put("Able", 0, HAND))).toEqual(words);
    expect(found(game, game.put("Plain"))).toEqual([]);
    expect(found(game, game.heroes[0])).toEqual([]);
  });

  test("said twice, it has it once", () => {
    const twice = minion("Twice", {
      keywords: ["taunt", "taunt"],
      abilities: [{ kind: "keyword", keyword: "taunt" }],
    });
    const game = new Game({ cards: [twice] });
    expect(found(game, game.put("Twice"))).toEqual(["taunt"]);
  });
});

test.each([
  ["taunt", "Taunt"],
  ["charge", "Charge"],
  ["windfury", "Windfury"],
  ["cantAttack", "Can't attack"],
])("%s is said as %s", (keyword, said) => {
  expect(textOf({ ability: { kind: "keyword", keyword } })).toBe(said);
});

test("Taunt can be said before there is combat; the others come with it", () => {
  const types = [keywords, combatKeywords].map(({ words = [] }) => words.map(({ type }) => type));
  expect(types).toEqual([["taunt"], ["charge", "windfury", "cantAttack"]]);
  const layers = new Game().world.rules.layers.filter(
    ({ name }) => !["combat", "combatKeywords"].includes(name),
  );
  expect(() => new Game({ layers, cards: [minion("Wall", { keywords: ["taunt"] })] })).not.toThrow();
  expect(() => new Game({ layers, cards: [minion("Fast", { keywords: ["charge"] })] })).toThrow(
    'cards: /4/keywords/0 is "charge"',
  );
});
