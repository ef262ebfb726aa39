/** Heroes: their powers, their deaths, the end of a game, and another hero (rulebook 8.4, 19). */
import { describe, expect, test } from "vitest";
import { FullGame, weapon } from "./full.ts";
import { all, chosen, minion, minionWith, on, spell } from "./support.ts";

const hit = (target: unknown, amount: number): object => ({ type: "damage", target, amount });
const power = (name: string, effect: unknown, parts: object = {}): object => {
  const id = name.toLowerCase().replaceAll(" ", "-");
  return { id, name, type: "heroPower", cost: 2, effect, ...parts };
};

const CARDS = [
  power("Fireblast", hit(chosen(all("characters")), 1)),
  power("Inferno", { type: "summon", card: "token" }),
  power("Spike", hit(chosen(all("characters")), 2)),
  { id: "mage", name: "Mage", type: "hero", health: 30, heroPower: "fireblast" },
  { id: "lord", name: "Lord", type: "hero", health: 15, heroPower: "inferno", race: "Demon" },
  power(
    "Call",
    { type: "summon", card: { type: "oneMissing", cards: ["totem", "plain"] } },
    {
      abilities: [
        { kind: "requires", condition: "room" },
        { kind: "requires", condition: { type: "anyMissing", cards: ["totem", "plain"] } },
      ],
    },
  ),
  { id: "shaman", name: "Shaman", type: "hero", health: 30, heroPower: "call" },
  minion("Totem", { attack: 0 }),
  minionWith("Jaraxxus", on("battlecry", { type: "replaceHero", card: "lord" })),
  minionWith("Majordomo", on("deathrattle", { type: "replaceHero", card: "lord" })),
  minionWith("Chow", on("deathrattle", { type: "heal", target: "enemyHero", amount: 5 })),
  minionWith("Gnome", on("deathrattle", hit("enemyHero", 2))),
  minionWith("Murmur", on("inspire", "draw")),
  minion("Brute", { attack: 9 }),
  minionWith("Trap", on({ type: "attacks", side: "enemy" }, hit("attacker", 2))),
  spell("Hellfire", hit(all("characters"), 3)),
  spell("Form", { type: "replaceHeroPower", card: "spike" }),
  spell("Pact", {
    type: "destroy",
    target: chosen(all("characters", { where: [{ type: "race", is: "Demon" }] })),
  }),
  spell("Armor up", { type: "gainArmor", amount: 5 }),
  spell("Blow", { type: "sequence", effects: [hit("friendlyHero", 3), hit("enemyHero", 99)] }),
  weapon("Axe"),
];

function newGame(): FullGame {
  const game = new FullGame({
    cards: CARDS,
    decks: [
      ["Plain", "Plain"],
      ["Plain", "Plain"],
    ],
  });
  game.becomeHero("Mage", 0);
  game.becomeHero("Mage", 1);
  return game;
}

function usePower(game: FullGame, parts: object = {}, player: 0 | 1 = 0): void {
  game.perform("heroPower", { player, ...parts });
}

/** A hero is left with so much Health. */
function bring(game: FullGame, player: 0 | 1, health: number): void {
  game.hurt(game.hero(player), game.health(game.hero(player)) - health);
  game.world.clearLog();
}

describe("a hero power", () => {
  test("is used once a turn, for its cost, and is ready in the next turn", () => {
    const game = newGame();
    usePower(game, { target: game.hero(1) });
    expect([game.health(game.hero(1)), ...game.mana()]).toEqual([29, 8, 10]);
    expect(() => usePower(game, { target: game.hero(1) })).toThrow("heroPower: uses this turn is 1");
    game.endTurn();
    game.endTurn();
    usePower(game, { target: game.hero(1) });
    expect(game.health(game.hero(1))).toBe(28);
  });

  test("is refused without mana, without its target, and in the other player's turn", () => {
    const game = newGame();
    expect(() => usePower(game)).toThrow("heroPower: target is 0");
    expect(() => usePower(game, { target: game.hero(0) }, 1)).toThrow("heroPower: player is 1");
    game.setMana(1, 10);
    expect(() => usePower(game, { target: game.hero(0) })).toThrow("heroPower: id is");
  });

  test("is answered after what it does", () => {
    const game = newGame();
    const murmur = game.put("Murmur");
    usePower(game, { target: murmur });
    expect(game.lines().filter((line) => !line.startsWith("ManaSpent"))).toEqual([
      `HeroPowerUsed ${game.power()} 0`,
      `Damaged ${murmur} 1`,
      `Triggered ${murmur} inspire`,
      expect.stringMatching(/^Drew 0/),
    ]);
  });

  test("that requires something is refused while that does not hold", () => {
    const game = newGame();
    game.becomeHero("Shaman", 0);
    game.put("Plain");
    usePower(game); // Of the two only the Totem is missing: no chance.
    expect(game.names(game.zone(0))).toEqual(["Plain", "Totem"]);
    game.endTurn();
    game.endTurn();
    expect(() => usePower(game)).toThrow("heroPower: card is");
    const full = newGame();
    full.becomeHero("Shaman", 0);
    for (let i = 0; i < 7; i++) full.put("Token");
    expect(() => usePower(full)).toThrow("expected a card whose requirements are met");
  });

  test("that takes another's place is ready", () => {
    const game = newGame();
    usePower(game, { target: game.hero(1) });
    game.cast("Form");
    usePower(game, { target: game.hero(1) });
    expect(game.health(game.hero(1))).toBe(27);
  });
});

