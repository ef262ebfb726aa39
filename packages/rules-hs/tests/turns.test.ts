/** The trigger `endOfTurn`, and the layer `turns` that fires it: whose turn it is, and how it passes. */
import { changeSides, DECK, defineRules, kernel, NONE, record, resolveEvents } from "@course/core";
import { describe, expect, test } from "vitest";
import { activePlayer, setActivePlayer, TurnEnded } from "../src/index.ts";
import { Game, minionWith, multiplier, on, textOf } from "./support.ts";

const gain = { type: "gainArmor", amount: 1 };
const damage = (target: unknown, amount: unknown) => ({ type: "damage", target, amount });
const CARDS = [
  minionWith("Miser", on("endOfTurn", gain)),
  minionWith("Fuse", on("endOfTurn", damage("self", 5))),
  minionWith("Imps", on("endOfTurn", { type: "summon", card: "miser" })),
  minionWith("Clock", multiplier("endOfTurn")),
];
const newGame = () => new Game({ cards: CARDS });
const active = (game: Game) => game.world.read(activePlayer);

describe("the end of a turn", () => {
  test("is the active player's, and then the other one's turn starts", () => {
    const game = newGame();
    expect(active(game)).toBe(0);
    game.perform("endTurn");
    expect(active(game)).toBe(1);
    game.perform("endTurn");
    expect(active(game)).toBe(0);
    expect(game.log()).toEqual([
      ...[
        { type: "TurnEnded", player: 0 },
        { type: "TurnStarted", player: 1 },
      ],
      ...[
        { type: "TurnEnded", player: 1 },
        { type: "TurnStarted", player: 0 },
      ],
    ]);
  });

  test("is answered by that player's minions alone, in order of play", () => {
    const game = newGame();
    const theirs = game.put("Miser", 1);
    const [first, second] = [game.put("Miser"), game.put("Miser")];
    game.perform("endTurn");
    expect(game.take()).toEqual([
      "TurnEnded 0",
      ...[first, second].flatMap((id) => [`Triggered ${id} endOfTurn`, "ArmorGained 0 1"]),
      "TurnStarted 1",
    ]);
    game.perform("endTurn");
    expect(game.take()).toEqual([
      "TurnEnded 1",
      `Triggered ${theirs} endOfTurn`,
      "ArmorGained 1 1",
      "TurnStarted 0",
    ]);
  });

  test("is a Phase of its own: who dies of it is dead before the other turn starts", () => {
    const game = newGame();
    const fuse = game.put("Fuse");
    game.perform("endTurn");
    expect(game.lines()).toEqual([
      ...["TurnEnded 0", `Triggered ${fuse} endOfTurn`, `Damaged ${fuse} 5`],
      ...[`Destroyed ${fuse}`, "DeathPhase 1", "TurnStarted 1"],
    ]);
  });

  test("is not answered by a minion that it summons", () => {
    const game = newGame();
    const imps = game.put("Imps");
    game.perform("endTurn");
    expect(game.lines()).toEqual([
      ...["TurnEnded 0", `Triggered ${imps} endOfTurn`, `Summoned ${game.zone()[1]}`, "TurnStarted 1"],
    ]);
  });

  test("belongs to whoever has the minion now", () => {
    const game = newGame();
    const miser = game.put("Miser", 1);
    game.world.edit(() => changeSides(miser, 0));
    game.perform("endTurn");
    expect(game.lines()).toContain(`Triggered ${miser} endOfTurn`);
  });

  test("counts under a multiplier of the same player", () => {
    const game = newGame();
    const miser = game.put("Miser");
    game.put("Clock");
    game.put("Clock", 1);
    game.perform("endTurn");
    expect(game.lines().filter((line) => line === `Triggered ${miser} endOfTurn`)).toHaveLength(2);
  });

  test("is nothing to the dead and to cards in hand or deck", () => {
    const game = newGame();
    game.hurt(game.put("Miser"), 5);
    game.put("Miser", 0, DECK);
    game.take();
    game.perform("endTurn");
    expect(game.lines()).toEqual(["TurnEnded 0", "TurnStarted 1"]);
  });

  test("is said in full", () => {
    expect(textOf({ ability: on("endOfTurn", gain) })).toBe("At the end of your turn, gain 1 Armor.");
    expect(textOf({ ability: multiplier("endOfTurn") })).toBe("Your end of turn effects trigger twice.");
  });
});

test("in a game without turns nothing fires the trigger, and cards may say it all the same", () => {
  const layers = newGame().world.rules.layers.filter(({ name }) => !["turns", "combat"].includes(name));
  const game = new Game({ layers, cards: CARDS });
  const miser = game.put("Miser", 1);
  expect(() => game.perform("endTurn")).toThrow(/^perform: action type is "endTurn"; expected an action/);
  game.cast("Air");
  expect(game.take()).toEqual(["SpellCast Air"]);
  // Whatever says that a turn has ended is answered: the event alone carries the player.
  game.world.edit(() => {
    for (const player of [0, 1]) resolveEvents(record(TurnEnded, NONE, player));
  });
  expect(game.lines()).toEqual([
    "TurnEnded 0",
    "TurnEnded 1",
    `Triggered ${miser} endOfTurn`,
    "ArmorGained 1 1",
  ]);
});

test("whose turn it is can be set, and is the world's", () => {
  const game = newGame();
  const copy = game.world.clone();
  game.world.edit(() => setActivePlayer(1));
  expect([active(game), copy.read(activePlayer)]).toEqual([1, 0]);
  game.perform("endTurn");
  expect(game.lines()).toEqual(["TurnEnded 1", "TurnStarted 0"]);
});

test("turns need characters and what ends them", () => {
  const turns = newGame().world.rules.layers.find(({ name }) => name === "turns")!;
  expect(turns.needs).toEqual(["characters", "turnEnds"]);
  expect(() => defineRules({ layers: [kernel, turns], phaseEnd: [] })).toThrow(
    'layer "turns" needs "characters"',
  );
});
