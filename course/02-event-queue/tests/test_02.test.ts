/**
 * Module 02, triggers and the Queue: what comes before what when one thing causes another.
 *
 * An action makes all its changes first. Then its Events are taken one by one, in order of play of
 * what each is about; for each, one Queue is filled with the triggers that answer it, in order of
 * play of their sources, locked, and resolved depth-first. Each test is told in `../scenarios.md`.
 */
import { expect, test } from "vitest";
import { newGame } from "#harness";

type Game = ReturnType<typeof newGame>;

/** The log up to the first death: module 03 adds deaths at the end, and this must still hold then. */
function logBeforeDeaths(game: Game) {
  const log = game.log();
  const death = log.findIndex(({ type }) => type === "Destroyed");
  return death < 0 ? log : log.slice(0, death);
}

test("test_02_acolyte_draws_when_damaged", () => {
  const game = newGame({ decks: [["Test Filler", "Test Filler"], []] });
  const [top] = game.deck(0);
  const acolyte = game.summon("Acolyte of Pain", 0);
  game.clearLog();

  game.dealDamage(acolyte, 2);

  // One card for one Damage, whatever its amount.
  expect(game.log()).toEqual([
    { type: "Damaged", target: acolyte, amount: 2 },
    { type: "Triggered", source: acolyte, trigger: "selfDamaged" },
    { type: "Drew", player: 0, id: top },
  ]);
  expect(game.health(acolyte)).toBe(2);
});

test("test_02_whirlwind_into_two_reactors", () => {
  const game = newGame({ decks: [["Test Filler"], ["Test Filler"]] });
  const [mine] = game.deck(0);
  const [theirs] = game.deck(1);
  const a = game.summon("Acolyte of Pain", 0);
  const b = game.summon("Acolyte of Pain", 1);
  game.clearLog();

  game.cast("Whirlwind", 0);

  // Both are hit before either draws: the spell makes all its changes first.
  expect(game.log()).toEqual([
    { type: "SpellCast", card: "Whirlwind" },
    { type: "Damaged", target: a, amount: 1 },
    { type: "Damaged", target: b, amount: 1 },
    { type: "Triggered", source: a, trigger: "selfDamaged" },
    { type: "Drew", player: 0, id: mine },
    { type: "Triggered", source: b, trigger: "selfDamaged" },
    { type: "Drew", player: 1, id: theirs },
  ]);
  expect([game.health(a), game.health(b)]).toEqual([3, 3]);
});

test("test_02_order_of_play_not_board_order", () => {
  const game = newGame({ decks: [["Test Filler", "Test Filler"], ["Test Filler"]] });
  const [top, next] = game.deck(0);
  const [theirs] = game.deck(1);
  const oldest = game.summon("Acolyte of Pain", 1);
  const older = game.summon("Acolyte of Pain", 0);
  const youngest = game.summon("Acolyte of Pain", 0, 0);
  game.clearLog();

  game.cast("Whirlwind", 0);

  // Neither the caster's side nor the left end comes first: who entered play first does.
  expect(game.board(0)).toEqual([youngest, older]);
  expect(game.log()).toEqual([
    { type: "SpellCast", card: "Whirlwind" },
    { type: "Damaged", target: oldest, amount: 1 },
    { type: "Damaged", target: older, amount: 1 },
    { type: "Damaged", target: youngest, amount: 1 },
    { type: "Triggered", source: oldest, trigger: "selfDamaged" },
    { type: "Drew", player: 1, id: theirs },
    { type: "Triggered", source: older, trigger: "selfDamaged" },
    { type: "Drew", player: 0, id: top },
    { type: "Triggered", source: youngest, trigger: "selfDamaged" },
    { type: "Drew", player: 0, id: next },
  ]);
});

test("test_02_own_trigger_waits_its_turn", () => {
  const game = newGame({ decks: [["Test Filler"], []] });
  const [top] = game.deck(0);
  const smith = game.summon("Armorsmith", 0);
  const acolyte = game.summon("Acolyte of Pain", 0, 0);
  game.clearLog();

  game.dealDamage(acolyte, 1);

  // Both answer the same Event. It is about the Acolyte, but the Armorsmith is older.
  expect(game.log()).toEqual([
    { type: "Damaged", target: acolyte, amount: 1 },
    { type: "Triggered", source: smith, trigger: "minionDamaged" },
    { type: "ArmorGained", player: 0, amount: 1 },
    { type: "Triggered", source: acolyte, trigger: "selfDamaged" },
    { type: "Drew", player: 0, id: top },
  ]);
});

