/** Mana: crystals, mana for one turn, Overload; and a log of entries that add up (rulebook 17.1 to 17.3, 17.7). */
import { describe as describeCard, validateCards } from "@course/cards";
import { type EntityId, HAND } from "@course/core";
import { describe, expect, test } from "vitest";
import {
  costOf,
  countOverload,
  gainMana,
  hands,
  lockedMana,
  mana,
  manaOf,
  noteCardPlayed,
  overloadedMana,
  payFor,
  requireMana,
  setMana,
  spend,
} from "../src/index.ts";
import { ALL_LAYERS, Game, minion, minionWith, spell } from "./support.ts";
import { WholeGame, wholeTextOf } from "./whole.ts";

const CARDS = [
  minion("Devil", { cost: 1, overload: 2 }),
  { ...spell("Bolt", "nothing"), cost: 1, overload: 1 },
  spell("Coin", { type: "gainMana", amount: 1 }),
  spell("Growth", { type: "gainCrystals", empty: true }),
  spell("Bloom", { type: "gainCrystals", count: 2 }),
  spell("Gift", { type: "gainCrystals", side: "enemy" }),
  spell("Price", { type: "loseCrystals", count: 2 }),
  spell("Shock", "unlockCrystals"),
  minion("Dear", { cost: 7 }),
];
const newGame = () => new WholeGame({ cards: CARDS });

/** Pays for a card as the action `play` does. */
const pay = (game: WholeGame, id: EntityId) =>
  game.world.edit(() => {
    payFor(id);
    noteCardPlayed(id);
  });

describe("crystals", () => {
  test("one on the first turn, one more each turn, to ten", () => {
    const game = newGame();
    game.perform("beginGame", { player: 0 });
    expect(game.mana(0)).toEqual([1, 1]);
    for (let turn = 0; turn < 22; turn++) {
      game.perform("endTurn");
      if (turn === 1)
        expect([game.mana(0), game.mana(1)]).toEqual([
          [2, 2],
          [1, 1],
        ]);
    }
    expect([game.mana(0), game.mana(1)]).toEqual([
      [10, 10],
      [10, 10],
    ]);
  });

  test("can be gained empty or full, by either player, and lost: never below none", () => {
    const game = newGame();
    game.setMana(1, 3);
    game.cast("Growth");
    expect(game.mana()).toEqual([1, 4]);
    game.cast("Bloom");
    expect(game.mana()).toEqual([3, 6]);
    game.cast("Gift");
    expect(game.mana(1)).toEqual([1, 1]);
    game.cast("Price");
    expect(game.mana()).toEqual([3, 4]);
    game.cast("Price");
    expect(game.mana()).toEqual([2, 2]);
    game.cast("Price");
    game.cast("Price");
    expect(game.mana()).toEqual([0, 0]);
  });

  test("are ten at most", () => {
    const game = newGame();
    game.setMana(5, 9);
    game.cast("Bloom");
    expect(game.mana()).toEqual([6, 10]);
  });
});

describe("mana for this turn", () => {
  test("is spent first, and lost when the turn ends", () => {
    const game = newGame();
    game.setMana(1, 1);
    game.cast("Coin");
    expect(game.mana()).toEqual([2, 1]);
    game.world.edit(() => spend(0, 1));
    game.perform("endTurn");
    expect(game.mana()).toEqual([1, 1]);
    game.perform("endTurn");
    game.cast("Coin");
    game.perform("endTurn");
    expect(game.mana()).toEqual([2, 2]);
  });

  test("makes no more than ten in all", () => {
    const game = newGame();
    game.setMana(9, 10);
    game.world.edit(() => gainMana(0, 2));
    expect(game.mana()).toEqual([10, 10]);
    game.perform("endTurn");
    expect(game.mana()).toEqual([9, 10]);
  });
});

