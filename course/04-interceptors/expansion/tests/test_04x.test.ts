/**
 * Module 04, Expansion Drop: Brann Bronzebeard, "Your Battlecries trigger twice".
 *
 * Baron Rivendare's modifier with another kind of trigger in it.
 */
import { expect, test } from "vitest";
import { newGame } from "#harness";

const DECK = ["Test Filler", "Test Filler", "Test Filler", "Test Filler", "Test Filler"];

test("test_04x_brann_doubles_battlecry", () => {
  const game = newGame({ decks: [DECK, []] });
  const [first, second] = game.deck(0);
  const brann = game.summon("Brann Bronzebeard", 0);
  const engineer = game.give("Novice Engineer", 0);
  game.clearLog();

  game.play(engineer);

  expect(game.log()).toEqual([
    { type: "Summoned", id: engineer },
    { type: "Triggered", source: engineer, trigger: "battlecry" },
    { type: "Drew", player: 0, id: first },
    { type: "Triggered", source: engineer, trigger: "battlecry" },
    { type: "Drew", player: 0, id: second },
  ]);
  expect(game.board(0)).toEqual([brann, engineer]);
});

test("test_04x_brann_leaves_deathrattles_alone", () => {
  const game = newGame({ decks: [DECK, []] });
  const [first, second, third] = game.deck(0);
  game.summon("Brann Bronzebeard", 0);
  game.summon("Brann Bronzebeard", 0);
  const hoarder = game.summon("Loot Hoarder", 0);
  const engineer = game.give("Novice Engineer", 0);
  game.clearLog();

  game.dealDamage(hoarder, 1);
  game.play(engineer);

  // No Deathrattle is a Battlecry; and two Branns are, like two Barons, no more than one.
  expect(game.log()).toEqual([
    { type: "Damaged", target: hoarder, amount: 1 },
    { type: "Destroyed", id: hoarder },
    { type: "DeathPhase", round: 1 },
    { type: "Triggered", source: hoarder, trigger: "deathrattle" },
    { type: "Drew", player: 0, id: first },
    { type: "Summoned", id: engineer },
    { type: "Triggered", source: engineer, trigger: "battlecry" },
    { type: "Drew", player: 0, id: second },
    { type: "Triggered", source: engineer, trigger: "battlecry" },
    { type: "Drew", player: 0, id: third },
  ]);
});
