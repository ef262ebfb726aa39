/** What cards ask of characters: filters by what they have now, their numbers as values, and who has the most. */
import { gameLanguage } from "@course/cards";
import { type Action, choose, type EntityId, releaseSelection, select, selectionTop } from "@course/core";
import { describe, expect, test } from "vitest";
import { amounts } from "../src/index.ts";
import { ALL_LAYERS, all, minion, Table, text, textOf } from "./support.ts";

const LAYERS = [...ALL_LAYERS, gameLanguage, amounts];
const minions = all("minions");
const enemies = all("minions", { side: "enemy" });
const damage = (target: unknown, amount: unknown) => ({ type: "damage", target, amount });
const buff = (target: unknown, amount: unknown) => ({ type: "buff", target, attack: amount });
const where = (...filters: readonly unknown[]) => all("minions", { where: filters });

/** Minions of 1/1, 2/2, ... 5/5, and the effects of texts, named by their place. */
function fiveAnd(...effects: readonly unknown[]): Table {
  const cards = [1, 2, 3, 4, 5].map((n) => minion(`M${n}`, { attack: n, health: n }));
  return new Table({ layers: LAYERS, cards: [...cards, ...effects.map((each, i) => text(`T${i}`, each))] });
}

/** Who of the five is let through. */
function letThrough(filter: unknown, before: (table: Table, ids: EntityId[]) => void = () => {}): number[] {
  const table = fiveAnd(buff(where(filter), 100));
  const ids = [1, 2, 3, 4, 5].map((n) => table.put(`M${n}`, n % 2 === 0 ? 0 : 1));
  before(table, ids);
  table.act("T0");
  return [1, 2, 3, 4, 5].filter((n) => table.attack(ids[n - 1]!) > 100);
}

describe.each(["attack", "health"])("the filter %s", (type) => {
  test.each([
    [{ atLeast: 3 }, [3, 4, 5]],
    [{ atMost: 3 }, [1, 2, 3]],
    [{ atLeast: 2, atMost: 4 }, [2, 3, 4]],
    [{ atLeast: 4, atMost: 4 }, [4]],
    [{ atLeast: 6 }, []],
    [{ atMost: 0 }, []],
    [{}, [1, 2, 3, 4, 5]],
  ])("with %j lets %j through, the bounds included", (bounds, expected) => {
    expect(letThrough({ type, ...bounds })).toEqual(expected);
  });
});

test("the filter health looks at what is left, and not at the maximum", () => {
  expect(letThrough({ type: "health", atLeast: 3 }, (table, ids) => table.hurt(ids[3]!, 2))).toEqual([3, 5]);
});

test("damaged are those that have taken damage and not been healed, undamaged all others", () => {
  const hurtAndHealed = (table: Table, ids: EntityId[]) => {
    for (const at of [1, 3, 4]) table.hurt(ids[at]!, 1);
    table.world.perform<Action & Record<string, unknown>>({ type: "heal", target: ids[3]!, amount: 1 });
  };
  expect(letThrough("damaged", hurtAndHealed)).toEqual([2, 5]);
  expect(letThrough("undamaged", hurtAndHealed)).toEqual([1, 3, 4]);
});

