/** Attacks in full: rights, proposals, weapons, freezing, and what prevents damage (rulebook 8.6, 13, 14). */
import { describe, expect, test } from "vitest";
import { DIVINE_SHIELD, FROZEN, IMMUNE, STEALTH } from "../src/index.ts";
import { FullGame, weapon } from "./full.ts";
import { all, chosen, minion, minionWith, on, spell } from "./support.ts";

const target = chosen(all("minions"));
const others = { type: "except", from: all("characters", { side: "enemy" }), not: "defender" };

const CARDS = [
  minion("Ogre", { attack: 6, health: 7 }),
  minion("Wall", { keywords: ["taunt"], attack: 0 }),
  minion("Hidden Wall", { keywords: ["taunt"], abilities: [] }),
  minion("Squire", { keywords: ["divineShield"] }),
  minion("Twice", { keywords: ["windfury"] }),
  minion("Charger", { keywords: ["charge"] }),
  minionWith(
    "Cobra",
    on({ type: "dealsDamage", to: "minions" }, { type: "destroy", target: "eventSubject" }),
  ),
  minionWith("Water", on("dealsDamage", { type: "freeze", target: "eventSubject" })),
  minionWith("Acolyte", on("selfDamaged", "draw")),
  minionWith(
    "Misleader",
    on(
      { type: "attacks", side: "enemy", target: "heroes", targetSide: "friendly" },
      { type: "redirectAttack", to: "self" },
    ),
  ),
  minionWith(
    "Confuser",
    on(
      { type: "attacks", side: "enemy", target: "heroes" },
      { type: "redirectAttack", to: { type: "oldest", of: all("minions", { where: ["notInAttack"] }) } },
    ),
  ),
  minionWith("Wise", on("selfAttacks", "draw")),
  minionWith("Sapper", on({ type: "attacks", side: "enemy" }, { type: "destroy", target: "attacker" })),
  minionWith("Late", on({ type: "attacks", moment: "over" }, "draw")),
  minionWith("Dying", on("deathrattle", { type: "damage", target: all("characters"), amount: 2 })),
  weapon("Axe"),
  weapon("Bite", { abilities: [on("deathrattle", { type: "damage", target: all("minions"), amount: 1 })] }),
  weapon("Silver", { abilities: [on("heroAttacks", { type: "heal", target: "friendlyHero", amount: 2 })] }),
  weapon("Bow", { keywords: ["immuneAttacker"] }),
  weapon("Hammer", { keywords: ["windfury"], durability: 8 }),
  weapon("Gore", {
    attack: 7,
    durability: 1,
    abilities: [
      on(
        { type: "heroAttacks", target: "minions", moment: "begins" },
        { type: "sequence", effects: [{ type: "buff", target: "self", attack: -1 }, "keepDurability"] },
      ),
    ],
  }),
  spell("Cold", { type: "freeze", target }),
  spell("Ooze", { type: "destroy", target: "enemyWeapon" }),
  spell("Harrison", {
    type: "sequence",
    effects: [
      { type: "destroy", target: "enemyWeapon" },
      { type: "draw", count: { type: "durability", of: "it" } },
    ],
  }),
  spell("Corsair", { type: "loseDurability", target: "enemyWeapon", amount: 1 }),
  spell("Arm", { type: "equip", card: "bite" }),
  spell("Detour", { type: "redirectAttack", to: { type: "oldest", of: others } }),
];

function newGame(deck: string[] = ["Plain", "Plain", "Plain", "Plain"]): FullGame {
  return new FullGame({ cards: CARDS, decks: [deck, deck] });
}

describe("attack rights", () => {
  test("a minion attacks once, with Windfury twice, and not in the turn in which it came", () => {
    const game = newGame();
    const [plain, twice] = [game.put("Plain"), game.put("Twice")];
    game.attacks(plain, game.hero(1));
    expect(game.canAttack(plain)).toBe(false);
    game.attacks(twice, game.hero(1));
    expect(game.canAttack(twice)).toBe(true);
    game.attacks(twice, game.hero(1));
    expect(game.canAttack(twice)).toBe(false);
    expect(game.canAttack(game.summon("Plain"))).toBe(false);
    expect(game.canAttack(game.summon("Charger"))).toBe(true);
  });

  test("Taunt guards, but not while the minion is hidden or Immune", () => {
    const game = newGame();
    const attacker = game.put("Plain");
    const wall = game.put("Wall", 1);
    expect(game.canAttack(attacker, game.hero(1))).toBe(false);
    expect(game.canAttack(attacker, wall)).toBe(true);
    game.gain(wall, STEALTH);
    expect(game.canAttack(attacker, game.hero(1))).toBe(true);
    expect(game.canAttack(attacker, wall)).toBe(false);
  });

  test("an Immune character cannot be attacked", () => {
    const game = newGame();
    const attacker = game.put("Plain");
    game.gain(game.hero(1), IMMUNE);
    expect(game.canAttack(attacker)).toBe(false);
    expect(() => game.attacks(attacker, game.hero(1))).toThrow("expected an enemy that may be attacked");
  });

  test("a minion that attacks loses Stealth", () => {
    const game = newGame();
    const attacker = game.put("Plain");
    game.gain(attacker, STEALTH);
    game.attacks(attacker, game.hero(1));
    expect(game.has(attacker, STEALTH)).toBe(false);
  });
});

