/** Spells in the whole game: their Phases, what answers them, and what they may be aimed at (rulebook 8.1, 16). */
import { beforeAll, describe, expect, test } from "vitest";
import { hearthstone } from "../src/game.ts";
import { ELUSIVE, gainKeywords, IMMUNE, STEALTH } from "../src/index.ts";
import { FullGame } from "./full.ts";
import { all, chosen, minionWith, on, spell } from "./support.ts";

const damage = (target: unknown, amount: unknown, parts: object = {}) => ({
  type: "damage",
  target,
  amount,
  ...parts,
});
const gain = (amount: unknown) => ({ type: "gainArmor", amount });
const minions = all("minions");

const CARDS = [
  spell("Bolt", damage(chosen(minions), 3)),
  spell("Wave", damage(minions, 1)),
  spell("Rest", gain(1)),
  {
    ...spell("Wolves", { type: "summon", card: "token", count: 2 }),
    abilities: [{ kind: "requires", condition: "room" }],
  },
  minionWith("Wyrm", on({ type: "spellCast", side: "friendly" }, gain(1))),
  minionWith("Adventurer", on({ type: "cardPlayed", side: "friendly" }, gain(2))),
  minionWith("Pyromancer", on({ type: "afterSpell", side: "friendly" }, damage(minions, 1))),
  minionWith("Teacher", on({ type: "spellCast", side: "friendly" }, { type: "summon", card: "token" })),
  minionWith("Counter", on({ type: "spellCast", side: "enemy" }, "counter")),
  minionWith("Bender", on({ type: "spellTargets", side: "enemy" }, { type: "redirectSpell", to: "self" })),
];

function setUp(): FullGame {
  return new FullGame({ ...hearthstone(), cards: CARDS });
}

function play(game: FullGame, name: string, parts: object = {}): void {
  const [id] = game.give(name);
  game.world.clearLog();
  game.perform("play", { id, ...parts });
}

describe("the Phases of a spell", () => {
  test("a token that answers the cast is there before the text", () => {
    const game = setUp();
    const teacher = game.put("Teacher");
    play(game, "Wave");
    const [, token] = game.graveyard();
    expect(game.lines().filter((line) => !line.startsWith("Mana"))).toEqual([
      "SpellCast Wave",
      `Triggered ${teacher} spellCast`,
      `Summoned ${token}`,
      ...[`Damaged ${teacher} 1`, `Damaged ${token} 1`],
      ...[`Destroyed ${token}`, "DeathPhase 1"],
    ]);
  });

  test("whoever answers a played card and whoever answers a cast spell share a Queue", () => {
    const game = setUp();
    const [adventurer, wyrm] = [game.put("Adventurer"), game.put("Wyrm")];
    play(game, "Rest");
    const triggered = game.lines().filter((line) => line.startsWith("Triggered"));
    expect(triggered).toEqual([`Triggered ${adventurer} cardPlayed`, `Triggered ${wyrm} spellCast`]);
  });

  test("a spell from no hand is cast, not played", () => {
    const game = setUp();
    game.put("Adventurer");
    game.put("Wyrm");
    game.cast("Rest");
    expect(game.lines().filter((line) => line.startsWith("ArmorGained"))).toEqual([
      "ArmorGained 0 1",
      "ArmorGained 0 1",
    ]);
  });

  test("what comes after a spell comes after its deaths", () => {
    const game = setUp();
    const [pyromancer, token] = [game.put("Pyromancer"), game.put("Token")];
    play(game, "Wave");
    const lines = game.lines();
    expect(lines.indexOf(`Destroyed ${token}`)).toBeLessThan(
      lines.indexOf(`Triggered ${pyromancer} afterSpell`),
    );
  });

  test("a countered spell does nothing, and nothing comes after it", () => {
    const game = setUp();
    game.put("Pyromancer");
    const counter = game.put("Counter", 1);
    play(game, "Wave");
    expect(game.lines().filter((line) => !line.startsWith("Mana"))).toEqual([
      "SpellCast Wave",
      `Triggered ${counter} spellCast`,
    ]);
  });

  test("a spell may get another target, not tested again", () => {
    const game = setUp();
    const [plain, bender] = [game.put("Plain", 1), game.put("Bender", 1)];
    play(game, "Bolt", { target: plain });
    expect([game.health(plain), game.health(bender)]).toEqual([5, 2]);
  });
});

describe("a target", () => {
  let game: FullGame;
  beforeAll(() => {
    game = setUp();
  });
  const mayHit = (player: 0 | 1, keyword: number) => {
    const target = game.put("Plain", player);
    game.world.edit(() => gainKeywords(target, keyword));
    try {
      game.world.clone().perform({ type: "cast", card: "Bolt", player: 0, target });
      return true;
    } catch {
      return false;
    }
  };

  test.each([
    ["in Stealth", STEALTH, true, false],
    ["Immune", IMMUNE, true, false],
    ["elusive", ELUSIVE, false, false],
    ["plain", 0, true, true],
  ])("%s", (_, keyword, own, enemy) => {
    expect([mayHit(0, keyword), mayHit(1, keyword)]).toEqual([own, enemy]);
  });
});

describe("a spell is refused", () => {
  test("without any target that it may have", () => {
    const game = setUp();
    const [id] = game.give("Bolt");
    expect(() => game.perform("play", { id })).toThrow('expected a target that "Bolt" may have (0 in play)');
  });

  test("that requires something, while that does not hold", () => {
    const game = setUp();
    for (let i = 0; i < 7; i++) game.put("Plain");
    expect(() => game.cast("Wolves")).toThrow("expected a card whose requirements are met");
  });
});
