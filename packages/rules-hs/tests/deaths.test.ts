/** The death record: who died, for whom, and in which turn (rulebook 20.6). */
import { BOARD, HAND } from "@course/core";
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
