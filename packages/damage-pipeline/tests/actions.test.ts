/** The actions of this package: what each refuses, in which words, and that a refusal leaves no trace. */
import { type CardLayer, defineTrigger } from "@course/cards";
import { type Action, attach, type EntityId, HAND, leavePlay, RefusedError } from "@course/core";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  ArmorGained,
  amounts,
  MAX_STAT,
  requireAmount,
  requireCharacter,
  requirePlayer,
  setDamage,
} from "../src/index.ts";
import { ALL_LAYERS, everythingOf, minionWith, on, REDIRECT, Table, text } from "./support.ts";

const grow = { type: "buff", target: "self", attack: 1 };
const CARDS = [
  minionWith("Watcher", on("minionDamaged", grow)),
  minionWith("Guard", REDIRECT),
  text("Word", "nothing"),
];

/** A table in the middle of a game: some are hurt, one is dead, one in hand, and events are recorded. */
function midGame() {
  const table = new Table({ layers: [...ALL_LAYERS, amounts], cards: CARDS });
  const watcher = table.put("Watcher");
  const guard = table.put("Guard", 1);
  const [dead, inHand, word] = [table.put("Plain"), table.put("Plain"), table.put("Word")];
  table.world.edit(() => leavePlay(inHand, HAND));
  table.gainArmor(0, 2);
  table.hurt(dead, 5);
  table.hurt(watcher, 1);
  return { table, watcher, guard, dead, inHand, word };
}

/** An action as it may come from outside: any arguments at all. */
interface Asked extends Action {
  readonly [argument: string]: unknown;
}

function refuses(table: Table, action: Asked, message: string): void {
  const before = everythingOf(table.world);
  expect(() => table.world.perform(action)).toThrow(new RefusedError(message));
  expect(everythingOf(table.world)).toEqual(before);
}

const ENTITY = "expected the id of an entity of this game";
const CHARACTER = "expected a minion or a hero in play";

describe.each(["dealDamage", "heal"])("%s", (type) => {
  test.each<[unknown, string]>([
    [0, "0"],
    [-1, "-1"],
    [99, "99"],
    [1.5, "1.5"],
    [Number.NaN, "NaN"],
    ["1", '"1"'],
    [undefined, "undefined"],
    [null, "null"],
    [[1], "[1]"],
  ])("refuses the target %j: no entity of this game", (target, shown) => {
    refuses(midGame().table, { type, target, amount: 1 }, `${type}: target is ${shown}; ${ENTITY}`);
  });

  test.each(["dead", "inHand", "word"] as const)(
    "refuses a target that is no character in play: %s",
    (which) => {
      const game = midGame();
      const target: EntityId = game[which];
      refuses(game.table, { type, target, amount: 1 }, `${type}: target is ${target}; ${CHARACTER}`);
    },
  );

  test("refuses an enchantment, which is in play and no character", () => {
    const { table, watcher, word } = midGame();
    table.world.edit(() => attach(word, watcher));
    refuses(table, { type, target: word, amount: 1 }, `${type}: target is ${word}; ${CHARACTER}`);
  });

  test("asks for the target first", () => {
    refuses(midGame().table, { type, target: 99, amount: -1 }, `${type}: target is 99; ${ENTITY}`);
  });
});

describe("dealDamage", () => {
  test("takes a hero, and a minion of either side", () => {
    const { table, watcher, guard } = midGame();
    table.take();
    for (const target of [table.heroes[0], watcher, guard]) table.hurt(target, 0);
    expect(table.lines()).toEqual([]);
    table.hurt(guard, 1);
    expect(table.lines()).toContain(`Damaged ${guard} 1`);
  });
});

describe("gainArmor", () => {
  test.each<[unknown, string]>([
    [2, "2"],
    [-1, "-1"],
    [0.5, "0.5"],
    ["0", '"0"'],
    [true, "true"],
    [undefined, "undefined"],
    [null, "null"],
  ])("refuses the player %j", (player, shown) => {
    refuses(
      midGame().table,
      { type: "gainArmor", player, amount: 1 },
      `gainArmor: player is ${shown}; expected 0 or 1`,
    );
  });

  test("asks for the player first", () => {
    refuses(
      midGame().table,
      { type: "gainArmor", player: 2, amount: -1 },
      "gainArmor: player is 2; expected 0 or 1",
    );
  });
});

