/** Amounts in the whole game: Spell Damage, doubling, healing that damages, minimum Health (rulebook 10). */
import { describe, expect, test } from "vitest";
import { hearthstone } from "../src/game.ts";
import { FullGame } from "./full.ts";
import { all, chosen, minion, minionWith, on, spell } from "./support.ts";

const damage = (target: unknown, amount: unknown, parts: object = {}) => ({
  type: "damage",
  target,
  amount,
  ...parts,
});
const heal = (target: unknown, amount: unknown) => ({ type: "heal", target, amount });
const aura = (modifier: unknown) => ({ kind: "aura", modifier });
const missiles = {
  type: "repeat",
  times: { type: "withSpellDamage", of: 3 },
  effect: damage(
    { type: "random", from: all("characters", { side: "enemy", where: ["notMortallyWounded"] }) },
    1,
    { fixed: true },
  ),
};

const CARDS = [
  spell("Wave", damage(all("minions", { side: "enemy" }), 1)),
  spell("Missiles", missiles),
  spell("Circle", heal(all("minions"), 4)),
  spell("Touch", heal("friendlyHero", 4)),
  spell("Shock", { type: "sequence", effects: [{ type: "silence", target: chosen(all("minions")) }] }),
  spell("Teach", {
    type: "enchant",
    target: chosen(all("minions")),
    abilities: [{ kind: "keyword", keyword: { type: "spellDamage", amount: 1 } }],
  }),
  spell("Shout", {
    type: "enchant",
    target: "friendlyHero",
    abilities: [aura({ type: "minimumHealth", amount: 1 })],
    until: "endOfTurn",
  }),
  minion("Geomancer", { keywords: [{ type: "spellDamage", amount: 1 }] }),
  minion("Velen", { abilities: [aura("doubleSpells")] }),
  minion("Soulpriest", { abilities: [aura("healingDamages")] }),
  minionWith("Healer", on("battlecry", heal("friendlyHero", 4))),
  minionWith("Archer", on("battlecry", damage("enemyHero", 1))),
];

function setUp(...names: readonly string[]): FullGame {
  const game = new FullGame({ ...hearthstone(), cards: CARDS });
  for (const name of names) game.put(name);
  game.world.clearLog();
  return game;
}

/** What a wave of 1 damage does to a plain minion of the enemy. */
function waveWith(...names: readonly string[]): number {
  const game = setUp(...names);
  const plain = game.put("Plain", 1);
  game.cast("Wave");
  return 5 - game.health(plain);
}

describe("the damage of a spell", () => {
  test.each([
    [[], 1],
    [["Geomancer"], 2],
    [["Geomancer", "Geomancer"], 3],
    [["Velen"], 2],
    [["Geomancer", "Velen"], 4],
  ])("with %j", (names, points) => {
    expect(waveWith(...names)).toBe(points);
  });

  test("is raised once as a number of missiles, each of which deals 1", () => {
    const game = setUp("Geomancer");
    game.cast("Missiles");
    expect(game.lines().filter((line) => line.startsWith("Damaged"))).toEqual(
      Array.from({ length: 4 }, () => `Damaged ${game.heroes[1]} 1`),
    );
  });

  test("is not raised for the other player, nor for a minion's Battlecry", () => {
    const game = setUp("Geomancer");
    const plain = game.put("Plain");
    game.cast("Wave", 1);
    expect(game.health(plain)).toBe(4);
    game.perform("play", { id: game.give("Archer")[0] });
    expect(game.health(game.heroes[1])).toBe(29);
  });

  test("is not raised by the silenced, and is by what an effect gave", () => {
    const game = setUp("Geomancer");
    const [geomancer] = game.zone();
    const plain = game.put("Plain", 1);
    game.cast("Shock", 0, geomancer);
    game.cast("Wave");
    expect(game.health(plain)).toBe(4);
    game.cast("Teach", 0, geomancer);
    game.cast("Wave");
    expect(game.health(plain)).toBe(2);
  });
});

describe("healing", () => {
  test("of spells is doubled, that of minions is not", () => {
    const game = setUp("Velen");
    const [hero] = game.heroes;
    game.hurt(hero, 20);
    game.cast("Touch");
    expect(game.health(hero)).toBe(18);
    game.perform("play", { id: game.give("Healer")[0] });
    expect(game.health(hero)).toBe(22);
  });

  test("is damage under a Soulpriest, of its player alone, with Spell Damage, at full Health too", () => {
    const game = setUp("Soulpriest", "Geomancer");
    const plain = game.put("Plain", 1);
    game.cast("Circle", 1);
    expect(game.health(plain)).toBe(5);
    game.cast("Circle");
    expect(
      game
        .log()
        .filter(({ type }) => type === "Damaged")
        .map(({ amount }) => amount),
    ).toEqual([5, 5, 5]);
  });

  test("of a minion's Battlecry is damage too, without Spell Damage", () => {
    const game = setUp("Soulpriest", "Geomancer");
    game.perform("play", { id: game.give("Healer")[0] });
    expect(game.health(game.heroes[0])).toBe(26);
  });
});

describe("minimum Health", () => {
  test("holds for minions that come later, until it ends, and for no hero", () => {
    const game = setUp("Plain");
    const [early] = game.zone();
    game.cast("Shout");
    const late = game.put("Plain");
    for (const id of [early!, late, game.heroes[0]]) game.hurt(id, 29);
    expect([early!, late, game.heroes[0]].map((id) => game.health(id))).toEqual([1, 1, 1]);
    game.perform("endTurn");
    game.hurt(early!, 1);
    expect(game.zone()).toEqual([late]);
  });

  test("is the owner's alone", () => {
    const game = setUp();
    const plain = game.put("Plain", 1);
    game.cast("Shout");
    game.hurt(plain, 7);
    expect(game.zone(1)).toEqual([]);
  });
});
