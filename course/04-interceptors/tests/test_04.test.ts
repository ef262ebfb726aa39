/**
 * Module 04, interceptors: cards that change what other rules do, as data that the rules read.
 *
 * A trigger multiplier changes how often a trigger's effect runs, a replacement changes whom a
 * Damage reaches. Both are read from a snapshot of the auras in force, which is taken anew after
 * each Death Creation Step and at each summon. Each test is told in full in `../scenarios.md`.
 */
import { expect, test } from "vitest";
import { newGame } from "#harness";

/** A game in which player 0 has a deck of five Test Filler. */
function gameWithDeck() {
  return newGame({
    decks: [["Test Filler", "Test Filler", "Test Filler", "Test Filler", "Test Filler"], []],
  });
}

test("test_04_baron_doubles", () => {
  const game = gameWithDeck();
  const [first, second] = game.deck(0);
  const baron = game.summon("Baron Rivendare", 0);
  const hoarder = game.summon("Loot Hoarder", 0);
  const golem = game.summon("Harvest Golem", 0);
  game.dealDamage(golem, 2);
  game.clearLog();

  game.cast("Whirlwind", 0);

  // An entry runs twice back to back before the next entry starts.
  const [, leftToken, rightToken] = game.board(0);
  expect(game.log()).toEqual([
    { type: "SpellCast", card: "Whirlwind" },
    { type: "Damaged", target: baron, amount: 1 },
    { type: "Damaged", target: hoarder, amount: 1 },
    { type: "Damaged", target: golem, amount: 1 },
    { type: "Destroyed", id: hoarder },
    { type: "Destroyed", id: golem },
    { type: "DeathPhase", round: 1 },
    { type: "Triggered", source: hoarder, trigger: "deathrattle" },
    { type: "Drew", player: 0, id: first },
    { type: "Triggered", source: hoarder, trigger: "deathrattle" },
    { type: "Drew", player: 0, id: second },
    { type: "Triggered", source: golem, trigger: "deathrattle" },
    { type: "Summoned", id: leftToken },
    { type: "Triggered", source: golem, trigger: "deathrattle" },
    { type: "Summoned", id: rightToken },
  ]);
  expect(game.board(0)).toEqual([baron, leftToken, rightToken]);
});

test("test_04_simultaneous_death_not_doubled", () => {
  const game = gameWithDeck();
  const [top] = game.deck(0);
  const baron = game.summon("Baron Rivendare", 0);
  const hoarder = game.summon("Loot Hoarder", 0);
  game.clearLog();

  game.cast("Twisting Nether", 0);

  // The Aura Update after the step finds no Baron in play: the count is 1.
  expect(game.log()).toEqual([
    { type: "SpellCast", card: "Twisting Nether" },
    { type: "Destroyed", id: baron },
    { type: "Destroyed", id: hoarder },
    { type: "DeathPhase", round: 1 },
    { type: "Triggered", source: hoarder, trigger: "deathrattle" },
    { type: "Drew", player: 0, id: top },
  ]);
});

test("test_04_two_barons_do_not_stack", () => {
  const game = gameWithDeck();
  const [first, second] = game.deck(0);
  game.summon("Baron Rivendare", 0);
  game.summon("Baron Rivendare", 0);
  const hoarder = game.summon("Loot Hoarder", 0);
  game.clearLog();

  game.dealDamage(hoarder, 1);

  // The larger of 2 and 2, not 3 and not 4.
  expect(game.log()).toEqual([
    { type: "Damaged", target: hoarder, amount: 1 },
    { type: "Destroyed", id: hoarder },
    { type: "DeathPhase", round: 1 },
    { type: "Triggered", source: hoarder, trigger: "deathrattle" },
    { type: "Drew", player: 0, id: first },
    { type: "Triggered", source: hoarder, trigger: "deathrattle" },
    { type: "Drew", player: 0, id: second },
  ]);
});

test("test_04_aura_timing_order", () => {
  const game = gameWithDeck();
  const [top] = game.deck(0);
  const hoarder = game.summon("Loot Hoarder", 0);
  const baron = game.summon("Baron Rivendare", 0);
  game.clearLog();

  game.cast("Twisting Nether", 0);

  // Who is older changes the order of the two `Destroyed` and nothing else.
  expect(game.log()).toEqual([
    { type: "SpellCast", card: "Twisting Nether" },
    { type: "Destroyed", id: hoarder },
    { type: "Destroyed", id: baron },
    { type: "DeathPhase", round: 1 },
    { type: "Triggered", source: hoarder, trigger: "deathrattle" },
    { type: "Drew", player: 0, id: top },
  ]);
});

