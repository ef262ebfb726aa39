/** What cards say with this package's other words: damage, Armor, the two heroes, a stand-in for one. */
import { LimitError, leavePlay, NOWHERE, RefusedError } from "@course/core";
import { describe, expect, test } from "vitest";
import { MAX_STAT } from "../src/index.ts";
import { all, minionWith, on, REDIRECT, Table, text, textOf } from "./support.ts";

const minions = all("minions");
const count = { type: "count", of: minions };
const sum = { type: "plus", left: count, right: 1 };
const damage = (target: unknown, amount: unknown) => ({ type: "damage", target, amount });
const armor = (amount: unknown) => ({ type: "gainArmor", amount });

describe("damage", () => {
  test.each([
    [damage(minions, 1), "Deal 1 damage to all minions."],
    [damage("friendlyHero", 3), "Deal 3 damage to your hero."],
    [damage("enemyHero", 3), "Deal 3 damage to the enemy hero."],
    [damage(all("characters", { side: "enemy" }), 2), "Deal 2 damage to all enemies."],
    [damage({ type: "chosen", from: all("characters") }, 2), "Deal 2 damage to a character."],
    [damage(all("heroes"), count), "Deal 1 damage to all heroes for each minion."],
    [damage(minions, sum), "Deal damage to all minions equal to the number of minions plus 1."],
  ])("%j", (effect, said) => {
    expect(textOf({ effect })).toBe(said);
  });

  test("of a minion to itself", () => {
    expect(textOf({ ability: on("heroDamaged", damage("self", "eventAmount")) })).toBe(
      "Whenever a hero takes damage, deal damage to this minion equal to that amount.",
    );
  });

  test("goes to each of the selection, to one that is selected twice twice", () => {
    const twice = { type: "random", from: "enemyHero", count: 2, repeats: true };
    const table = new Table({
      cards: [text("Both", damage(all("heroes"), 1)), text("Twice", damage(twice, 2))],
    });
    const [hero, other] = table.heroes;
    table.act("Both");
    table.act("Twice");
    expect(table.lines()).toEqual(
      [hero, other].map((id) => `Damaged ${id} 1`).concat(Array(2).fill(`Damaged ${other} 2`)),
    );
  });

  test("goes to nobody where the target is missing", () => {
    const table = new Table({ cards: [text("Aimed", damage({ type: "chosen", from: minions }, 1))] });
    table.act("Aimed");
    expect(table.lines()).toEqual([]);
  });
});

describe("gainArmor", () => {
  test.each([
    [armor(1), "Gain 1 Armor."],
    [armor(12), "Gain 12 Armor."],
    [armor(count), "Gain 1 Armor for each minion."],
    [armor(sum), "Gain Armor equal to the number of minions plus 1."],
  ])("%j", (effect, said) => {
    expect(textOf({ effect })).toBe(said);
  });

  test("is for the hero of the card's player", () => {
    const table = new Table({ cards: [text("Plate", armor(2))] });
    table.act("Plate", { player: 1 });
    table.act("Plate", { player: 0 });
    table.act("Plate", { player: 1 });
    expect(table.lines()).toEqual(["ArmorGained 1 2", "ArmorGained 0 2", "ArmorGained 1 2"]);
    expect([table.armor(0), table.armor(1)]).toEqual([2, 4]);
  });

  test("of nothing is nothing, of less too", () => {
    const table = new Table({ cards: [text("Air", armor(count)), text("Rust", armor(-2))] });
    table.gainArmor(0, 3);
    table.take();
    table.act("Air");
    table.act("Rust");
    expect(table.lines()).toEqual([]);
    expect(table.armor(0)).toBe(3);
  });

  test("of too much is a limit, and undone", () => {
    const thousands = (factors: number): unknown =>
      factors === 1 ? 1_000 : { type: "times", left: 1_000, right: thousands(factors - 1) };
    const table = new Table({ cards: [text("Plate", armor(thousands(3)))] });
    table.act("Plate");
    expect(table.armor(0)).toBe(MAX_STAT);
    expect(() => table.act("Plate")).toThrow(LimitError);
    expect(table.lines()).toEqual([`ArmorGained 0 ${MAX_STAT}`]);
  });
});

describe("friendlyHero and enemyHero", () => {
  test("are seen from the player of the card", () => {
    const table = new Table({
      cards: [text("Mine", damage("friendlyHero", 1)), text("Theirs", damage("enemyHero", 1))],
    });
    const [hero, other] = table.heroes;
    for (const player of [0, 1] as const) for (const card of ["Mine", "Theirs"]) table.act(card, { player });
    expect(table.lines()).toEqual([hero, other, other, hero].map((id) => `Damaged ${id} 1`));
  });

  test("are nobody where there is no hero", () => {
    const cards = [
      text("Mine", damage("friendlyHero", 1)),
      text("Gift", { type: "buff", target: "enemyHero", health: 1 }),
      text("Plate", armor(1)),
    ];
    const table = new Table({ cards });
    table.world.edit(() => {
      for (const hero of table.heroes) leavePlay(hero, NOWHERE);
    });
    for (const card of ["Mine", "Gift", "Plate"]) table.act(card);
    expect(table.lines()).toEqual([]);
    expect(() => table.gainArmor(1, 1)).toThrow(
      new RefusedError("gainArmor: player is 1; expected a player with a hero"),
    );
  });
});

describe("damageRedirect", () => {
  test("says what happens instead", () => {
    expect(textOf({ ability: REDIRECT })).toBe(
      "Whenever your hero takes damage, this minion takes it instead.",
    );
  });

  test.each([
    [{ from: "enemyHero", to: "self" }, "from", '"enemyHero"; expected "friendlyHero"'],
    [{ from: "friendlyHero", to: "friendlyHero" }, "to", '"friendlyHero"; expected "self"'],
  ])("%j is refused: no other way is known yet", (parts, key, fault) => {
    const ability = { kind: "aura", modifier: { type: "damageRedirect", ...parts } };
    expect(() => new Table({ cards: [minionWith("Odd", ability)] })).toThrow(
      `cards: /2/abilities/0/modifier/${key} is ${fault}`,
    );
  });
});
