import { expect, describe as group, test } from "vitest";
import {
  type Card,
  counted,
  describe,
  describedNumber,
  noun,
  numberText,
  pluralOf,
  timesWord,
  validateCards,
  withArticle,
} from "../src/index.ts";
import { minionCard, spellCard, vocabulary } from "./test-layer.ts";

const cards = new Map<string, Card>([
  ["damaged-golem", { ...minionCard("damaged-golem"), name: "Damaged Golem", attack: 2, health: 1 }],
  ["wolf", { ...minionCard("wolf"), name: "Spirit Wolf", attack: 2, health: 3 }],
  ["wall", { ...minionCard("wall", { keywords: ["taunt"] }), name: "Wall", attack: 0 }],
  [
    "treant",
    {
      ...minionCard("treant", {
        keywords: ["taunt"],
        abilities: [
          { kind: "trigger", on: "deathrattle", effect: { type: "summon", card: "treant" } },
          { kind: "trigger", on: "battlecry", effect: "draw" },
        ],
      }),
      name: "Treant",
      sharesName: true,
    },
  ],
]);
const known = [...cards.values()];

/** The text of a card that validation takes. */
function textOf(card: Card): string {
  const result = validateCards(vocabulary, JSON.parse(JSON.stringify(card)), { file: "a.json", known });
  if ("errors" in result) throw new Error(result.errors.map(({ message }) => message).join("\n"));
  return describe(vocabulary, result.cards[0]!, cards);
}

const spellText = (effect: unknown) => textOf(spellCard("s", effect));
const minionText = (...abilities: unknown[]) => textOf(minionCard("m", { abilities }));
const on = (trigger: unknown, effect: unknown) => ({ kind: "trigger", on: trigger, effect });
const all = (of: string, parts: object = {}) => ({ type: "all", of, ...parts });
const damage = (target: unknown, amount: unknown = 1) => ({ type: "damage", target, amount });
const destroy = (target: unknown) => ({ type: "destroy", target });
const ifEffect = (condition: unknown, then: unknown, otherwise?: unknown) =>
  Object.fromEntries(
    Object.entries({ type: "if", condition, then, otherwise }).filter(([, part]) => part !== undefined),
  );
const exists = (what: unknown) => ({ type: "exists", what });
const beasts = { where: [{ type: "race", is: "Beast" }] };
const friendly = { side: "friendly" };
const enemy = { side: "enemy" };

group("selections in a sentence", () => {
  test.each([
    [all("minions"), "Destroy all minions."],
    [all("minions", enemy), "Destroy all enemy minions."],
    [all("characters", enemy), "Destroy all enemies."],
    [all("characters", friendly), "Destroy all friendly characters."],
    [all("minions", { ...friendly, ...beasts }), "Destroy all friendly Beasts."],
    [
      all("minions", { where: ["wounded", { type: "strong", attack: 5 }] }),
      "Destroy all wounded minions with 5 or more Attack.",
    ],
    [
      all("minions", {
        where: [
          {
            type: "anyOf",
            filters: [
              { type: "race", is: "Beast" },
              { type: "race", is: "Dragon" },
            ],
          },
        ],
      }),
      "Destroy all Beasts or Dragons.",
    ],
    [
      all("minions", { where: ["notSelf", { type: "side", is: "enemy" }] }),
      "Destroy all other enemy minions.",
    ],
    [{ type: "except", from: all("minions"), not: "self" }, "Destroy all other minions."],
    [{ type: "except", from: all("characters", enemy), not: "self" }, "Destroy all other enemies."],
    [
      { type: "except", from: all("minions"), not: { type: "oldest", of: all("minions") } },
      "Destroy all minions except the oldest minion.",
    ],
    [
      { type: "except", from: all("characters"), not: "friendlyHero" },
      "Destroy all characters except your hero.",
    ],
    [
      { type: "random", from: { type: "except", from: all("characters"), not: "friendlyHero" } },
      "Destroy a random character except your hero.",
    ],
    [{ type: "random", from: all("minions", enemy) }, "Destroy a random enemy minion."],
    [{ type: "random", from: all("characters", enemy) }, "Destroy a random enemy."],
    [{ type: "random", from: all("minions", enemy), count: 2 }, "Destroy two random enemy minions."],
    [
      { type: "random", from: { type: "except", from: all("minions", friendly), not: "self" } },
      "Destroy another random friendly minion.",
    ],
    [{ type: "chosen", from: all("minions") }, "Destroy a minion."],
    [{ type: "chosen", from: all("characters", enemy) }, "Destroy an enemy."],
    [
      { type: "chosen", from: all("minions", { where: [{ type: "strong", attack: 5 }] }) },
      "Destroy a minion with 5 or more Attack.",
    ],
    [{ type: "oldest", of: all("minions", friendly) }, "Destroy the oldest friendly minion."],
    [{ type: "adjacent", to: "self" }, "Destroy adjacent minions."],
    ["friendlyHero", "Destroy your hero."],
    ["self", "Destroy this spell."],
  ])("%j", (target, text) => {
    expect(spellText(destroy(target))).toBe(text);
  });

  test("compose with verbs as the real game says it", () => {
    expect(spellText(damage(all("minions")))).toBe("Deal 1 damage to all minions.");
    expect(
      spellText({
        type: "buff",
        target: { type: "random", from: all("minions", friendly) },
        attack: 1,
        health: 1,
      }),
    ).toBe("Give a random friendly minion +1/+1.");
    expect(spellText({ type: "buff", target: all("minions", friendly), attack: 2, health: 1 })).toBe(
      "Give your minions +2/+1.",
    );
  });
});

