/** The layer `combat`: who may attack whom, and what one attack does. */
import { type EntityId, HAND, RefusedError } from "@course/core";
import { describe, expect, test } from "vitest";
import { canAttack } from "../src/index.ts";
import { all, everythingOf, Game, minion, minionWith, on, spell } from "./support.ts";

const gain = (amount: number) => ({ type: "gainArmor", amount });
const CARDS = [
  minion("Fighter", { attack: 3 }),
  minion("Wall", { attack: 0, keywords: ["taunt"] }),
  minion("Fast", { attack: 2, keywords: ["charge"] }),
  minion("Wind", { attack: 2, keywords: ["windfury"] }),
  minion("Bound", { attack: 2, keywords: ["cantAttack", "charge"] }),
  minionWith("Own", on("selfDamaged", gain(1))),
];
const newGame = () => new Game({ cards: CARDS });
const attack = (game: Game, attacker: unknown, defender: unknown) =>
  game.perform("attack", { attacker, defender });
const can = (game: Game, attacker: EntityId, defender?: EntityId) =>
  game.world.read(() => canAttack(attacker, defender));

describe("an attack", () => {
  test("is one Sequence: it begins, both are hit, the defender's damage first, and then the dead go", () => {
    const game = newGame();
    const defender = game.put("Fighter", 1); // Older, and hit first because it defends.
    const attacker = game.put("Fighter");
    attack(game, attacker, defender);
    expect(game.log()).toEqual([
      { type: "Attacked", attacker, defender },
      { type: "Damaged", target: defender, amount: 3 },
      { type: "Damaged", target: attacker, amount: 3 },
    ]);
    expect([game.health(attacker), game.health(defender)]).toEqual([2, 2]);
  });

  test("the defender's damage comes first also when the attacker is older", () => {
    const game = newGame();
    const [attacker, defender] = [game.put("Own"), game.put("Own", 1)];
    attack(game, attacker, defender);
    expect(game.lines()).toEqual([
      `Attacked ${attacker} ${defender}`,
      ...[`Damaged ${defender} 1`, `Damaged ${attacker} 1`],
      ...[`Triggered ${defender} selfDamaged`, "ArmorGained 1 1"],
      ...[`Triggered ${attacker} selfDamaged`, "ArmorGained 0 1"],
    ]);
  });

  test("kills both if both have had enough", () => {
    const game = new Game({ cards: [minion("Brute", { attack: 9 })] });
    const [attacker, defender] = [game.put("Brute"), game.put("Brute", 1)];
    attack(game, attacker, defender);
    expect(game.lines().slice(3)).toEqual([`Destroyed ${attacker}`, `Destroyed ${defender}`, "DeathPhase 1"]);
  });

  test("of a hero is a blow that nobody returns, and so is that of one without Attack", () => {
    const game = newGame();
    const attacker = game.put("Fighter");
    const wall = game.put("Wall", 1);
    attack(game, attacker, wall);
    expect(game.take()).toEqual([`Attacked ${attacker} ${wall}`, `Damaged ${wall} 3`]);
    game.hurt(wall, 9);
    game.perform("endTurn");
    game.perform("endTurn");
    game.take();
    attack(game, attacker, game.heroes[1]);
    expect(game.lines()).toEqual([`Attacked ${attacker} ${game.heroes[1]}`, `Damaged ${game.heroes[1]} 3`]);
  });
});

test("a hero with Attack strikes when it attacks, and not when it is attacked", () => {
  const arm = spell("Arm", { type: "buff", target: all("heroes"), attack: 2 });
  const game = new Game({ cards: [...CARDS, arm] });
  game.cast("Arm");
  const attacker = game.put("Fighter");
  const [hero, other] = game.heroes;
  game.take();
  attack(game, attacker, other);
  attack(game, hero, other);
  expect(game.lines()).toEqual([
    ...[`Attacked ${attacker} ${other}`, `Damaged ${other} 3`],
    ...[`Attacked ${hero} ${other}`, `Damaged ${other} 2`],
  ]);
});

