/**
 * Module 01, handles: entities, ids, zones, order of play.
 *
 * An id names an entity for the whole game, wherever it goes; a board index only says who stands
 * there now. Each test is told in full in `../scenarios.md`.
 */
import { expect, test } from "vitest";
import { newGame } from "#harness";

type Game = ReturnType<typeof newGame>;

const PLAYERS = [0, 1] as const;

/** The ids that the game shows, zone by zone: what is in no zone is in none of these lists. */
function idsByZone(game: Game) {
  return PLAYERS.flatMap((player) => [
    { player, zone: "deck", ids: game.deck(player) },
    { player, zone: "hand", ids: game.hand(player) },
    { player, zone: "play", ids: [...game.board(player), game.hero(player)] },
    { player, zone: "graveyard", ids: game.graveyard(player) },
  ]);
}

test("test_01_ids_are_unique_and_stable", () => {
  const game = newGame({ decks: [["Test Filler", "Test Filler"], []], hands: [["Test Filler"], []] });
  const [top] = game.deck(0);
  const [held] = game.hand(0);
  const minion = game.summon("Test Filler", 0);
  const given = game.give("Test Filler", 1);
  const before = idsByZone(game).flatMap(({ ids }) => ids);

  game.draw(0);
  game.summon("Test Filler", 0, 0);

  // Two heroes, two cards in the deck, two in hands, one minion: seven entities, seven ids.
  expect(new Set(before).size).toBe(7);
  expect(before.every((id) => Number.isInteger(id) && id > 0)).toBe(true);
  // One came into being since; the others still go by the ids that they had.
  const after = idsByZone(game).flatMap(({ ids }) => ids);
  expect(new Set(after).size).toBe(8);
  expect(after).toEqual(expect.arrayContaining(before));
  expect(game.hand(0)).toEqual([held, top]);
  expect(game.hand(1)).toEqual([given]);
  expect(game.board(0)[1]).toBe(minion);
});

test("test_01_two_copies_are_two_entities", () => {
  const game = newGame();
  const first = game.summon("Test Filler", 0);
  const second = game.summon("Test Filler", 0);
  const theirs = game.summon("Test Filler", 1);
  const copies = [first, second, theirs];

  expect(new Set(copies).size).toBe(3);
  expect(copies.map((id) => game.nameOf(id))).toEqual(["Test Filler", "Test Filler", "Test Filler"]);
  expect(copies.map((id) => game.ownerOf(id))).toEqual([0, 0, 1]);
  expect(copies.map((id) => game.attack(id))).toEqual([1, 1, 1]);
  expect(copies.map((id) => game.health(id))).toEqual([1, 1, 1]);
});

test("test_01_summon_at_an_index", () => {
  const game = newGame();
  const a = game.summon("Test Filler", 0);
  const b = game.summon("Test Filler", 0);
  const between = game.summon("Test Filler", 0, 1);
  const leftmost = game.summon("Test Filler", 0, 0);
  const rightmost = game.summon("Test Filler", 0, 4);
  const theirs = game.summon("Test Filler", 1, 0);

  expect(game.board(0)).toEqual([leftmost, a, between, b, rightmost]);
  expect(game.board(1)).toEqual([theirs]);
});

test("test_01_an_index_goes_stale", () => {
  const game = newGame();
  const a = game.summon("Test Filler", 0);
  const b = game.summon("Test Filler", 0);
  const index = game.board(0).indexOf(b);

  game.summon("Test Filler", 0, 0);

  // The index that meant `b` a moment ago now means `a`; the id of `b` still means `b`.
  expect(game.board(0)[index]).toBe(a);
  expect(game.board(0).indexOf(b)).toBe(index + 1);
  expect(game.zoneOf(b)).toBe("play");
  expect(game.ownerOf(b)).toBe(0);
});

test("test_01_board_order_is_not_order_of_play", () => {
  const game = newGame();
  const first = game.summon("Test Filler", 0);
  const second = game.summon("Test Filler", 1);
  const third = game.summon("Test Filler", 0, 0);

  // The log tells in which order they came, over both boards; the board tells where they stand.
  expect(game.log()).toEqual([
    { type: "Summoned", id: first },
    { type: "Summoned", id: second },
    { type: "Summoned", id: third },
  ]);
  expect(game.board(0)).toEqual([third, first]);
  expect(game.board(1)).toEqual([second]);
});

test("test_01_draw_moves_the_same_card", () => {
  const game = newGame({ decks: [["Test Filler", "Test Filler", "Test Filler"], ["Test Filler"]] });
  const [top, second, third] = game.deck(0);
  const theirs = game.deck(1);
  const given = game.give("Test Filler", 0);

  game.draw(0, 2);

  expect(game.hand(0)).toEqual([given, top, second]);
  expect(game.deck(0)).toEqual([third]);
  expect(game.deck(1)).toEqual(theirs);
  expect(game.hand(0).map((id) => game.zoneOf(id))).toEqual(["hand", "hand", "hand"]);
  expect(game.log()).toEqual([
    { type: "Drew", player: 0, id: top },
    { type: "Drew", player: 0, id: second },
  ]);
});