describe("a game is over", () => {
  test("when a hero dies, and then nothing is accepted any more", () => {
    const game = newGame();
    game.put("Brute");
    bring(game, 1, 9);
    expect(game.winner()).toBe(null);
    game.attacks(game.zone(0)[0]!, game.hero(1));
    expect(game.winner()).toBe(0);
    expect(game.lines().at(-1)).toBe(`HeroDied ${game.hero(1)} 1`);
    const card = game.give("Plain")[0]!;
    for (const [type, parts] of Object.entries({
      play: { id: card },
      attack: { attacker: game.zone(0)[0], defender: game.hero(1) },
      heroPower: { player: 0, target: game.hero(1) },
      endTurn: {},
      concede: { player: 0 },
    })) {
      expect(() => game.perform(type, parts)).toThrow(
        `${type}: winner is 0; expected a game that is not over`,
      );
    }
  });

  test("in a draw when both heroes die in one Sequence", () => {
    const game = newGame();
    bring(game, 0, 3);
    game.cast("Blow");
    expect(game.winner()).toBe("draw");
  });

  test("when a player concedes", () => {
    const game = newGame();
    game.perform("concede", { player: 0 });
    expect(game.winner()).toBe(1);
  });

  test("before the blow, when what answers the attack kills the hero", () => {
    const game = newGame();
    game.equip("Axe");
    game.put("Trap", 1);
    bring(game, 0, 2);
    game.attacks(game.hero(0), game.hero(1));
    expect(game.winner()).toBe(1);
    expect(game.health(game.hero(1))).toBe(30);
  });

  test("although a Deathrattle would have healed the hero that died in the same step", () => {
    const game = newGame();
    const chow = game.put("Chow", 1);
    game.equip("Axe");
    game.hurt(chow, 2);
    bring(game, 0, 1);
    game.attacks(game.hero(0), chow);
    expect(game.winner()).toBe(1);
  });

  test("but not by what is healed again before the next step", () => {
    const game = newGame();
    game.hurt(game.put("Gnome", 1), 2);
    game.hurt(game.put("Chow", 1), 2);
    bring(game, 0, 5);
    game.cast("Hellfire");
    expect(game.winner()).toBe(null);
    expect(game.health(game.hero(0))).toBe(5);
  });
});

describe("another hero", () => {
  test("has its own Health and power, no Armor, and the same weapon; the minion has not died", () => {
    const game = newGame();
    const axe = game.equip("Axe");
    game.cast("Armor up");
    bring(game, 0, 4);
    usePower(game, { target: game.hero(1) });
    const jaraxxus = game.give("Jaraxxus")[0]!;
    game.play(jaraxxus);
    const hero = game.hero(0);
    expect([game.health(hero), game.armor(hero), game.attack(hero)]).toEqual([15, 0, 3]);
    expect([game.weapon(), game.zone(0)]).toEqual([axe, []]);
    expect(game.graveyard()).not.toContain(jaraxxus);
    usePower(game);
    expect(game.names(game.zone(0))).toEqual(["Token"]);
    expect(game.canAttack(hero)).toBe(true);
  });

  test("is of a race, and can be destroyed by what destroys that race", () => {
    const game = newGame();
    game.becomeHero("Lord", 1);
    game.cast("Pact", 0, game.hero(1));
    expect(game.winner()).toBe(0);
  });

  test("comes too late for a hero that died in the same step as who brings it", () => {
    const game = newGame();
    game.hurt(game.put("Majordomo"), 4);
    bring(game, 0, 3);
    game.cast("Hellfire");
    expect(game.winner()).toBe(1);
  });

  test("saves a hero that has come to 0 only in that Death Phase", () => {
    const game = newGame();
    game.hurt(game.put("Gnome", 1), 2);
    game.hurt(game.put("Majordomo"), 2);
    bring(game, 0, 5);
    game.cast("Hellfire");
    expect(game.winner()).toBe(null);
    expect(game.health(game.hero(0))).toBe(15);
  });
});
