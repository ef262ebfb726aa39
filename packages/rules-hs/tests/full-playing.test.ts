/** Cards played in full: who may play what, and the Phases of minions, weapons and spells (rulebook 8.1 to 8.3, 8.8, 9.5). */
import { describe, expect, test } from "vitest";
import { FullGame, weapon } from "./full.ts";
import { all, chosen, minion, minionWith, on, spell } from "./support.ts";

const token = (parts: object = {}): object => ({ type: "summon", card: "token", ...parts });
const hit = (target: unknown, amount: number): object => ({ type: "damage", target, amount });
const EACH = all("characters");

const CARDS = [
  minion("Dear", { cost: 7 }),
  minion("Tiny", { attack: 1, health: 1 }),
  minionWith(
    "Adventurer",
    on({ type: "cardPlayed", side: "friendly" }, { type: "buff", target: "self", attack: 1, health: 1 }),
  ),
  minionWith("Buzzard", on({ type: "minionSummoned", side: "friendly" }, "draw")),
  minionWith("Juggler", on({ type: "afterSummon", side: "friendly" }, hit("enemyHero", 1))),
  minionWith("Sniper", on({ type: "afterMinionPlayed", side: "enemy" }, hit("eventSubject", 4))),
  minionWith("Mirror", on({ type: "afterMinionPlayed", side: "enemy", evenIfGone: true }, "draw")),
  minionWith("Ghoul", on("minionDied", { type: "buff", target: "self", attack: 1 })),
  minionWith("Boom", on("battlecry", token({ count: 2 }))),
  minionWith("Mother", on("battlecry", token({ fill: true }))),
  minionWith("Leeroy", on("battlecry", token({ side: "enemy", count: 2 }))),
  minionWith("Teacher", on({ type: "cardPlayed", side: "friendly" }, token())),
  minionWith("Archer", on("battlecry", hit(chosen(EACH), 1))),
  minionWith("Killer", on({ type: "cardPlayed", side: "enemy" }, hit("eventSubject", 9))),
  minionWith("Creeper", on("deathrattle", token({ count: 2 }))),
  minionWith("Thaddius", on("deathrattle", token({ at: "end" }))),
  weapon("Axe", { cost: 2 }),
  weapon("Blade", { abilities: [on("battlecry", hit(chosen(EACH), 2))] }),
  weapon("Bite", { abilities: [on("deathrattle", hit(all("minions"), 1))] }),
  weapon("Justice", {
    durability: 5,
    abilities: [
      on(
        { type: "afterSummon", side: "friendly" },
        {
          type: "sequence",
          effects: [
            { type: "buff", target: "eventSubject", attack: 1, health: 1 },
            { type: "loseDurability", target: "self", amount: 1 },
          ],
        },
      ),
    ],
  }),
  { ...spell("Blast", hit(chosen(all("minions")), 3)), cost: 3 },
  spell("Wolves", token({ count: 2 })),
  { ...spell("Hounds", token()), abilities: [{ kind: "requires", condition: "room" }] },
  spell("Twist", { type: "destroy", target: all("minions") }),
];

const newGame = (): FullGame => new FullGame({ cards: CARDS, decks: [["Plain", "Plain", "Plain"], []] });

function play(game: FullGame, name: string, parts: object = {}, player: 0 | 1 = 0): number {
  const id = game.give(name, player)[0]!;
  game.world.clearLog();
  game.play(id, parts);
  return id;
}

const names = (game: FullGame, player: 0 | 1 = 0): string[] => game.names(game.zone(player));

describe("a card is refused", () => {
  test("when it is too dear, and costs its mana when it is not", () => {
    const game = newGame();
    play(game, "Dear");
    expect(game.mana()).toEqual([3, 10]);
    expect(() => play(game, "Dear")).toThrow("play: id is");
  });

  test("in the other player's turn", () => {
    const game = newGame();
    expect(() => play(game, "Plain", {}, 1)).toThrow(
      "play: player is 1; expected the player whose turn it is, 0",
    );
  });

  test("without a target that there is, or with one that it cannot have", () => {
    const game = newGame();
    const ogre = game.put("Plain", 1);
    expect(() => play(game, "Blast")).toThrow("play: target is 0");
    expect(() => play(game, "Blast", { target: game.hero(1) })).toThrow("play: target is");
    play(game, "Blast", { target: ogre });
    expect(game.damage(ogre)).toBe(3);
  });

  test("whose requirements are not met", () => {
    const game = newGame();
    for (let i = 0; i < 6; i++) game.put("Plain");
    play(game, "Hounds");
    expect(() => play(game, "Hounds")).toThrow("expected a card whose requirements are met");
    expect(game.zone(0)).toHaveLength(7);
  });

  test("on a full board, if it is a minion", () => {
    const game = newGame();
    for (let i = 0; i < 7; i++) game.put("Plain");
    expect(() => play(game, "Plain")).toThrow("play: board of player 0 is 7");
    play(game, "Axe");
    expect(game.durability(game.weapon())).toBe(2);
  });
});

