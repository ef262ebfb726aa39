/** Attack, Health and keywords by layers: printed, enchantments in order, auras on top (rulebook 11, 4.2, 12). */
import { gameLanguage } from "@course/cards";
import { createDeaths, type EntityId, LimitError, type Player, updateAuras } from "@course/core";
import { damageOf, maxHealthOf } from "@course/damage-pipeline";
import { describe, expect, test } from "vitest";
import { CHARGE, enchantments, expireAtTurnEnd, hasKeyword, TAUNT, updateStatAuras } from "../src/index.ts";
import { ALL_LAYERS, all, chosen, Game, minion, minionWith, on, spell } from "./support.ts";

const LAYERS = [...ALL_LAYERS, gameLanguage, enchantments];
const aura = (modifier: unknown): object => ({ kind: "aura", modifier });
const OTHERS = all("minions", { side: "friendly", where: ["notSelf"] });
const target = chosen(all("minions"));

const CARDS = [
  minionWith("Leader of Raids", aura({ type: "stats", affects: OTHERS, attack: 1 })),
  minionWith("Champion", aura({ type: "stats", affects: OTHERS, attack: 1, health: 1 })),
  minion("Husk", { attack: 1, health: 0 }),
  minionWith(
    "Angry",
    aura({
      type: "stats",
      affects: "self",
      attack: 3,
      while: { type: "is", what: "self", where: ["damaged"] },
    }),
  ),
  minionWith("Bright", aura("attackIsHealth")),
  minionWith(
    "Drummer",
    aura({ type: "stats", affects: all("minions", { side: "friendly" }), keywords: ["charge"] }),
  ),
  minionWith("Hoarder", on("deathrattle", "draw")),
  spell("Kings", { type: "buff", target, attack: 4, health: 4 }),
  spell("Humility", { type: "setStats", target, attack: 1 }),
  spell("Mark", { type: "setStats", target, health: 1 }),
  spell("Equality", { type: "setStats", target: all("minions"), health: 1 }),
  spell("Inner Fire", { type: "setStats", target, attack: { type: "health", of: "chosen" } }),
  spell("Swap", { type: "swapStats", target }),
  spell("Rage", { type: "buff", target, attack: 2, until: "endOfTurn" }),
  spell("Silence", { type: "silence", target }),
  spell("Sheep", { type: "transform", target, into: "token" }),
  spell("Thief", { type: "takeControl", target }),
  spell("Madness", { type: "takeControl", target, until: "endOfTurn" }),
  spell("Last Will", {
    type: "enchant",
    target,
    abilities: [on("deathrattle", { type: "summon", card: "token" })],
  }),
  spell("Wisdom", { type: "enchant", target, abilities: [on("selfDamaged", "draw")] }),
  spell("Wall", { type: "giveKeyword", target, keyword: "taunt" }),
  spell("Rush", { type: "giveKeyword", target, keyword: "charge", until: "endOfTurn" }),
  spell("Gap", { type: "loseKeyword", target: all("minions"), keyword: "taunt" }),
  spell("Mirror", { type: "summonCopy", of: all("minions", { side: "friendly" }) }),
  spell("Mimic", { type: "becomeCopy", target, of: { type: "oldest", of: all("minions") } }),
];

function newGame(decks: [string[], string[]] = [[], []]): Game {
  return new Game({
    cards: CARDS,
    decks,
    layers: LAYERS,
    phaseEnd: [updateStatAuras, createDeaths, updateAuras],
    orders: { damageSteps: [], auraUpdates: [updateStatAuras, updateAuras] },
  });
}

function stats(game: Game, id: EntityId): string {
  return `${game.attack(id)}/${game.health(id)}`;
}

const has = (game: Game, id: EntityId, bit: number) => game.world.read(() => hasKeyword(id, bit));
const endTurn = (game: Game, player: Player) => game.world.edit(() => expireAtTurnEnd(player));

