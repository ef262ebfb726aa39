/** Amounts: what raises a damage, what turns a healing into damage, and the words about them. */
import { gameLanguage, describe as textOfCard, validateCards } from "@course/cards";
import { type Action, createDeaths, NONE, ownerOf, RefusedError, updateAuras } from "@course/core";
import { describe, expect, test } from "vitest";
import {
  type AmountStep,
  amounts,
  DAMAGE_STEPS,
  defineDamageStep,
  type HealStep,
  heal as restore,
  watchEverywhere,
} from "../src/index.ts";
import { ALL_LAYERS, all, minionWith, on, Table, type TableOptions, text } from "./support.ts";

/** Whoever is player 0's deals 1 more, and then twice as much. */
const more: AmountStep = { name: "more", run: (amount, by) => amount + (ownerOf(by) === 0 ? 1 : 0) };
const twice: AmountStep = { name: "twice", run: (amount, by) => amount * (ownerOf(by) === 0 ? 2 : 1) };
/** What player 1's heal is damage. */
const reverse: HealStep = {
  name: "reverse",
  run: (healing) => {
    healing.isDamage = ownerOf(healing.source) === 1;
  },
};

const wary = defineDamageStep("wary", (damage) => {
  damage.amount = Math.min(damage.amount, 1);
});

function tableWith({ cards = [] }: TableOptions): Table {
  return new Table({
    cards,
    layers: [...ALL_LAYERS, gameLanguage, amounts, { name: "steps", steps: [more, twice, reverse, wary] }],
    phaseEnd: [createDeaths, updateAuras],
    orders: { damageSteps: [wary, ...DAMAGE_STEPS], amountSteps: [more, twice], healSteps: [reverse] },
  });
}

const minions = all("minions");
const damage = (target: unknown, amount: unknown, parts: object = {}) => ({
  type: "damage",
  target,
  amount,
  ...parts,
});
const chosen = { type: "chosen", from: minions };

describe("the amount of a damage", () => {
  const cards = [
    text("Hit", damage(chosen, 1)),
    text("Exactly", damage(chosen, 1, { fixed: true })),
    text("Nothing", damage(chosen, 0)),
    text("Missiles", damage(chosen, { type: "withSpellDamage", of: 1 }, { fixed: true })),
    text("By It", damage(chosen, 1, { source: { type: "oldest", of: all("minions", { side: "enemy" }) } })),
  ];
  const hit = (card: string, self: 0 | 1) => {
    const table = tableWith({ cards });
    const [own, enemy] = [table.put("Plain"), table.put("Plain", 1)];
    table.act(card, { self: [own, enemy][self]!, target: own });
    return table.damage(own);
  };

  test("is raised step by step, in the order of the list", () => {
    expect([hit("Hit", 0), hit("Hit", 1)]).toEqual([4, 1]);
  });

  test("is left alone where it is fixed, and raised from 0 too", () => {
    expect([hit("Exactly", 0), hit("Nothing", 0), hit("Nothing", 1)]).toEqual([1, 2, 0]);
  });

  test("can be asked for as a number", () => {
    expect([hit("Missiles", 0), hit("Missiles", 1)]).toEqual([4, 1]);
  });

  test("is that of the source which the text names", () => {
    expect(hit("By It", 0)).toBe(1);
  });

  test("of nobody is left alone", () => {
    const table = tableWith({ cards });
    const own = table.put("Plain");
    table.act("Hit", { self: NONE, target: own });
    table.hurt(own, 1);
    expect(table.damage(own)).toBe(2);
  });
});

test("two amounts at the same time: events in order of play, whoever takes which", () => {
  const swipe = damage(chosen, 3, { also: { type: "except", from: minions, not: "chosen" }, alsoAmount: 1 });
  const table = tableWith({ cards: [text("Swipe", { ...swipe, fixed: true })] });
  const [first, second, third] = [table.put("Plain", 1), table.put("Plain", 1), table.put("Plain", 1)];
  table.act("Swipe", { target: second });
  expect(table.lines()).toEqual([`Damaged ${first} 1`, `Damaged ${second} 3`, `Damaged ${third} 1`]);
});

test("what is hit at once is hit in order of play, however it was selected", () => {
  const adjacent = { type: "join", first: "chosen", second: { type: "adjacent", to: chosen } };
  const table = tableWith({ cards: [text("Cone", damage(adjacent, 1, { fixed: true }))] });
  const ids = [table.put("Plain"), table.put("Plain"), table.put("Plain")];
  table.act("Cone", { target: ids[1]! });
  expect(table.lines()).toEqual(ids.map((id) => `Damaged ${id} 1`));
});

