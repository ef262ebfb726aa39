/**
 * Module 02, Expansion Drop: Test Chronicler, "Whenever a hero takes damage, draw a card".
 *
 * The condition is the Test Reactor's, the effect the Acolyte's; the pair is new.
 */
import { expect, test } from "vitest";
import { newGame } from "#harness";

test("test_02x_chronicler_draws_when_a_hero_takes_damage", () => {
  const game = newGame({ decks: [["Test Filler"], ["Test Filler", "Test Filler"]] });
  const [top, next] = game.deck(1);
  const reactor = game.summon("Test Reactor", 0);
  const chronicler = game.summon("Test Chronicler", 1);
  const [hero, enemy] = [game.hero(1), game.hero(0)];
  game.clearLog();

  game.dealDamage(hero, 2);
  game.dealDamage(enemy, 5);

  // Any hero wakes it, and the card goes to its own player; it waits its turn in the Queue.
  expect(game.log()).toEqual([
    { type: "Damaged", target: hero, amount: 2 },
    { type: "Triggered", source: reactor, trigger: "heroDamaged" },
    { type: "StatsChanged", id: reactor, attack: 1, health: 0 },
    { type: "Triggered", source: chronicler, trigger: "heroDamaged" },
    { type: "Drew", player: 1, id: top },
    { type: "Damaged", target: enemy, amount: 5 },
    { type: "Triggered", source: reactor, trigger: "heroDamaged" },
    { type: "StatsChanged", id: reactor, attack: 1, health: 0 },
    { type: "Triggered", source: chronicler, trigger: "heroDamaged" },
    { type: "Drew", player: 1, id: next },
  ]);
});

test("test_02x_chronicler_ignores_minions", () => {
  const game = newGame({ decks: [["Test Filler"], []] });
  const [top] = game.deck(0);
  const chronicler = game.summon("Test Chronicler", 0);
  const acolyte = game.summon("Acolyte of Pain", 0);
  game.clearLog();

  game.cast("Whirlwind", 0);

  // Drawing came to the Chronicler with the effect. What wakes the Acolyte did not come with it.
  expect(game.log()).toEqual([
    { type: "SpellCast", card: "Whirlwind" },
    { type: "Damaged", target: chronicler, amount: 1 },
    { type: "Damaged", target: acolyte, amount: 1 },
    { type: "Triggered", source: acolyte, trigger: "selfDamaged" },
    { type: "Drew", player: 0, id: top },
  ]);
});
