/** Keywords that hide from targeting, and the one that comes with a trigger (rulebook 13.5, 13.11, 16.1). */
import { describe, expect, test } from "vitest";
import { DIVINE_SHIELD, POISONOUS, STEALTH } from "../src/index.ts";
import { FullGame } from "./full.ts";
import { all, chosen, minion, spell } from "./support.ts";

const target = chosen(all("minions"));

const CARDS = [
  minion("Panther", { keywords: ["stealth"] }),
  minion("Faerie", { keywords: ["elusive"] }),
  minion("Cobra", { keywords: ["poisonous"] }),
  minion("Also Cobra", { abilities: [{ kind: "keyword", keyword: "poisonous" }] }),
  spell("Bolt", { type: "damage", target, amount: 1 }),
  spell("Venom", { type: "giveKeyword", target, keyword: "poisonous" }),
  spell("Short Venom", { type: "giveKeyword", target, keyword: "poisonous", until: "endOfTurn" }),
  spell("Snake Skin", { type: "enchant", target, attack: 1, keywords: ["poisonous"] }),
  spell("Antidote", { type: "loseKeyword", target, keyword: "poisonous" }),
  spell("Silence", { type: "silence", target }),
];

const newGame = (): FullGame => new FullGame({ cards: CARDS });

describe("stealth", () => {
  test("hides from the enemy's attacks and targets, not from its own player's", () => {
    const game = newGame();
    const [hidden, enemy] = [game.put("Panther", 1), game.put("Plain")];
    expect(game.canAttack(enemy, hidden)).toBe(false);
    expect(() => game.cast("Bolt", 0, hidden)).toThrow();
    game.cast("Bolt", 1, hidden);
    expect(game.health(hidden)).toBe(4);
  });

  test("is lost by attacking", () => {
    const game = newGame();
    const [hidden, enemy] = [game.put("Panther"), game.put("Plain", 1)];
    game.attacks(hidden, enemy);
    expect(game.has(hidden, STEALTH)).toBe(false);
  });
});

test("who can't be targeted by spells can't by either side, and can be attacked", () => {
  const game = newGame();
  const [faerie, enemy] = [game.put("Faerie", 1), game.put("Plain")];
  expect(() => game.cast("Bolt", 0, faerie)).toThrow();
  expect(() => game.cast("Bolt", 1, faerie)).toThrow();
  expect(game.canAttack(enemy, faerie)).toBe(true);
});

describe("poisonous", () => {
  test.each(["Cobra", "Also Cobra"])("destroys the minion that %s damages", (name) => {
    const game = newGame();
    const [cobra, enemy] = [game.put(name), game.put("Plain", 1)];
    expect(game.has(cobra, POISONOUS)).toBe(true);
    game.attacks(cobra, enemy);
    expect(game.zone(1)).toEqual([]);
    expect(game.zone(0)).toEqual([cobra]);
  });

  test("does nothing to heroes, nor through a Divine Shield", () => {
    const game = newGame();
    const [cobra, other, enemy] = [game.put("Cobra"), game.put("Cobra"), game.put("Plain", 1)];
    game.attacks(cobra, game.hero(1));
    game.gain(enemy, DIVINE_SHIELD);
    game.attacks(other, enemy);
    expect(game.zone(1)).toEqual([enemy]);
    expect(game.health(game.hero(1))).toBe(29);
  });

  test.each(["Antidote", "Silence"])("ends by %s", (name) => {
    const game = newGame();
    const [cobra, enemy] = [game.put("Cobra"), game.put("Plain", 1)];
    game.cast(name, 0, cobra);
    game.attacks(cobra, enemy);
    expect(game.zone(1)).toEqual([enemy]);
  });

  test.each(["Venom", "Short Venom", "Snake Skin"])("works where %s has given it", (name) => {
    const game = newGame();
    const [plain, enemy] = [game.put("Plain"), game.put("Plain", 1)];
    game.cast(name, 0, plain);
    game.attacks(plain, enemy);
    expect(game.zone(1)).toEqual([]);
  });
});
