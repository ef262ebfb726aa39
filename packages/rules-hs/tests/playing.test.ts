/** The layer `playing`: a card goes from a hand to where it belongs, and nothing happens that may not. */
import { defineEffect } from "@course/cards";
import { DECK, HAND, RefusedError, selfOf, zoneName } from "@course/core";
import { describe, expect, test } from "vitest";
import { ALL_LAYERS, all, chosen, everythingOf, Game, minionWith, multiplier, on, spell } from "./support.ts";

const damage = (target: unknown, amount: unknown) => ({ type: "damage", target, amount });
const CARDS = [
  minionWith("Herald", on("arrival", { type: "gainArmor", amount: 1 })),
  minionWith("Crier", on("battlecry", { type: "gainArmor", amount: 2 })),
  minionWith("Sniper", on("battlecry", damage(chosen(all("minions")), 1))),
  minionWith("Drummer", multiplier("battlecry")),
  spell("Bolt", damage(chosen(all("characters")), 3)),
  spell("Wave", damage(all("characters"), 1)),
];

const newGame = () => new Game({ cards: CARDS });

describe("a minion", () => {
  test("goes from the hand to the right end of its player's board, as the same entity", () => {
    const game = newGame();
    const there = game.put("Plain", 1);
    const id = game.put("Plain", 1, HAND);
    game.play(id);
    expect(game.log()).toEqual([{ type: "Summoned", id }]);
    expect([game.zone(1), game.hand(1), game.zone(0)]).toEqual([[there, id], [], []]);
  });

  test.each([0, 1, 2])("goes to the place %i if that is asked for", (at) => {
    const game = newGame();
    const there = [game.put("Plain"), game.put("Plain")];
    const id = game.put("Token", 0, HAND);
    game.play(id, { at });
    expect(game.zone()).toEqual(there.toSpliced(at, 0, id));
  });

  test("has come first, which is answered, and then its Battlecry resolves", () => {
    const game = newGame();
    const herald = game.put("Herald");
    const crier = game.put("Crier", 0, HAND);
    game.play(crier);
    expect(game.lines()).toEqual([
      `Summoned ${crier}`,
      ...[`Triggered ${herald} arrival`, "ArmorGained 0 1"],
      ...[`Triggered ${crier} battlecry`, "ArmorGained 0 2"],
    ]);
  });

  test("takes its place in the order of play as it is played, and not as it was drawn", () => {
    const game = newGame();
    const old = game.put("Plain", 0, HAND);
    const first = game.put("Plain");
    game.play(old);
    game.take();
    game.cast("Wave");
    expect(game.lines().slice(-2)).toEqual([`Damaged ${first} 1`, `Damaged ${old} 1`]);
  });

  test("keeps what it gained in the hand", () => {
    const train = spell("Train", {
      type: "sequence",
      effects: ["draw", { type: "buff", target: "it", attack: 2, health: 1 }],
    });
    const game = new Game({ cards: [train], decks: [["Plain"], []] });
    const [id] = game.deck();
    game.cast("Train");
    game.play(id!);
    expect([game.attack(id!), game.health(id!)]).toEqual([3, 6]);
  });

  test("that has lost its Health in the hand dies at the end of the Phase in which it is played", () => {
    const curse = spell("Curse", {
      type: "sequence",
      effects: ["draw", { type: "buff", target: "it", health: -5 }],
    });
    const game = new Game({ cards: [curse], decks: [["Plain"], []] });
    const [id] = game.deck();
    game.cast("Curse");
    expect(game.hand()).toEqual([id]);
    game.take();
    game.play(id!);
    expect(game.lines()).toEqual([`Summoned ${id}`, `Destroyed ${id}`, "DeathPhase 1"]);
  });

  test("sends its own aura only when the Phase is over: it does not double its own Battlecry", () => {
    const drummer = minionWith(
      "Leader of Drums",
      multiplier("battlecry"),
      on("battlecry", { type: "gainArmor", amount: 1 }),
    );
    const game = new Game({ cards: [...CARDS, drummer] });
    const [first, second] = [game.put("Leader of Drums", 0, HAND), game.put("Crier", 0, HAND)];
    game.play(first);
    expect(game.take()).toEqual([`Summoned ${first}`, `Triggered ${first} battlecry`, "ArmorGained 0 1"]);
    game.play(second);
    expect(game.take().filter((line) => line.startsWith("Triggered"))).toHaveLength(2);
  });
});

