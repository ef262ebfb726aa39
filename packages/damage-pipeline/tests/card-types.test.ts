/** The card types of this package: what minions and heroes must have printed, and what they are called. */
import { validateCards } from "@course/cards";
import { describe, expect, test } from "vitest";
import { attackOf, healthOf, MAX_PRINTED } from "../src/index.ts";
import { all, minion, Table, text, textOf } from "./support.ts";

const { vocabulary } = new Table();

function faults(card: object): string[] {
  const loaded = validateCards(vocabulary, card, { file: "card" });
  return "errors" in loaded ? loaded.errors.map(({ message }) => message) : [];
}

const whole = (most: number, least = 0) => `expected an integer from ${least} to ${most}`;
const hero = (parts: object = {}) => ({ id: "chief", name: "Chief", type: "hero", health: 30, ...parts });

describe("a minion has Attack and Health", () => {
  test.each([0, 1, MAX_PRINTED])("of %i", (printed) => {
    expect(faults(minion("M", { attack: printed, health: printed }))).toEqual([]);
  });

  test.each([
    ["attack", -1],
    ["attack", MAX_PRINTED + 1],
    ["health", -1],
    ["health", 1.5],
    ["health", MAX_PRINTED + 1],
  ])("%s %d is refused", (key, value) => {
    expect(faults(minion("M", { [key]: value }))).toEqual([
      `card: /${key} is ${value}; ${whole(MAX_PRINTED)}`,
    ]);
  });

  test("and neither may be missing", () => {
    const { attack, health, ...bare } = minion("M") as { attack: number; health: number };
    expect([attack, health]).toEqual([1, 5]);
    expect(faults(bare)).toEqual([
      `card: /attack is missing; ${whole(MAX_PRINTED)}`,
      `card: /health is missing; ${whole(MAX_PRINTED)}`,
    ]);
  });
});

describe("a hero has Health, and Attack if its card says so", () => {
  test("both are what it starts with", () => {
    const armed = hero({ attack: 2 });
    const table = new Table({ cards: [armed] });
    const chief = table.put("Chief");
    expect(table.world.read(() => [attackOf(chief), healthOf(chief)])).toEqual([2, 30]);
    expect(table.attack(table.heroes[0])).toBe(0);
  });

  test.each([
    ["health", 0],
    ["health", MAX_PRINTED + 1],
    ["attack", -1],
    ["attack", MAX_PRINTED + 1],
  ])("%s %d is refused", (key, value) => {
    const least = key === "health" ? 1 : 0;
    expect(faults(hero({ [key]: value }))).toEqual([
      `card: /${key} is ${value}; ${whole(MAX_PRINTED, least)}`,
    ]);
  });

  test("a hero's card has no abilities", () => {
    expect(faults(hero({ abilities: [] }))).toHaveLength(1);
    expect(faults(minion("M", { abilities: [], keywords: [] }))).toEqual([]);
  });
});

test("minions and heroes are groups, and characters are both", () => {
  const groups = [...vocabulary.groups].map(([name, { types }]) => [name, types]);
  expect(groups).toEqual([
    ["minions", ["minion"]],
    ["characters", ["minion", "hero"]],
    ["heroes", ["hero"]],
  ]);
  const hit = (of: string) => text(of, { type: "damage", target: all(of), amount: 1 });
  const table = new Table({ cards: ["minions", "heroes", "characters"].map(hit) });
  const plain = table.put("Plain");
  const [mine, theirs] = table.heroes;
  table.act("minions");
  expect(table.take()).toEqual([`Damaged ${plain} 1`]);
  table.act("heroes");
  expect(table.take()).toEqual([`Damaged ${mine} 1`, `Damaged ${theirs} 1`]);
  table.act("characters");
  expect(table.take()).toEqual([mine, theirs, plain].map((id) => `Damaged ${id} 1`));
});

test.each([
  ["minions", {}, "all minions"],
  ["minions", { side: "enemy" }, "all enemy minions"],
  ["heroes", {}, "all heroes"],
  ["heroes", { side: "friendly" }, "all friendly heroes"],
  ["characters", {}, "all characters"],
  ["characters", { side: "friendly" }, "all friendly characters"],
  ["characters", { side: "enemy" }, "all enemies"],
])("text calls %s %j: %s", (of, parts, said) => {
  expect(textOf({ effect: { type: "damage", target: all(of, parts), amount: 1 } })).toBe(
    `Deal 1 damage to ${said}.`,
  );
});

test("another card names a minion by its numbers, and a hero by its name alone", () => {
  const summary = (type: string, parts: object) => vocabulary.cardTypes.get(type)?.summary?.({ ...parts });
  expect(summary("minion", { attack: 2, health: 1 })).toBe("2/1");
  expect(summary("hero", { attack: 2, health: 1 })).toBeUndefined();
});