test("test_02_one_event_is_resolved_before_the_next", () => {
  const game = newGame({ decks: [["Test Filler", "Test Filler"], []] });
  const [top, next] = game.deck(0);
  const a = game.summon("Acolyte of Pain", 0);
  const b = game.summon("Acolyte of Pain", 0);
  const smith = game.summon("Armorsmith", 0);
  game.clearLog();

  game.cast("Whirlwind", 0);

  // Three Events, three Queues: [a, smith], [b, smith], [smith]. One Queue for the whole batch,
  // sorted by listener, would give a, b, smith, smith, smith.
  expect(game.log()).toEqual([
    { type: "SpellCast", card: "Whirlwind" },
    { type: "Damaged", target: a, amount: 1 },
    { type: "Damaged", target: b, amount: 1 },
    { type: "Damaged", target: smith, amount: 1 },
    { type: "Triggered", source: a, trigger: "selfDamaged" },
    { type: "Drew", player: 0, id: top },
    { type: "Triggered", source: smith, trigger: "minionDamaged" },
    { type: "ArmorGained", player: 0, amount: 1 },
    { type: "Triggered", source: b, trigger: "selfDamaged" },
    { type: "Drew", player: 0, id: next },
    { type: "Triggered", source: smith, trigger: "minionDamaged" },
    { type: "ArmorGained", player: 0, amount: 1 },
    { type: "Triggered", source: smith, trigger: "minionDamaged" },
    { type: "ArmorGained", player: 0, amount: 1 },
  ]);
  expect(game.armor(0)).toBe(3);
});

test("test_02_armorsmith_watches_friendly_minions", () => {
  const game = newGame();
  const smith = game.summon("Armorsmith", 1);
  const enemy = game.summon("Test Reactor", 0);
  const friend = game.summon("Test Reactor", 1);
  game.clearLog();

  game.dealDamage(enemy, 1);
  game.dealDamage(friend, 1);

  // A condition is a rule ("a friendly minion takes damage"): it reads whose minion it was.
  expect(game.log()).toEqual([
    { type: "Damaged", target: enemy, amount: 1 },
    { type: "Damaged", target: friend, amount: 1 },
    { type: "Triggered", source: smith, trigger: "minionDamaged" },
    { type: "ArmorGained", player: 1, amount: 1 },
  ]);
  expect([game.armor(0), game.armor(1)]).toEqual([0, 1]);
});

test("test_02_a_hero_is_no_minion", () => {
  const game = newGame();
  const older = game.summon("Test Reactor", 1);
  const smith = game.summon("Armorsmith", 0);
  const younger = game.summon("Test Reactor", 0);
  const hero = game.hero(0);
  game.clearLog();

  game.dealDamage(hero, 3);

  // The Armorsmith is silent; both Reactors answer, no matter whose hero it is.
  expect(game.log()).toEqual([
    { type: "Damaged", target: hero, amount: 3 },
    { type: "Triggered", source: older, trigger: "heroDamaged" },
    { type: "StatsChanged", id: older, attack: 1, health: 0 },
    { type: "Triggered", source: younger, trigger: "heroDamaged" },
    { type: "StatsChanged", id: younger, attack: 1, health: 0 },
  ]);
  expect([older, smith, younger].map((id) => game.attack(id))).toEqual([2, 1, 2]);
  expect(game.health(hero)).toBe(27);
});

test("test_02_depth_first", () => {
  const game = newGame({ decks: [["Test Filler"], []] });
  const [top] = game.deck(0);
  const conduit = game.summon("Test Conduit", 0);
  const acolyte = game.summon("Acolyte of Pain", 0);
  const reactor = game.summon("Test Reactor", 0);
  const hero = game.hero(1);
  game.clearLog();

  game.dealDamage(hero, 1);

  // The Queue of the hero's Damage is [conduit, reactor]. What the Conduit causes, the Acolyte's
  // draw included, is over before the Reactor starts. Breadth-first, the Reactor would be next.
  expect(game.log()).toEqual([
    { type: "Damaged", target: hero, amount: 1 },
    { type: "Triggered", source: conduit, trigger: "heroDamaged" },
    { type: "Damaged", target: conduit, amount: 1 },
    { type: "Damaged", target: acolyte, amount: 1 },
    { type: "Damaged", target: reactor, amount: 1 },
    { type: "Triggered", source: acolyte, trigger: "selfDamaged" },
    { type: "Drew", player: 0, id: top },
    { type: "Triggered", source: reactor, trigger: "heroDamaged" },
    { type: "StatsChanged", id: reactor, attack: 1, health: 0 },
  ]);
});