describe("a spell", () => {
  test("goes to the graveyard first, and is cast from there", () => {
    const game = newGame();
    const id = game.put("Bolt", 0, HAND);
    game.play(id, { target: game.heroes[1] });
    expect(game.lines()).toEqual(["SpellCast Bolt", `Damaged ${game.heroes[1]} 3`]);
    expect([game.hand(), game.graveyard()]).toEqual([[], [id]]);
  });

  test("is in the graveyard already while it is cast", () => {
    const zones: string[] = [];
    const look = defineEffect({
      type: "look",
      doc: "Looks where the card itself is.",
      example: "look",
      compile: () => (frame) => void zones.push(zoneName(selfOf(frame))),
      text: () => "look",
    });
    const layers = [...ALL_LAYERS, { name: "looking", words: [look] }];
    const game = new Game({ layers, cards: [spell("Glance", "look")] });
    game.play(game.put("Glance", 0, HAND));
    expect(zones).toEqual(["graveyard"]);
  });

  test("is its owner's: a played one acts for the player whose hand it was in", () => {
    const game = new Game({ cards: [spell("Strike", damage("enemyHero", 1))] });
    game.play(game.put("Strike", 1, HAND));
    expect(game.lines()).toEqual(["SpellCast Strike", `Damaged ${game.heroes[0]} 1`]);
  });

  test("needs no room", () => {
    const game = newGame();
    for (let i = 0; i < 7; i++) game.put("Plain");
    game.play(game.put("Air", 0, HAND));
    expect(game.lines()).toEqual(["SpellCast Air"]);
  });
});

describe("what may not be played", () => {
  function refuses(game: Game, parts: Record<string, unknown>, message: string): void {
    const before = everythingOf(game.world);
    expect(() => game.perform("play", parts)).toThrow(new RefusedError(message));
    expect(everythingOf(game.world)).toEqual(before);
  }

  test.each<[unknown, string]>([
    [0, "0"],
    [99, "99"],
    [1.5, "1.5"],
    ["3", '"3"'],
    [undefined, "undefined"],
  ])("the id %j: no entity of this game", (id, shown) => {
    refuses(newGame(), { id }, `play: id is ${shown}; expected the id of an entity of this game`);
  });

  test("what is not in a hand: on a board, in a deck, dead, a hero", () => {
    const game = newGame();
    const dead = game.put("Plain");
    game.hurt(dead, 5);
    for (const id of [game.put("Plain"), game.put("Plain", 0, DECK), dead, game.heroes[0]]) {
      refuses(game, { id }, `play: id is ${id}; expected the id of a card in a hand`);
    }
  });

  test("a minion on a full board", () => {
    const game = newGame();
    const id = game.put("Plain", 1, HAND);
    for (let i = 0; i < 7; i++) game.put("Plain", 1);
    refuses(game, { id }, "play: board of player 1 is 7; expected fewer than 7 minions");
  });

  test.each<[unknown, string]>([
    [-1, "-1"],
    [2, "2"],
    [0.5, "0.5"],
    ["0", '"0"'],
    [null, "null"],
  ])("a minion at %j, where one is in play", (at, shown) => {
    const game = newGame();
    game.put("Plain");
    const id = game.put("Plain", 0, HAND);
    refuses(game, { id, at }, `play: at is ${shown}; expected a board index from 0 to 1`);
  });

  test("a target that it may not have, or none where there is one", () => {
    const game = newGame();
    const plain = game.put("Plain", 1);
    const id = game.put("Sniper", 0, HAND);
    const expected = 'expected a target that "Sniper" may have (1 in play)';
    refuses(game, { id, target: game.heroes[1] }, `play: target is ${game.heroes[1]}; ${expected}`);
    refuses(game, { id, target: id }, `play: target is ${id}; ${expected}`);
    refuses(game, { id, target: 99 }, `play: target is 99; ${expected}`);
    refuses(game, { id, target: "3" }, `play: target is "3"; ${expected}`);
    refuses(game, { id }, `play: target is 0; ${expected}`);
    game.play(id, { target: plain });
    expect(game.lines()).toContain(`Damaged ${plain} 1`);
  });

  test("a target for what takes none", () => {
    const game = newGame();
    const id = game.put("Plain", 0, HAND);
    refuses(
      game,
      { id, target: game.heroes[0] },
      `play: target is ${game.heroes[0]}; expected no target, which "Plain" does not take`,
    );
  });
});

test("a card is played once", () => {
  const game = newGame();
  const [id, air] = [game.put("Plain", 0, HAND), game.put("Air", 0, HAND)];
  for (const each of [id, air]) {
    game.play(each);
    expect(() => game.play(each)).toThrow(`play: id is ${each}; expected the id of a card in a hand`);
  }
});
