/** The layer `drawing`, and the effect `draw`: from the top of a deck to the end of a hand, one `Drew` each. */
import { HAND, NONE } from "@course/core";
import { describe, expect, test } from "vitest";
import { draw } from "../src/index.ts";
import { all, Game, minionWith, on, spell, textOf } from "./support.ts";

const decks = [["Plain", "Token", "Air"], ["Plain"]] as const;

test("the top card of the deck goes to the end of the hand, as the same entity", () => {
  const game = new Game({ decks });
  const held = game.put("Token", 0, HAND);
  const [top, second, third] = game.deck();
  game.perform("draw", { player: 0, n: 1 });
  expect(game.log()).toEqual([{ type: "Drew", player: 0, id: top }]);
  expect([game.hand(), game.deck()]).toEqual([
    [held, top],
    [second, third],
  ]);
});

test("several are drawn one after the other, from the top", () => {
  const game = new Game({ decks });
  const [top, second, third] = game.deck();
  game.perform("draw", { player: 0, n: 2 });
  expect(game.lines()).toEqual([`Drew 0 ${top}`, `Drew 0 ${second}`]);
  expect([game.hand(), game.deck()]).toEqual([[top, second], [third]]);
});

test("an empty deck draws nothing, and a short one what it has", () => {
  const game = new Game({ decks });
  const [only] = game.deck(1);
  game.perform("draw", { player: 1, n: 3 });
  game.perform("draw", { player: 1, n: 1 });
  expect(game.lines()).toEqual([`Drew 1 ${only}`]);
  expect(game.world.edit(() => draw(1))).toBe(NONE);
});

test("no cards is a draw of no cards", () => {
  const game = new Game({ decks });
  game.perform("draw", { player: 0, n: 0 });
  expect([game.lines(), game.deck().length]).toEqual([[], 3]);
});

const clerk = minionWith("Clerk", on("drawn", { type: "gainArmor", amount: 1 }));

test("what a draw sets off is done before the next card is drawn", () => {
  const game = new Game({ decks, cards: [clerk] });
  const id = game.put("Clerk");
  const [top, second] = game.deck();
  game.perform("draw", { player: 0, n: 2 });
  expect(game.lines()).toEqual([
    ...[`Drew 0 ${top}`, `Triggered ${id} drawn`, "ArmorGained 0 1"],
    ...[`Drew 0 ${second}`, `Triggered ${id} drawn`, "ArmorGained 0 1"],
  ]);
});

describe("the effect", () => {
  const drawing = (count?: unknown) => ({ type: "draw", ...(count !== undefined && { count }) });
  const allMinions = { type: "count", of: all("minions") };

  test("draws for the card's player, one card if it says no number", () => {
    const game = new Game({ decks, cards: [spell("Study", drawing())] });
    const [theirs] = game.deck(1);
    game.cast("Study", 1);
    expect(game.lines()).toEqual(["SpellCast Study", `Drew 1 ${theirs}`]);
    expect(game.deck(0)).toHaveLength(3);
  });

  test("draws one card after the other, each with all that follows from it", () => {
    const game = new Game({ decks, cards: [clerk, spell("Study", drawing(2))] });
    const id = game.put("Clerk");
    const [top, second] = game.deck();
    game.cast("Study");
    expect(game.lines()).toEqual([
      "SpellCast Study",
      ...[`Drew 0 ${top}`, `Triggered ${id} drawn`, "ArmorGained 0 1"],
      ...[`Drew 0 ${second}`, `Triggered ${id} drawn`, "ArmorGained 0 1"],
    ]);
  });

  test("draws what there is, and for a count of nothing nothing", () => {
    const game = new Game({
      decks,
      cards: [spell("Study", drawing(9)), spell("Count", drawing(allMinions))],
    });
    game.cast("Count");
    expect(game.deck()).toHaveLength(3);
    game.cast("Study");
    expect([game.deck().length, game.hand().length]).toEqual([0, 3]);
    game.take();
    game.cast("Study");
    expect(game.lines()).toEqual(["SpellCast Study"]);
  });

  test('remembers the last card drawn, for "it"', () => {
    const effects = [drawing(2), { type: "buff", target: "it", attack: 2 }];
    const game = new Game({ decks, cards: [spell("Train", { type: "sequence", effects })] });
    const [, second] = game.deck();
    game.cast("Train");
    expect(game.lines().at(-1)).toBe(`StatsChanged ${second} 2 0`);
    expect(game.attack(second!)).toBe(3);
  });

  test.each([
    [undefined, "Draw a card."],
    [1, "Draw a card."],
    [3, "Draw 3 cards."],
    [allMinions, "Draw a card for each minion."],
    [{ type: "plus", left: allMinions, right: 1 }, "Draw cards equal to the number of minions plus 1."],
  ])("says what it draws: %j", (count, said) => {
    expect(textOf({ effect: drawing(count) })).toBe(said);
  });
});