describe("a value that characters have", () => {
  /** The damage that the enemy hero takes of the value. */
  const amountOf = (value: unknown, before: (table: Table, ids: EntityId[]) => void = () => {}) => {
    const table = fiveAnd(damage("enemyHero", value));
    before(
      table,
      [2, 3, 5].map((n) => table.put(`M${n}`)),
    );
    table.act("T0");
    return table.damage(table.heroes[1]);
  };

  test("is the sum over all that are selected, and 0 of nobody", () => {
    expect(amountOf({ type: "attack", of: minions })).toBe(10);
    expect(amountOf({ type: "health", of: minions })).toBe(10);
    expect(amountOf({ type: "damageTaken", of: minions })).toBe(0);
    expect(amountOf({ type: "attack", of: where({ type: "attack", atLeast: 9 }) })).toBe(0);
  });

  test("counts what they have now: Health that is left, damage not healed", () => {
    const hurt = (table: Table, ids: EntityId[]) => {
      table.hurt(ids[0]!, 1);
      table.hurt(ids[2]!, 3);
    };
    expect(amountOf({ type: "health", of: minions }, hurt)).toBe(6);
    expect(amountOf({ type: "damageTaken", of: minions }, hurt)).toBe(4);
  });

  test("counts nobody who was selected before and is no longer", () => {
    const hurt = (table: Table, ids: EntityId[]) => {
      for (const id of ids) table.hurt(id, 1);
      table.gainArmor(0, 1);
      table.world.edit(() => {
        const from = selectionTop();
        for (const id of [...ids, ...table.heroes, ...ids]) select(id);
        releaseSelection(from);
      });
    };
    const none = where({ type: "attack", atLeast: 99 });
    for (const type of ["attack", "health", "armor", "damageTaken"])
      expect(amountOf({ type, of: none }, hurt)).toBe(0);
  });

  test("is a hero's Armor", () => {
    expect(amountOf({ type: "armor", of: "friendlyHero" }, (table) => table.gainArmor(0, 4))).toBe(4);
    expect(amountOf({ type: "armor", of: "enemyHero" }, (table) => table.gainArmor(0, 4))).toBe(0);
  });

  test("is asked without a trace: what was selected before is selected still", () => {
    const each = { type: "forEach", of: minions, effect: damage("it", { type: "attack", of: minions }) };
    const table = fiveAnd(each);
    const ids = [table.put("M1"), table.put("M2")];
    table.act("T0");
    expect(table.lines().slice(0, 2)).toEqual(ids.map((id) => `Damaged ${id} 3`));
  });
});

describe("the one with the highest", () => {
  const hit = (by: string) => damage({ type: "highest", of: minions, by }, 1);

  test("is found wherever it stands, and is one alone", () => {
    for (const order of [
      ["M5", "M1", "M3"],
      ["M1", "M5", "M3"],
      ["M1", "M3", "M5"],
    ]) {
      const table = fiveAnd(hit("attack"), hit("health"));
      const ids = order.map((name) => table.put(name));
      table.act("T0");
      table.act("T1");
      expect(table.lines()).toEqual(Array(2).fill(`Damaged ${ids[order.indexOf("M5")]} 1`));
    }
  });

  test("is no matter of chance where it is one alone: nothing is rolled", () => {
    const table = fiveAnd(hit("attack"), "nothing");
    for (const name of ["M1", "M5"]) table.put(name);
    const other = table.world.clone();
    table.act("T0");
    expect(table.world.edit(() => choose(1_000_000))).toBe(other.edit(() => choose(1_000_000)));
  });

  test("takes its chance among the highest only, and each of those has one", () => {
    const heal = { type: "heal", target: minions, amount: 1 };
    const table = fiveAnd({ type: "sequence", effects: [hit("attack"), heal] });
    const ids = ["M2", "M5", "M4", "M5", "M5"].map((name) => table.put(name));
    for (let rolls = 0; rolls < 40; rolls++) table.act("T0");
    const lines = new Set(table.lines());
    expect(ids.map((id) => lines.has(`Damaged ${id} 1`))).toEqual([false, true, false, true, true]);
  });

  test.each([
    [{ of: minions, by: "attack" }, "Deal 1 damage to the minion with the highest Attack."],
    [{ of: enemies, by: "health" }, "Deal 1 damage to the enemy minion with the highest Health."],
    [
      { of: where({ type: "attack", atMost: 3 }), by: "health" },
      "Deal 1 damage to the minion with 3 or less Attack with the highest Health.",
    ],
    [
      { of: { type: "join", first: "friendlyHero", second: "enemyHero" }, by: "health" },
      "Deal 1 damage to the one of your hero and the enemy hero with the highest Health.",
    ],
  ])("is said as in %j", (parts, said) => {
    expect(saidOf(damage({ type: "highest", ...parts }, 1))).toBe(said);
  });
});

/** The rules text of an effect in a game with the words about amounts. */
function saidOf(effect: unknown): string {
  return textOf({ effect }, LAYERS);
}

