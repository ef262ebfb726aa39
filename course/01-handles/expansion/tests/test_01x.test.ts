/**
 * Module 01, Expansion Drop: `play`, from a hand to the right end of its owner's board.
 *
 * A card that is played is the same entity in another zone, and a newcomer in the order of play.
 */
import { expect, test } from "vitest";
import { newGame } from "#harness";

test("test_01x_play_moves_the_same_card", () => {
  const game = newGame({ hands: [["Test Filler", "Test Filler", "Test Filler"], []] });
  const [first, second, third] = game.hand(0);
  const minion = game.summon("Test Filler", 0);
  game.clearLog();

  const played = game.play(second ?? 0);

  expect(played).toBe(second);
  expect(game.log()).toEqual([{ type: "Summoned", id: second }]);
  expect(game.hand(0)).toEqual([first, third]);
  expect(game.board(0)).toEqual([minion, second]);
  expect([game.zoneOf(played), game.ownerOf(played), game.nameOf(played)]).toEqual([
    "play",
    0,
    "Test Filler",
  ]);
});

test("test_01x_play_is_a_new_place_in_the_order_of_play", () => {
  const game = newGame({ decks: [["Test Filler"], []], hands: [[], ["Test Filler"]] });
  const [theirs] = game.hand(1);
  const [mine] = game.deck(0);
  game.draw(0);
  game.clearLog();

  // Both cards are older than the minion in play; on the boards they are the newcomers, and the
  // one that is played first is the older of the two there.
  const minion = game.summon("Test Filler", 0);
  game.play(mine ?? 0);
  game.play(theirs ?? 0);
  const leftmost = game.summon("Test Filler", 0, 0);

  expect(game.log()).toEqual([
    { type: "Summoned", id: minion },
    { type: "Summoned", id: mine },
    { type: "Summoned", id: theirs },
    { type: "Summoned", id: leftmost },
  ]);
  expect(game.board(0)).toEqual([leftmost, minion, mine]);
  expect(game.board(1)).toEqual([theirs]);
});

test("test_01x_play_refuses_what_is_not_in_a_hand", () => {
  const game = newGame({ decks: [["Test Filler"], []], hands: [["Test Filler"], []] });
  const [held] = game.hand(0);
  const [buried] = game.deck(0);
  for (let taken = 0; taken < 6; taken++) game.summon("Test Filler", 0);
  const played = game.play(held ?? 0);
  const late = game.give("Test Filler", 0);
  const board = game.board(0);
  game.clearLog();

  expect(() => game.play(played)).toThrow(/play.*hand/);
  expect(() => game.play(buried ?? 0)).toThrow(/play.*hand/);
  expect(() => game.play(late)).toThrow(/play.*7/);

  expect(game.log()).toEqual([]);
  expect([game.board(0), game.hand(0), game.deck(0)]).toEqual([board, [late], [buried]]);
});
