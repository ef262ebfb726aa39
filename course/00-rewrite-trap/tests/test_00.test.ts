/**
 * Module 00, the naive engine's own tests: what it does, before anybody has heard of Baron Rivendare.
 *
 * They say what is true of this engine, not of the real game: some of them pin the order in which minions
 * happen to leave one board after the other. Each test is told in full in `../scenarios.md`.
 */
import { expect, test } from "vitest";
import { newGame } from "#naive";

const DECK = ["Test Filler", "Test Filler", "Test Filler", "Test Filler", "Test Filler"];

test("test_00_damage_kills_on_the_spot", () => {
  const game = newGame();
  const filler = game.summon("Test Filler", 0);
  game.clearLog();

  game.dealDamage(filler, 1);

  expect(game.log()).toEqual(["Test Filler takes 1", "Test Filler dies"]);
  expect([game.board(0), game.graveyard(0)]).toEqual([[], ["Test Filler"]]);
});

test("test_00_acolyte_draws_for_each_damage", () => {
  const game = newGame([DECK, []]);
  const acolyte = game.summon("Acolyte of Pain", 0);

  game.dealDamage(acolyte, 1);
  game.dealDamage(acolyte, 1);

  expect(game.hand(0)).toEqual(["Test Filler", "Test Filler"]);
});

test("test_00_armorsmith_answers_each_friendly_minion", () => {
  const game = newGame();
  game.summon("Armorsmith", 0);
  game.summon("Acolyte of Pain", 0);
  game.summon("Acolyte of Pain", 1);

  game.cast("Whirlwind");

  expect([game.armor(0), game.armor(1)]).toEqual([2, 0]);
});

test("test_00_hoarder_draws_when_it_dies", () => {
  const game = newGame([DECK, []]);
  game.destroy(game.summon("Loot Hoarder", 0));

  expect(game.hand(0)).toEqual(["Test Filler"]);
});

test("test_00_golem_leaves_its_token_where_it_stood", () => {
  const game = newGame();
  game.summon("Armorsmith", 0);
  const golem = game.summon("Harvest Golem", 0);
  game.summon("Acolyte of Pain", 0);

  game.dealDamage(golem, 3);

  expect(game.board(0)).toEqual(["Armorsmith", "Damaged Golem", "Acolyte of Pain"]);
});

// #region whirlwind
test("test_00_whirlwind_goes_from_left_to_right", () => {
  const game = newGame([DECK, []]);
  game.summon("Loot Hoarder", 0);
  game.dealDamage(game.summon("Harvest Golem", 0), 2);
  game.clearLog();

  game.cast("Whirlwind");

  expect(game.log()).toEqual([
    "Whirlwind is cast",
    "Loot Hoarder takes 1",
    "Loot Hoarder dies",
    "player 0 draws",
    "Harvest Golem takes 1",
    "Harvest Golem dies",
    "Damaged Golem comes",
  ]);
  expect(game.board(0)).toEqual(["Damaged Golem"]);
});
// #endregion

test("test_00_ghoul_kills_who_kills_on", () => {
  const game = newGame([DECK, []]);
  const ghoul = game.summon("Unstable Ghoul", 0);
  game.summon("Loot Hoarder", 0);
  game.summon("Acolyte of Pain", 1);
  game.clearLog();

  game.dealDamage(ghoul, 3);

  expect(game.log()).toEqual([
    "Unstable Ghoul takes 3",
    "Unstable Ghoul dies",
    "Loot Hoarder takes 1",
    "Loot Hoarder dies",
    "player 0 draws",
    "Acolyte of Pain takes 1",
  ]);
});

test("test_00_nether_kills_from_left_to_right", () => {
  const game = newGame([DECK, []]);
  game.summon("Harvest Golem", 0);
  game.summon("Loot Hoarder", 0);
  game.summon("Test Filler", 1);
  game.clearLog();

  game.cast("Twisting Nether");

  expect(game.log()).toEqual([
    "Twisting Nether is cast",
    "Harvest Golem dies",
    "Damaged Golem comes",
    "Loot Hoarder dies",
    "player 0 draws",
    "Test Filler dies",
  ]);
  // The token came too late to be destroyed.
  expect([game.board(0), game.board(1)]).toEqual([["Damaged Golem"], []]);
});

test("test_00_a_full_board_takes_no_token", () => {
  const game = newGame();
  for (let i = 0; i < 6; i++) game.summon("Test Filler", 0);
  game.summon("Harvest Golem", 0);

  expect(() => game.summon("Test Filler", 0)).toThrow("summon: the board is full");
  expect(() => game.summon("Test Filer", 1)).toThrow('summon: card is "Test Filer"');
  expect(game.board(0).length).toBe(7);
});