describe("rules text", () => {
  const hits = (filter: unknown) => saidOf(damage(where(filter), 1));

  test.each([
    ["damaged", "all damaged minions"],
    ["undamaged", "all undamaged minions"],
    [{ type: "attack", atLeast: 5 }, "all minions with 5 or more Attack"],
    [{ type: "attack", atMost: 3 }, "all minions with 3 or less Attack"],
    [{ type: "attack", atLeast: 2, atMost: 4 }, "all minions with 2 to 4 Attack"],
    [{ type: "health", atLeast: 1, atMost: 1 }, "all minions with 1 Health"],
    [{ type: "health", atLeast: 5 }, "all minions with 5 or more Health"],
    [{ type: "health" }, "all minions"],
  ])("of the filter %j", (filter, said) => {
    expect(hits(filter)).toBe(`Deal 1 damage to ${said}.`);
  });

  test.each([
    [{ type: "attack", of: "self" }, "its Attack"],
    [{ type: "health", of: "friendlyHero" }, "your hero's Health"],
    [{ type: "armor", of: "friendlyHero" }, "your hero's Armor"],
    [{ type: "health", of: enemies }, "the Health of all enemy minions"],
    [{ type: "damageTaken", of: "self" }, "its missing Health"],
    [{ type: "damageTaken", of: "friendlyHero" }, "your hero's missing Health"],
    [{ type: "damageTaken", of: minions }, "the missing Health of all minions"],
  ])("of the value %j", (value, said) => {
    expect(saidOf(damage("enemyHero", value))).toBe(`Deal damage to the enemy hero equal to ${said}.`);
  });

  test("of the damage dealt, which is counted one by one", () => {
    expect(saidOf(damage("enemyHero", "damageDealt"))).toBe(
      "Deal 1 damage to the enemy hero for each damage dealt.",
    );
  });
});

describe("rules text of who is meant", () => {
  const aimed = (of: string, parts: object = {}) => damage({ type: "chosen", from: all(of, parts) }, 1);

  test.each([
    [aimed("characters"), "a character"],
    [aimed("characters", { side: "enemy" }), "an enemy"],
    [aimed("characters", { side: "friendly" }), "a friendly character"],
    [aimed("heroes"), "a hero"],
    [aimed("minions", { side: "enemy" }), "an enemy minion"],
  ])("%j", (effect, said) => {
    expect(saidOf(effect)).toBe(`Deal 1 damage to ${said}.`);
  });
});

describe("rules text of amounts that are no plain number", () => {
  const count = { type: "count", of: minions };
  const repeat = (effect: unknown) => ({ type: "repeat", times: 3, effect });
  const random = { type: "random", from: enemies, count: 1 };
  const heal = (target: unknown, amount: unknown) => ({ type: "heal", target, amount });
  const missing = (of: unknown) => ({ type: "damageTaken", of });

  test.each([
    [
      { type: "buff", target: minions, attack: count, health: 2 },
      "Give all minions +1 Attack for each minion and +2 Health.",
    ],
    [
      { type: "buff", target: minions, attack: 2, health: count },
      "Give all minions +2 Attack and +1 Health for each minion.",
    ],
    [
      { type: "buff", target: minions, attack: { type: "attack", of: "friendlyHero" }, health: 2 },
      "Give all minions Attack equal to your hero's Attack and +2 Health.",
    ],
    [repeat(damage(random, 1)), "Deal 3 damage randomly split among all enemy minions."],
    [repeat(damage(random, 2)), "Deal 2 damage to a random enemy minion three times."],
    [repeat(damage(random, count)), "Deal 1 damage to a random enemy minion for each minion three times."],
    [repeat(damage(enemies, 1)), "Deal 1 damage to all enemy minions three times."],
    [{ type: "heal", target: minions }, "Restore all minions to full Health."],
    [
      heal(minions, missing("friendlyHero")),
      "Restore Health to all minions equal to your hero's missing Health.",
    ],
    [
      damage({ type: "chosen", from: minions }, { type: "attack", of: "chosen" }),
      "Deal damage to a minion equal to its Attack.",
    ],
  ])("%j", (effect, said) => {
    expect(saidOf(effect)).toBe(said);
  });
});