describe("auras about numbers", () => {
  test("come and go with their minion, without an event, and several add up", () => {
    const game = newGame();
    const [plain, first, second] = [
      game.put("Plain"),
      game.put("Leader of Raids"),
      game.put("Leader of Raids"),
    ];
    expect([plain, first, second].map((id) => stats(game, id))).toEqual(["3/5", "2/5", "2/5"]);
    game.perform("destroy", { target: first });
    expect(stats(game, plain)).toBe("2/5");
    expect(game.lines().filter((line) => line.startsWith("StatsChanged"))).toEqual([]);
  });

  test("are looked at before deaths are created: a Husk lives beside a Champion and follows it", () => {
    const game = newGame();
    const champion = game.put("Champion");
    const husk = game.summon("Husk");
    expect(stats(game, husk)).toBe("2/1");
    game.take();
    game.perform("destroy", { target: champion });
    expect(game.take()).toEqual([
      `Destroyed ${champion}`,
      "DeathPhase 1",
      `Destroyed ${husk}`,
      "DeathPhase 2",
    ]);
  });

  test("whose update fails in the middle leave nothing behind for the next one", () => {
    const millions = { type: "times", left: 1_000, right: { type: "times", left: 1_000, right: 240 } };
    const growing = { type: "times", left: { type: "count", of: all("minions") }, right: millions };
    const game = new Game({
      cards: [...CARDS, minionWith("Wild", aura({ type: "stats", affects: OTHERS, attack: growing }))],
      layers: LAYERS,
      phaseEnd: [updateStatAuras, createDeaths, updateAuras],
      orders: { damageSteps: [], auraUpdates: [updateStatAuras, updateAuras] },
    });
    const [plain] = [game.put("Plain"), game.put("Leader of Raids"), game.put("Wild")];
    game.summon("Token");
    expect(stats(game, plain)).toBe("960000002/5");
    expect(() => game.summon("Token")).toThrow(LimitError);
    game.hurt(plain, 1);
    expect(stats(game, plain)).toBe("960000002/4");
  });

  test("are still there in the Death Phase in which their minion died (rulebook 4.3)", () => {
    const game = new Game({
      cards: [
        ...CARDS,
        minionWith("Bomb", on("deathrattle", { type: "damage", target: all("minions"), amount: 2 })),
      ],
      layers: LAYERS,
      phaseEnd: [updateStatAuras, createDeaths, updateAuras],
      orders: { damageSteps: [], auraUpdates: [updateStatAuras, updateAuras] },
    });
    const [champion, bomb, small] = [game.put("Champion"), game.put("Bomb"), game.put("Token")];
    game.cast("Kings", 0, small);
    expect(stats(game, small)).toBe("6/6");
    game.hurt(small, 1);
    game.world.edit(() => {});
    game.perform("destroy", { target: bomb });
    game.perform("destroy", { target: champion });
    expect(stats(game, small)).toBe("5/3");
  });

  test("that end never wound, and those that come bring Health that is full (rulebook 11.2, 11.3)", () => {
    const game = newGame();
    const champion = game.put("Champion");
    const [small, plain] = [game.put("Token"), game.put("Plain")];
    game.hurt(small, 1);
    game.hurt(plain, 2);
    expect([small, plain].map((id) => stats(game, id))).toEqual(["2/1", "2/4"]);
    game.take();
    game.perform("destroy", { target: champion });
    expect([small, plain].map((id) => stats(game, id))).toEqual(["1/1", "1/4"]);
    expect(game.take()).toEqual([`Destroyed ${champion}`, "DeathPhase 1"]);
    game.put("Champion");
    expect([small, plain].map((id) => stats(game, id))).toEqual(["2/2", "2/5"]);
  });

  test("hold only while their condition does: Enrage follows damage and healing", () => {
    const game = newGame();
    const angry = game.put("Angry");
    expect(game.attack(angry)).toBe(1);
    game.hurt(angry, 1);
    expect(game.attack(angry)).toBe(4);
    game.cast("Silence", 0, angry);
    expect(stats(game, angry)).toBe("1/4");
  });

  test("give keywords as they give numbers", () => {
    const game = newGame();
    const [plain, drummer] = [game.put("Plain"), game.put("Drummer")];
    expect(has(game, plain, CHARGE)).toBe(true);
    game.perform("destroy", { target: drummer });
    expect(has(game, plain, CHARGE)).toBe(false);
  });

  test("make Attack equal to Health last of all, until the text is gone (rulebook 21.19)", () => {
    const game = newGame();
    const [bright] = [game.put("Bright"), game.put("Leader of Raids")];
    expect(stats(game, bright)).toBe("5/5");
    game.hurt(bright, 2);
    expect(stats(game, bright)).toBe("3/3");
    game.cast("Silence", 0, bright);
    expect(stats(game, bright)).toBe("2/3");
  });
});