describe("healing", () => {
  const heal = { type: "heal", target: minions, amount: { type: "damageTaken", of: "chosen" } };
  const cards = [
    text("Heal", { type: "sequence", effects: [damage(chosen, 0, { fixed: true }), heal] }),
    text("Mend", { type: "heal", target: minions, amount: 2 }),
    minionWith(
      "Cleric",
      on({ type: "healed", of: "minions", side: "friendly" }, { type: "gainArmor", amount: 1 }),
    ),
  ];

  test("by what is missing, and not above it", () => {
    const table = tableWith({ cards });
    const [hurt, whole] = [table.put("Plain"), table.put("Plain")];
    table.hurt(hurt, 3);
    table.take();
    table.act("Heal", { target: hurt, self: whole });
    expect(table.take()).toEqual([`Healed ${hurt} 3`]);
  });

  test("can come from no card at all, and asks for a character and an amount", () => {
    const table = tableWith({ cards });
    const hurt = table.put("Plain");
    table.hurt(hurt, 3);
    table.take();
    table.world.perform<Action & Record<string, unknown>>({ type: "heal", target: hurt, amount: 2 });
    expect(table.take()).toEqual([`Healed ${hurt} 2`]);
    for (const [target, amount] of [
      [99, 1],
      [hurt, -1],
    ])
      expect(() =>
        table.world.perform<Action & Record<string, unknown>>({ type: "heal", target, amount }),
      ).toThrow(RefusedError);
  });

  test("of nobody is left alone, and so is healing by less than 1", () => {
    const asked: number[] = [];
    const asks: HealStep = { name: "asks", run: ({ amount }) => void asked.push(amount) };
    const table = new Table({
      layers: [...ALL_LAYERS, { name: "s", steps: [asks] }],
      orders: { healSteps: [asks] },
    });
    const hurt = table.put("Plain");
    table.hurt(hurt, 3);
    table.take();
    table.world.edit(() => {
      restore(hurt, 1);
      restore(hurt, 0, hurt);
      restore(hurt, -1, hurt);
      restore(hurt, 1, hurt);
    });
    expect([table.damage(hurt), asked]).toEqual([1, [1]]);
  });

  test("that is damage hits the healthy too, and raises it as damage", () => {
    const table = tableWith({ cards });
    const [whole, source] = [table.put("Plain"), table.put("Plain", 1)];
    table.act("Mend", { player: 1, self: source });
    expect(table.take()).toEqual([`Damaged ${whole} 2`, `Damaged ${source} 2`]);
  });

  test("is answered once for each that is healed, of the side that the text names", () => {
    const table = tableWith({ cards });
    const [cleric, own, enemy] = [table.put("Cleric"), table.put("Plain"), table.put("Plain", 1)];
    for (const id of [own, enemy]) table.hurt(id, 1);
    table.take();
    table.act("Mend", { self: cleric });
    expect(table.take()).toEqual([
      `Healed ${own} 1`,
      `Healed ${enemy} 1`,
      `Triggered ${cleric} healed`,
      "ArmorGained 0 1",
    ]);
  });

  test("of a hero is no minion's", () => {
    const table = tableWith({ cards });
    table.put("Cleric");
    table.hurt(table.heroes[0], 1);
    table.world.perform<Action & Record<string, unknown>>({
      type: "heal",
      target: table.heroes[0],
      amount: 1,
    });
    expect(table.lines().slice(-1)).toEqual([`Healed ${table.heroes[0]} 1`]);
  });
});

test("a step can watch everybody, those who come later included", () => {
  const table = tableWith({});
  table.world.edit(() => watchEverywhere(wary, true));
  const plain = table.put("Plain");
  table.hurt(plain, 4);
  table.world.edit(() => watchEverywhere(wary, false));
  table.hurt(table.heroes[0], 4);
  expect([table.damage(plain), table.health(table.heroes[0])]).toEqual([1, 26]);
});

describe("rules text", () => {
  const said = (card: object) => {
    const { vocabulary } = tableWith({});
    const loaded = validateCards(vocabulary, card, { file: "speaker" });
    if ("errors" in loaded) throw new Error(loaded.errors.map(({ message }) => message).join("\n"));
    return textOfCard(vocabulary, loaded.cards[0]!, new Map());
  };

  test.each([
    [{ type: "healed", of: "characters" }, "Whenever a character is healed, do nothing."],
    [{ type: "healed", of: "minions", side: "enemy" }, "Whenever an enemy minion is healed, do nothing."],
  ])("%j", (trigger, text) => {
    expect(said(minionWith("Speaker", on(trigger, "nothing")))).toBe(text);
  });

  test.each([
    [
      damage({ type: "adjacent", to: "chosen" }, { type: "attack", of: "chosen" }, { source: chosen }),
      "A minion deals damage to adjacent minions equal to its Attack.",
    ],
    [
      damage(chosen, 4, { also: "enemyHero", alsoAmount: 1 }),
      "Deal 4 damage to a minion and 1 damage to the enemy hero.",
    ],
    [
      { type: "heal", target: chosen, amount: { type: "damageTaken", of: "chosen" } },
      "Restore a minion to full Health.",
    ],
    [
      { type: "repeat", times: { type: "withSpellDamage", of: 3 }, effect: damage("enemyHero", 1) },
      "Deal 1 damage to the enemy hero three times.",
    ],
  ])("%j", (effect, words) => {
    expect(said(text("Speaker", effect))).toBe(words);
  });
});

test("the one with the highest Attack or Health is one of all that have as much", () => {
  const hit = (by: string) => text(`Hit ${by}`, damage({ type: "highest", of: minions, by }, 1));
  const table = new Table({
    layers: [...ALL_LAYERS, gameLanguage, amounts],
    cards: [{ ...minionWith("Big"), attack: 9, health: 2 }, hit("attack"), hit("health")],
  });
  const [first, strong, second] = [table.put("Plain"), table.put("Big"), table.put("Plain", 1)];
  table.act("Hit attack");
  expect(table.lines()).toEqual([`Damaged ${strong} 1`]);
  table.act("Hit health");
  table.act("Hit health");
  const lines = table.lines();
  for (const id of [first, second]) expect(lines).toContain(`Damaged ${id} 1`);
});

test("the one with the highest Attack of nobody is nobody", () => {
  const table = new Table({
    layers: [...ALL_LAYERS, gameLanguage, amounts],
    cards: [text("Hit", damage({ type: "highest", of: minions, by: "attack" }, 1))],
  });
  table.act("Hit");
  expect(table.lines()).toEqual([]);
});
