/** Filters, values and conditions of characters: what they let through, and what a card with them says. */
import { type Card, describe as describeCard } from "@course/cards";
import { describe, expect, test } from "vitest";
import { createStage, defaultStage } from "../src/index.ts";

const minion = (name: string, attack: number, health: number, more: object = {}) => ({
  ...{ id: `test-${name.toLowerCase()}`, name, type: "minion", cost: 1, attack, health },
  ...more,
});
const spell = (effect: unknown) => ({ id: "test-spell", name: "Test Spell", type: "spell", cost: 1, effect });
const all = (where: unknown[], more: object = {}) => ({ type: "all", of: "minions", where, ...more });
const damage = (target: unknown, amount: unknown) => ({ type: "damage", target, amount });

const MINIONS = [
  minion("Big", 5, 6, { race: "Beast" }),
  minion("Small", 1, 2, { race: "Murloc", keywords: ["taunt"] }),
  minion("Even", 3, 3),
];

/** A game with one spell more, and the three minions on player 0's board, Even with 1 damage. */
function gameWith(effect: unknown) {
  const stage = createStage({
    ...defaultStage().definition,
    packs: [...defaultStage().definition.packs, MINIONS, [spell(effect)]],
  });
  const game = stage.newGame({ decks: [Array(5).fill("Test Filler"), []] });
  const ids = MINIONS.map(({ name }) => game.summon(name, 0));
  game.dealDamage(ids[2] as number, 1);
  game.clearLog();
  const card = stage.cards.find(({ id }) => id === "test-spell") as Card;
  const text = describeCard(stage.vocabulary, card, new Map(stage.cards.map((each) => [each.id, each])));
  const hit = () => {
    game.cast("Test Spell", 1);
    return game.log().flatMap((event) => (event.type === "Damaged" ? [game.nameOf(event.target)] : []));
  };
  return { game, ids, text, hit };
}

describe("a filter lets through", () => {
  test.each([
    ["damaged", ["Even"], "Deal 1 damage to all damaged minions."],
    ["undamaged", ["Big", "Small"], "Deal 1 damage to all undamaged minions."],
    [{ type: "attack", atLeast: 3 }, ["Big", "Even"], "Deal 1 damage to all minions with 3 or more Attack."],
    [{ type: "attack", atMost: 3 }, ["Small", "Even"], "Deal 1 damage to all minions with 3 or less Attack."],
    [{ type: "attack", atLeast: 2, atMost: 4 }, ["Even"], "Deal 1 damage to all minions with 2 to 4 Attack."],
    [{ type: "health", atMost: 2 }, ["Small", "Even"], "Deal 1 damage to all minions with 2 or less Health."],
    [{ type: "race", is: "Beast" }, ["Big"], "Deal 1 damage to all Beasts."],
    [{ type: "keyword", has: "taunt" }, ["Small"], "Deal 1 damage to all minions with Taunt."],
    [{ type: "anyOf", filters: ["damaged", { type: "race", is: "Murloc" }] }, ["Small", "Even"], undefined],
  ])("%j: %j", (filter, expected, said) => {
    const { text, hit } = gameWith(damage(all([filter]), 1));
    if (said !== undefined) expect(text).toBe(said);
    expect(hit()).toEqual(expected);
  });
});

describe("a value of characters", () => {
  test.each([
    [{ type: "attack", of: all([{ type: "race", is: "Beast" }]) }, 5],
    [{ type: "attack", of: all([]) }, 9],
    [{ type: "health", of: all(["damaged"]) }, 2],
    [{ type: "armor", of: "enemyHero" }, 4],
    [{ type: "times", left: 2, right: { type: "health", of: all([{ type: "keyword", has: "taunt" }]) } }, 4],
  ])("%j is %i", (amount, expected) => {
    const { game } = gameWith(damage("friendlyHero", amount));
    game.gainArmor(0, 4);
    game.cast("Test Spell", 1);
    expect(game.health(game.hero(1))).toBe(30 - expected);
  });

  test("is said as one would say it", () => {
    expect(gameWith({ type: "gainArmor", amount: { type: "attack", of: all([]) } }).text).toBe(
      "Gain Armor equal to the Attack of all minions.",
    );
  });
});

test("a later part can ask whether the earlier one kills", () => {
  const target = { type: "oldest", of: all([], { side: "enemy" }) };
  const effect = (amount: number) => ({
    type: "sequence",
    effects: [
      damage(target, amount),
      {
        type: "if",
        condition: { type: "dying", who: "it" },
        // biome-ignore lint/suspicious/noThenProperty: the word that card authors write.
        then: { type: "gainArmor", amount: 2 },
        otherwise: damage("friendlyHero", 3),
      },
    ],
  });
  const kills = gameWith(effect(6));
  kills.game.cast("Test Spell", 1);
  expect([kills.game.armor(1), kills.game.health(kills.game.hero(1))]).toEqual([2, 30]);
  expect(kills.text).toContain("If that kills it, gain 2 Armor. Otherwise, deal 3 damage to your hero.");

  const survives = gameWith(effect(5));
  survives.game.cast("Test Spell", 1);
  expect([survives.game.armor(1), survives.game.health(survives.game.hero(1))]).toEqual([0, 27]);
});
