/** The layer `spells`: a spell is cast, which may be answered, and then does what it says. */
import { defineTrigger } from "@course/cards";
import { NONE, RefusedError, secondOf, sourceOf, subjectOf } from "@course/core";
import { describe, expect, test } from "vitest";
import { SpellCast } from "../src/index.ts";
import { ALL_LAYERS, all, chosen, Game, minionWith, on, spell } from "./support.ts";

const damage = (target: unknown, amount: unknown) => ({ type: "damage", target, amount });
const bolt = spell("Bolt", damage(chosen(all("characters")), 3));
const gift = spell("Gift", { type: "buff", target: chosen(all("minions", { side: "friendly" })), attack: 1 });

test("the log says which spell was cast, before what it does", () => {
  const game = new Game({ cards: [spell("Wave", damage(all("minions"), 1))] });
  const plain = game.put("Plain", 1);
  game.cast("Wave");
  expect(game.log()).toEqual([
    { type: "SpellCast", card: "Wave" },
    { type: "Damaged", target: plain, amount: 1 },
  ]);
});

test("a spell is cast by a player: its sides are that player's", () => {
  const game = new Game({ cards: [spell("Strike", damage("enemyHero", 1))] });
  game.cast("Strike", 0);
  game.cast("Strike", 1);
  const [mine, theirs] = game.heroes;
  expect(game.lines()).toEqual([
    ...["SpellCast Strike", `Damaged ${theirs} 1`],
    ...["SpellCast Strike", `Damaged ${mine} 1`],
  ]);
  expect(game.world.read(() => [secondOf(0), secondOf(2)])).toEqual([0, 1]);
});

test("a spell that comes from no hand is nobody", () => {
  const game = new Game({ cards: [spell("Wave", damage(all("heroes"), 1))] });
  game.cast("Wave");
  expect(game.world.read(() => [subjectOf(0), sourceOf(1)])).toEqual([NONE, NONE]);
});

test("a spell that does nothing is cast all the same", () => {
  const game = new Game();
  game.cast("Air");
  expect(game.lines()).toEqual(["SpellCast Air"]);
});

test("deaths come after the whole spell, not between its parts", () => {
  const effects = [
    damage(all("minions"), 5),
    { type: "gainArmor", amount: { type: "count", of: all("minions") } },
  ];
  const game = new Game({ cards: [spell("Ruin", { type: "sequence", effects })] });
  const [first, second] = [game.put("Plain"), game.put("Plain", 1)];
  game.cast("Ruin");
  expect(game.lines()).toEqual([
    "SpellCast Ruin",
    ...[`Damaged ${first} 5`, `Damaged ${second} 5`],
    "ArmorGained 0 2",
    ...[`Destroyed ${first}`, `Destroyed ${second}`, "DeathPhase 1"],
  ]);
});

describe("a spell with a target", () => {
  const setUp = () => {
    const game = new Game({ cards: [bolt, gift] });
    return { game, mine: game.put("Plain"), theirs: game.put("Plain", 1) };
  };

  test("acts on the one that was chosen, of those that it may have", () => {
    const { game, theirs } = setUp();
    game.cast("Bolt", 0, theirs);
    game.cast("Bolt", 0, game.heroes[0]);
    expect(game.lines()).toEqual([
      ...["SpellCast Bolt", `Damaged ${theirs} 3`],
      ...["SpellCast Bolt", `Damaged ${game.heroes[0]} 3`],
    ]);
  });

  test("may have what is on its player's side, whoever the player is", () => {
    const { game, mine, theirs } = setUp();
    game.cast("Gift", 0, mine);
    game.cast("Gift", 1, theirs);
    for (const [player, target] of [
      [0, theirs],
      [1, mine],
      [0, game.heroes[0]],
    ] as const) {
      expect(() => game.cast("Gift", player, target)).toThrow(
        new RefusedError(`cast: target is ${target}; expected a target that "Gift" may have (1 in play)`),
      );
    }
  });

  test("is refused without one while there is one", () => {
    const { game } = setUp();
    expect(() => game.cast("Bolt")).toThrow(
      new RefusedError('cast: target is 0; expected a target that "Bolt" may have (4 in play)'),
    );
  });

  test("may be cast without one where there is none, and then hits nobody", () => {
    const game = new Game({ cards: [gift] });
    game.cast("Gift");
    expect(game.lines()).toEqual(["SpellCast Gift"]);
  });

  test("and one that takes none refuses one", () => {
    const { game, mine } = setUp();
    expect(() => game.cast("Air", 0, mine)).toThrow(
      new RefusedError(`cast: target is ${mine}; expected no target, which "Air" does not take`),
    );
  });
});

test("what answers a spell's damage is resolved inside of the spell, before its next part", () => {
  const effects = [damage(all("minions"), 1), damage(all("minions"), 1)];
  const own = minionWith("Own", on("selfDamaged", { type: "gainArmor", amount: 1 }));
  const game = new Game({ cards: [own, spell("Twice", { type: "sequence", effects })] });
  const id = game.put("Own");
  game.cast("Twice");
  const once = [`Damaged ${id} 1`, `Triggered ${id} selfDamaged`, "ArmorGained 0 1"];
  expect(game.lines()).toEqual(["SpellCast Twice", ...once, ...once]);
});

test("that a spell is cast is answered before the spell does anything", () => {
  const onCast = defineTrigger({
    type: "onCast",
    doc: "Whenever a spell is cast.",
    example: "onCast",
    compile: () => ({ event: SpellCast, scope: "any" }),
    text: () => "Whenever a spell is cast,",
  });
  const layers = [...ALL_LAYERS, { name: "casting", words: [onCast] }];
  const ward = minionWith("Ward", on("onCast", { type: "buff", target: "self", health: 5 }));
  const game = new Game({ layers, cards: [ward, spell("Wave", damage(all("minions"), 9))] });
  const id = game.put("Ward", 1);
  game.cast("Wave");
  expect(game.lines()).toEqual([
    "SpellCast Wave",
    ...[`Triggered ${id} onCast`, `StatsChanged ${id} 0 5`],
    `Damaged ${id} 9`,
  ]);
  expect(game.health(id)).toBe(1);
});
