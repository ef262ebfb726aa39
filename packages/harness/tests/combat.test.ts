/** Combat and turns on the kernel: layers on top of the ready stage, and the contract's calls for them. */
import { combat, combatKeywords, turns } from "@course/rules-hs";
import { expect, test } from "vitest";
import { defaultStage, extendStage, type NewGame } from "../src/index.ts";

const minion = (id: string, name: string, attack: number, health: number, more: object = {}) => ({
  ...{ id, name, type: "minion", cost: 1, attack, health },
  ...more,
});

const CARDS = [
  minion("test-wolf", "Test Wolf", 3, 2),
  minion("test-wall", "Test Wall", 1, 6, { keywords: ["taunt"] }),
  minion("test-boar", "Test Boar", 1, 1, { keywords: ["charge", "windfury"] }),
  minion("test-watcher", "Test Watcher", 4, 5, { keywords: ["charge", "cantAttack"] }),
  minion("test-idol", "Test Idol", 0, 4),
  minion("test-brawler", "Test Brawler", 2, 3, {
    abilities: [{ kind: "trigger", on: "selfDamaged", effect: { type: "buff", target: "self", attack: 2 } }],
  }),
  minion("test-bell", "Test Bell", 1, 4, {
    abilities: [{ kind: "trigger", on: "endOfTurn", effect: { type: "gainArmor", amount: 1 } }],
  }),
];

const newGame: NewGame = extendStage(defaultStage(), {
  layers: [turns, combatKeywords, combat],
  packs: [CARDS],
}).newGame;

/** A game in which the minions of both sides have been there since an earlier turn, and player 0 is to move. */
function boards(mine: readonly string[], theirs: readonly string[]) {
  const game = newGame();
  const ids = [mine.map((name) => game.summon(name, 0)), theirs.map((name) => game.summon(name, 1))] as const;
  game.endTurn();
  game.endTurn();
  game.clearLog();
  return { game, mine: ids[0], theirs: ids[1] };
}

test("both are hit before anything answers, the defender's Damage Event first", () => {
  const { game, mine, theirs } = boards(["Test Brawler"], ["Test Brawler"]);
  const [attacker = 0, defender = 0] = [mine[0], theirs[0]];
  game.orderAttack(attacker, defender);
  // The attacker is older, and its trigger still comes second.
  expect(game.log()).toEqual([
    { type: "Attacked", attacker, defender },
    { type: "Damaged", target: defender, amount: 2 },
    { type: "Damaged", target: attacker, amount: 2 },
    { type: "Triggered", source: defender, trigger: "selfDamaged" },
    { type: "StatsChanged", id: defender, attack: 2, health: 0 },
    { type: "Triggered", source: attacker, trigger: "selfDamaged" },
    { type: "StatsChanged", id: attacker, attack: 2, health: 0 },
  ]);
  expect([game.health(attacker), game.health(defender)]).toEqual([1, 1]);
});

test("two that kill each other die in one step", () => {
  const { game, mine, theirs } = boards(["Test Wolf"], ["Test Wolf"]);
  game.orderAttack(mine[0] as number, theirs[0] as number);
  expect(game.log().slice(3)).toEqual([
    { type: "Destroyed", id: mine[0] },
    { type: "Destroyed", id: theirs[0] },
    { type: "DeathPhase", round: 1 },
  ]);
});

test("a hero that is attacked deals nothing back", () => {
  const { game, mine } = boards(["Test Wolf"], []);
  game.orderAttack(mine[0] as number, game.hero(1));
  expect([game.health(game.hero(1)), game.health(mine[0] as number)]).toEqual([27, 2]);
});

test("Taunt keeps everybody else from being attacked", () => {
  const { game, mine, theirs } = boards(["Test Wolf"], ["Test Wall", "Test Idol"]);
  const [wolf = 0, wall = 0, idol = 0] = [mine[0], ...theirs];
  expect([wall, idol, game.hero(1)].map((id) => game.canAttack(wolf, id))).toEqual([true, false, false]);
  const before = game.log();
  expect(() => game.orderAttack(wolf, idol)).toThrow(
    `attack: defender is ${idol}; expected an enemy that may be attacked`,
  );
  expect(game.log()).toEqual(before);
});

test("a minion that has just come cannot attack, unless it has Charge", () => {
  const game = newGame();
  const [wolf, boar] = [game.summon("Test Wolf", 0), game.summon("Test Boar", 0)];
  expect([game.canAttack(wolf), game.canAttack(boar)]).toEqual([false, true]);
  game.endTurn();
  expect([game.canAttack(wolf), game.canAttack(boar)]).toEqual([false, false]); // It is the other player's turn.
  game.endTurn();
  expect([game.canAttack(wolf), game.canAttack(boar)]).toEqual([true, true]);
});

test("once a turn, and twice with Windfury", () => {
  const { game, mine } = boards(["Test Wolf", "Test Boar"], []);
  const [wolf = 0, boar = 0] = mine;
  const attacks = (id: number) => {
    let count = 0;
    while (game.canAttack(id) && count < 5) {
      game.orderAttack(id, game.hero(1));
      count++;
    }
    return count;
  };
  expect([attacks(wolf), attacks(boar)]).toEqual([1, 2]);
});

test("without Attack, or when it cannot attack at all, nobody attacks", () => {
  const { game, mine, theirs } = boards(["Test Idol", "Test Watcher"], ["Test Wolf"]);
  for (const id of mine) {
    expect(game.canAttack(id)).toBe(false);
    expect(() => game.orderAttack(id, theirs[0] as number)).toThrow(/^attack: attacker is \d+; expected/);
  }
});

test("the end of the turn is its player's alone, and the next turn is the other player's", () => {
  const { game, mine, theirs } = boards(["Test Bell"], ["Test Bell"]);
  game.endTurn();
  expect(game.log()).toEqual([
    { type: "TurnEnded", player: 0 },
    { type: "Triggered", source: mine[0], trigger: "endOfTurn" },
    { type: "ArmorGained", player: 0, amount: 1 },
    { type: "TurnStarted", player: 1 },
  ]);
  game.clearLog();
  game.endTurn();
  expect(game.log()[1]).toEqual({ type: "Triggered", source: theirs[0], trigger: "endOfTurn" });
});

test("Drakkari Enchanter's data goes live: end of turn effects resolve twice", () => {
  const { game } = boards(["Test Bell", "Drakkari Enchanter"], []);
  game.endTurn();
  expect(game.armor(0)).toBe(4); // Two at the end of each of the two turns.
});
