/** What each action refuses, in which words; and that a refusal leaves no trace, whatever was asked. */
import { type Action, DECK, HAND, LimitError, RefusedError } from "@course/core";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { all, chosen, everythingOf, Game, minionWith, on, spell } from "./support.ts";

const damage = (target: unknown, amount: unknown) => ({ type: "damage", target, amount });
const gain = { type: "gainArmor", amount: 1 };
const CARDS = [
  minionWith("Watcher", on("minionDamaged", gain), on("arrival", gain), on("drawn", gain)),
  minionWith("Sniper", on("battlecry", damage(chosen(all("minions")), 1))),
  spell("Bolt", damage(chosen(all("characters")), 3)),
  spell("Dice", damage({ type: "random", from: all("characters") }, 1)),
];

/** A game that has gone on for a while: entities in every zone, events recorded, the stream drawn from. */
function midGame(): Game {
  const game = new Game({ cards: CARDS, decks: [["Plain", "Air"], ["Bolt"]] });
  for (const player of [0, 1] as const) game.put("Watcher", player);
  for (const name of ["Sniper", "Bolt", "Air", "Plain"]) game.put(name, 0, HAND);
  game.put("Plain", 1, HAND);
  game.hurt(game.put("Plain"), 5);
  game.put("Token", 1);
  game.cast("Dice", 1);
  return game;
}

/** An action as it may come from outside: any arguments at all. */
interface Asked extends Action {
  readonly [argument: string]: unknown;
}

function refuses(game: Game, action: Asked, message: string): void {
  const before = everythingOf(game.world);
  expect(() => game.world.perform(action)).toThrow(new RefusedError(message));
  expect(everythingOf(game.world)).toEqual(before);
}

const NAME = "expected the name of a loaded card";

describe.each(["summon", "give", "draw", "cast"])("%s refuses a player", (type) => {
  const rest = type === "draw" ? { n: 1 } : { card: type === "cast" ? "Air" : "Plain" };
  test.each<[unknown, string]>([
    [2, "2"],
    [-1, "-1"],
    [0.5, "0.5"],
    ["1", '"1"'],
    [undefined, "undefined"],
    [null, "null"],
    [true, "true"],
  ])("%j", (player, shown) => {
    refuses(midGame(), { type, ...rest, player }, `${type}: player is ${shown}; expected 0 or 1`);
  });
});

describe.each(["summon", "give", "cast"])("%s refuses a card", (type) => {
  test.each<[unknown, string, string]>([
    ["Plane", '"Plane"', ` (nearest: "Plain")`],
    ["snipr", '"snipr"', ` (nearest: "Sniper")`],
    ["Something Else Entirely", '"Something Else Entirely"', ""],
    ["", '""', ""],
    ["plain", '"plain"', ` (nearest: "Plain")`], // Its id is no name.
    [3, "3", ""],
    [undefined, "undefined", ""],
    [null, "null", ""],
    [["Plain"], '["Plain"]', ""],
    ["__proto__", '"__proto__"', ""],
  ])("that nobody knows: %j", (card, shown, nearest) => {
    refuses(midGame(), { type, card, player: 0 }, `${type}: card is ${shown}; ${NAME}${nearest}`);
  });
});

test.each([
  ["summon", "Air", "a minion"],
  ["summon", "Leader", "a minion"],
  ["give", "Leader", "a minion or spell"],
  ["cast", "Plain", "a spell"],
  ["cast", "Leader", "a spell"],
])("%s refuses the card %s, which is of another type", (type, card, expected) => {
  refuses(midGame(), { type, card, player: 0 }, `${type}: card is "${card}"; expected ${expected}`);
});

describe("summon", () => {
  test.each<[unknown, string]>([
    [-1, "-1"],
    [2, "2"],
    [0.5, "0.5"],
    ["0", '"0"'],
    [Number.NaN, "NaN"],
    [null, "null"],
  ])("refuses the place %j on a board of one", (at, shown) => {
    refuses(
      midGame(),
      { type: "summon", card: "Plain", player: 0, at },
      `summon: at is ${shown}; expected a board index from 0 to 1`,
    );
  });

  test("refuses a full board before it looks at the place", () => {
    const game = midGame();
    for (let i = 0; i < 6; i++) game.put("Plain");
    refuses(
      game,
      { type: "summon", card: "Plain", player: 0, at: 99 },
      "summon: board of player 0 is 7; expected fewer than 7 minions",
    );
  });
});