describe.each([
  ["dealDamage", { target: 1 }],
  ["heal", { target: 1 }],
  ["gainArmor", { player: 0 }],
])("%s asks for an amount", (type, rest) => {
  test.each<[unknown, string, string]>([
    [1.5, "1.5", "an integer"],
    [Number.NaN, "NaN", "an integer"],
    [Number.POSITIVE_INFINITY, "Infinity", "an integer"],
    ["3", '"3"', "an integer"],
    [undefined, "undefined", "an integer"],
    [null, "null", "an integer"],
    [3n, "3", "an integer"],
    [-1, "-1", `0 to ${MAX_STAT}`],
    [MAX_STAT + 1, `${MAX_STAT + 1}`, `0 to ${MAX_STAT}`],
    [2 ** 40, `${2 ** 40}`, `0 to ${MAX_STAT}`],
  ])("and refuses %s", (amount, shown, expected) => {
    refuses(midGame().table, { type, ...rest, amount }, `${type}: amount is ${shown}; expected ${expected}`);
  });

  test("and takes the least and the most", () => {
    const { table } = midGame();
    table.world.perform<Asked>({ type, ...rest, amount: 0 });
    const most = new Table({ layers: [...ALL_LAYERS, amounts] });
    expect(() => most.world.perform<Asked>({ type, ...rest, amount: MAX_STAT })).not.toThrow();
  });
});

describe("what an action of this package records is answered in its Phase", () => {
  const armored: CardLayer = {
    name: "armored",
    needs: ["armorGain"],
    words: [
      defineTrigger({
        type: "armored",
        doc: "Whenever a hero gains Armor.",
        example: "armored",
        compile: () => ({ event: ArmorGained, scope: "any" }),
        text: () => "Whenever a hero gains Armor,",
      }),
    ],
  };

  test.each([
    ["minionDamaged", "dealDamage", { target: 3, amount: 1 }],
    [{ type: "healed", of: "minions" }, "heal", { target: 3, amount: 1 }],
    ["armored", "gainArmor", { player: 0, amount: 1 }],
  ])("%j answers %s", (trigger, type, rest) => {
    const table = new Table({
      layers: [...ALL_LAYERS, amounts, armored],
      cards: [minionWith("Listener", on(trigger, grow))],
    });
    const listener = table.put("Listener");
    table.world.edit(() => setDamage(listener, 1));
    table.world.perform<Asked>({ type, ...rest });
    expect(table.attack(listener)).toBe(2);
  });
});

test("whatever is asked, either it is done or the world is as before, with one message of one form", () => {
  const odd = fc.oneof(
    fc.integer({ min: -3, max: 12 }),
    fc.double(),
    fc.constantFrom(undefined, null, "1", "", true, MAX_STAT, MAX_STAT + 1, [], {}, -0),
    fc.integer(),
  );
  const action = fc.oneof(
    fc.record({ type: fc.constantFrom("dealDamage", "heal"), target: odd, amount: odd }),
    fc.record({ type: fc.constant("gainArmor"), player: odd, amount: odd }),
    fc.record({ type: fc.constantFrom("dealdamage", "", "toString", "__proto__"), amount: odd }),
  );
  const { table } = midGame();
  const start = table.world.clone();
  let refusals = 0;
  fc.assert(
    fc.property(fc.array(action, { minLength: 1, maxLength: 4 }), (actions) => {
      table.world.copyFrom(start);
      for (const each of actions) {
        const before = everythingOf(table.world);
        try {
          table.world.perform(each);
        } catch (error) {
          refusals++;
          expect(String(error)).toMatch(
            /^(RefusedError: (dealDamage|heal|gainArmor|perform): [a-z ]+ is .+; expected .+|LimitError: Number limit: .+; expected at most 1000000000)$/s,
          );
          expect(everythingOf(table.world)).toEqual(before);
        }
      }
    }),
    { seed: 7, numRuns: 300 },
  );
  expect(refusals).toBeGreaterThan(200);
});

describe("checks that rules above share", () => {
  test("requireCharacter, requireAmount and requirePlayer name the call and the argument that they are given", () => {
    const { table, inHand } = midGame();
    table.world.read(() => {
      expect(() => requireCharacter("attack", "defender", inHand)).toThrow(
        new RefusedError(`attack: defender is ${inHand}; ${CHARACTER}`),
      );
      expect(() => requireCharacter("attack", "defender", table.heroes[0])).not.toThrow();
    });
    expect(() => requireAmount("heal", -2)).toThrow(
      new RefusedError(`heal: amount is -2; expected 0 to ${MAX_STAT}`),
    );
    expect(() => requirePlayer("draw", 3)).toThrow(new RefusedError("draw: player is 3; expected 0 or 1"));
    for (const player of [0, 1]) expect(() => requirePlayer("draw", player)).not.toThrow();
    for (const amount of [0, 1, MAX_STAT]) expect(() => requireAmount("heal", amount)).not.toThrow();
  });
});
