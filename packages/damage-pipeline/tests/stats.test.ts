/** Attack and Health that effects give, for good: the rule, its event and the word `buff`. */
import { describe, expect, test } from "vitest";
import { buff, maxHealthOf } from "../src/index.ts";
import { all, minionWith, on, Table, text, textOf } from "./support.ts";

const give = (target: unknown, parts: object) => ({ type: "buff", target, ...parts });
const minions = all("minions");
const count = { type: "count", of: minions };
const chosen = { type: "chosen", from: all("characters") };

test("a buff changes Attack and maximum Health, and its event holds the differences", () => {
  const table = new Table({ cards: [text("Gift", give(chosen, { attack: 2, health: 3 }))] });
  const plain = table.put("Plain");
  table.act("Gift", { target: plain });
  expect(table.log()).toEqual([{ type: "StatsChanged", id: plain, attack: 2, health: 3 }]);
  expect([table.attack(plain), table.health(plain)]).toEqual([3, 8]);
});

test("buffs add up, and may take away", () => {
  const table = new Table();
  const plain = table.put("Plain");
  table.world.edit(() => {
    buff(plain, 2, 0);
    buff(plain, 1, 4);
    buff(plain, -5, -1);
  });
  expect(table.lines()).toEqual([
    `StatsChanged ${plain} 2 0`,
    `StatsChanged ${plain} 1 4`,
    `StatsChanged ${plain} -5 -1`,
  ]);
  expect([table.attack(plain), table.health(plain)]).toEqual([0, 8]);
  table.world.edit(() => buff(plain, 2, 0));
  expect(table.attack(plain)).toBe(1); // What it lacked is made up for first.
});

test("no change is no event; a change of one number is", () => {
  const table = new Table();
  const plain = table.put("Plain");
  table.world.edit(() => buff(plain, 0, 0));
  expect(table.lines()).toEqual([]);
  table.world.edit(() => buff(plain, 0, 1));
  table.world.edit(() => buff(plain, 1, 0));
  expect(table.lines()).toHaveLength(2);
});

test("more Health is no healing: the damage stays", () => {
  const table = new Table();
  const plain = table.put("Plain");
  table.hurt(plain, 4);
  table.world.edit(() => buff(plain, 0, 2));
  expect([table.health(plain), table.damage(plain)]).toEqual([3, 4]);
  expect(table.world.read(() => maxHealthOf(plain))).toBe(7);
});

test("a minion gets back on its feet if it gains Health in time", () => {
  const table = new Table({
    cards: [minionWith("Stubborn", on("selfDamaged", give("self", { health: 1 })))],
  });
  const stubborn = table.put("Stubborn");
  table.hurt(stubborn, 5);
  expect(table.take()).toEqual([
    `Damaged ${stubborn} 5`,
    `Triggered ${stubborn} selfDamaged`,
    `StatsChanged ${stubborn} 0 1`,
  ]);
  table.hurt(stubborn, 2);
  expect(table.take().at(-2)).toBe(`Destroyed ${stubborn}`);
});

test("a hero can gain Attack and Health as well", () => {
  const table = new Table({ cards: [text("Gift", give("friendlyHero", { attack: 1, health: 2 }))] });
  table.act("Gift", { player: 1 });
  expect(table.lines()).toEqual([`StatsChanged ${table.heroes[1]} 1 2`]);
  expect([table.attack(table.heroes[1]), table.health(table.heroes[1])]).toEqual([1, 32]);
});

test("all of a selection gain, and the amounts are read before the first of them does", () => {
  const strong = { type: "count", of: all("minions", { side: "friendly" }) };
  const table = new Table({ cards: [text("Gift", give(minions, { attack: strong, health: -5 }))] });
  const ids = [table.put("Plain"), table.put("Plain"), table.put("Plain", 1)];
  table.act("Gift");
  expect(table.lines()).toEqual([
    ...ids.map((id) => `StatsChanged ${id} 2 -5`),
    ...ids.map((id) => `Destroyed ${id}`),
    "DeathPhase 1",
  ]);
});

test("a buff without numbers does nothing, and to nobody nothing either", () => {
  const table = new Table({
    cards: [text("Air", give(chosen, {})), text("Gift", give(minions, { attack: 1 }))],
  });
  table.act("Air", { target: table.heroes[0] });
  table.act("Gift");
  expect(table.lines()).toEqual([]);
});

describe("the word says what it gives", () => {
  const twice = { type: "times", left: 2, right: count };
  const sum = { type: "plus", left: count, right: 1 };

  test.each([
    [{ attack: 2 }, "gain +2 Attack"],
    [{ health: 1 }, "gain +1 Health"],
    [{ attack: 1, health: 1 }, "gain +1/+1"],
    [{ attack: 2, health: 3 }, "gain +2/+3"],
    [{ attack: -2 }, "gain -2 Attack"],
    [{ health: -1 }, "gain -1 Health"],
    [{ attack: -2, health: -2 }, "gain -2/-2"],
    [{ attack: 3, health: -1 }, "gain +3/-1"],
    [{ attack: count }, "gain +1 Attack for each minion"],
    [{ health: twice }, "gain +2 Health for each minion"],
    [{ attack: count, health: count }, "gain +1/+1 for each minion"],
    [{ attack: "eventAmount" }, "gain Attack equal to that amount"],
    [{ health: sum }, "gain Health equal to the number of minions plus 1"],
    [{ attack: "eventAmount", health: "eventAmount" }, "gain Attack and Health equal to that amount"],
    [{ attack: count, health: 1 }, "gain +1 Attack for each minion and +1 Health"],
    [{ attack: -1, health: "eventAmount" }, "gain -1 Attack and Health equal to that amount"],
    [{ attack: count, health: twice }, "gain +1 Attack for each minion and +2 Health for each minion"],
  ])("%j", (parts, said) => {
    expect(textOf({ ability: on("selfDamaged", give("self", parts)) })).toBe(
      `Whenever this minion takes damage, ${said}.`,
    );
  });

  test.each([
    [minions, { attack: 1 }, "Give all minions +1 Attack."],
    [chosen, { attack: 1, health: 2 }, "Give a character +1/+2."],
    ["friendlyHero", { health: count }, "Give your hero +1 Health for each minion."],
    [
      all("minions", { side: "enemy" }),
      { attack: sum },
      "Give all enemy minions Attack equal to the number of minions plus 1.",
    ],
  ])("to %j: %j", (target, parts, said) => {
    expect(textOf({ effect: give(target, parts) })).toBe(said);
  });
});