describe("enchantments", () => {
  test("count in the order given, and a set number is a new base under auras", () => {
    const game = newGame();
    const [first, second] = [game.put("Plain"), game.put("Plain")];
    for (const name of ["Kings", "Humility"]) game.cast(name, 0, first);
    for (const name of ["Humility", "Kings"]) game.cast(name, 0, second);
    expect([first, second].map((id) => game.attack(id))).toEqual([1, 5]);
    const leader = game.put("Leader of Raids");
    expect([first, second].map((id) => game.attack(id))).toEqual([2, 6]);
    game.perform("destroy", { target: leader });
    expect([first, second].map((id) => game.attack(id))).toEqual([1, 5]);
  });

  test("stand above the auras only until the next update (rulebook 11.5)", () => {
    const game = newGame();
    const plain = game.put("Plain");
    game.put("Champion");
    game.cast("Equality");
    expect(stats(game, plain)).toBe("2/2");
  });

  test("that set Health make it full; silence brings the old maximum back with as much more (rulebook 11.4)", () => {
    const game = newGame();
    const plain = game.put("Plain");
    game.hurt(plain, 1);
    game.cast("Mark", 0, plain);
    expect(game.health(plain)).toBe(1);
    game.cast("Silence", 0, plain);
    expect(game.health(plain)).toBe(5);
  });

  test("keep the value of the moment: Inner Fire does not follow later damage", () => {
    const game = newGame();
    const plain = game.put("Plain");
    game.cast("Inner Fire", 0, plain);
    game.hurt(plain, 2);
    expect(stats(game, plain)).toBe("5/3");
  });

  test("swap what is found, and silence after damage gives as much as the maximum rises (rulebook 11.7)", () => {
    const game = new Game({
      cards: [...CARDS, minion("Snapjaw", { attack: 2, health: 7 })],
      layers: LAYERS,
      phaseEnd: [updateStatAuras, createDeaths, updateAuras],
      orders: { damageSteps: [] },
    });
    const snapjaw = game.put("Snapjaw");
    game.cast("Swap", 0, snapjaw);
    expect(stats(game, snapjaw)).toBe("7/2");
    game.hurt(snapjaw, 1);
    game.cast("Silence", 0, snapjaw);
    expect(stats(game, snapjaw)).toBe("2/6");
  });

  test("for a turn end as it ends, and only what they gave", () => {
    const game = newGame();
    const plain = game.put("Plain");
    game.cast("Rage", 0, plain);
    game.cast("Kings", 0, plain);
    game.cast("Rush", 0, plain);
    expect([game.attack(plain), has(game, plain, CHARGE)]).toEqual([7, true]);
    endTurn(game, 0);
    expect([game.attack(plain), has(game, plain, CHARGE)]).toEqual([5, false]);
  });

  test("that end under a later set change nothing (rulebook 11.5)", () => {
    const game = newGame();
    const plain = game.put("Plain");
    game.cast("Rage", 0, plain);
    game.cast("Inner Fire", 0, plain);
    expect(game.attack(plain)).toBe(5);
    endTurn(game, 0);
    expect(game.attack(plain)).toBe(5);
  });

  test("that give abilities answer for their host, and belong to who gave them (rulebook 6.12, 7.5)", () => {
    const game = newGame([["Air", "Air"], ["Air"]]);
    const theirs = game.put("Plain", 1);
    game.cast("Wisdom", 0, theirs);
    game.hurt(theirs, 1);
    expect([game.hand(0).length, game.hand(1).length]).toEqual([1, 0]);
    const hoarder = game.put("Hoarder");
    game.cast("Last Will", 0, hoarder);
    game.take();
    game.perform("destroy", { target: hoarder });
    expect(
      game
        .take()
        .filter((line) => /^(Drew|Summoned)/.test(line))
        .map((line) => line.split(" ")[0]),
    ).toEqual(["Drew", "Summoned"]);
  });

  test("that give Deathrattles work for whose minion it was as it died (rulebook 7.7)", () => {
    const game = newGame();
    const theirs = game.put("Plain", 1);
    game.cast("Last Will", 0, theirs);
    game.perform("destroy", { target: theirs });
    expect([game.zone(0).length, game.zone(1).length]).toEqual([0, 1]);
  });

  test("keywords are given and taken; silence takes both", () => {
    const game = newGame();
    const plain = game.put("Plain");
    game.cast("Wall", 0, plain);
    expect(has(game, plain, TAUNT)).toBe(true);
    game.cast("Gap");
    expect(has(game, plain, TAUNT)).toBe(false);
    game.cast("Wall", 0, plain);
    game.cast("Silence", 0, plain);
    expect(has(game, plain, TAUNT)).toBe(false);
  });
});

