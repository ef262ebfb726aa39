/** Words that came with the sets after Classic: copied Deathrattles, spells on a minion, costs and kinds of cards. */
import { DECK, HAND } from "@course/core";
import { describe, expect, test } from "vitest";
import { FullGame } from "./full.ts";
import { all, chosen, minion, minionWith, multiplier, on, spell } from "./support.ts";
import { textOf } from "./texts.ts";

const anybody = chosen(all("characters"));
const hit = (target: unknown, amount: number) => ({ type: "damage", target, amount });
const aura = (modifier: object) => ({ kind: "aura", modifier });
const buff = { type: "buff", target: "self", attack: 1 };
const DRAGONS = [{ type: "race", is: "Dragon" }];
const WITH_DEATHRATTLE = [{ type: "hasTrigger", trigger: "deathrattle" }];

describe("Deathrattles that are copied", () => {
  const copy = {
    type: "copyDeathrattles",
    of: chosen(all("minions", { side: "friendly", where: WITH_DEATHRATTLE })),
  };
  const cards = [
    minionWith("Gnome", on("deathrattle", hit("enemyHero", 2)), on("endOfTurn", hit("enemyHero", 5))),
    minionWith("Raptor", on("battlecry", copy)),
    minionWith("Baron", multiplier("deathrattle")),
    spell("Soul", {
      type: "enchant",
      target: all("minions"),
      abilities: [on("deathrattle", { type: "summon", card: "token" })],
    }),
    spell("Silence", { type: "silence", target: all("minions") }),
  ];
  const playRaptor = (game: FullGame, target: number) => {
    const raptor = game.put("Raptor", 0, HAND);
    game.play(raptor, { target: target as never });
    return raptor;
  };

  test("printed and given ones, and copies again, but nothing else", () => {
    const game = new FullGame({ cards });
    const gnome = game.put("Gnome");
    game.cast("Soul");
    const first = playRaptor(game, gnome);
    const second = playRaptor(game, first);
    game.hurt(second, 5);
    expect(game.health(game.hero(1))).toBe(28);
    expect(game.names(game.zone())).toEqual(["Gnome", "Raptor", "Token"]);
  });

  test("each is its own Deathrattle: doubled, and gone with Silence", () => {
    const game = new FullGame({ cards });
    const gnome = game.put("Gnome");
    const [first, second] = [playRaptor(game, gnome), playRaptor(game, gnome)];
    game.put("Baron");
    game.hurt(first, 5);
    expect(game.health(game.hero(1))).toBe(26);
    game.cast("Silence");
    game.hurt(second, 5);
    expect(game.health(game.hero(1))).toBe(26);
  });

  test("a minion without a Deathrattle is no target", () => {
    const game = new FullGame({ cards });
    const plain = game.put("Plain");
    expect(() => playRaptor(game, plain)).toThrow(/target/);
  });

  test("text", () => {
    expect(textOf(cards[1]!)).toBe(
      "Battlecry: Gain a copy of the Deathrattle of a friendly minion with Deathrattle.",
    );
  });
});

test("a spell on the minion itself is answered before its text, whoever may take it then", () => {
  const game = new FullGame({
    cards: [
      minionWith("Eydis", on({ type: "spellTargetsSelf", side: "friendly" }, buff)),
      spell("Bolt", hit(anybody, 2)),
    ],
  });
  const [eydis, plain] = [game.put("Eydis"), game.put("Plain")];
  game.cast("Bolt", 0, plain);
  game.cast("Bolt", 1, eydis);
  expect(game.attack(eydis)).toBe(1);
  game.cast("Bolt", 0, eydis);
  expect(game.attack(eydis)).toBe(2);
});

test("two minions swap the Health that they have", () => {
  const swap = { type: "swapHealth", of: "self", with: chosen(all("minions")) };
  const voljin = minion("Voljin", { health: 2, abilities: [on("battlecry", swap)] });
  const game = new FullGame({ cards: [voljin] });
  const [plain, self] = [game.put("Plain"), game.put("Voljin", 0, HAND)];
  game.hurt(plain, 1);
  game.play(self, { target: plain });
  expect([game.health(self), game.health(plain), game.damage(plain)]).toEqual([4, 2, 0]);
  expect(textOf(voljin)).toBe("Battlecry: Swap Health with a minion.");
});

test("the next card of a kind costs less, in whatever turn it comes", () => {
  const cheaper = aura({ type: "cost", side: "friendly", where: DRAGONS, by: -2 });
  const consort = minionWith(
    "Consort",
    on("battlecry", { type: "enchant", target: "friendlyHero", abilities: [cheaper], until: "used" }),
  );
  const game = new FullGame({ cards: [consort, minion("Wyrm", { race: "Dragon", cost: 3 })] });
  const [wyrm, other] = game.give("Wyrm", 0, 2);
  game.play(game.put("Consort", 0, HAND));
  game.endTurn();
  game.endTurn();
  expect(game.cost(wyrm!)).toBe(1);
  game.play(wyrm!);
  expect(game.cost(other!)).toBe(3);
  expect(textOf(consort)).toBe("Battlecry: The next Dragon you play costs (2) less.");
});

test("a card that costs less only while something holds", () => {
  const condition = { type: "exists", what: all("minions", { side: "friendly", where: ["damaged"] }) };
  const crush = {
    ...spell("Crush", "nothing"),
    cost: 7,
    abilities: [{ kind: "costLess", by: 4, while: condition }],
  };
  const game = new FullGame({ cards: [crush] });
  const [plain, card] = [game.put("Plain"), game.put("Crush", 0, HAND)];
  expect(game.cost(card)).toBe(7);
  game.hurt(plain, 1);
  expect(game.cost(card)).toBe(3);
  expect(textOf(crush)).toBe("Costs (4) less if you control a damaged minion. Do nothing.");
});

test("minions with Battlecry, and Legendary ones, are kinds of their own", () => {
  const cards = [
    minionWith(
      "Weblord",
      aura({ type: "cost", where: [{ type: "hasTrigger", trigger: "battlecry" }], by: 2 }),
    ),
    minionWith("Archer", on("battlecry", "draw")),
    minion("King", { rarity: "legendary" }),
    spell("Depose", {
      type: "destroy",
      target: all("minions", { where: [{ type: "rarity", is: "legendary" }] }),
    }),
  ];
  const game = new FullGame({ cards });
  game.put("Weblord");
  game.put("King");
  expect([game.cost(game.put("Archer", 1, HAND)), game.cost(game.put("Plain", 1, HAND))]).toEqual([2, 0]);
  game.cast("Depose");
  expect(game.names(game.zone())).toEqual(["Weblord"]);
  expect(textOf(cards[0]!)).toBe("All cards with Battlecry cost (2) more.");
  expect(textOf(cards[3]!)).toBe("Destroy all Legendary minions.");
});

test("minions in a hand and in a deck keep what they get there", () => {
  const both = {
    type: "join",
    first: { type: "hand", where: [{ type: "cardType", is: "minion" }] },
    second: { type: "deck", where: [{ type: "cardType", is: "minion" }] },
  };
  const game = new FullGame({ cards: [spell("Mist", { type: "buff", target: both, attack: 1, health: 1 })] });
  const [held, below] = [game.put("Plain", 0, HAND), game.put("Plain", 0, DECK)];
  game.cast("Mist");
  game.play(held);
  game.perform("draw", { player: 0, n: 1 });
  game.play(below);
  expect([held, below].map((id) => [game.attack(id), game.health(id)])).toEqual([
    [2, 6],
    [2, 6],
  ]);
});
