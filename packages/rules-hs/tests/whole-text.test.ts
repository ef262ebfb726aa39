/** What cards of the whole game say, where a word's text depends on more than the word itself. */
import { createVocabulary, describe, validateCards } from "@course/cards";
import { expect, test } from "vitest";
import { hearthstone } from "../src/game.ts";
import { all, chosen, minion, on } from "./support.ts";

const vocabulary = createVocabulary(hearthstone().layers);
const FROG = { ...minion("Frog", { attack: 0, health: 1 }), keywords: ["taunt"] };

/** The rules text of a card. */
function textOf(parts: object): string {
  const card = { id: "speaker", name: "Speaker", ...parts };
  const loaded = validateCards(vocabulary, [card, FROG], { file: "speaker" });
  if ("errors" in loaded) throw new Error(loaded.errors.map(({ message }) => message).join("\n"));
  return describe(vocabulary, loaded.cards[0]!, new Map(loaded.cards.map((each) => [each.id, each])));
}

const spellText = (effect: unknown) => textOf({ type: "spell", effect });
const weaponText = (...abilities: unknown[]) =>
  textOf({ type: "weapon", attack: 1, durability: 1, abilities });
const minionText = (...abilities: unknown[]) => textOf({ type: "minion", attack: 1, health: 1, abilities });
const secretText = (trigger: unknown, parts: object) =>
  textOf({ type: "spell", abilities: [{ kind: "secret", on: trigger, ...parts }] });

test("what comes into play comes with its keywords", () => {
  expect(spellText({ type: "summon", card: "frog", count: 2 })).toBe("Summon two 0/1 Frogs with Taunt.");
  expect(spellText({ type: "summon", card: "frog", fill: true })).toBe(
    "Fill your board with 0/1 Frogs with Taunt.",
  );
  expect(spellText({ type: "transform", target: chosen(all("minions")), into: "frog" })).toBe(
    "Transform a minion into a 0/1 Frog with Taunt.",
  );
});

test("a weapon has Durability where a minion has Health", () => {
  expect(weaponText(on("endOfTurn", { type: "buff", target: "self", health: 1 }))).toBe(
    "At the end of your turn, gain +1 Durability.",
  );
  expect(minionText(on("endOfTurn", { type: "buff", target: "self", health: 1 }))).toBe(
    "At the end of your turn, gain +1 Health.",
  );
  expect(spellText({ type: "buff", target: all("weapons", { side: "friendly" }), health: 1 })).toBe(
    "Give your weapons +1 Durability.",
  );
});

test("a Secret says its condition, and nothing of what its effect needs", () => {
  const died = { type: "minionDied", side: "friendly" };
  const effect = { type: "summon", card: "frog" };
  expect(secretText(died, { effect, condition: "room" })).toBe(
    "Secret: When a friendly minion dies (if there is room on your board): Summon a 0/1 Frog with Taunt.",
  );
  expect(secretText(died, { effect, needs: "room" })).toBe(
    "Secret: When a friendly minion dies, summon a 0/1 Frog with Taunt.",
  );
  expect(secretText("fatalDamage", { effect: { type: "gainArmor", amount: 2 } })).toBe(
    "Secret: When your hero would take fatal damage, prevent it and gain 2 Armor.",
  );
});

test("copies, and who takes damage", () => {
  expect(spellText({ type: "summonCopy", of: chosen(all("minions")) })).toBe("Summon a copy of a minion.");
  expect(spellText({ type: "summonCopy", of: all("minions") })).toBe("Summon copies of all minions.");
  expect(minionText(on("dealsDamage", { type: "freeze", target: "eventSubject" }))).toBe(
    "Whenever this minion damages a character, freeze it.",
  );
});

test("who gets all the Health that is missing is restored to full Health", () => {
  const target = chosen(all("minions"));
  const missing = { type: "damageTaken", of: "chosen" };
  expect(spellText({ type: "heal", target, amount: missing })).toBe("Restore a minion to full Health.");
  const other = { type: "random", from: all("characters", { where: ["notInAttack"] }) };
  expect(minionText(on("selfAttacks", { type: "redirectAttack", to: other }))).toBe(
    "Whenever this minion attacks, it attacks another random character instead.",
  );
});

test("what a minion has become is said as the minion", () => {
  const trigger = { type: "afterMinionPlayed", side: "enemy", evenIfGone: true };
  const target = { type: "successor", of: "eventSubject" };
  expect(secretText(trigger, { effect: { type: "setStats", target, health: 1 } })).toBe(
    "Secret: After your opponent plays a minion, set its Health to 1.",
  );
});

test("what a spell gives to a minion speaks of the minion", () => {
  const target = chosen(all("minions"));
  const resummon = { type: "summon", card: { type: "sameCard", of: "self" } };
  const given = (trigger: string, effect: unknown) =>
    spellText({ type: "enchant", target, abilities: [on(trigger, effect)] });
  expect(given("selfAttacks", "draw")).toBe('Give a minion "Whenever this minion attacks, draw a card."');
  expect(given("deathrattle", resummon)).toBe('Give a minion "Deathrattle: Summon a copy of this minion."');
});

test("damage that is dealt bit by bit at random is split", () => {
  const bits = (from: object, times: unknown) => {
    const target = { type: "random", from };
    return { type: "repeat", times, effect: { type: "damage", target, amount: 1, fixed: true } };
  };
  const enemies = all("characters", { side: "enemy", where: ["notMortallyWounded"] });
  expect(spellText(bits(enemies, { type: "withSpellDamage", of: 3 }))).toBe(
    "Deal 3 damage randomly split among all enemies.",
  );
  expect(minionText(on("battlecry", bits(all("characters", { where: ["notSelf"] }), 3)))).toBe(
    "Battlecry: Deal 3 damage randomly split among all other characters.",
  );
});

test("a kind is said as one would say it", () => {
  const damaged = all("minions", { side: "enemy", where: ["damaged"] });
  const minions = all("minions");
  const isFrog = { type: "isCard", card: "frog" };
  expect(spellText({ type: "destroy", target: chosen(damaged) })).toBe("Destroy a damaged enemy minion.");
  expect(
    spellText({
      type: "destroy",
      target: { type: "except", from: minions, not: { type: "random", from: minions } },
    }),
  ).toBe("Destroy all minions except one (chosen randomly).");
  expect(
    spellText({
      type: "destroy",
      target: all("minions", { where: [{ type: "noneOf", filters: [isFrog] }] }),
    }),
  ).toBe("Destroy all minions except Frog.");
  expect(spellText({ type: "summon", card: "frog", count: { type: "randomNumber", from: 3, to: 5 } })).toBe(
    "Summon 3-5 0/1 Frogs with Taunt.",
  );
});

test("what is summoned on either side is summoned by nobody", () => {
  const beasts = { type: "minionSummoned", where: [{ type: "race", is: "Beast" }] };
  expect(minionText(on(beasts, "draw"))).toBe("Whenever a Beast is summoned, draw a card.");
});

test("a keyword with a number is given as a keyword", () => {
  const keyword = { type: "spellDamage", amount: 1 };
  const target = { type: "adjacent", to: "self" };
  expect(
    minionText(on("battlecry", { type: "enchant", target, abilities: [{ kind: "keyword", keyword }] })),
  ).toBe("Battlecry: Give adjacent minions Spell Damage +1.");
});