describe("silence", () => {
  test("takes text and enchantments and leaves damage and what others' auras give", () => {
    const game = newGame([["Air"], []]);
    const [hoarder] = [game.put("Hoarder"), game.put("Champion")];
    game.cast("Kings", 0, hoarder);
    game.cast("Humility", 0, hoarder);
    game.hurt(hoarder, 1);
    game.cast("Silence", 1, hoarder);
    expect(stats(game, hoarder)).toBe("2/6");
    game.perform("destroy", { target: hoarder });
    expect(game.hand(0)).toEqual([]);
  });

  test("of an aura's minion ends the aura at the next update", () => {
    const game = newGame();
    const [plain, champion] = [game.put("Plain"), game.put("Champion")];
    game.cast("Silence", 0, champion);
    expect(stats(game, plain)).toBe("1/5");
  });
});

describe("becoming another card", () => {
  test("leaves no damage, no enchantment, no mark, keeps the place and is the youngest", () => {
    const game = newGame();
    const [plain, other] = [game.put("Hoarder"), game.put("Plain")];
    game.cast("Kings", 0, plain);
    game.hurt(plain, 3);
    game.cast("Sheep", 1, plain);
    expect([stats(game, plain), game.zone()]).toEqual(["1/1", [plain, other]]);
    game.take();
    game.cast("Equality");
    expect(game.take().filter((line) => line.startsWith("StatsChanged"))).toEqual([
      `StatsChanged ${other} 0 -4`,
      `StatsChanged ${plain} 0 0`,
    ]);
  });

  test("a copy has damage and enchantments, and no auras of the original's side (rulebook 12.5)", () => {
    const game = newGame();
    const [original] = [game.put("Plain", 0), game.put("Champion", 0)];
    const [copy, dying] = [game.put("Token", 1), game.put("Token", 1)];
    game.cast("Kings", 0, original);
    game.hurt(original, 4);
    game.cast("Mimic", 1, copy);
    expect([original, copy].map((id) => stats(game, id))).toEqual(["6/6", "5/5"]);
    game.hurt(original, 5);
    game.cast("Mimic", 1, dying);
    expect([stats(game, original), game.zone(1)]).toEqual(["6/1", [copy]]);
  });
});

describe("summoning copies", () => {
  test("brings an exact copy of each, as far as there is room", () => {
    const game = newGame();
    const originals = [game.put("Plain", 1), game.put("Angry", 1)];
    for (let i = 0; i < 3; i++) game.put("Token", 1);
    game.cast("Kings", 1, originals[0]);
    game.hurt(originals[0]!, 2);
    game.cast("Wall", 1, originals[0]);
    game.cast("Mirror", 1);
    const copies = game.zone(1).slice(5);
    expect(copies.map((id) => stats(game, id))).toEqual(originals.map((id) => stats(game, id)));
    expect(copies.map((id) => has(game, id, TAUNT))).toEqual([true, false]);
    expect(game.world.read(() => copies.map(damageOf))).toEqual([2, 0]);
  });
});

describe("control", () => {
  test("moves a minion to the right end of the other board, sick, with its enchantments", () => {
    const game = newGame();
    const theirs = game.put("Plain", 1);
    game.put("Token", 0);
    game.cast("Kings", 1, theirs);
    game.cast("Thief", 0, theirs);
    expect([game.zone(0).at(-1), game.zone(1), stats(game, theirs)]).toEqual([theirs, [], "5/9"]);
  });

  test("for a turn ends by a trigger as the turn ends, or at once by silence (rulebook 8.7.1, 12.1.4)", () => {
    const game = newGame();
    const [first, second] = [game.put("Plain", 1), game.put("Plain", 1)];
    game.cast("Madness", 0, first);
    game.cast("Madness", 0, second);
    game.cast("Silence", 0, first);
    expect([game.zone(0), game.zone(1)]).toEqual([[second], [first]]);
    game.perform("endTurn");
    expect([game.zone(0), game.zone(1)]).toEqual([[], [first, second]]);
  });

  test("with no room destroys the minion, for its old player (rulebook 12.4.4)", () => {
    const game = newGame([[], ["Air"]]);
    for (let i = 0; i < 7; i++) game.put("Token", 0);
    const hoarder = game.put("Hoarder", 1);
    game.cast("Thief", 0, hoarder);
    expect([game.zone(1), game.hand(1).length]).toEqual([[], 1]);
  });
});

test("damage stays what it was through every change of the maximum that does not reach it", () => {
  const game = newGame();
  const plain = game.put("Plain");
  game.hurt(plain, 2);
  game.cast("Kings", 0, plain);
  expect(game.world.read(() => [damageOf(plain), maxHealthOf(plain)])).toEqual([2, 9]);
});
