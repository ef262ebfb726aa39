/** The layer `summoning`: minions come onto boards, cards into hands, from no card. */
import { BOARD, type EntityId, RefusedError, updateAuras } from "@course/core";
import { describe, expect, test } from "vitest";
import { BOARD_LIMIT, hasRoom, summon } from "../src/index.ts";
import { ALL_LAYERS, all, Game, minion, minionWith, multiplier, on, spell } from "./support.ts";

test("a summoned minion stands at the right end, and the log says that it came", () => {
  const game = new Game();
  const [first, second] = [game.summon("Plain"), game.summon("Token")];
  expect(game.log()).toEqual([
    { type: "Summoned", id: first },
    { type: "Summoned", id: second },
  ]);
  expect([game.zone(0), game.zone(1)]).toEqual([[first, second], []]);
});

test("it is its player's, on that player's board", () => {
  const game = new Game();
  const theirs = game.summon("Plain", 1);
  expect([game.zone(0), game.zone(1)]).toEqual([[], [theirs]]);
});

test.each([
  [0, ["new", "a", "b", "c"]],
  [1, ["a", "new", "b", "c"]],
  [2, ["a", "b", "new", "c"]],
  [3, ["a", "b", "c", "new"]],
  [undefined, ["a", "b", "c", "new"]],
])("at %s it stands before the one that stood there", (at, expected) => {
  const game = new Game();
  const names = new Map<EntityId, string>(["a", "b", "c"].map((name) => [game.put("Plain"), name]));
  names.set(game.summon("Token", 0, at), "new");
  expect(game.zone().map((id) => names.get(id))).toEqual(expected);
});

test("a place is a place and no age: whoever comes last is the youngest, wherever it stands", () => {
  const game = new Game({ cards: [spell("Wave", { type: "damage", target: all("minions"), amount: 1 })] });
  const old = game.summon("Plain");
  const young = game.summon("Plain", 0, 0);
  expect(game.zone()).toEqual([young, old]);
  game.take();
  game.cast("Wave");
  expect(game.lines()).toEqual(["SpellCast Wave", `Damaged ${old} 1`, `Damaged ${young} 1`]);
});

describe("a board holds seven", () => {
  const full = (player: 0 | 1 = 0, count: number = BOARD_LIMIT) => {
    const game = new Game({ cards: [spell("More", { type: "summon", card: "token", count: 2 })] });
    for (let i = 0; i < count; i++) game.summon("Plain", player);
    game.take();
    return game;
  };

  test("the eighth is refused, and the other board is another matter", () => {
    expect(BOARD_LIMIT).toBe(7);
    const game = full();
    expect(game.world.read(() => [hasRoom(0), hasRoom(1)])).toEqual([false, true]);
    expect(() => game.summon("Plain")).toThrow(
      new RefusedError("summon: board of player 0 is 7; expected fewer than 7 minions"),
    );
    expect(game.lines()).toEqual([]);
    game.summon("Plain", 1);
    expect([game.zone(0).length, game.zone(1).length]).toEqual([7, 1]);
  });

  test("an effect summons as many as find room, and then nothing", () => {
    const game = full(0, 6);
    game.cast("More");
    expect(game.take()).toEqual(["SpellCast More", `Summoned ${game.zone().at(-1)}`]);
    game.cast("More");
    expect(game.take()).toEqual(["SpellCast More"]);
    expect(game.zone()).toHaveLength(7);
  });

  test("the rule itself makes no minion where there is no room", () => {
    const game = full(1);
    const before = game.zone(1);
    const made = game.world.edit(() => summon(game.world.library.named("Plain")!, 1));
    expect([made, game.zone(1), game.lines()]).toEqual([0, before, []]);
  });

  test("rules may set another limit, and refusals say which", () => {
    const game = new Game({ limits: { board: 2 } });
    game.summon("Plain");
    game.summon("Plain");
    expect(() => game.summon("Plain")).toThrow(
      new RefusedError("summon: board of player 0 is 2; expected fewer than 2 minions"),
    );
    expect(game.zone()).toHaveLength(2);
  });

  test("the mortally wounded still take their place, until they are dead", () => {
    const spite = on("selfDamaged", { type: "summon", card: "token" });
    const game = new Game({ cards: [minionWith("Brood", spite)] });
    for (let i = 0; i < 6; i++) game.put("Plain");
    const brood = game.put("Brood");
    game.hurt(brood, 9);
    expect(game.take()).toEqual([
      ...[`Damaged ${brood} 9`, `Triggered ${brood} selfDamaged`],
      ...[`Destroyed ${brood}`, "DeathPhase 1"],
    ]);
    expect(game.zone()).toHaveLength(6);
  });
});

test("a minion that comes with no Health dies at the end of the Phase", () => {
  const game = new Game({ cards: [minion("Husk", { health: 0 })] });
  const husk = game.summon("Husk");
  expect(game.lines()).toEqual([`Summoned ${husk}`, `Destroyed ${husk}`, "DeathPhase 1"]);
});

test("in a game without deaths it stays", () => {
  const layers = ALL_LAYERS.filter(({ name }) => !["deaths", "deathEffects"].includes(name));
  const game = new Game({ layers, phaseEnd: [updateAuras], cards: [minion("Husk", { health: 0 })] });
  const husk = game.summon("Husk");
  expect([game.lines(), game.zone()]).toEqual([[`Summoned ${husk}`], [husk]]);
});

test("a summon is an event, which whoever listens answers in order of play", () => {
  const game = new Game({ cards: [minionWith("Herald", on("arrival", { type: "gainArmor", amount: 1 }))] });
  const first = game.summon("Herald");
  expect(game.take()).toEqual([`Summoned ${first}`, `Triggered ${first} arrival`, "ArmorGained 0 1"]);
  const second = game.summon("Herald", 1);
  expect(game.take()).toEqual([
    `Summoned ${second}`,
    ...[`Triggered ${first} arrival`, "ArmorGained 0 1"],
    ...[`Triggered ${second} arrival`, "ArmorGained 1 1"],
  ]);
});

describe("auras and a summon", () => {
  const cards = [
    minionWith("Own", on("selfDamaged", { type: "summon", card: "twice" }), on("minionDamaged", "nothing")),
    minionWith("Twice", multiplier("minionDamaged")),
  ];

  test("are updated at once under the switch `aurasFollowSummons`", () => {
    const game = new Game({ cards });
    const own = game.put("Own");
    game.hurt(own, 1);
    expect(game.lines().filter((line) => line.endsWith("minionDamaged"))).toHaveLength(2);
  });

  test("wait for the end of the Phase without it", () => {
    const game = new Game({ cards, switches: {} });
    const own = game.put("Own");
    game.hurt(own, 1);
    expect(game.take().filter((line) => line.endsWith("minionDamaged"))).toHaveLength(1);
    game.hurt(own, 1);
    expect(game.take().filter((line) => line.endsWith("minionDamaged"))).toHaveLength(2);
  });
});

test("a card that is given is in the hand, and nothing is recorded", () => {
  const game = new Game();
  game.perform("give", { card: "Plain", player: 1 });
  game.perform("give", { card: "Air", player: 1 });
  expect(game.hand(1)).toHaveLength(2);
  expect([game.hand(0), game.zone(1, BOARD), game.lines()]).toEqual([[], [], []]);
});
