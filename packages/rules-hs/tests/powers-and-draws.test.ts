/** Words about hero powers, what they draw and equip, discarded cards, and four attacks a turn. */
import { DECK, HAND } from "@course/core";
import { describe, expect, test } from "vitest";
import { FullGame, weapon } from "./full.ts";
import { all, chosen, minion, minionWith, on, spell } from "./support.ts";
import { textOf } from "./texts.ts";

const power = (name: string, effect: unknown): object => {
  const id = name.toLowerCase();
  return { id, name, type: "heroPower", cost: 2, effect };
};
const mark = { type: "changeCost", target: "eventSubject", set: 0 };
const upgrade = { type: "notReplacedByPower", instead: { type: "buff", target: "self", attack: 1 } };
const CARDS = [
  power("Tap", "draw"),
  power("Forge", { type: "equip", card: "knife" }),
  power("Spike", { type: "damage", target: chosen(all("characters")), amount: 2 }),
  { id: "warlock", name: "Warlock", type: "hero", health: 30, heroPower: "tap" },
  { id: "rogue", name: "Rogue", type: "hero", health: 30, heroPower: "forge" },
  { id: "priest", name: "Priest", type: "hero", health: 30, heroPower: "spike" },
  minion("Dear", { cost: 5 }),
  minionWith("Adept", on({ type: "cardDrawn", with: "heroPower" }, mark)),
  minion("Giant", { cost: 9, abilities: [{ kind: "costLess", by: "heroPowersUsed" }] }),
  minionWith(
    "Copycat",
    on("battlecry", {
      type: "replaceHeroPower",
      card: { type: "sameCard", of: { type: "heroPower", side: "enemy" } },
    }),
  ),
  minion("Robot", { attack: 1, keywords: ["charge", "megaWindfury"] }),
  spell("Study", "draw"),
  spell("Drop", { type: "discard", target: "hand" }),
  spell("Smith", { type: "equip", card: "knife" }),
  {
    ...spell("Fist", { type: "damage", target: "enemyHero", amount: 1 }),
    abilities: [on("selfDiscarded", { type: "damage", target: "enemyHero", amount: 4 })],
  },
  weapon("Knife"),
  weapon("Poisoned", { abilities: [{ kind: "aura", modifier: upgrade }] }),
];

function newGame(hero = "Warlock"): FullGame {
  const game = new FullGame({ cards: CARDS, decks: [["Dear", "Dear", "Dear"], []] });
  game.becomeHero(hero, 0);
  game.becomeHero("Priest", 1);
  return game;
}

const usePower = (game: FullGame, parts: object = {}) => game.perform("heroPower", { player: 0, ...parts });
const play = (game: FullGame, name: string) => game.perform("play", { id: game.give(name)[0] });

test("what a hero power draws is told from other draws", () => {
  const game = newGame();
  game.put("Adept");
  usePower(game);
  play(game, "Study");
  expect(game.hand().map((id) => game.cost(id))).toEqual([0, 5]);
  expect(game.zone(0, DECK)).toHaveLength(1);
});

test("uses of hero powers are counted for the whole game, for each player", () => {
  const game = newGame();
  const [mine] = game.give("Giant");
  const [theirs] = game.give("Giant", 1);
  for (let i = 0; i < 2; i++) {
    usePower(game);
    game.endTurn();
    game.endTurn();
  }
  expect([game.cost(mine!), game.cost(theirs!)]).toEqual([7, 9]);
});

test("a hero power can be that of the opponent", () => {
  const game = newGame();
  play(game, "Copycat");
  usePower(game, { target: game.hero(1) });
  expect(game.health(game.hero(1))).toBe(28);
});

test("a card may answer that it is discarded, and not that another one is", () => {
  const game = newGame();
  game.give("Fist");
  game.give("Dear");
  play(game, "Drop");
  expect(game.zone(0, HAND)).toHaveLength(0);
  expect(game.health(game.hero(1))).toBe(26);
});

describe("a weapon that is not replaced by a hero power", () => {
  test("does something instead", () => {
    const game = newGame("Rogue");
    const held = game.equip("Poisoned");
    usePower(game);
    expect(game.weapon()).toBe(held);
    expect(game.attack(held)).toBe(4);
  });

  test("is replaced by whatever else equips", () => {
    const game = newGame("Rogue");
    const held = game.equip("Poisoned");
    play(game, "Smith");
    expect(game.weapon()).not.toBe(held);
  });
});

test("Mega-Windfury is four attacks a turn", () => {
  const game = newGame();
  const robot = game.put("Robot");
  for (let i = 0; i < 4; i++) game.perform("attack", { attacker: robot, defender: game.hero(1) });
  expect(game.health(game.hero(1))).toBe(26);
  expect(() => game.perform("attack", { attacker: robot, defender: game.hero(1) })).toThrow("attack");
});

test.each([
  [
    minionWith("Speaker", on({ type: "cardDrawn", with: "heroPower" }, mark)),
    "Whenever you draw a card with your Hero Power, it costs (0).",
  ],
  [CARDS[8], "Costs (1) less for each time you used your Hero Power this game."],
  [CARDS[9], "Battlecry: Your Hero Power becomes a copy of your opponent's Hero Power."],
  [CARDS[10], "Charge, Mega-Windfury"],
  [
    { ...(CARDS[14] as object), id: "speaker", name: "Speaker" },
    "When you discard this card, deal 4 damage to the enemy hero. Deal 1 damage to the enemy hero.",
  ],
  [
    minionWith(
      "Speaker",
      on("battlecry", {
        type: "enchant",
        target: "friendlyHero",
        abilities: [{ kind: "aura", modifier: { type: "cost", of: "heroPowers", side: "friendly", by: -2 } }],
        until: "used",
      }),
    ),
    "Battlecry: The next time you use your Hero Power, it costs (2) less.",
  ],
  [CARDS[16], "Instead of replacing this weapon, your Hero Power makes it gain +1 Attack."],
])("%# says what it does", (card, text) => {
  expect(textOf(card as object)).toBe(text);
});