describe("who may attack", () => {
  test("a minion that was there before this turn; not one that has come in it, unless it has Charge", () => {
    const game = newGame();
    const there = game.put("Fighter");
    const [summoned, fast] = [game.summon("Fighter"), game.summon("Fast")];
    const played = game.put("Fighter", 0, HAND);
    game.play(played);
    const answers = () => [there, summoned, fast, played].map((id) => can(game, id));
    expect(answers()).toEqual([true, false, true, false]);
    game.perform("endTurn");
    expect(answers()).toEqual([false, false, false, false]);
    game.perform("endTurn");
    expect(answers()).toEqual([true, true, true, true]);
  });

  test("once a turn, and twice with Windfury", () => {
    const game = newGame();
    const [once, twice] = [game.put("Fighter"), game.put("Wind")];
    const target = game.heroes[1];
    for (const id of [once, twice, twice]) attack(game, id, target);
    for (const id of [once, twice]) {
      expect(can(game, id)).toBe(false);
      expect(() => attack(game, id, target)).toThrow(
        new RefusedError(`attack: attacker is ${id}; expected a character that can attack now`),
      );
    }
    game.perform("endTurn");
    game.perform("endTurn");
    expect([can(game, once), can(game, twice)]).toEqual([true, true]);
  });

  test("not one that can't attack, nor one without Attack, nor the other player's, nor one in hand", () => {
    const game = newGame();
    const ids = [game.put("Bound"), game.put("Wall"), game.put("Fighter", 1), game.put("Fighter", 0, HAND)];
    expect(ids.map((id) => can(game, id))).toEqual([false, false, false, false]);
    expect([can(game, game.heroes[0]), can(game, game.heroes[1])]).toEqual([false, false]);
  });
});

describe("who may be attacked", () => {
  test("every enemy, and no friend", () => {
    const game = newGame();
    const attacker = game.put("Fighter");
    const [friend, enemy] = [game.put("Fighter"), game.put("Fighter", 1)];
    expect([enemy, game.heroes[1]].map((id) => can(game, attacker, id))).toEqual([true, true]);
    expect([friend, attacker, game.heroes[0]].map((id) => can(game, attacker, id))).toEqual([
      false,
      false,
      false,
    ]);
  });

  test("only those with Taunt, while there is one", () => {
    const game = newGame();
    const attacker = game.put("Fighter");
    const enemy = game.put("Fighter", 1);
    const [wall, other] = [game.put("Wall", 1), game.put("Wall", 1)];
    const answers = () => [enemy, wall, other, game.heroes[1]].map((id) => can(game, attacker, id));
    expect(answers()).toEqual([false, true, true, false]);
    game.hurt(wall, 5);
    expect(answers()).toEqual([false, false, true, false]);
    game.hurt(other, 5);
    expect(answers()).toEqual([true, false, false, true]);
  });

  test("one's own Taunt guards nobody from oneself", () => {
    const game = newGame();
    const attacker = game.put("Fighter");
    game.put("Wall");
    expect(can(game, attacker, game.heroes[1])).toBe(true);
  });
});

test("what is refused is refused without a trace", () => {
  const game = newGame();
  const [attacker, friend, enemy] = [game.put("Fighter"), game.put("Fighter"), game.put("Fighter", 1)];
  const inHand = game.put("Fighter", 0, HAND);
  const entity = "expected the id of an entity of this game";
  const character = "expected a minion or a hero in play";
  const cases: readonly (readonly [unknown, unknown, string])[] = [
    [99, enemy, `attacker is 99; ${entity}`],
    ["1", enemy, `attacker is "1"; ${entity}`],
    [inHand, enemy, `attacker is ${inHand}; ${character}`],
    [attacker, 0, `defender is 0; ${entity}`],
    [attacker, undefined, `defender is undefined; ${entity}`],
    [attacker, inHand, `defender is ${inHand}; ${character}`],
    [enemy, attacker, `attacker is ${enemy}; expected a character that can attack now`],
    [attacker, friend, `defender is ${friend}; expected an enemy that may be attacked`],
    [attacker, attacker, `defender is ${attacker}; expected an enemy that may be attacked`],
  ];
  for (const [from, to, message] of cases) {
    const before = everythingOf(game.world);
    expect(() => attack(game, from, to)).toThrow(new RefusedError(`attack: ${message}`));
    expect(everythingOf(game.world)).toEqual(before);
  }
  attack(game, attacker, enemy);
  expect(game.lines()).toHaveLength(3);
});