test("test_04_battlecry_on_play", () => {
  const game = gameWithDeck();
  const [top] = game.deck(0);
  const bystander = game.summon("Novice Engineer", 0);
  const engineer = game.give("Novice Engineer", 0);
  game.clearLog();

  const played = game.play(engineer);

  // Only the played minion answers. The other one was summoned, and is not the one being played.
  expect(game.log()).toEqual([
    { type: "Summoned", id: engineer },
    { type: "Triggered", source: engineer, trigger: "battlecry" },
    { type: "Drew", player: 0, id: top },
  ]);
  expect(played).toBe(engineer);
  expect(game.board(0)).toEqual([bystander, engineer]);
  expect(game.hand(0)).toEqual([top]);
});

test("test_04_armor_absorbs_before_health", () => {
  const game = gameWithDeck();
  const hero = game.hero(0);
  game.summon("Armorsmith", 0);
  const reactor = game.summon("Test Reactor", 0);
  game.gainArmor(0, 2);
  game.clearLog();

  game.dealDamage(hero, 1);
  // Armor took all of it, and the hero has taken damage all the same. A hero is no minion: the
  // Armorsmith is silent.
  expect(game.log()).toEqual([
    { type: "ArmorLost", player: 0, amount: 1 },
    { type: "Damaged", target: hero, amount: 1 },
    { type: "Triggered", source: reactor, trigger: "heroDamaged" },
    { type: "StatsChanged", id: reactor, attack: 1, health: 0 },
  ]);
  expect([game.armor(0), game.health(hero)]).toEqual([1, 30]);

  game.clearLog();
  game.dealDamage(hero, 5);
  // `Damaged` names the full amount; 1 was Armor, 4 was Health.
  expect(game.log()).toEqual([
    { type: "ArmorLost", player: 0, amount: 1 },
    { type: "Damaged", target: hero, amount: 5 },
    { type: "Triggered", source: reactor, trigger: "heroDamaged" },
    { type: "StatsChanged", id: reactor, attack: 1, health: 0 },
  ]);
  expect([game.armor(0), game.health(hero)]).toEqual([0, 26]);
});

test("test_04_redirect_replaces_hero_damage", () => {
  const game = gameWithDeck();
  const hero = game.hero(0);
  const bolf = game.summon("Bolf Ramshield", 0);
  const smith = game.summon("Armorsmith", 0);
  const reactor = game.summon("Test Reactor", 0);
  game.clearLog();

  game.dealDamage(hero, 4);

  // No Damage ever reached the hero. A friendly minion took it, so the Armorsmith answers.
  expect(game.log()).toEqual([
    { type: "Damaged", target: bolf, amount: 4 },
    { type: "Triggered", source: smith, trigger: "minionDamaged" },
    { type: "ArmorGained", player: 0, amount: 1 },
  ]);
  expect([game.health(hero), game.health(bolf), game.attack(reactor)]).toEqual([30, 5, 1]);
});

test("test_04_redirect_applies_once", () => {
  const game = gameWithDeck();
  const older = game.summon("Bolf Ramshield", 0);
  const younger = game.summon("Bolf Ramshield", 0, 0);
  game.clearLog();

  game.dealDamage(game.hero(0), 3);

  // One redirect for one Damage, to the oldest: the other Bolf has no say.
  expect(game.log()).toEqual([{ type: "Damaged", target: older, amount: 3 }]);
  expect([game.health(older), game.health(younger), game.health(game.hero(0))]).toEqual([6, 9, 30]);
});

test("test_04_redirect_before_armor", () => {
  const game = gameWithDeck();
  const bolf = game.summon("Bolf Ramshield", 0);
  game.gainArmor(0, 1);
  game.clearLog();

  game.dealDamage(game.hero(0), 2);

  // Armor is asked only about damage that reaches the hero.
  expect(game.log()).toEqual([{ type: "Damaged", target: bolf, amount: 2 }]);
  expect([game.armor(0), game.health(game.hero(0)), game.health(bolf)]).toEqual([1, 30, 7]);
});
