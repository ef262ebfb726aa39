/** The rules text of the words for plays, summons, attacks, weapons and heroes, and that their examples are sound. */
import { describe, validateCards } from "@course/cards";
import { expect, test } from "vitest";
import { FullGame, weapon } from "./full.ts";
import { all, minion, minionWith, on, spell } from "./support.ts";

const CARDS = [
  minion("My Token"),
  weapon("My Weapon"),
  { id: "my-power", name: "My Power", type: "heroPower", effect: "nothing" },
  { id: "my-hero", name: "My Hero", type: "hero", health: 10 },
];

function textOf(card: object): string {
  const { vocabulary } = new FullGame({ cards: [...CARDS, card] });
  const loaded = validateCards(vocabulary, [...CARDS, minion("Token"), card], { file: "speaker" });
  if ("errors" in loaded) throw new Error(loaded.errors.map(({ message }) => message).join("\n"));
  const known = new Map(loaded.cards.map((each) => [each.id, each]));
  return describe(vocabulary, loaded.cards.at(-1)!, known);
}

const BEASTS = [{ type: "race", is: "Beast" }];

test.each<[trigger: object | string, text: string]>([
  [{ type: "cardPlayed", side: "friendly" }, "Whenever you play a card, draw a card."],
  [{ type: "cardPlayed", of: "weapons" }, "Whenever a player plays a weapon, draw a card."],
  [{ type: "minionSummoned", side: "friendly", where: BEASTS }, "Whenever you summon a Beast, draw a card."],
  [{ type: "afterSummon", side: "friendly" }, "After you summon a minion, draw a card."],
  [{ type: "afterMinionPlayed", side: "enemy" }, "After your opponent plays a minion, draw a card."],
  [{ type: "minionDied", side: "friendly" }, "Whenever a friendly minion dies, draw a card."],
  ["minionDied", "Whenever a minion dies, draw a card."],
  [{ type: "minionDied", side: "friendly", where: BEASTS }, "Whenever a friendly Beast dies, draw a card."],
  ["selfAttacks", "Whenever this minion attacks, draw a card."],
  ["heroAttacks", "Whenever your hero attacks, draw a card."],
  [{ type: "heroAttacks", target: "minions" }, "Whenever your hero attacks a minion, draw a card."],
  [{ type: "attacks", side: "enemy" }, "Whenever an enemy attacks, draw a card."],
  [{ type: "attacks", moment: "over" }, "After a character attacks, draw a card."],
  [
    { type: "attacks", of: "minions", target: "heroes", targetSide: "friendly" },
    "Whenever a minion attacks your hero, draw a card.",
  ],
  [
    { type: "attacks", target: "minions", targetSide: "friendly" },
    "Whenever a character attacks a friendly minion, draw a card.",
  ],
  ["dealsDamage", "Whenever this minion damages a character, draw a card."],
  [{ type: "dealsDamage", to: "minions" }, "Whenever this minion damages a minion, draw a card."],
])("text of the trigger %j", (trigger, text) => {
  expect(textOf(minionWith("Speaker", on(trigger, "draw")))).toBe(text);
});

test.each<[effect: object | string, text: string]>([
  [{ type: "summon", card: "my-token" }, "Summon a 1/5 My Token."],
  [{ type: "summon", card: "my-token", count: 2 }, "Summon two 1/5 My Tokens."],
  [{ type: "summon", card: "my-token", side: "enemy" }, "Summon a 1/5 My Token for your opponent."],
  [{ type: "summon", card: "my-token", fill: true }, "Fill your board with 1/5 My Tokens."],
  [{ type: "freeze", target: all("minions", { side: "enemy" }) }, "Freeze all enemy minions."],
  [{ type: "equip", card: "my-weapon" }, "Equip a 3/2 My Weapon."],
  [{ type: "equip", card: "my-weapon", side: "enemy" }, "Your opponent equips a 3/2 My Weapon."],
  [
    { type: "loseDurability", target: "enemyWeapon", amount: 1 },
    "Remove 1 Durability from your opponent's weapon.",
  ],
  [{ type: "destroy", target: "enemyWeapon" }, "Destroy your opponent's weapon."],
  [{ type: "freeze", target: "attacker" }, "Freeze the attacker."],
  [{ type: "redirectAttack", to: "friendlyHero" }, "It attacks your hero instead."],
  [{ type: "replaceHero", card: "my-hero" }, "Replace your hero with My Hero."],
  [{ type: "replaceHeroPower", card: "my-power" }, "Your Hero Power becomes My Power."],
  [
    { type: "draw", count: { type: "durability", of: "friendlyWeapon" } },
    "Draw cards equal to your weapon's Durability.",
  ],
  [
    { type: "summon", card: { type: "oneMissing", cards: ["my-token", "token"] } },
    "Summon a My Token or Token at random that you don't have yet.",
  ],
  [{ type: "freeze", target: all("minions", { where: ["frozen"] }) }, "Freeze all frozen minions."],
  [
    { type: "destroy", target: all("minions", { where: [{ type: "isCard", card: "my-token" }] }) },
    "Destroy all 1/5 My Tokens.",
  ],
])("text of the effect %j", (effect, text) => {
  expect(textOf(spell("Speaker", effect))).toBe(text);
});

test.each<[condition: object | string, text: string]>([
  ["room", "If there is room on your board, draw a card."],
  [
    { type: "not", condition: { type: "room", side: "enemy" } },
    "If your opponent's board is full, draw a card.",
  ],
  [
    { type: "anyMissing", cards: ["my-token", "token"] },
    "If you don't have My Token and Token, draw a card.",
  ],
])("text of the condition %j, which is not printed as a requirement", (condition, text) => {
  // biome-ignore lint/suspicious/noThenProperty: the word that card authors write.
  const ifSo = { type: "if", condition, then: "draw" };
  expect(textOf(spell("Speaker", ifSo))).toBe(text);
  expect(textOf({ ...spell("Speaker", "draw"), abilities: [{ kind: "requires", condition }] })).toBe(
    "Draw a card.",
  );
});

test("text of weapons and of their keywords", () => {
  expect(textOf(weapon("Speaker", { keywords: ["windfury"] }))).toBe("Windfury");
  expect(textOf(weapon("Speaker", { abilities: [on("selfAttacks", "keepDurability")] }))).toBe(
    "Whenever this weapon attacks, lose no Durability.",
  );
});

const WHILE_HURT = { type: "is", what: "self", where: ["damaged"] };
const WHILE_ARMED = { type: "exists", what: "friendlyWeapon" };
const OWN = { side: "friendly" };

test.each<[modifier: object, text: string]>([
  [{ affects: "self", attack: 5, while: WHILE_HURT }, "Has +5 Attack while damaged."],
  [{ affects: "self", keywords: ["charge"], while: WHILE_ARMED }, "Has Charge while you have a weapon."],
  [
    { affects: all("minions", OWN), health: 1, while: WHILE_ARMED },
    "Your minions have +1 Health while you have a weapon.",
  ],
])("text of the modifier %j", (modifier, text) => {
  expect(textOf(minionWith("Speaker", { kind: "aura", modifier: { type: "stats", ...modifier } }))).toBe(
    text,
  );
});

test("what a hero is given for its cards is said without quotation marks", () => {
  const cost = { kind: "aura", modifier: { type: "cost", side: "enemy", set: 0 } };
  const effect = { type: "enchant", target: "enemyHero", abilities: [cost], until: "theirNextTurn" };
  expect(textOf(spell("Speaker", effect))).toBe("Your opponent's cards cost (0) in their next turn.");
});
