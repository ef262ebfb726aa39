/**
 * Module 05, Expansion Drop: a set of six cards, The Watch, as one JSON file.
 *
 * Each joins words that the engine already has in a way that no card has joined them before.
 */
import { expect, test } from "vitest";
import { newGame } from "#harness";

const DECK = ["Test Filler", "Test Filler", "Test Filler", "Test Filler", "Test Filler"];

test("test_05x_lamplighter_buffs_its_neighbours", () => {
  const game = newGame();
  const farLeft = game.summon("Test Reactor", 0);
  const left = game.summon("Test Reactor", 0);
  const lamplighter = game.summon("Test Lamplighter", 0);
  const right = game.summon("Test Reactor", 0);
  game.clearLog();

  game.dealDamage(lamplighter, 1);

  // It has two neighbours; the others on the board are none.
  expect(game.log()).toEqual([
    { type: "Damaged", target: lamplighter, amount: 1 },
    { type: "Triggered", source: lamplighter, trigger: "selfDamaged" },
    { type: "StatsChanged", id: left, attack: 1, health: 1 },
    { type: "StatsChanged", id: right, attack: 1, health: 1 },
  ]);
  expect([farLeft, left, right].map((id) => [game.attack(id), game.health(id)])).toEqual([
    [1, 5],
    [2, 6],
    [2, 6],
  ]);
});

test("test_05x_warden_takes_it_and_answers", () => {
  const game = newGame();
  const warden = game.summon("Test Warden", 0);
  const reactor = game.summon("Test Reactor", 0);
  game.clearLog();

  game.dealDamage(game.hero(0), 2);
  game.dealDamage(game.hero(0), 3);

  // An aura and a trigger on one card: the first sends the damage here, the second answers it.
  expect(game.log()).toEqual([
    { type: "Damaged", target: warden, amount: 2 },
    { type: "Triggered", source: warden, trigger: "selfDamaged" },
    { type: "ArmorGained", player: 0, amount: 1 },
    { type: "Damaged", target: warden, amount: 3 },
    { type: "Triggered", source: warden, trigger: "selfDamaged" },
    { type: "ArmorGained", player: 0, amount: 1 },
  ]);
  expect([game.health(game.hero(0)), game.armor(0), game.health(warden)]).toEqual([30, 2, 1]);
  expect(game.attack(reactor)).toBe(1);
});

test("test_05x_sapper_damages_then_draws", () => {
  const game = newGame({ decks: [DECK, []] });
  const [top] = game.deck(0);
  const sapper = game.summon("Test Sapper", 0);
  const bystander = game.summon("Test Reactor", 0);
  const hoarder = game.summon("Loot Hoarder", 1);
  const smith = game.summon("Armorsmith", 1);
  game.clearLog();

  game.destroy(sapper);

  // A sequence is one effect of one trigger: what the damage wakes comes before the draw, whom the
  // damage kills dies after it, in the next Death Phase. Player 1's deck is empty.
  expect(game.log()).toEqual([
    { type: "Destroyed", id: sapper },
    { type: "DeathPhase", round: 1 },
    { type: "Triggered", source: sapper, trigger: "deathrattle" },
    { type: "Damaged", target: hoarder, amount: 1 },
    { type: "Damaged", target: smith, amount: 1 },
    { type: "Triggered", source: smith, trigger: "minionDamaged" },
    { type: "ArmorGained", player: 1, amount: 1 },
    { type: "Triggered", source: smith, trigger: "minionDamaged" },
    { type: "ArmorGained", player: 1, amount: 1 },
    { type: "Drew", player: 0, id: top },
    { type: "Destroyed", id: hoarder },
    { type: "DeathPhase", round: 2 },
    { type: "Triggered", source: hoarder, trigger: "deathrattle" },
  ]);
  expect(game.health(bystander)).toBe(5);
});

test("test_05x_crier_adds_one_to_both_kinds", () => {
  const game = newGame({ decks: [DECK, []] });
  const [first, second, third, fourth, fifth] = game.deck(0);
  game.summon("Test Crier", 0);
  game.summon("Baron Rivendare", 0);
  const hoarder = game.summon("Loot Hoarder", 0);
  const engineer = game.give("Novice Engineer", 0);
  game.clearLog();

  game.dealDamage(hoarder, 1);
  game.play(engineer);

  // Deathrattles: 2 of the Baron and 1 more. Battlecries, which the Baron leaves alone: 1 and 1 more.
  expect(game.log()).toEqual([
    { type: "Damaged", target: hoarder, amount: 1 },
    { type: "Destroyed", id: hoarder },
    { type: "DeathPhase", round: 1 },
    { type: "Triggered", source: hoarder, trigger: "deathrattle" },
    { type: "Drew", player: 0, id: first },
    { type: "Triggered", source: hoarder, trigger: "deathrattle" },
    { type: "Drew", player: 0, id: second },
    { type: "Triggered", source: hoarder, trigger: "deathrattle" },
    { type: "Drew", player: 0, id: third },
    { type: "Summoned", id: engineer },
    { type: "Triggered", source: engineer, trigger: "battlecry" },
    { type: "Drew", player: 0, id: fourth },
    { type: "Triggered", source: engineer, trigger: "battlecry" },
    { type: "Drew", player: 0, id: fifth },
  ]);
});

test("test_05x_magistrate_condemns_the_oldest_enemy", () => {
  const game = newGame({ hands: [["Test Magistrate"], []] });
  const [magistrate] = game.hand(0);
  const mine = game.summon("Test Filler", 0);
  const oldest = game.summon("Harvest Golem", 1);
  const younger = game.summon("Test Filler", 1, 0);
  game.clearLog();

  game.play(magistrate ?? 0);

  const token = game.board(1).at(-1);
  expect(game.log()).toEqual([
    { type: "Summoned", id: magistrate },
    { type: "Triggered", source: magistrate, trigger: "battlecry" },
    { type: "Destroyed", id: oldest },
    { type: "DeathPhase", round: 1 },
    { type: "Triggered", source: oldest, trigger: "deathrattle" },
    { type: "Summoned", id: token },
  ]);
  expect([game.board(0), game.board(1)]).toEqual([
    [mine, magistrate],
    [younger, token],
  ]);
});

test("test_05x_last_one_standing_spares_the_oldest", () => {
  const game = newGame();
  const oldest = game.summon("Test Filler", 1);
  const second = game.summon("Test Filler", 0);
  const third = game.summon("Test Filler", 1, 0);
  game.clearLog();

  game.cast("Test Last One Standing", 0);

  expect(game.log()).toEqual([
    { type: "SpellCast", card: "Test Last One Standing" },
    { type: "Destroyed", id: second },
    { type: "Destroyed", id: third },
    { type: "DeathPhase", round: 1 },
  ]);
  expect([game.board(0), game.board(1)]).toEqual([[], [oldest]]);
});