describe("Overload", () => {
  test("locks crystals of the next turn, adds up, and is over the turn after that", () => {
    const game = newGame();
    game.setMana(5, 5);
    const [first, second] = game.give("Devil", 0, 2) as [EntityId, EntityId];
    pay(game, first);
    pay(game, second);
    expect([game.mana(), game.world.read(() => [lockedMana(0), overloadedMana(0)])]).toEqual([
      [3, 5],
      [0, 4],
    ]);
    game.perform("endTurn");
    game.perform("endTurn");
    expect([game.mana(), game.world.read(() => [lockedMana(0), overloadedMana(0)])]).toEqual([
      [2, 6],
      [4, 0],
    ]);
    game.perform("endTurn");
    game.perform("endTurn");
    expect(game.mana()).toEqual([7, 7]);
  });

  test("of a spell counts when its text resolves, and not as it is paid", () => {
    const game = newGame();
    game.setMana(5, 5);
    const [bolt] = game.give("Bolt") as [EntityId];
    pay(game, bolt);
    expect(game.world.read(() => overloadedMana(0))).toBe(0);
    game.world.edit(() => countOverload(bolt));
    expect(game.world.read(() => overloadedMana(0))).toBe(1);
  });

  test("can be undone, for now and for the next turn", () => {
    const game = newGame();
    game.setMana(5, 5);
    pay(game, game.give("Devil")[0] as EntityId);
    game.perform("endTurn");
    game.perform("endTurn");
    pay(game, game.give("Devil")[0] as EntityId);
    expect(game.mana()).toEqual([3, 6]);
    game.cast("Shock");
    expect(game.mana()).toEqual([5, 6]);
    game.perform("endTurn");
    game.perform("endTurn");
    expect(game.mana()).toEqual([7, 7]);
  });
});

test("a card that is too dear is refused with its cost and what there is", () => {
  const game = newGame();
  game.setMana(6, 6);
  const [dear] = game.give("Dear") as [EntityId];
  expect(() => game.world.read(() => requireMana("play", dear))).toThrow(
    `play: id is ${dear}; expected a card that costs 6 or less (it costs 7)`,
  );
  game.setMana(7, 7);
  expect(() => game.world.read(() => requireMana("play", dear))).not.toThrow();
});

test("the books balance: what there is is what there was, and the entries", () => {
  const game = newGame();
  game.setMana(3, 3);
  for (const card of ["Coin", "Growth", "Price", "Bloom", "Coin"]) game.cast(card);
  pay(game, game.give("Devil")[0] as EntityId);
  game.perform("endTurn");
  game.perform("endTurn");
  game.cast("Shock");
  for (const player of [0, 1] as const) {
    const entries = game.log().filter((event) => event.player === player && /^Mana/.test(event.type));
    const sum = entries.reduce(
      (total, { type, amount }) => total + (type === "ManaGained" ? 1 : -1) * Number(amount),
      player === 0 ? 3 : 0,
    );
    expect(sum).toBe(game.world.read(() => manaOf(player)));
  }
});

test.each([
  [{ type: "gainMana", amount: 2 }, "Gain 2 Mana Crystals this turn only."],
  [{ type: "gainCrystals", empty: true }, "Gain an empty Mana Crystal."],
  [{ type: "gainCrystals", side: "enemy" }, "Your opponent gains a Mana Crystal."],
  [{ type: "gainCrystals", side: "both" }, "Each player gains a Mana Crystal."],
  [{ type: "loseCrystals" }, "Lose a Mana Crystal."],
  ["unlockCrystals", "Unlock your Overloaded Mana Crystals."],
  [
    { type: "gainCrystals", count: { type: "crystals", side: "enemy" } },
    "Gain Mana Crystals equal to the number of your opponent's Mana Crystals.",
  ],
])("text of %j", (effect, text) => {
  expect(wholeTextOf({ effect })).toBe(text);
});

test("a card with Overload says so at its end", () => {
  const { vocabulary } = newGame();
  const cards = [
    minion("Hound", { keywords: ["taunt"], overload: 3 }),
    { ...spell("Bolt", { type: "gainMana", amount: 1 }), overload: 1 },
  ];
  const loaded = validateCards(vocabulary, cards, { file: "cards" });
  if ("errors" in loaded) throw new Error(loaded.errors[0]?.message);
  expect(loaded.cards.map((card) => describeCard(vocabulary, card, new Map()))).toEqual([
    "Taunt, Overload: (3)",
    "Gain a Mana Crystal this turn only. Overload: (1)",
  ]);
});

test("mana and hands can each be added alone to a game that has no turns of the whole game", () => {
  const apprentice = minionWith("Apprentice", {
    kind: "aura",
    modifier: { type: "cost", side: "friendly", where: [{ type: "cardType", is: "minion" }], by: -1 },
  });
  const game = new Game({ cards: [...CARDS, apprentice], layers: [...ALL_LAYERS, mana] });
  game.summon("Apprentice");
  const dear = game.put("Dear", 0, HAND);
  game.world.edit(() => setMana(0, 6, 6));
  game.world.edit(() => payFor(dear));
  expect(game.world.read(() => [costOf(dear), manaOf(0)])).toEqual([6, 0]);
  expect(game.lines().at(-1)).toBe("ManaSpent 0 6");
  const discarding = [spell("Drop", { type: "discard", target: "hand" })];
  const other = new Game({ cards: discarding, layers: [...ALL_LAYERS, hands] });
  other.put("Plain", 0, HAND);
  other.cast("Drop");
  expect(other.hand()).toEqual([]);
});