test("test_01_an_empty_deck_draws_nothing", () => {
  const game = newGame({ decks: [["Test Filler"], []] });
  const [only] = game.deck(0);

  game.draw(0, 3);
  game.draw(1);

  expect(game.log()).toEqual([{ type: "Drew", player: 0, id: only }]);
  expect([game.deck(0), game.hand(0), game.hand(1)]).toEqual([[], [only], []]);
});

test("test_01_zones_are_disjoint_and_cover_all", () => {
  const game = newGame({
    decks: [
      ["Test Filler", "Test Filler", "Test Filler"],
      ["Test Filler", "Test Filler"],
    ],
    hands: [["Test Filler"], ["Test Filler"]],
  });
  game.summon("Test Filler", 0);
  game.summon("Test Filler", 1);
  game.give("Test Filler", 1);
  game.draw(0, 2);

  const zones = idsByZone(game);
  const all = zones.flatMap(({ ids }) => ids);
  // Two heroes, five cards of decks, two of opening hands, two summoned, one given; none twice.
  expect(all.length).toBe(12);
  expect(new Set(all).size).toBe(12);
  for (const { player, zone, ids } of zones) {
    expect(ids.map((id) => game.zoneOf(id))).toEqual(ids.map(() => zone));
    expect(ids.map((id) => game.ownerOf(id))).toEqual(ids.map(() => player));
  }
});

test("test_01_heroes_are_entities_too", () => {
  const game = newGame();
  const heroes = PLAYERS.map((player) => game.hero(player));

  expect(new Set(heroes).size).toBe(2);
  expect(heroes.map((id) => game.zoneOf(id))).toEqual(["play", "play"]);
  expect(heroes.map((id) => game.ownerOf(id))).toEqual([0, 1]);
  expect(heroes.map((id) => game.attack(id))).toEqual([0, 0]);
  expect(heroes.map((id) => game.health(id))).toEqual([30, 30]);
  // In play, but on no board: a hero takes none of the seven places.
  expect(PLAYERS.map((player) => game.board(player))).toEqual([[], []]);
});

test("test_01_the_log_tells_what_happened_in_order", () => {
  const game = newGame({ decks: [["Test Filler"], ["Test Filler"]] });
  const [mine] = game.deck(0);
  const [theirs] = game.deck(1);

  expect(game.log()).toEqual([]);
  game.draw(1);
  const minion = game.summon("Test Filler", 0);
  game.give("Test Filler", 0);
  expect(game.log()).toEqual([
    { type: "Drew", player: 1, id: theirs },
    { type: "Summoned", id: minion },
  ]);

  game.clearLog();
  expect(game.log()).toEqual([]);
  expect(game.board(0)).toEqual([minion]);
  game.draw(0);
  expect(game.log()).toEqual([{ type: "Drew", player: 0, id: mine }]);
});

test("test_01_two_games_share_nothing", () => {
  const one = newGame({ decks: [["Test Filler"], []] });
  const other = newGame();
  const minion = one.summon("Test Filler", 0);
  other.summon("Test Filler", 1);
  one.draw(0);

  expect([one.board(0), one.board(1), one.deck(0)]).toEqual([[minion], [], []]);
  expect(one.log().map(({ type }) => type)).toEqual(["Summoned", "Drew"]);
  expect([other.board(0), other.hand(0)]).toEqual([[], []]);
  expect(other.board(1).length).toBe(1);
  expect(other.log().map(({ type }) => type)).toEqual(["Summoned"]);
});

test("test_01_a_refused_call_changes_nothing", () => {
  const game = newGame({ decks: [["Test Filler"], []], hands: [["Test Filler"], []] });
  for (let taken = 0; taken < 7; taken++) game.summon("Test Filler", 0);
  const before = structuredClone([idsByZone(game), game.log()]);

  // Each message names the call, the argument and what stands there.
  expect(() => game.summon("Test Filer", 1)).toThrow(/summon.*card.*"Test Filer"/);
  expect(() => game.give("Test Filer", 1)).toThrow(/give.*card.*"Test Filer"/);
  expect(() => game.draw(0, 1.5)).toThrow(/draw.*1\.5/);
  expect(() => game.summon("Test Filler", 0)).toThrow(/summon.*7/);
  expect(() => newGame({ decks: [["Test Filer"], []] })).toThrow(/newGame.*"Test Filer"/);

  expect([idsByZone(game), game.log()]).toEqual(before);
});
