/** What spells, Secrets, options and amounts say of themselves. */
import { describe, validateCards } from "@course/cards";
import { expect, test } from "vitest";
import { hearthstone } from "../src/game.ts";
import { FullGame } from "./full.ts";
import { all, chosen, minion, on } from "./support.ts";

const { vocabulary } = new FullGame(hearthstone());

/** The text of a minion, or of a spell where the parts say that it is one. */
function textOf(parts: object): string {
  const stats = "type" in parts ? {} : { type: "minion", attack: 1, health: 5 };
  const card = { id: "speaker", name: "Speaker", ...stats, ...parts };
  const token = minion("Token", { attack: 1, health: 1 });
  const loaded = validateCards(vocabulary, [card, token], { file: "speaker" });
  if ("errors" in loaded) throw new Error(loaded.errors.map(({ message }) => message).join("\n"));
  return describe(vocabulary, loaded.cards[0]!, new Map(loaded.cards.map((each) => [each.id, each])));
}

const minions = all("minions");
const draw = { type: "draw", count: 1 };
const damage = (target: unknown, amount: number) => ({ type: "damage", target, amount });

test.each([
  [{ type: "spellCast" }, "Whenever a player casts a spell, draw a card."],
  [{ type: "spellCast", side: "enemy" }, "Whenever your opponent casts a spell, draw a card."],
  [{ type: "spellCast", side: "friendly", where: ["secret"] }, "Whenever you cast a Secret, draw a card."],
  [{ type: "afterSpell", side: "friendly" }, "After you cast a spell, draw a card."],
  [
    { type: "spellTargets", side: "enemy" },
    "Whenever your opponent casts a spell on a character, draw a card.",
  ],
  ["secretPlayed", "Whenever a Secret is played, draw a card."],
  [{ type: "secretPlayed", side: "friendly" }, "Whenever you play a Secret, draw a card."],
  [{ type: "secretRevealed", side: "friendly" }, "Whenever a friendly Secret is revealed, draw a card."],
])("the trigger %j", (when, text) => {
  expect(textOf({ abilities: [on(when, draw)] })).toBe(text);
});

test.each([
  [
    { type: "chooseOne", options: [draw, damage(chosen(minions), 2)] },
    "Choose One - Draw a card; or deal 2 damage to a minion.",
  ],
  [{ type: "combo", effect: draw }, "Combo: Draw a card."],
  [
    { type: "combo", effect: damage(chosen(minions), 4), instead: damage(chosen(minions), 2) },
    "Deal 2 damage to a minion. Combo: Deal 4 damage to a minion instead.",
  ],
])("the effect %j", (effect, text) => {
  expect(textOf({ type: "spell", effect })).toBe(text);
});

test.each([
  [
    { kind: "chooseOne", options: [draw, { type: "gainArmor", amount: 2 }] },
    "Choose One - Draw a card; or gain 2 Armor.",
  ],
  [{ kind: "combo", effect: damage(chosen(minions), 2) }, "Combo: Deal 2 damage to a minion."],
  [
    { kind: "combo", effect: damage(chosen(minions), 2), instead: damage(chosen(minions), 1) },
    "Battlecry: Deal 1 damage to a minion. Combo: Deal 2 damage to a minion instead.",
  ],
  [
    { kind: "aura", modifier: "doubleSpells" },
    "Double the damage and healing of your spells and Hero Power.",
  ],
  [
    { kind: "aura", modifier: "healingDamages" },
    "Your cards and powers that restore Health now deal damage instead.",
  ],
  [
    { kind: "aura", modifier: { type: "minimumHealth", amount: 1 } },
    "Your minions can't be reduced below 1 Health.",
  ],
  [{ kind: "keyword", keyword: { type: "spellDamage", amount: 2 } }, "Spell Damage +2"],
])("the ability %j", (ability, text) => {
  expect(textOf({ abilities: [ability] })).toBe(text);
});

test.each([
  [
    { on: { type: "spellCast", side: "enemy" }, effect: "counter" },
    "Secret: When your opponent casts a spell, counter it.",
  ],
  [
    { on: "fatalDamage", effect: draw },
    "Secret: When your hero would take fatal damage, prevent it and draw a card.",
  ],
  [
    {
      on: { type: "spellTargets", side: "enemy" },
      condition: "room",
      effect: {
        type: "sequence",
        effects: [
          { type: "summon", card: "token" },
          { type: "redirectSpell", to: "it" },
        ],
      },
    },
    "Secret: When your opponent casts a spell on a character (if there is room on your board): Summon a 1/1 Token. Make it the new target.",
  ],
])("the Secret %j", (secret, text) => {
  expect(textOf({ type: "spell", abilities: [{ kind: "secret", ...secret }] })).toBe(text);
});
