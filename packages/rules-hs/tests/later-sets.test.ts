/** Words that came with the sets after Classic: jousts, Inspire, decks that get new cards, damage to heroes. */
import { HAND } from "@course/core";
import { describe, expect, test } from "vitest";
import { FullGame, weapon } from "./full.ts";
import { all, chosen, minion, minionWith, multiplier, on, spell } from "./support.ts";
import { textOf } from "./texts.ts";

const anybody = chosen(all("characters"));
const hit = (target: unknown, amount: number) => ({ type: "damage", target, amount });
const aura = (modifier: object) => ({ kind: "aura", modifier });
const buff = { type: "buff", target: "self", attack: 1 };
const DRAGONS = [{ type: "race", is: "Dragon" }];

const POWER = { id: "zap", name: "Zap", type: "heroPower", cost: 2, effect: hit("enemyHero", 1) };
const HERO = { id: "zapper", name: "Zapper", type: "hero", health: 30, heroPower: "zap" };

describe("Inspire and the hero power", () => {
  const cards = [
    ...[POWER, HERO, minionWith("Squire", on("inspire", buff))],
    minion("Watchman", {
      keywords: ["cantAttack"],
      abilities: [
        on("inspire", { type: "loseKeyword", target: "self", keyword: "cantAttack", until: "endOfTurn" }),
      ],
    }),
    minionWith("Commander", aura({ type: "heroPowerUses", times: 2 })),
    minionWith("Drake", aura({ type: "heroPowerUses" })),
  ];
  const newGame = (...names: readonly string[]) => {
    const game = new FullGame({ cards });
    game.becomeHero("Zapper", 0);
    return { game, ids: names.map((name) => game.put(name)) };
  };
  const use = (game: FullGame) => game.perform("heroPower", { player: 0 });

  test("Inspire answers the own hero power, each time it is used", () => {
    const { game, ids } = newGame("Squire", "Drake");
    use(game);
    use(game);
    expect(game.attack(ids[0]!)).toBe(3);
  });

  test("a hero power is used once, twice under an aura that says so, and as long as there is mana", () => {
    const { game } = newGame("Plain");
    use(game);
    expect(() => use(game)).toThrow(/uses this turn is 1/);
    const two = newGame("Commander", "Commander").game;
    use(two);
    use(two);
    expect(() => use(two)).toThrow(/uses this turn is 2/);
    const any = newGame("Drake").game;
    for (let i = 0; i < 5; i++) use(any);
    expect(() => use(any)).toThrow(/costs 2/);
  });

  test("what cannot attack may do so for a turn, and not in the next one", () => {
    const { game, ids } = newGame("Watchman");
    expect(game.canAttack(ids[0]!)).toBe(false);
    use(game);
    expect(game.canAttack(ids[0]!)).toBe(true);
    game.endTurn();
    game.endTurn();
    expect(game.canAttack(ids[0]!)).toBe(false);
  });

  test.each([
    [on("inspire", "draw"), "Inspire: Draw a card."],
    [aura({ type: "heroPowerUses" }), "You can use your Hero Power any number of times."],
    [aura({ type: "heroPowerUses", times: 2 }), "You can use your Hero Power twice on your turn."],
    [on("armorGained", "draw"), "Whenever you gain Armor, draw a card."],
  ])("text of %j", (ability, text) => {
    expect(textOf(minionWith("Speaker", ability))).toBe(text);
  });
});

describe("jousts", () => {
  const cards = [
    ...[minion("Cheap", { cost: 1 }), minion("Dear", { cost: 5 })],
    spell("Joust", { type: "joust", won: { type: "drawCards", cards: "it" }, lost: hit("friendlyHero", 3) }),
  ];
  test.each<[own: string[], other: string[], drawn: number]>([
    [["Dear", "Air"], ["Cheap"], 1],
    [["Cheap"], ["Dear"], 0],
    [["Dear"], ["Dear"], 0],
    [["Cheap"], [], 1],
    [["Air"], [], 0],
  ])("%j against %j: %i drawn", (own, other, drawn) => {
    const game = new FullGame({ cards, decks: [own, other] });
    game.cast("Joust");
    expect(game.hand()).toHaveLength(drawn);
    expect(game.deck()).toHaveLength(own.length - drawn);
    expect(game.health(game.hero(0))).toBe(drawn === 1 ? 30 : 27);
  });

  test("text", () => {
    const effect = { type: "joust", won: { type: "drawCards", cards: "it" } };
    expect(textOf(spell("Speaker", effect))).toBe(
      "Reveal a minion in each deck. If yours costs more, draw it.",
    );
  });
});