group("effects one after the other", () => {
  const swipe = {
    type: "sequence",
    effects: [
      damage({ type: "chosen", from: all("characters", enemy) }, 4),
      damage({ type: "except", from: all("characters", enemy), not: "chosen" }),
    ],
  };

  test("are sentences of a spell and of a Battlecry, and one sentence after a comma", () => {
    expect(spellText(swipe)).toBe("Deal 4 damage to an enemy. Deal 1 damage to all other enemies.");
    expect(minionText(on("battlecry", swipe))).toBe(
      "Battlecry: Deal 4 damage to an enemy. Deal 1 damage to all other enemies.",
    );
    const both = { type: "sequence", effects: [destroy("self"), "draw"] };
    expect(minionText(on("hurt", both))).toBe(
      "Whenever a minion takes damage, destroy this minion and draw a card.",
    );
  });

  test("depend on conditions", () => {
    const drawIf = (condition: unknown) => spellText(ifEffect(condition, "draw"));
    expect(drawIf(exists(all("minions", { ...friendly, ...beasts })))).toBe(
      "If you control a Beast, draw a card.",
    );
    expect(drawIf({ type: "not", condition: exists(all("minions", enemy)) })).toBe(
      "If your opponent doesn't control a minion, draw a card.",
    );
    expect(drawIf(exists(all("minions", { where: ["wounded"] })))).toBe(
      "If there is a wounded minion, draw a card.",
    );
    const enemies = { type: "count", of: all("minions", enemy) };
    expect(drawIf({ type: "atLeast", value: enemies, minimum: 4 })).toBe(
      "If your opponent controls at least 4 minions, draw a card.",
    );
    expect(drawIf({ type: "not", condition: { type: "atLeast", value: enemies, minimum: 4 } })).toBe(
      "If your opponent controls fewer than 4 minions, draw a card.",
    );
    expect(
      drawIf({
        type: "both",
        first: exists(all("minions", friendly)),
        second: exists(all("minions", enemy)),
      }),
    ).toBe("If you control a minion and your opponent controls a minion, draw a card.");
    expect(spellText(ifEffect(exists(all("minions")), "draw", damage("friendlyHero", 2)))).toBe(
      "If there is a minion, draw a card. Otherwise, deal 2 damage to your hero.",
    );
    expect(minionText(on("hurt", ifEffect(exists(all("minions", friendly)), "draw", "nothing")))).toBe(
      "Whenever a minion takes damage, if you control a minion, draw a card; otherwise, do nothing.",
    );
  });

  test("repeat", () => {
    const missiles = {
      type: "repeat",
      times: 3,
      effect: damage({ type: "random", from: all("characters", enemy) }),
    };
    expect(spellText(missiles)).toBe("Deal 1 damage to a random enemy three times.");
    expect(
      spellText({ type: "repeat", times: 2, effect: { type: "sequence", effects: ["draw", "draw"] } }),
    ).toBe("Do this twice: draw a card and draw a card.");
  });
});

group("amounts", () => {
  const enemies = { type: "count", of: all("minions", enemy) };

  test.each([
    [3, "Deal 3 damage to your hero."],
    [enemies, "Deal 1 damage to your hero for each enemy minion."],
    [{ type: "times", left: 2, right: enemies }, "Deal 2 damage to your hero for each enemy minion."],
    [
      { type: "plus", left: enemies, right: 1 },
      "Deal damage to your hero equal to the number of enemy minions plus 1.",
    ],
    [
      { type: "plus", left: enemies, right: -1 },
      "Deal damage to your hero equal to the number of enemy minions minus 1.",
    ],
    [{ type: "plus", left: 1, right: 2 }, "Deal 3 damage to your hero."],
    ["eventAmount", "Deal damage to your hero equal to that amount."],
  ])("%j", (amount, text) => {
    expect(spellText(damage("friendlyHero", amount))).toBe(text);
  });

  test("of cards and minions", () => {
    expect(spellText("draw")).toBe("Draw a card.");
    expect(spellText({ type: "draw", count: 2 })).toBe("Draw 2 cards.");
    expect(spellText({ type: "summon", card: "wolf", count: 2 })).toBe("Summon two 2/3 Spirit Wolves.");
    expect(
      spellText({
        type: "draw",
        count: { type: "count", of: all("characters", { ...friendly, where: ["wounded"] }) },
      }),
    ).toBe("Draw a card for each wounded friendly character.");
  });
});

