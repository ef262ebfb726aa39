/** Words about turns, hands and decks of the later sets: what is held, what enters play unplayed, whose turn it is. */
import { SECRET } from "@course/core";
import { describe, expect, test } from "vitest";
import { FullGame } from "./full.ts";
import { all, chosen, minion, minionWith, on, spell } from "./support.ts";
import { textOf } from "./texts.ts";

const hit = (target: unknown, amount: unknown, parts: object = {}) => ({
  type: "damage",
  target,
  amount,
  ...parts,
});
const grow = { type: "buff", target: "self", attack: 1 };
const aura = (modifier: object) => ({ kind: "aura", modifier });
const when = (condition: unknown, then: unknown) => ({ type: "if", condition, then });
const secret = (name: string, trigger: unknown, effect: unknown, parts: object = {}) => ({
  id: name.toLowerCase(),
  name,
  type: "spell",
  abilities: [{ kind: "secret", on: trigger, effect, ...parts }],
});

describe("a card that is held", () => {
  const curse = {
    id: "curse",
    name: "Curse",
    type: "spell",
    cost: 2,
    abilities: [on("startOfTurnInHand", hit("friendlyHero", 2, { fixed: true }))],
  };
  const sage = minionWith("Sage", on("startOfTurn", { type: "discard", target: { type: "hand" } }));
  const newGame = () => {
    const deck = Array.from({ length: 9 }, () => "Plain");
    const game = new FullGame({ cards: [curse, sage], decks: [deck, deck] });
    const [held] = game.give("Curse", 1);
    return { game, held: held! };
  };

  test("acts at the start of its player's turns alone, until it is played", () => {
    const { game, held } = newGame();
    game.endTurn();
    expect(game.health(game.hero(1))).toBe(28);
    game.endTurn();
    expect(game.health(game.hero(1))).toBe(28);
    game.endTurn();
    expect(game.health(game.hero(1))).toBe(26);
    game.perform("play", { id: held });
    game.endTurn();
    game.endTurn();
    expect(game.health(game.hero(1))).toBe(26);
  });

  test("does nothing if what is in play has sent it away first", () => {
    const { game } = newGame();
    game.put("Sage", 1);
    game.endTurn();
    expect(game.health(game.hero(1))).toBe(30);
  });
});

describe("your turn", () => {
  const watcher = minionWith(
    "Watcher",
    on({ type: "heroDamaged", side: "friendly" }, when("yourTurn", grow)),
  );

  test("is that of the card's player", () => {
    const game = new FullGame({ cards: [watcher, spell("Burn", hit(all("heroes"), 1))] });
    const [own, enemy] = [game.put("Watcher", 0), game.put("Watcher", 1)];
    game.cast("Burn");
    expect([game.attack(own), game.attack(enemy)]).toEqual([2, 1]);
  });

  test("is what a Secret of one's own turn waits for", () => {
    const spirit = secret("Spirit", "startOfTurn", { type: "gainArmor", amount: 3 }, { inYourTurn: true });
    const game = new FullGame({
      cards: [spirit],
      decks: [
        ["Plain", "Plain"],
        ["Plain", "Plain"],
      ],
    });
    const id = game.put("Spirit", 0, SECRET);
    game.endTurn();
    expect(game.zone(0, SECRET)).toEqual([id]);
    game.endTurn();
    expect(game.armor(game.hero(0))).toBe(3);
  });
});

describe("what enters play from a deck", () => {
  const death = { type: "minionDied", side: "friendly" };
  const scientist = minionWith(
    "Scientist",
    on("deathrattle", {
      type: "putIntoPlay",
      cards: { type: "random", from: { type: "deck", where: ["secret", "canEnterPlay"] } },
    }),
  );
  const cards = [scientist, secret("One", death, "nothing"), secret("Two", death, "nothing")];
  const after = (deck: readonly string[], active: readonly string[]) => {
    const game = new FullGame({ cards, decks: [deck, []] });
    for (const name of active) game.put(name, 0, SECRET);
    game.perform("destroy", { target: game.put("Scientist") });
    return game.names(game.zone(0, SECRET));
  };

  test("a Secret of which there is none yet", () => {
    expect(after(["One", "Plain"], [])).toEqual(["One"]);
    expect(after(["One", "Two", "One"], ["One"])).toEqual(["One", "Two"]);
    expect(after(["One"], ["One"])).toEqual(["One"]);
  });

  test("no minion for which there is no room", () => {
    const call = spell("Call", {
      type: "putIntoPlay",
      cards: { type: "random", from: { type: "deck", where: ["canEnterPlay"] } },
    });
    const game = new FullGame({ cards: [...cards, call], decks: [["Plain"], []] });
    for (let i = 0; i < 7; i++) game.put("Plain");
    game.cast("Call");
    expect(game.deck()).toHaveLength(1);
  });
});

test("duplicates of a deck are two of one card, in whatever place", () => {
  const heal = { type: "gainArmor", amount: 5 };
  const reno = spell("Reno", when({ type: "noDuplicates", of: "deck" }, heal));
  const armorWith = (...deck: readonly string[]) => {
    const game = new FullGame({ cards: [reno], decks: [deck, []] });
    game.cast("Reno");
    return game.armor(game.hero(0));
  };
  expect([armorWith(), armorWith("Plain", "Token"), armorWith("Plain", "Token", "Plain")]).toEqual([5, 5, 0]);
});