describe("decks that get cards", () => {
  const cards = [
    spell("Mine", { type: "shuffleCard", card: "token", count: 2, side: "enemy" }),
    spell("Bury", { type: "shuffleIntoDeck", target: chosen(all("minions")) }),
    minionWith("Phoenix", on("deathrattle", { type: "shuffleIntoDeck", target: "self" })),
  ];

  test("new cards are shuffled into the deck of the player whom the card names", () => {
    const game = new FullGame({ cards, decks: [[], ["Plain"]] });
    game.cast("Mine");
    expect(game.names(game.deck(1)).sort()).toEqual(["Plain", "Token", "Token"]);
  });

  test("what was in play comes into its player's deck as it is printed", () => {
    const game = new FullGame({ cards });
    const plain = game.put("Plain", 1);
    game.hurt(plain, 2);
    game.cast("Bury", 0, plain);
    expect(game.deck(1)).toEqual([plain]);
    expect(game.damage(plain)).toBe(0);
  });

  test("the dead can be shuffled in", () => {
    const game = new FullGame({ cards });
    const phoenix = game.put("Phoenix");
    game.hurt(phoenix, 5);
    expect(game.deck()).toEqual([phoenix]);
  });

  test("every place of the deck is possible", () => {
    const places = new Set<number>();
    for (let seed = 0; seed < 40; seed++) {
      const game = new FullGame({ cards, seed, decks: [["Plain", "Plain"], []] });
      game.cast("Bury", 0, game.put("Token"));
      places.add(game.names(game.deck()).indexOf("Token"));
    }
    expect([...places].sort()).toEqual([0, 1, 2]);
  });

  test.each([
    [{ type: "shuffleCard", card: "token" }, "Shuffle a Token into your deck."],
    [
      { type: "shuffleCard", card: "token", count: 2, side: "enemy" },
      "Shuffle two Tokens into your opponent's deck.",
    ],
    [{ type: "shuffleIntoDeck", target: "self" }, "Shuffle this spell into your deck."],
  ])("text of %j", (effect, text) => {
    expect(textOf(spell("Speaker", effect))).toBe(text.replace("Token", "1/1 Token"));
  });
});

describe("a Battlecry with a target only while something holds", () => {
  const cards = [
    minion("Wyrm", { race: "Dragon" }),
    minion("Slayer", {
      race: "Dragon",
      abilities: [
        {
          kind: "battlecryIf",
          condition: { type: "holding", where: DRAGONS },
          effect: hit(anybody, 3),
        },
      ],
    }),
  ];

  test("it takes no target without the condition, for which the card itself does not count", () => {
    const game = new FullGame({ cards });
    const slayer = game.put("Slayer", 0, HAND);
    expect(() => game.play(slayer, { target: game.hero(1) })).toThrow(/target/);
    game.play(slayer);
    expect(game.health(game.hero(1))).toBe(30);
  });

  test("it must have one while the condition holds, and hits twice if Battlecries do", () => {
    const game = new FullGame({ cards: [...cards, minionWith("Brann", multiplier("battlecry"))] });
    game.put("Brann");
    game.put("Wyrm", 0, HAND);
    const slayer = game.put("Slayer", 0, HAND);
    expect(() => game.play(slayer)).toThrow(/target/);
    game.play(slayer, { target: game.hero(1) });
    expect(game.health(game.hero(1))).toBe(24);
  });

  test("text", () => {
    expect(textOf(cards[1]!)).toBe("Battlecry: If you're holding a Dragon, deal 3 damage to a character.");
  });
});

describe("damage to heroes", () => {
  const cards = [
    weapon("Cursed", { abilities: [aura({ type: "heroDamageTimes", times: 2 })] }),
    minionWith("Shell", aura({ type: "heroDamageCap", amount: 1 })),
    minionWith("Guard", aura({ type: "damageRedirect", from: "friendlyHero", to: "self" })),
  ];

  test("it is capped first, then multiplied, and only then taken by somebody else", () => {
    const game = new FullGame({ cards });
    game.equip("Cursed");
    game.hurt(game.hero(0), 4);
    expect(game.health(game.hero(0))).toBe(22);
    game.summon("Shell");
    game.hurt(game.hero(0), 4);
    expect(game.health(game.hero(0))).toBe(20);
    const guard = game.summon("Guard");
    game.hurt(game.hero(0), 4);
    expect([game.health(game.hero(0)), game.damage(guard)]).toEqual([20, 2]);
  });

  test("a hero that has just come is treated as the one before", () => {
    const game = new FullGame({ cards: [...cards, POWER, HERO] });
    game.equip("Cursed");
    const guard = game.summon("Guard");
    const hero = game.becomeHero("Zapper", 0);
    game.hurt(hero, 2);
    expect([game.health(hero), game.damage(guard)]).toEqual([30, 4]);
  });

  test("it is about the own hero alone, and about no minion", () => {
    const game = new FullGame({ cards });
    game.equip("Cursed");
    const plain = game.put("Plain");
    game.hurt(game.hero(1), 4);
    game.hurt(plain, 2);
    expect([game.health(game.hero(1)), game.damage(plain)]).toEqual([26, 2]);
  });

  test.each([
    [{ type: "heroDamageCap", amount: 1 }, "Your hero can only take 1 damage at a time."],
    [{ type: "heroDamageTimes", times: 2 }, "Double all damage dealt to your hero."],
  ])("text of %j", (modifier, text) => {
    expect(textOf(minionWith("Speaker", aura(modifier)))).toBe(text);
  });
});