describe("a played minion", () => {
  test("is answered on play, then whenever, then has its Battlecry, then after", () => {
    const game = newGame();
    const [juggler, buzzard, teller] = [game.put("Juggler"), game.put("Buzzard"), game.put("Adventurer")];
    const sniper = game.put("Sniper", 1);
    const archer = play(game, "Archer", { target: game.hero(1) });
    expect(game.lines().filter((line) => line.startsWith("Triggered"))).toEqual([
      `Triggered ${teller} cardPlayed`,
      `Triggered ${buzzard} minionSummoned`,
      `Triggered ${archer} battlecry`,
      `Triggered ${sniper} afterMinionPlayed`,
      `Triggered ${juggler} afterSummon`,
    ]);
  });

  test("that leaves play before still has its Battlecry, and nothing after it", () => {
    const game = newGame();
    game.put("Juggler");
    const killer = game.put("Killer", 1);
    const archer = play(game, "Archer", { target: game.hero(1) });
    expect(game.lines().filter((line) => line.startsWith("Triggered"))).toEqual([
      `Triggered ${killer} cardPlayed`,
      `Triggered ${archer} battlecry`,
    ]);
  });

  test("that has gone is answered after its Battlecry by what says so", () => {
    const game = newGame();
    const mirror = game.put("Mirror", 1);
    game.put("Sniper", 1);
    game.put("Killer", 1);
    play(game, "Tiny");
    expect(
      game
        .lines()
        .filter((line) => line.startsWith("Triggered"))
        .slice(1),
    ).toEqual([`Triggered ${mirror} afterMinionPlayed`]);
  });

  test("does not answer its own play, summon or arrival", () => {
    const game = newGame();
    for (const name of ["Adventurer", "Buzzard", "Juggler"]) {
      const id = play(game, name);
      expect(game.lines().filter((line) => line.includes(`Triggered ${id}`))).toEqual([]);
    }
  });

  test("what was mortally wounded after it was played dies only after the next Phase", () => {
    const game = newGame();
    const ghoul = game.put("Ghoul");
    game.put("Sniper", 1);
    const juggler = game.put("Juggler");
    const tiny = play(game, "Tiny");
    const lines = game.lines();
    expect(lines.indexOf(`Triggered ${juggler} afterSummon`)).toBeLessThan(
      lines.indexOf(`Destroyed ${tiny}`),
    );
    expect(lines.at(-2)).toBe(`Triggered ${ghoul} minionDied`);
  });
});

describe("a summoned minion", () => {
  test("is answered after at once, each before the next, and whenever at the end of the Phase", () => {
    const game = newGame();
    const [juggler, buzzard] = [game.put("Juggler"), game.put("Buzzard")];
    const boom = play(game, "Boom");
    const [first, second] = [boom + 1, boom + 2];
    expect(game.lines().filter((line) => !/Damaged|Drew/.test(line))).toEqual([
      `Summoned ${boom}`,
      `Triggered ${buzzard} minionSummoned`,
      `Triggered ${boom} battlecry`,
      `Summoned ${first}`,
      `Triggered ${juggler} afterSummon`,
      `Summoned ${second}`,
      `Triggered ${juggler} afterSummon`,
      `Triggered ${buzzard} minionSummoned`,
      `Triggered ${buzzard} minionSummoned`,
      `Triggered ${juggler} afterSummon`,
    ]);
  });

  test("of a known number stands in turn right and left of who summons it", () => {
    const game = newGame();
    game.put("Plain");
    play(game, "Boom", { at: 0 });
    expect(names(game)).toEqual(["Token", "Boom", "Token", "Plain"]);
  });

  test("fills the board", () => {
    const game = newGame();
    game.put("Plain");
    play(game, "Mother");
    expect(names(game)).toEqual(["Plain", "Token", "Token", "Mother", "Token", "Token", "Token"]);
  });

  test("for the opponent stands at the right end, as one from a spell does", () => {
    const game = newGame();
    game.put("Plain", 1);
    play(game, "Leeroy", { at: 0 });
    expect(names(game, 1)).toEqual(["Plain", "Token", "Token"]);
    play(game, "Wolves");
    expect(names(game)).toEqual(["Leeroy", "Token", "Token"]);
  });

  test("of one trigger stands right of it", () => {
    const game = newGame();
    game.put("Teacher");
    game.put("Plain");
    play(game, "Blast", { target: game.zone(0)[1]! });
    expect(names(game)).toEqual(["Teacher", "Token", "Plain"]);
  });

  test("of a Deathrattle stands where the dead minion stood, or at the end if the card says so", () => {
    const game = newGame();
    const [creeper] = [game.put("Creeper"), game.put("Plain")];
    game.perform("destroy", { target: creeper });
    expect(names(game)).toEqual(["Token", "Token", "Plain"]);
    const other = newGame();
    const [thaddius] = [other.put("Thaddius"), other.put("Plain")];
    other.perform("destroy", { target: thaddius });
    expect(names(other)).toEqual(["Plain", "Token"]);
  });
});

describe("a played weapon", () => {
  test("has its Battlecry, then the old one is destroyed and its Deathrattle resolves, before any deaths", () => {
    const game = newGame();
    const bite = game.equip("Bite");
    const creeper = game.put("Creeper", 1);
    game.hurt(creeper, 2);
    const blade = play(game, "Blade", { target: creeper });
    expect(game.lines().slice(0, 6)).toEqual([
      `Triggered ${blade} battlecry`,
      `Damaged ${creeper} 2`,
      `Destroyed ${bite}`,
      `Triggered ${bite} deathrattle`,
      `Damaged ${creeper} 1`,
      `Destroyed ${creeper}`,
    ]);
    expect(game.zone(1).map((id) => game.health(id))).toEqual([1, 1]);
    expect(game.attack(game.hero(0))).toBe(3);
  });

  test("comes while the old one is still held, which answers", () => {
    const game = newGame();
    const old = game.equip("Justice");
    game.put("Teacher");
    play(game, "Axe");
    expect(game.zone(0).map((id) => game.attack(id))).toEqual([1, 2]);
    expect(game.graveyard()).toContain(old);
  });

  test("that wears out by its own answers gives no more after its last point", () => {
    const game = newGame();
    game.equip("Justice");
    for (let i = 0; i < 6; i++) game.summon("Token");
    expect(game.zone(0).map((id) => game.attack(id))).toEqual([2, 2, 2, 2, 2, 1]);
    expect(game.weapon()).toBe(0);
  });
});