test("test_02_log_tree_counts_open_triggers", () => {
  const game = newGame({ decks: [["Test Filler"], []] });
  const [top] = game.deck(0);
  const conduit = game.summon("Test Conduit", 0);
  const acolyte = game.summon("Acolyte of Pain", 0);
  const reactor = game.summon("Test Reactor", 0);
  const hero = game.hero(1);
  game.clearLog();

  game.dealDamage(hero, 1);

  // `Triggered` stands on the level on which the trigger starts; its effect is one deeper.
  expect(game.logTree()).toEqual([
    { depth: 0, event: { type: "Damaged", target: hero, amount: 1 } },
    { depth: 0, event: { type: "Triggered", source: conduit, trigger: "heroDamaged" } },
    { depth: 1, event: { type: "Damaged", target: conduit, amount: 1 } },
    { depth: 1, event: { type: "Damaged", target: acolyte, amount: 1 } },
    { depth: 1, event: { type: "Damaged", target: reactor, amount: 1 } },
    { depth: 1, event: { type: "Triggered", source: acolyte, trigger: "selfDamaged" } },
    { depth: 2, event: { type: "Drew", player: 0, id: top } },
    { depth: 0, event: { type: "Triggered", source: reactor, trigger: "heroDamaged" } },
    { depth: 1, event: { type: "StatsChanged", id: reactor, attack: 1, health: 0 } },
  ]);
  expect(game.logTree().map(({ event }) => event)).toEqual(game.log());
});

test("test_02_mortally_wounded_still_triggers", () => {
  const game = newGame({ decks: [["Test Filler", "Test Filler", "Test Filler"], []] });
  const first = game.summon("Test Conduit", 1);
  const second = game.summon("Test Conduit", 1);
  const acolyte = game.summon("Acolyte of Pain", 0);
  game.dealDamage(acolyte, 3);
  const [next, last] = game.deck(0);
  const hero = game.hero(0);
  game.clearLog();

  game.dealDamage(hero, 1);

  // The first Conduit takes the Acolyte from 1 to 0, the second from 0 to -1. In between nothing
  // removes it: it is hit like any other minion, and it draws both times.
  expect(logBeforeDeaths(game)).toEqual([
    { type: "Damaged", target: hero, amount: 1 },
    { type: "Triggered", source: first, trigger: "heroDamaged" },
    { type: "Damaged", target: first, amount: 1 },
    { type: "Damaged", target: second, amount: 1 },
    { type: "Damaged", target: acolyte, amount: 1 },
    { type: "Triggered", source: acolyte, trigger: "selfDamaged" },
    { type: "Drew", player: 0, id: next },
    { type: "Triggered", source: second, trigger: "heroDamaged" },
    { type: "Damaged", target: first, amount: 1 },
    { type: "Damaged", target: second, amount: 1 },
    { type: "Damaged", target: acolyte, amount: 1 },
    { type: "Triggered", source: acolyte, trigger: "selfDamaged" },
    { type: "Drew", player: 0, id: last },
  ]);
});

test("test_02_armor_is_kept_by_player", () => {
  const game = newGame();

  game.gainArmor(1, 5);
  game.gainArmor(1, 2);

  expect(game.log()).toEqual([
    { type: "ArmorGained", player: 1, amount: 5 },
    { type: "ArmorGained", player: 1, amount: 2 },
  ]);
  expect([game.armor(0), game.armor(1)]).toEqual([0, 7]);
});

test("test_02_a_refused_call_changes_nothing", () => {
  const game = newGame({ hands: [["Test Filler"], []] });
  const reactor = game.summon("Test Reactor", 0);
  const [held] = game.hand(0);
  const before = structuredClone([game.log(), game.logTree(), game.hand(0), game.board(0)]);

  // Each message names the call, the argument and what stands there.
  expect(() => game.dealDamage(reactor, 1.5)).toThrow(/dealDamage.*amount.*1\.5/);
  expect(() => game.dealDamage(held ?? 0, 1)).toThrow(/dealDamage.*target/);
  expect(() => game.cast("Whirlwhind", 0)).toThrow(/cast.*card.*"Whirlwhind"/);
  expect(() => game.gainArmor(0, 0.5)).toThrow(/gainArmor.*amount.*0\.5/);

  expect([game.log(), game.logTree(), game.hand(0), game.board(0)]).toEqual(before);
  expect([game.health(reactor), game.armor(0)]).toEqual([5, 0]);
});