group("cards that others name", () => {
  test("come with their keywords where they come into play", () => {
    expect(spellText({ type: "summon", card: "wall", count: 2 })).toBe("Summon two 0/2 Walls with Taunt.");
  });

  test("are quoted whole where their name does not tell which is meant", () => {
    expect(spellText({ type: "summon", card: "treant" })).toBe(
      'Summon a 1/2 Treant with Taunt and "Deathrattle: Summon a 1/2 Treant with Taunt. Battlecry: Draw a card."',
    );
  });

  test("are one of several at random", () => {
    const oneOf = (...ids: string[]) => ({ type: "oneOfCards", cards: ids });
    expect(spellText({ type: "summon", card: oneOf("wolf", "wall") })).toBe(
      "Summon a 2/3 Spirit Wolf or 0/2 Wall with Taunt at random.",
    );
    expect(spellText({ type: "summon", card: oneOf("wall") })).toBe("Summon a 0/2 Wall with Taunt.");
  });
});

group("whole cards", () => {
  test("with a trigger", () => {
    expect(minionText(on("deathrattle", { type: "summon", card: "damaged-golem" }))).toBe(
      "Deathrattle: Summon a 2/1 Damaged Golem.",
    );
    expect(minionText(on("battlecry", "draw"))).toBe("Battlecry: Draw a card.");
    expect(
      minionText(on({ type: "hurt", side: "friendly" }, { type: "buff", target: "self", attack: 1 })),
    ).toBe("Whenever a friendly minion takes damage, gain +1 Attack.");
  });

  test("with an aura", () => {
    const multiplier = (trigger: string, times: number, stacking = "max") =>
      minionText({ kind: "aura", modifier: { type: "triggerMultiplier", trigger, times, stacking } });
    expect(multiplier("deathrattle", 2)).toBe("Your minions trigger their Deathrattles twice.");
    expect(multiplier("battlecry", 3)).toBe("Your Battlecries trigger three times.");
    expect(multiplier("battlecry", 2, "additive")).toBe("Your Battlecries trigger an additional time.");
    expect(multiplier("battlecry", 3, "additive")).toBe("Your Battlecries trigger two additional times.");
  });

  test("with keywords, which come first", () => {
    const ghoul = { keywords: ["taunt"], abilities: [on("deathrattle", damage(all("minions")))] };
    expect(textOf(minionCard("m", ghoul))).toBe("Taunt. Deathrattle: Deal 1 damage to all minions.");
    expect(textOf(minionCard("m", { keywords: ["taunt", { type: "power", amount: 1 }] }))).toBe(
      "Taunt, Spell Damage +1",
    );
    expect(minionText(on("battlecry", "draw"), { kind: "keyword", keyword: "taunt" })).toBe(
      "Taunt. Battlecry: Draw a card.",
    );
  });

  test("without text", () => {
    expect(textOf(minionCard("m"))).toBe("");
  });
});

group("words", () => {
  test("plurals of names, articles, numbers", () => {
    expect(["Wolf", "Ally", "Fox", "Dwarf", "Monkey", "Golem", "Witch"].map(pluralOf)).toEqual([
      ...["Wolves", "Allies", "Foxes", "Dwarves", "Monkeys", "Golems", "Witches"],
    ]);
    expect(["Boss", "Bananas", "Arcane Missiles", "Colossus", "Mech"].map(pluralOf)).toEqual([
      ...["Bosses", "Bananas", "Arcane Missiles", "Colossuses", "Mechs"],
    ]);
    expect(
      ["8/8 Giant", "18/1 Ooze", "1/1 Imp", "11/1 Imp", "enemy", "Beast", "The Coin"].map(withArticle),
    ).toEqual([
      ...["an 8/8 Giant", "an 18/1 Ooze", "a 1/1 Imp", "an 11/1 Imp", "an enemy", "a Beast", "The Coin"],
    ]);
    expect([1, 2, 3, 11].map(timesWord)).toEqual(["once", "twice", "three times", "11 times"]);
    expect(counted(numberText(2), noun("card"))).toBe("2 cards");
    expect(counted(describedNumber("its Attack"), noun("card"))).toBe("cards equal to its Attack");
  });
});
