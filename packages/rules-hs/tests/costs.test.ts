/** What cards cost: printed, auras, enchantments, what the card says of itself, and in which order (rulebook 17.4, 17.5). */
import { type EntityId, HAND, HERO } from "@course/core";
import { describe, expect, test } from "vitest";
import { noteCardPlayed, payFor } from "../src/index.ts";
import { all, minion, minionWith, spell } from "./support.ts";
import { WholeGame, wholeTextOf } from "./whole.ts";

const aura = (parts: object) => ({ kind: "aura", modifier: { type: "cost", ...parts } });
const MINIONS = [{ type: "cardType", is: "minion" }];
const SPELLS = [{ type: "cardType", is: "spell" }];
const inHand = { type: "hand" };
/** For one of its player's heroes, until something is paid that it is about. */
const forNext = (modifier: object, target: unknown = "friendlyHero", until = "nextAffected") => ({
  type: "enchant",
  target,
  abilities: [aura(modifier)],
  until,
});

const CARDS = [
  minion("Grunt", { cost: 2 }),
  minion("Golem", { cost: 3 }),
  { ...spell("Bolt", "nothing"), cost: 4 },
  minionWith("Portal", aura({ side: "friendly", where: MINIONS, by: -2, floor: 1 })),
  minionWith("Mech", aura({ side: "friendly", where: MINIONS, by: -1 })),
  minionWith("Wraith", aura({ where: MINIONS, by: 1 })),
  minionWith("Apprentice", aura({ side: "friendly", where: SPELLS, by: -1 })),
  minionWith("Venture", aura({ side: "friendly", where: MINIONS, by: 3 })),
  minionWith("Aviana", aura({ side: "friendly", where: MINIONS, set: 1 })),
  minionWith("Small", aura({ side: "friendly", where: MINIONS, by: -1, firstEachTurn: "minion" })),
  minion("Sea", { cost: 10, abilities: [{ kind: "costLess", by: { type: "count", of: all("minions") } }] }),
  minion("Mountain", {
    cost: 12,
    abilities: [{ kind: "costLess", by: { type: "count", of: { type: "hand", where: ["notSelf"] } } }],
  }),
  spell("Trap", { type: "changeCost", target: inHand, by: 2 }),
  spell("Fix", { type: "changeCost", target: inHand, set: 0 }),
  spell("Prepare", forNext({ side: "friendly", where: SPELLS, by: -3 })),
  spell("Tempt", forNext({ side: "enemy", where: SPELLS, set: 0 }, "enemyHero", "theirNextTurn")),
];
const newGame = () => new WholeGame({ cards: CARDS });
const inHandOf = (game: WholeGame, name: string, player: 0 | 1 = 0) => game.give(name, player)[0] as EntityId;

