/** Secrets: when they are active, what reveals them, and what keeps them hidden (rulebook 15). */
import { GRAVEYARD, SECRET } from "@course/core";
import { describe, expect, test } from "vitest";
import { hearthstone } from "../src/game.ts";
import { FullGame } from "./full.ts";
import { all, chosen, minion, minionWith, on, spell } from "./support.ts";

const damage = (target: unknown, amount: unknown) => ({ type: "damage", target, amount });
const gain = (amount: unknown) => ({ type: "gainArmor", amount });

function secret(name: string, trigger: unknown, effect: unknown, parts: object = {}): object {
  const id = name.toLowerCase().replaceAll(" ", "-");
  return { id, name, type: "spell", abilities: [{ kind: "secret", on: trigger, effect, ...parts }] };
}

const enemySpell = { type: "spellCast", side: "enemy" };
const CARDS = [
  secret("Counterspell", enemySpell, "counter"),
  secret(
    "Spellbender",
    { type: "spellTargets", side: "enemy", where: [{ type: "keyword", has: "taunt" }] },
    {
      type: "sequence",
      effects: [
        { type: "summon", card: "token" },
        { type: "redirectSpell", to: "it" },
      ],
    },
    { condition: "room" },
  ),
  secret("Snipe", { type: "afterMinionPlayed", side: "enemy" }, damage("eventSubject", 4), {
    condition: { type: "is", what: "eventSubject", where: ["notMortallyWounded"] },
  }),
  secret("Twin Snipe", { type: "afterMinionPlayed", side: "enemy" }, damage("eventSubject", 4), {
    needs: { type: "is", what: "eventSubject", where: ["notMortallyWounded"] },
  }),
  secret("Ice Block", "fatalDamage", {
    type: "giveKeyword",
    target: "friendlyHero",
    keyword: "immune",
    until: "endOfTurn",
  }),
  secret(
    "Freezing Trap",
    { type: "attacks", side: "enemy", of: "minions" },
    { type: "returnToHand", target: "attacker" },
  ),
  secret("Revenge", { type: "heroDamaged", side: "friendly" }, damage("enemyHero", "eventAmount")),
  secret("Barrier", { type: "attacks", side: "enemy", target: "heroes", targetSide: "friendly" }, gain(8)),
  secret("Early", { type: "minionDied", side: "friendly" }, gain(1), { last: true }),
  secret("Late", { type: "minionDied", side: "friendly" }, gain(2)),
  spell("Bolt", damage(chosen(all("minions")), 3)),
  spell("Rest", gain(1)),
  spell("Flare", { type: "destroy", target: all("secrets", { side: "enemy" }) }),
  minion("Wall", { keywords: ["taunt"] }),
  minionWith("Bow", on({ type: "secretRevealed", side: "friendly" }, gain(1))),
  minionWith("Keeper", on("secretPlayed", gain(1))),
  minionWith("Bodyguard", {
    kind: "aura",
    modifier: { type: "damageRedirect", from: "friendlyHero", to: "self" },
  }),
];

/** Player 0 is active; what player 1 has in the Secret zone waits. */
function setUp(...names: readonly string[]): FullGame {
  const game = new FullGame({ ...hearthstone(), cards: CARDS });
  for (const name of names) game.put(name, 1, SECRET);
  game.world.clearLog();
  return game;
}

const hidden = (game: FullGame, player: 0 | 1 = 1) => game.names(game.zone(player, SECRET));
const play = (game: FullGame, name: string, parts: object = {}) =>
  game.perform("play", { id: game.give(name)[0], ...parts });

describe("playing a Secret", () => {
  test("puts it into its zone, cast like any spell", () => {
    const game = setUp();
    game.put("Keeper");
    play(game, "Snipe");
    expect(hidden(game, 0)).toEqual(["Snipe"]);
    expect(game.lines()).toContain("ArmorGained 0 1");
  });

  test("is refused for one that is active already, and for a sixth", () => {
    const game = setUp();
    play(game, "Snipe");
    expect(() => play(game, "Snipe")).toThrow("expected a Secret that is not active");
    for (const name of ["Counterspell", "Spellbender", "Early", "Late"]) game.put(name, 0, SECRET);
    expect(() => play(game, "Ice Block")).toThrow("fewer than five");
  });

  test("that is countered is spent", () => {
    const game = setUp("Counterspell");
    play(game, "Snipe");
    expect([hidden(game, 0), hidden(game)]).toEqual([[], []]);
  });
});