describe("draw", () => {
  test.each<[unknown, string]>([
    [-1, "-1"],
    [1.5, "1.5"],
    [1_001, "1001"],
    ["1", '"1"'],
    [undefined, "undefined"],
    [Number.POSITIVE_INFINITY, "Infinity"],
  ])("refuses %j cards", (n, shown) => {
    refuses(
      midGame(),
      { type: "draw", player: 0, n },
      `draw: n is ${shown}; expected an integer from 0 to 1000`,
    );
  });

  test("takes as many as may be asked for at once", () => {
    const game = midGame();
    game.perform("draw", { player: 0, n: 1_000 });
    expect(game.zone(0, DECK)).toEqual([]);
  });
});

describe("cast", () => {
  test("refuses a target that the spell may not have", () => {
    const game = midGame();
    const [inHand] = game.hand(1);
    for (const [target, shown] of [
      [inHand, String(inHand)],
      [99, "99"],
      ["1", '"1"'],
      [1.5, "1.5"],
      [null, "0"],
    ]) {
      refuses(
        game,
        { type: "cast", card: "Bolt", player: 0, target },
        `cast: target is ${shown}; expected a target that "Bolt" may have (5 in play)`,
      );
    }
  });

  test("asks for player, card and target in this order", () => {
    refuses(
      midGame(),
      { type: "cast", card: "?", player: 9, target: 99 },
      "cast: player is 9; expected 0 or 1",
    );
    refuses(midGame(), { type: "cast", card: "?", player: 1, target: 99 }, `cast: card is "?"; ${NAME}`);
  });
});

test("asking in vain uses nothing up, however often", () => {
  const game = midGame();
  for (let time = 0; time < 300; time++) {
    expect(() => game.cast("Bolt", 0, undefined)).toThrow(RefusedError);
  }
  game.cast("Bolt", 0, game.heroes[1]);
});

test("an action that no layer brings is refused, with all that there are", () => {
  refuses(
    midGame(),
    { type: "conceed" },
    'perform: action type is "conceed"; expected an action that a layer of these rules provides (attack, cast, dealDamage, destroy, draw, endTurn, gainArmor, give, play, summon)',
  );
});

test("whatever is asked, either it is done or the world, its stream and its log are as before", () => {
  const names = ["Plain", "Token", "Air", "Watcher", "Sniper", "Bolt", "Dice", "Leader", "Plian", ""];
  const odd = fc.constantFrom<unknown>(undefined, null, "0", "", true, 0.5, -1, 99, Number.NaN, [], {}, -0);
  const card = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom<unknown>(...names) },
    { weight: 1, arbitrary: odd },
  );
  const player = fc.oneof({ weight: 5, arbitrary: fc.nat(1) }, { weight: 1, arbitrary: odd });
  const id = fc.oneof({ weight: 6, arbitrary: fc.nat(18) }, { weight: 1, arbitrary: odd });
  const number = fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: -2, max: 9 }) },
    { weight: 1, arbitrary: odd },
  );
  const some = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
  const asked: fc.Arbitrary<Asked> = fc.oneof(
    fc.record({ type: fc.constant("summon"), card, player, at: some(number) }),
    fc.record({ type: fc.constant("give"), card, player }),
    fc.record({ type: fc.constant("draw"), player, n: number }),
    fc.record({ type: fc.constant("cast"), card, player, target: some(id) }),
    fc.record({ type: fc.constant("play"), id, target: some(id), at: some(number) }),
    fc.record({ type: fc.constant("attack"), attacker: id, defender: id }),
    fc.record({ type: fc.constant("destroy"), target: id }),
    fc.record({ type: fc.constantFrom("toString", "", "Summon"), card, player }),
  );
  const start = midGame().world;
  const { world } = midGame();
  const [done, refused] = [new Set<string>(), new Set<string>()];
  fc.assert(
    fc.property(fc.array(asked, { minLength: 1, maxLength: 5 }), (actions) => {
      world.copyFrom(start);
      for (const action of actions) {
        const before = everythingOf(world);
        try {
          world.perform(action);
          done.add(action.type);
        } catch (error) {
          if (!(error instanceof RefusedError) && !(error instanceof LimitError)) throw error;
          refused.add(action.type);
          expect(error.message).toMatch(/^[a-zA-Z]+: [a-z0-1 ]+ is .*; expected .+[^.]$/s);
          expect(everythingOf(world)).toEqual(before);
        }
      }
    }),
    { seed: 9, numRuns: 300 },
  );
  const actions = ["attack", "cast", "destroy", "draw", "give", "play", "summon"];
  expect([...done].sort()).toEqual(actions);
  expect([...refused].sort()).toEqual(["", "Summon", ...actions, "toString"].sort());
});

test("what a target may be is asked without chance: a refusal draws nothing from the stream", () => {
  const dice = { type: "random", from: all("characters") };
  const game = () => new Game({ cards: [spell("Gamble", damage(chosen(dice), 1))] });
  expect(game).toThrow('expected no "random" in what the target may be');
});