describe("auras", () => {
  test("change what cards in the hand cost, and only as long as they are in force", () => {
    const game = newGame();
    const [bolt, grunt] = [inHandOf(game, "Bolt"), inHandOf(game, "Grunt")];
    const apprentice = game.put("Apprentice");
    expect([game.cost(bolt), game.cost(grunt)]).toEqual([3, 2]);
    game.perform("destroy", { target: apprentice });
    expect(game.cost(bolt)).toBe(4);
  });

  test("of one side are about that side's cards, others about everybody's", () => {
    const game = newGame();
    const [mine, theirs] = [inHandOf(game, "Grunt", 0), inHandOf(game, "Grunt", 1)];
    game.put("Wraith", 1);
    expect([game.cost(mine), game.cost(theirs)]).toEqual([3, 3]);
    game.put("Venture", 1);
    expect([game.cost(mine), game.cost(theirs)]).toEqual([3, 6]);
  });

  test("do not touch cards that are in play", () => {
    const game = newGame();
    const grunt = game.put("Grunt");
    game.put("Venture");
    expect(game.cost(grunt)).toBe(2);
  });

  test("with a floor come first, whatever the order of play", () => {
    for (const order of [
      ["Portal", "Mech"],
      ["Mech", "Portal"],
    ] as const) {
      const game = newGame();
      for (const name of order) game.put(name);
      expect(game.cost(inHandOf(game, "Golem"))).toBe(0);
    }
    const game = newGame();
    game.put("Portal");
    game.put("Portal");
    expect([game.cost(inHandOf(game, "Grunt")), game.cost(inHandOf(game, "Token"))]).toEqual([1, 0]);
  });

  test("below 0 an increase has to make up for what is missing", () => {
    const game = newGame();
    for (let i = 0; i < 4; i++) game.put("Mech");
    const grunt = inHandOf(game, "Grunt");
    expect(game.cost(grunt)).toBe(0);
    game.put("Wraith");
    expect(game.cost(grunt)).toBe(0);
    game.put("Venture");
    expect(game.cost(grunt)).toBe(2);
  });

  test("about the first minion of a turn are over once one was paid, and there again next turn", () => {
    const game = newGame();
    game.setMana(10, 10);
    game.put("Small");
    const [first, second] = game.give("Grunt", 0, 2) as [EntityId, EntityId];
    expect([game.cost(first), game.cost(second)]).toEqual([1, 1]);
    game.world.edit(() => {
      payFor(first);
      noteCardPlayed(first);
    });
    expect([game.mana()[0], game.cost(second)]).toEqual([9, 2]);
    game.perform("endTurn");
    expect(game.cost(second)).toBe(1);
  });
});

describe("enchantments on the card", () => {
  test("count in order of play with the auras: what comes after a fixed cost adds to it", () => {
    const before = newGame();
    const trapped = inHandOf(before, "Grunt");
    before.cast("Trap");
    expect(before.cost(trapped)).toBe(4);
    before.put("Aviana");
    expect(before.cost(trapped)).toBe(1);

    const after = newGame();
    after.put("Aviana");
    const later = inHandOf(after, "Grunt");
    after.cast("Trap");
    expect(after.cost(later)).toBe(3);
  });

  test("can fix the cost; later ones add to it", () => {
    const game = newGame();
    const grunt = inHandOf(game, "Grunt");
    game.cast("Trap");
    game.cast("Fix");
    expect(game.cost(grunt)).toBe(0);
    game.cast("Trap");
    expect(game.cost(grunt)).toBe(2);
  });

  test("are on the cards that are there: who comes later costs what it says", () => {
    const game = newGame();
    game.cast("Trap");
    expect(game.cost(inHandOf(game, "Grunt"))).toBe(2);
  });
});

describe("what a card says of itself", () => {
  test("counts the board, or the other cards in the hand", () => {
    const game = newGame();
    const [sea, mountain] = [inHandOf(game, "Sea"), inHandOf(game, "Mountain")];
    expect([game.cost(sea), game.cost(mountain)]).toEqual([10, 11]);
    game.summon("Plain", 0);
    game.summon("Plain", 1);
    inHandOf(game, "Grunt");
    expect([game.cost(sea), game.cost(mountain)]).toEqual([8, 10]);
  });

  test("comes last, so that it lowers a fixed cost too", () => {
    const game = newGame();
    const mountain = inHandOf(game, "Mountain");
    game.put("Aviana");
    expect(game.cost(mountain)).toBe(1);
    inHandOf(game, "Grunt");
    expect(game.cost(mountain)).toBe(0);
  });
});

describe("what is for the next card", () => {
  test("is used up by the first card that it is about, and by no other", () => {
    const game = newGame();
    game.setMana(10, 10);
    const [bolt, other, grunt] = [inHandOf(game, "Bolt"), inHandOf(game, "Bolt"), inHandOf(game, "Grunt")];
    game.cast("Prepare");
    expect([game.cost(bolt), game.cost(other), game.cost(grunt)]).toEqual([1, 1, 2]);
    game.world.edit(() => payFor(grunt));
    expect(game.cost(bolt)).toBe(1);
    game.world.edit(() => payFor(bolt));
    expect([game.cost(other), game.mana()[0]]).toEqual([4, 7]);
  });

  test("is over when the turn is", () => {
    const game = newGame();
    const bolt = inHandOf(game, "Bolt");
    game.cast("Prepare");
    game.perform("endTurn");
    expect(game.cost(bolt)).toBe(4);
  });

  test("can be for the whole next turn of the opponent", () => {
    const game = newGame();
    const [mine, theirs] = [inHandOf(game, "Bolt", 0), inHandOf(game, "Bolt", 1)];
    game.cast("Tempt");
    expect([game.cost(mine), game.cost(theirs)]).toEqual([4, 0]);
    game.perform("endTurn");
    expect(game.cost(theirs)).toBe(0);
    game.perform("endTurn");
    expect(game.cost(theirs)).toBe(4);
  });
});