describe("a Secret", () => {
  test("answers in the opponent's turn only", () => {
    const game = setUp();
    game.put("Counterspell", 0, SECRET);
    game.cast("Rest", 1);
    expect(hidden(game, 0)).toEqual(["Counterspell"]);
    game.setActive(1);
    game.cast("Rest", 1);
    expect(hidden(game, 0)).toEqual([]);
    expect(game.names(game.graveyard(0))).toEqual(["Counterspell"]);
  });

  test("is revealed before its effect, and whoever answers that does", () => {
    const game = setUp("Snipe");
    const bow = game.put("Bow", 1);
    const [snipe] = game.zone(1, SECRET);
    game.world.clearLog();
    play(game, "Plain");
    const [plain] = game.zone();
    const lines = game.lines();
    expect(lines.slice(lines.indexOf(`Triggered ${snipe} secret`))).toEqual([
      `Triggered ${snipe} secret`,
      `SecretRevealed ${snipe}`,
      ...[`Triggered ${bow} secretRevealed`, "ArmorGained 1 1"],
      `Damaged ${plain} 4`,
    ]);
  });

  test("answers to the kind of subject that its trigger names, and to no other", () => {
    const game = setUp("Revenge");
    const wall = game.put("Wall", 1);
    game.cast("Bolt", 0, wall);
    expect(hidden(game)).toEqual(["Revenge"]);
    game.perform("dealDamage", { target: game.heroes[1], amount: 2 });
    expect([hidden(game), game.health(game.heroes[0])]).toEqual([[], 28]);
  });

  test("that finds its subject mortally wounded stays hidden", () => {
    const game = setUp("Snipe", "Twin Snipe");
    game.perform("play", { id: game.give("Token")[0] });
    expect(hidden(game)).toEqual(["Twin Snipe"]);
  });

  test.each([
    [["Freezing Trap", "Barrier"], ["Barrier"]],
    [["Barrier", "Freezing Trap"], []],
  ])("that finds the attacker gone stays hidden: %j", (names, left) => {
    const game = setUp(...names);
    game.attacks(game.put("Plain"), game.heroes[1]);
    expect([hidden(game), game.health(game.heroes[1])]).toEqual([left, 30]);
  });

  test("gives a spell a new target, if there is room", () => {
    const game = setUp("Spellbender");
    const wall = game.put("Wall", 1);
    for (let i = 0; i < 6; i++) game.put("Plain", 1);
    play(game, "Bolt", { target: wall });
    expect([game.health(wall), hidden(game)]).toEqual([2, ["Spellbender"]]);
    const [, plain] = game.zone(1);
    game.hurt(plain!, 5);
    play(game, "Bolt", { target: wall });
    expect([game.health(wall), hidden(game)]).toEqual([2, []]);
    expect(game.names(game.graveyard(1))).toEqual(["Plain", "Spellbender", "Token"]);
  });

  test("may come after all others of its Queue", () => {
    const game = setUp("Early", "Late");
    const token = game.put("Token", 1);
    game.hurt(token, 1);
    expect(game.lines().filter((line) => line.startsWith("Armor"))).toEqual([
      "ArmorGained 1 2",
      "ArmorGained 1 1",
    ]);
  });

  test("is destroyed at once", () => {
    const game = setUp("Snipe", "Late");
    play(game, "Flare");
    expect([hidden(game), game.zone(1, GRAVEYARD).length]).toEqual([[], 2]);
  });
});

describe("fatal damage", () => {
  test("is prevented whole, Armor untouched, and the hero is Immune until the turn ends", () => {
    const game = setUp("Ice Block");
    const hero = game.heroes[1];
    game.perform("gainArmor", { player: 1, amount: 5 });
    game.hurt(hero, 40);
    expect([game.health(hero), game.armor(hero), hidden(game)]).toEqual([30, 5, []]);
    game.hurt(hero, 40);
    expect(game.health(hero)).toBe(30);
    game.endTurn();
    game.hurt(hero, 10);
    expect(game.health(hero)).toBe(24); // One point of Armor went to fatigue.
  });

  test("is not what Armor absorbs, nor what leaves Health", () => {
    const game = setUp("Ice Block");
    const hero = game.heroes[1];
    game.perform("gainArmor", { player: 1, amount: 5 });
    game.hurt(hero, 34);
    expect([game.health(hero), hidden(game)]).toEqual([1, ["Ice Block"]]);
  });

  test.each<[order: string, secretFirst: boolean, left: number, secrets: string[]]>([
    ["an older Secret", true, 5, []],
    ["an older minion", false, -25, ["Ice Block"]],
  ])("that a minion would take goes by the order of play: %s is first", (_, secretFirst, left, secrets) => {
    const game = setUp(...(secretFirst ? ["Ice Block"] : []));
    const guard = game.summon("Bodyguard", 1);
    if (!secretFirst) game.put("Ice Block", 1, SECRET);
    game.hurt(game.heroes[1], 30);
    expect([game.health(game.heroes[1]), game.health(guard), hidden(game)]).toEqual([30, left, secrets]);
  });

  test("in the owner's own turn is not prevented", () => {
    const game = setUp("Ice Block");
    game.setActive(1);
    game.hurt(game.heroes[1], 30);
    expect(game.winner()).toBe(0);
  });
});
