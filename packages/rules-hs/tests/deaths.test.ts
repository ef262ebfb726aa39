/** The death record: who died, for whom, and in which turn (rulebook 20.6). */
import { BOARD, HAND, isInPlay } from "@course/core";
import { describe, expect, test } from "vitest";
import { FullGame } from "./full.ts";
import { all, minion, minionWith, on, spell } from "./support.ts";
import { textOf } from "./texts.ts";

const died = (parts: object = {}) => ({ type: "died", ...parts });
const CARDS = [
  minion("Murloc", { race: "Murloc" }),
  minionWith("Undead", on("deathrattle", { type: "returnToHand", target: "self" })),
  spell("Kill All", { type: "destroy", target: all("minions") }),
  spell("Raise Own", {
    type: "forEach",
    of: died({ side: "friendly" }),
    effect: { type: "summon", card: { type: "sameCard", of: "it" } },
  }),
  spell("Raise Of This Turn", {
    type: "forEach",
    of: died({ thisTurn: true }),
    effect: { type: "summon", card: { type: "sameCard", of: "it" } },
  }),
  spell("Raise Murlocs", {
    type: "forEach",
    of: died({ where: [{ type: "race", is: "Murloc" }] }),
    effect: { type: "summon", card: { type: "sameCard", of: "it" } },
  }),
  minionWith("Sheep", on("deathrattle", { type: "damage", target: all("minions"), amount: 9 })),
  minionWith("Egg", on("deathrattle", { type: "summon", card: "token" })),
  spell("Sow", {
    type: "destroyAtOnce",
    target: all("minions"),
    each: { type: "summon", card: "plain", side: "itsOwner" },
  }),
  spell("Reborn", {
    type: "destroyAtOnce",
    target: { type: "chosen", from: all("minions") },
    each: { type: "summon", card: { type: "sameCard", of: "it" }, side: "itsOwner" },
  }),
];

function setUp(): FullGame {
  return new FullGame({ cards: CARDS });
}

const play = (game: FullGame, name: string) => game.perform("play", { id: game.give(name)[0] });
const board = (game: FullGame) => game.names(game.zone(0, BOARD));

describe("who has died", () => {
  test("is asked by side, in the order of their deaths, and of which kind", () => {
    const game = setUp();
    game.put("Plain");
    game.put("Murloc");
    game.put("Murloc", 1);
    play(game, "Kill All");
    play(game, "Raise Own");
    expect(board(game)).toEqual(["Plain", "Murloc"]);
    play(game, "Raise Murlocs");
    expect(board(game)).toEqual(["Plain", "Murloc", "Murloc", "Murloc"]);
  });

  test("belongs to a turn, which is over when the next one begins", () => {
    const game = setUp();
    game.put("Plain");
    play(game, "Kill All");
    game.endTurn();
    game.endTurn();
    game.put("Murloc");
    play(game, "Kill All");
    play(game, "Raise Of This Turn");
    expect(board(game)).toEqual(["Murloc"]);
  });

  test("counts though it has left the graveyard since", () => {
    const game = setUp();
    game.put("Undead");
    play(game, "Kill All");
    expect(game.names(game.zone(0, HAND))).toEqual(["Undead"]);
    play(game, "Raise Own");
    expect(board(game)).toEqual(["Undead"]);
  });

  test("is no spent spell and nothing that was burned", () => {
    const game = setUp();
    play(game, "Raise Own");
    play(game, "Raise Own");
    expect(board(game)).toEqual([]);
  });

  test("is named in the text", () => {
    const raise = (of: object) =>
      textOf(
        spell("Speaker", {
          type: "summon",
          card: { type: "sameCard", of: { type: "random", from: of } },
        }),
      );
    expect(raise(died({ side: "friendly" }))).toBe(
      "Summon a copy of a random friendly minion that died this game.",
    );
    expect(raise(died({ thisTurn: true, where: [{ type: "race", is: "Murloc" }] }))).toBe(
      "Summon a copy of a random Murloc that died this turn.",
    );
  });
});

describe("a Forced Death Phase", () => {
  test("is over, Deathrattles and all, before the card goes on", () => {
    const game = setUp();
    game.put("Sheep");
    game.put("Plain", 1);
    play(game, "Sow");
    expect(board(game)).toEqual(["Plain"]);
    expect(game.names(game.zone(1, BOARD))).toEqual(["Plain"]);
  });

  test("leaves whom its Deathrattles have killed in play until the Phase is over", () => {
    const game = setUp();
    const sheep = game.put("Sheep", 1);
    for (let i = 0; i < 6; i++) game.put("Plain", 1);
    const other = game.put("Egg");
    game.perform("play", { id: game.give("Reborn")[0], target: sheep });
    expect(game.names(game.zone(1, BOARD))).toEqual(["Sheep"]);
    expect(board(game)).toEqual(["Token"]);
    expect(game.world.read(() => isInPlay(other))).toBe(false);
  });

  test("says so", () => {
    expect(textOf(CARDS[8]!)).toBe(
      "Destroy all minions at once. For each of them, summon a 1/5 Plain for its owner.",
    );
    expect(textOf(CARDS[9]!)).toBe("Destroy a minion at once. Then summon a copy of it for its owner.");
  });
});