describe("freezing", () => {
  test("a frozen enemy misses its next turn and thaws at its end", () => {
    const game = newGame();
    const ogre = game.put("Ogre", 1);
    game.freeze(ogre);
    game.endTurn();
    expect(game.canAttack(ogre)).toBe(false);
    expect(game.has(ogre, FROZEN)).toBe(true);
    game.endTurn();
    expect(game.has(ogre, FROZEN)).toBe(false);
  });

  test("an own minion that has attacked stays frozen for its next turn, one that has not thaws", () => {
    const game = newGame();
    const [attacker, idle, fresh] = [game.put("Plain"), game.put("Plain"), game.put("Plain")];
    game.setFresh(fresh);
    game.attacks(attacker, game.hero(1));
    for (const id of [attacker, idle, fresh]) game.freeze(id);
    game.endTurn();
    expect([attacker, idle, fresh].map((id) => game.has(id, FROZEN))).toEqual([true, false, true]);
  });
});

describe("prevented damage", () => {
  test("a Divine Shield takes one damage, and nothing answers", () => {
    const game = newGame();
    const squire = game.put("Squire", 1);
    game.hurt(squire, 9);
    expect(game.log()).toEqual([]);
    expect(game.has(squire, DIVINE_SHIELD)).toBe(false);
    game.hurt(squire, 1);
    expect(game.damage(squire)).toBe(1);
  });

  test("a shield keeps poison off, and Immune keeps the shield", () => {
    const game = newGame();
    const [cobra, squire] = [game.put("Cobra"), game.put("Squire", 1)];
    game.attacks(cobra, squire);
    expect(game.zone(1)).toEqual([squire]);
    const other = game.put("Squire", 1);
    game.gain(other, IMMUNE);
    game.hurt(other, 3);
    expect(game.has(other, DIVINE_SHIELD)).toBe(true);
  });

  test("poison destroys a minion and no hero; a freezing attacker freezes either", () => {
    const game = newGame();
    const [cobra, water] = [game.put("Cobra"), game.put("Water")];
    game.attacks(cobra, game.put("Ogre", 1));
    expect(game.zone(1)).toEqual([]);
    game.attacks(water, game.hero(1));
    expect(game.has(game.hero(1), FROZEN)).toBe(true);
    expect(game.winner()).toBe(null);
  });
});

describe("the attack", () => {
  test("hits the defender first, whoever is older", () => {
    const game = newGame();
    const [older, younger] = [game.put("Acolyte"), game.put("Acolyte", 1)];
    game.attacks(older, younger);
    expect(game.lines().filter((line) => line.startsWith("Triggered"))).toEqual([
      `Triggered ${younger} selfDamaged`,
      `Triggered ${older} selfDamaged`,
    ]);
  });

  test("is redirected as it is proposed, and shown with its final defender", () => {
    const game = newGame();
    const attacker = game.put("Plain");
    const misleader = game.put("Misleader", 1);
    game.attacks(attacker, game.hero(1));
    expect(game.lines()).toEqual([
      `Triggered ${misleader} attacks`,
      `Attacked ${attacker} ${misleader}`,
      `Damaged ${misleader} 1`,
      `Damaged ${attacker} 1`,
    ]);
  });

  test("is answered once by what does not ask for the defender, however often that changes", () => {
    const game = newGame();
    const wise = game.put("Wise");
    game.put("Misleader", 1);
    game.attacks(wise, game.hero(1));
    expect(game.hand(0)).toHaveLength(1);
  });

  test("ends without a blow, and is not used up, when the attacker has gone", () => {
    const game = newGame();
    const [attacker, twice] = [game.put("Plain"), game.put("Ogre")];
    game.put("Sapper", 1);
    game.attacks(attacker, game.hero(1));
    expect(game.health(game.hero(1))).toBe(30);
    expect(game.zone(0)).toEqual([twice]);
  });

  test("is over in the same Phase: a minion that has just been killed still answers that", () => {
    const game = newGame();
    const attacker = game.put("Ogre");
    const late = game.put("Late", 1);
    game.attacks(attacker, late);
    expect(game.hand(1)).toHaveLength(1);
  });

  test("can be redirected to somebody who is not in it yet", () => {
    const game = newGame();
    const attacker = game.put("Charger");
    const confuser = game.put("Confuser", 1);
    game.world.clearLog();
    game.attacks(attacker, game.hero(1));
    expect(game.lines()).toContain(`Attacked ${attacker} ${confuser}`);
  });

  test("redirecting outside of an attack does nothing", () => {
    const game = newGame();
    game.put("Ogre", 1);
    game.cast("Detour");
    expect(game.lines()).toEqual(["SpellCast Detour"]);
  });
});