describe("a hero power that deals more", () => {
  const zap = { id: "zap", name: "Zap", type: "heroPower", cost: 2, effect: hit("enemyHero", 1) };
  const zapper = { id: "zapper", name: "Zapper", type: "hero", health: 30, heroPower: "zap" };
  const cards = [
    ...[zap, zapper, spell("Bolt", hit("enemyHero", 1))],
    minionWith("Fallen", aura({ type: "heroPowerDamage", amount: 1 })),
    minionWith("Prophet", aura({ type: "doubleSpells" })),
  ];
  const healthAfter = (action: "power" | "spell", player: 0 | 1, ...names: readonly string[]) => {
    const game = new FullGame({ cards });
    game.becomeHero("Zapper", 0);
    for (const name of names) game.put(name, player);
    if (action === "power") game.perform("heroPower", { player: 0 });
    else game.cast("Bolt");
    return game.health(game.hero(1));
  };

  test("by each of its side, before it is doubled, and nothing else does", () => {
    expect(healthAfter("power", 0, "Fallen", "Fallen")).toBe(27);
    expect(healthAfter("power", 0, "Prophet", "Fallen")).toBe(26);
    expect(healthAfter("power", 1, "Fallen")).toBe(29);
    expect(healthAfter("spell", 0, "Fallen")).toBe(29);
  });
});

test("who can't attack heroes can attack minions", () => {
  const game = new FullGame({ cards: [minion("Ram", { keywords: ["charge", "cantAttackHeroes"] })] });
  const ram = game.put("Ram");
  expect(game.canAttack(ram)).toBe(false);
  const plain = game.put("Plain", 1);
  expect([game.canAttack(ram), game.canAttack(ram, plain)]).toEqual([true, true]);
  expect(game.canAttack(ram, game.hero(1))).toBe(false);
});

test("damage that was dealt counts, not what was prevented", () => {
  const boom = spell("Boom", {
    type: "sequence",
    effects: [hit(chosen(all("minions")), 3), { type: "summon", card: "token", count: "damageDealt" }],
  });
  const game = new FullGame({ cards: [boom, minion("Shield", { keywords: ["divineShield"] })] });
  game.cast("Boom", 0, game.put("Plain", 1));
  expect(game.names(game.zone())).toEqual(["Token", "Token", "Token"]);
  game.cast("Boom", 0, game.put("Shield", 1));
  expect(game.zone()).toHaveLength(3);
});

describe("an added Deathrattle, after the minion's own one", () => {
  const spirit = spell("Spirit", {
    type: "enchant",
    target: chosen(all("minions")),
    abilities: [on("deathrattle", { type: "summon", card: { type: "sameCard", of: "self" } })],
  });
  const leaving = (effect: object) => {
    const game = new FullGame({ cards: [spirit, minionWith("Leaver", on("deathrattle", effect))] });
    const id = game.put("Leaver");
    game.cast("Spirit", 0, id);
    game.perform("destroy", { target: id });
    return { game, id };
  };

  test("happens if that one has brought it back to the hand (rulebook 7.12)", () => {
    const { game, id } = leaving({ type: "returnToHand", target: "self" });
    expect([game.hand(), game.names(game.zone())]).toEqual([[id], ["Leaver"]]);
  });

  test("does not happen if that one has shuffled it away", () => {
    const { game, id } = leaving({ type: "shuffleIntoDeck", target: "self" });
    expect([game.deck(), game.zone()]).toEqual([[id], []]);
  });

  test("and shuffling it away twice is shuffling it away", () => {
    const twice = { type: "repeat", times: 2, effect: { type: "shuffleIntoDeck", target: "self" } };
    const { game } = leaving(twice);
    expect(game.lines().filter((line) => line.startsWith("Shuffled"))).toHaveLength(1);
  });
});

test.each<[ability: object, text: string]>([
  [
    on("startOfTurnInHand", hit("friendlyHero", 2)),
    "At the start of your turn, while this is in your hand, deal 2 damage to your hero.",
  ],
  [aura({ type: "heroPowerDamage", amount: 1 }), "Your Hero Power deals 1 extra damage."],
  [
    on("battlecry", when({ type: "noDuplicates", of: "deck" }, "draw")),
    "Battlecry: If your deck has no duplicates, draw a card.",
  ],
  [on("battlecry", when("yourTurn", "draw")), "Battlecry: If it's your turn, draw a card."],
  [
    on("battlecry", when({ type: "not", condition: { type: "exists", what: "hand" } }, "draw")),
    "Battlecry: If your hand is empty, draw a card.",
  ],
  [
    on("battlecry", {
      type: "putIntoPlay",
      cards: { type: "random", from: { type: "deck", where: ["secret", "canEnterPlay"] } },
    }),
    "Battlecry: Put a random Secret from your deck into the battlefield.",
  ],
  [
    on("deathrattle", { type: "heal", target: all("characters") }),
    "Deathrattle: Restore all characters to full Health.",
  ],
  [
    aura({ type: "stats", affects: { type: "adjacent", to: "self" }, keywords: ["elusive"] }),
    "Adjacent minions can't be targeted by spells or Hero Powers.",
  ],
  [
    aura({ type: "stats", affects: "self", keywords: ["cantAttack"], while: "yourTurn" }),
    "Can't attack while it's your turn.",
  ],
])("%j says what it does", (ability, text) => {
  expect(textOf(minionWith("Speaker", ability))).toBe(text);
});
