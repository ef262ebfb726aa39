/**
 * Module 03, deferred death: who leaves play, when, and what stands where afterwards.
 *
 * Damage and destroy only mark. When the outermost Phase of a Sequence ends, the Death Creation
 * Step moves all that are marked at once; then a Death Phase resolves what their deaths cause, and
 * the step runs again. Each test is told in full in `../scenarios.md`.
 */
import { expect, test } from "vitest";
import { newGame } from "#harness";

test("test_03_removed_only_after_sequence", () => {
  const game = newGame({ decks: [["Test Filler"], []] });
  const [top] = game.deck(0);
  const hoarder = game.summon("Loot Hoarder", 0);
  const smith = game.summon("Armorsmith", 0);
  game.clearLog();

  game.cast("Whirlwind", 0);

  // The Hoarder is at 0 from its `Damaged` on, and leaves only when both Queues are through.
  expect(game.log()).toEqual([
    { type: "SpellCast", card: "Whirlwind" },
    { type: "Damaged", target: hoarder, amount: 1 },
    { type: "Damaged", target: smith, amount: 1 },
    { type: "Triggered", source: smith, trigger: "minionDamaged" },
    { type: "ArmorGained", player: 0, amount: 1 },
    { type: "Triggered", source: smith, trigger: "minionDamaged" },
    { type: "ArmorGained", player: 0, amount: 1 },
    { type: "Destroyed", id: hoarder },
    { type: "DeathPhase", round: 1 },
    { type: "Triggered", source: hoarder, trigger: "deathrattle" },
    { type: "Drew", player: 0, id: top },
  ]);
  expect(game.board(0)).toEqual([smith]);
  expect(game.graveyard(0)).toEqual([hoarder]);
});

test("test_03_chained_death_phases", () => {
  const game = newGame();
  const golem = game.summon("Harvest Golem", 0);
  const ghoul = game.summon("Unstable Ghoul", 0);
  const reactor = game.summon("Test Reactor", 0);
  game.dealDamage(golem, 2);
  game.clearLog();

  game.dealDamage(ghoul, 3);

  const [token] = game.board(0);
  expect(game.log()).toEqual([
    { type: "Damaged", target: ghoul, amount: 3 },
    { type: "Destroyed", id: ghoul },
    { type: "DeathPhase", round: 1 },
    { type: "Triggered", source: ghoul, trigger: "deathrattle" },
    { type: "Damaged", target: golem, amount: 1 },
    { type: "Damaged", target: reactor, amount: 1 },
    { type: "Destroyed", id: golem },
    { type: "DeathPhase", round: 2 },
    { type: "Triggered", source: golem, trigger: "deathrattle" },
    { type: "Summoned", id: token },
  ]);
  // The token came after the Ghoul's damage: it is unharmed.
  expect(game.board(0).map((id) => game.nameOf(id))).toEqual(["Damaged Golem", "Test Reactor"]);
  expect(game.board(0).map((id) => game.health(id))).toEqual([1, 4]);
  expect(game.graveyard(0)).toEqual([ghoul, golem]);
});

test("test_03_log_tree_death_phase", () => {
  const game = newGame();
  const golem = game.summon("Harvest Golem", 0);
  const ghoul = game.summon("Unstable Ghoul", 0);
  const reactor = game.summon("Test Reactor", 0);
  game.dealDamage(golem, 2);
  game.clearLog();

  game.dealDamage(ghoul, 3);

  const [token] = game.board(0);
  // A death belongs to no trigger: the second Death Phase is not inside the first Deathrattle.
  expect(game.logTree()).toEqual([
    { depth: 0, event: { type: "Damaged", target: ghoul, amount: 3 } },
    { depth: 0, event: { type: "Destroyed", id: ghoul } },
    { depth: 0, event: { type: "DeathPhase", round: 1 } },
    { depth: 0, event: { type: "Triggered", source: ghoul, trigger: "deathrattle" } },
    { depth: 1, event: { type: "Damaged", target: golem, amount: 1 } },
    { depth: 1, event: { type: "Damaged", target: reactor, amount: 1 } },
    { depth: 0, event: { type: "Destroyed", id: golem } },
    { depth: 0, event: { type: "DeathPhase", round: 2 } },
    { depth: 0, event: { type: "Triggered", source: golem, trigger: "deathrattle" } },
    { depth: 1, event: { type: "Summoned", id: token } },
  ]);
});