test("filters and values ask for costs and for cards played", () => {
  const cards = [
    ...CARDS,
    spell("Cheap", { type: "discard", target: { type: "hand", where: [{ type: "cost", atMost: 2 }] } }),
    spell("Sum", { type: "gainArmor", amount: { type: "cost", of: inHand } }),
    spell("Count", { type: "gainArmor", amount: { type: "cardsPlayed", of: "minion" } }),
    spell("Heavy", {
      type: "gainArmor",
      amount: { type: "count", of: { type: "hand", where: ["hasOverload"] } },
    }),
    minion("Storm", { cost: 5, overload: 1 }),
  ];
  const game = new WholeGame({ cards });
  const [grunt, golem, storm] = ["Grunt", "Golem", "Storm"].map((name) => inHandOf(game, name)) as EntityId[];
  game.cast("Sum");
  game.cast("Heavy");
  game.world.edit(() => noteCardPlayed(grunt as EntityId));
  game.cast("Count");
  game.cast("Cheap");
  expect(game.hand()).toEqual([golem, storm]);
  expect(game.lines().filter((line) => line.startsWith("ArmorGained"))).toEqual([
    ...["ArmorGained 0 10", "ArmorGained 0 1", "ArmorGained 0 1"],
  ]);
  expect(game.zone(0, HERO)).toHaveLength(1);
  expect(game.zone(0, HAND)).toHaveLength(2);
});

test.each([
  [
    aura({ side: "friendly", where: MINIONS, by: -2, floor: 1 }),
    "Your minions cost (2) less, but not less than (1).",
  ],
  [aura({ where: MINIONS, by: 1 }), "All minions cost (1) more."],
  [aura({ side: "enemy", where: SPELLS, set: 0 }), "Your opponent's spells cost (0)."],
  [
    aura({ side: "friendly", where: MINIONS, by: -1, firstEachTurn: "minion" }),
    "The first minion you play each turn costs (1) less.",
  ],
  [aura({ of: "heroPowers", side: "enemy", by: 5 }), "Your opponent's Hero Power costs (5) more."],
  [{ kind: "costLess", by: { type: "count", of: all("minions") } }, "Costs (1) less for each minion."],
  [{ kind: "costLess", by: { type: "attack", of: "self" } }, "Costs (1) less per point of its Attack."],
])("text of %j", (ability, text) => {
  expect(wholeTextOf({ ability })).toBe(text);
});

test.each([
  [{ type: "changeCost", target: "it", by: -3 }, "It costs (3) less."],
  [{ type: "changeCost", target: inHand, set: 1 }, "All cards in your hand cost (1)."],
  [{ type: "gainArmor", amount: { type: "cost", of: "it" } }, "Gain Armor equal to that card's Cost."],
  [
    { type: "gainArmor", amount: { type: "cardsPlayed", others: true } },
    "Gain 1 Armor for each other card you've played this turn.",
  ],
  [
    { type: "discard", target: { type: "hand", where: [{ type: "cost", atLeast: 3 }] } },
    "Discard all cards costing (3) or more.",
  ],
])("text of %j", (effect, text) => {
  expect(wholeTextOf({ effect })).toBe(text);
});

test("the next card of a kind is said as one", () => {
  expect(wholeTextOf({ effect: forNext({ side: "friendly", where: SPELLS, by: -3 }) })).toBe(
    "The next spell you play this turn costs (3) less.",
  );
});
