/**
 * Module 00, Expansion Drop: Baron Rivendare, "Your minions trigger their Deathrattles twice".
 *
 * All of these are RED on the naive engine as it ships, since it has never heard of the card. The last one
 * is kept apart: it asks for what no test so far has asked, and measures what a fix is worth.
 */
import { expect, test } from "vitest";
import { newGame } from "#naive";

const DECK = ["Test Filler", "Test Filler", "Test Filler", "Test Filler", "Test Filler"];

/** How many cards player 0 has drawn after some of the minions named have died to a spell. */
function drawnAfter(spell: string, board: readonly string[]): number {
  const game = newGame([DECK, []]);
  for (const name of board) game.summon(name, 0);
  game.cast(spell);
  return game.hand(0).length;
}

test("test_00x_baron_doubles_a_draw", () => {
  const game = newGame([DECK, []]);
  game.summon("Baron Rivendare", 0);
  const hoarder = game.summon("Loot Hoarder", 0);

  game.dealDamage(hoarder, 1);

  expect(game.hand(0).length, "cards drawn").toBe(2);
});

test("test_00x_baron_doubles_a_token", () => {
  const game = newGame();
  game.summon("Baron Rivendare", 0);
  const golem = game.summon("Harvest Golem", 0);
  game.summon("Acolyte of Pain", 0);

  game.dealDamage(golem, 3);

  expect(game.board(0)).toEqual(["Baron Rivendare", "Damaged Golem", "Damaged Golem", "Acolyte of Pain"]);
});

test("test_00x_two_barons_do_not_stack", () => {
  const game = newGame([DECK, []]);
  game.summon("Baron Rivendare", 0);
  game.summon("Baron Rivendare", 0);
  const hoarder = game.summon("Loot Hoarder", 0);

  game.dealDamage(hoarder, 1);

  expect(game.hand(0).length, "cards drawn").toBe(2);
});

test("test_00x_baron_works_for_his_side", () => {
  const game = newGame([DECK, DECK]);
  game.summon("Baron Rivendare", 1);
  game.summon("Loot Hoarder", 1);
  game.summon("Loot Hoarder", 0);

  game.cast("Whirlwind");

  expect([game.hand(0).length, game.hand(1).length], "cards drawn").toEqual([1, 2]);
});

test("test_00x_baron_dies_too", () => {
  expect(drawnAfter("Twisting Nether", ["Baron Rivendare", "Loot Hoarder"]), "cards drawn").toBe(1);
});

test("test_00x_baron_dies_too_from_the_right", () => {
  expect(drawnAfter("Twisting Nether", ["Loot Hoarder", "Baron Rivendare"]), "cards drawn").toBe(1);
});

/** Each order in which three things can stand. */
function ordersOf<T>([a, b, c]: readonly [T, T, T]): [T, T, T][] {
  return [
    [a, b, c],
    [a, c, b],
    [b, a, c],
    [b, c, a],
    [c, a, b],
    [c, b, a],
  ];
}

// #region orders
test("test_00x_the_order_on_the_board_does_not_matter", () => {
  // Whirlwind kills the Ghoul and the Hoarder at once, and leaves the Baron, who has 2 Health, alive.
  const wounds = { "Baron Rivendare": 5, "Unstable Ghoul": 2, "Loot Hoarder": 0 };

  const drawn = ordersOf(["Baron Rivendare", "Unstable Ghoul", "Loot Hoarder"] as const).map((board) => {
    const game = newGame([DECK, []]);
    const minions = board.map((name) => ({ minion: game.summon(name, 0), wound: wounds[name] }));
    for (const { minion, wound } of minions) if (wound > 0) game.dealDamage(minion, wound);
    game.cast("Whirlwind");
    return game.hand(0).length;
  });

  expect(drawn, "cards drawn, for each order").toEqual([2, 2, 2, 2, 2, 2]);
});
// #endregion