test("test_03_simultaneous_removal", () => {
  const game = newGame({ decks: [["Test Filler", "Test Filler"], []] });
  const [top, next] = game.deck(0);
  const older = game.summon("Loot Hoarder", 0);
  const younger = game.summon("Loot Hoarder", 0, 0);
  game.clearLog();

  game.cast("Whirlwind", 0);

  // Both are gone before either Deathrattle; order of play decides, not the place on the board.
  expect(game.log()).toEqual([
    { type: "SpellCast", card: "Whirlwind" },
    { type: "Damaged", target: older, amount: 1 },
    { type: "Damaged", target: younger, amount: 1 },
    { type: "Destroyed", id: older },
    { type: "Destroyed", id: younger },
    { type: "DeathPhase", round: 1 },
    { type: "Triggered", source: older, trigger: "deathrattle" },
    { type: "Drew", player: 0, id: top },
    { type: "Triggered", source: younger, trigger: "deathrattle" },
    { type: "Drew", player: 0, id: next },
  ]);
  expect(game.graveyard(0)).toEqual([older, younger]);
});

test("test_03_destroy_marks_pending", () => {
  const game = newGame();
  const golem = game.summon("Harvest Golem", 0);
  game.clearLog();

  game.destroy(golem);

  // Destroying is no damage: no `Damaged`, and the Golem leaves with all its Health.
  const [token] = game.board(0);
  expect(game.log()).toEqual([
    { type: "Destroyed", id: golem },
    { type: "DeathPhase", round: 1 },
    { type: "Triggered", source: golem, trigger: "deathrattle" },
    { type: "Summoned", id: token },
  ]);
  expect([game.zoneOf(golem), game.health(golem)]).toEqual(["graveyard", 3]);
  expect(game.board(0).map((id) => game.nameOf(id))).toEqual(["Damaged Golem"]);
});

test("test_03_summon_position_after_simultaneous_deaths", () => {
  const game = newGame({ decks: [["Test Filler"], []] });
  const [top] = game.deck(0);
  const hoarder = game.summon("Loot Hoarder", 0);
  const golem = game.summon("Harvest Golem", 0);
  const reactor = game.summon("Test Reactor", 0);
  game.dealDamage(golem, 2);
  game.clearLog();

  game.cast("Whirlwind", 0);

  // The Golem stood at index 1; with the Hoarder gone, index 1 is right of the Reactor. The place
  // that it remembers is "left of the Reactor".
  const [token] = game.board(0);
  expect(game.log()).toEqual([
    { type: "SpellCast", card: "Whirlwind" },
    { type: "Damaged", target: hoarder, amount: 1 },
    { type: "Damaged", target: golem, amount: 1 },
    { type: "Damaged", target: reactor, amount: 1 },
    { type: "Destroyed", id: hoarder },
    { type: "Destroyed", id: golem },
    { type: "DeathPhase", round: 1 },
    { type: "Triggered", source: hoarder, trigger: "deathrattle" },
    { type: "Drew", player: 0, id: top },
    { type: "Triggered", source: golem, trigger: "deathrattle" },
    { type: "Summoned", id: token },
  ]);
  expect(game.board(0)).toEqual([token, reactor]);
});

test("test_03_simultaneous_summons_keep_board_order", () => {
  const game = newGame();
  const left = game.summon("Harvest Golem", 0);
  const right = game.summon("Harvest Golem", 0);
  const reactor = game.summon("Test Reactor", 0);
  game.dealDamage(left, 2);
  game.dealDamage(right, 2);
  game.clearLog();

  game.cast("Whirlwind", 0);

  // Both remember the Reactor, for neither may remember the other: it is dying too.
  const [leftToken, rightToken] = game.board(0);
  expect(game.log()).toEqual([
    { type: "SpellCast", card: "Whirlwind" },
    { type: "Damaged", target: left, amount: 1 },
    { type: "Damaged", target: right, amount: 1 },
    { type: "Damaged", target: reactor, amount: 1 },
    { type: "Destroyed", id: left },
    { type: "Destroyed", id: right },
    { type: "DeathPhase", round: 1 },
    { type: "Triggered", source: left, trigger: "deathrattle" },
    { type: "Summoned", id: leftToken },
    { type: "Triggered", source: right, trigger: "deathrattle" },
    { type: "Summoned", id: rightToken },
  ]);
  expect(game.board(0)).toEqual([leftToken, rightToken, reactor]);
});