describe("weapons", () => {
  test("give their hero Attack in its own turn, and wear out", () => {
    const game = newGame();
    const axe = game.equip("Axe");
    expect(game.attack(game.hero(0))).toBe(3);
    game.attacks(game.hero(0), game.hero(1));
    expect([game.health(game.hero(1)), game.durability(axe)]).toEqual([27, 1]);
    expect(game.canAttack(game.hero(0))).toBe(false);
    game.endTurn();
    expect(game.attack(game.hero(0))).toBe(0);
    game.endTurn();
    expect(game.attack(game.hero(0))).toBe(3);
    game.attacks(game.hero(0), game.hero(1));
    expect(game.weapon()).toBe(0);
    expect(game.attack(game.hero(0))).toBe(0);
    expect(game.graveyard(0)).toContain(axe);
  });

  test("a hero that is attacked deals nothing back", () => {
    const game = newGame();
    game.equip("Axe", 1);
    const attacker = game.put("Plain");
    game.attacks(attacker, game.hero(1));
    expect(game.damage(attacker)).toBe(0);
  });

  test("the last attack and its victim die in one step, in order of play", () => {
    const game = newGame();
    const bite = game.equip("Bite");
    game.hurt(game.put("Plain", 1), 3);
    game.world.clearLog();
    game.attacks(game.hero(0), game.zone(1)[0]!);
    game.endTurn();
    game.endTurn();
    const victim = game.put("Token", 1);
    const bystander = game.put("Plain");
    game.world.clearLog();
    game.attacks(game.hero(0), victim);
    expect(game.lines().slice(-5)).toEqual([
      `Destroyed ${bite}`,
      `Destroyed ${victim}`,
      "DeathPhase 1",
      `Triggered ${bite} deathrattle`,
      `Damaged ${bystander} 1`,
    ]);
  });

  test("a new one destroys the old one at once, with its Deathrattle in mid-Phase", () => {
    const game = newGame();
    const bite = game.equip("Bite");
    const token = game.put("Token", 1);
    game.world.clearLog();
    game.cast("Arm");
    expect(game.lines()).toEqual([
      "SpellCast Arm",
      `Destroyed ${bite}`,
      `Triggered ${bite} deathrattle`,
      `Damaged ${token} 1`,
      `Destroyed ${token}`,
      "DeathPhase 1",
    ]);
    expect(game.attack(game.hero(0))).toBe(3);
  });

  test("are destroyed by an effect at once, which can tell their Durability", () => {
    const game = newGame();
    game.equip("Axe", 1);
    game.cast("Harrison");
    expect(game.weapon(1)).toBe(0);
    expect(game.hand(0)).toHaveLength(2);
    game.cast("Ooze"); // There is none any more.
    expect(game.graveyard(1)).toHaveLength(1);
  });

  test("lose Durability by an effect", () => {
    const game = newGame();
    game.equip("Axe", 1);
    game.cast("Corsair");
    expect(game.durability(game.weapon(1))).toBe(1);
    game.cast("Corsair");
    expect(game.weapon(1)).toBe(0);
  });

  test("answer their hero's attack before the fight", () => {
    const game = newGame();
    game.equip("Silver");
    game.hurt(game.hero(0), 5);
    game.attacks(game.hero(0), game.put("Ogre", 1));
    expect(game.damage(game.hero(0))).toBe(5 - 2 + 6);
  });

  test("with Windfury let their hero attack twice", () => {
    const game = newGame();
    game.equip("Hammer");
    game.attacks(game.hero(0), game.hero(1));
    game.attacks(game.hero(0), game.hero(1));
    expect(game.canAttack(game.hero(0))).toBe(false);
  });

  test("make their hero Immune for the whole Sequence of the attack, and no longer", () => {
    const game = newGame();
    game.equip("Bow");
    const dying = game.put("Dying", 1);
    game.hurt(dying, 4);
    game.attacks(game.hero(0), dying);
    expect(game.damage(game.hero(0))).toBe(0); // Neither the blow nor the Deathrattle.
    game.hurt(game.hero(0), 1);
    expect(game.damage(game.hero(0))).toBe(1);
  });

  test("can pay with Attack instead of Durability", () => {
    const game = newGame();
    const gore = game.equip("Gore");
    game.attacks(game.hero(0), game.put("Wall", 1));
    expect([game.attack(gore), game.durability(gore)]).toEqual([6, 1]);
    game.endTurn();
    game.endTurn();
    game.attacks(game.hero(0), game.hero(1));
    expect(game.weapon()).toBe(0);
  });
});

test("what an attack uses up is seen by auras though its damage was prevented", () => {
  const durability = { type: "durability", of: "friendlyWeapon" };
  const smith = minionWith("Smith", {
    kind: "aura",
    modifier: { type: "stats", affects: "self", attack: durability },
  });
  const shield = minion("Shield", { attack: 0, keywords: ["divineShield"] });
  const game = new FullGame({ cards: [smith, shield, weapon("Pike", { durability: 3 })] });
  game.equip("Pike");
  const [id, shielded] = [game.put("Smith"), game.put("Shield", 1)];
  const before = game.attack(id);
  game.attacks(game.heroes[0], shielded);
  expect(game.attack(id)).toBe(before - 1);
});
