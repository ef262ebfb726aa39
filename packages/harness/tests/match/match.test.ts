/** A match from its opening to its end: decisions, copies, records. */
import { describe, expect, test } from "vitest";
import {
  loadMatch,
  type Match,
  type MatchAction,
  newMatch,
  playRandomMatch,
  replay,
  Stream,
} from "../../src/index.ts";
import { TEST_DECK } from "./test-cards.ts";
import { stage } from "./test-stage.ts";

const HEROES = ["Test Smith", "Test Adept"] as const;
const start = (seed: number, more: object = {}) =>
  newMatch(stage, { decks: [TEST_DECK, TEST_DECK], heroes: HEROES, seed, ...more });
const handNames = (match: Match, player: 0 | 1) => match.view(player).own.hand.map(({ name }) => name);

/** A match in its middle, with some decisions of chance behind it. */
function middle(seed: number, decisions = 60): Match {
  const match = start(seed);
  const stream = new Stream(seed);
  for (let i = 0; i < decisions && match.toMove !== undefined; i++)
    match.perform(stream.oneOf(match.legalActions()));
  return match;
}

describe("the opening", () => {
  test("gives three cards and four, and asks each player what to put back", () => {
    const match = start(3);
    expect([match.toMove, handNames(match, 0).length, handNames(match, 1).length]).toEqual([0, 3, 4]);
    expect(match.legalActions().length).toBe(8);
    const [first, kept, last] = match.view(0).own.hand;
    match.perform({ type: "mulligan", replace: [0, 2] });
    const hand = match.view(0).own.hand.map(({ id }) => id);
    expect(hand[1]).toBe(kept?.id);
    expect(hand).not.toContain(first?.id);
    expect(hand).not.toContain(last?.id);
    expect([match.toMove, match.legalActions().length]).toEqual([1, 16]);
  });

  test("then gives the second player The Coin, and the first a crystal and a card", () => {
    const match = start(3);
    match.perform({ type: "mulligan", replace: [] });
    match.perform({ type: "mulligan", replace: [] });
    const { own, opponent, toMove } = match.view(0);
    expect({ toMove, mana: own.mana, hand: own.hand.length }).toEqual({ toMove: 0, mana: 1, hand: 4 });
    expect({ mana: opponent.mana, hand: opponent.handSize, deck: opponent.deckSize }).toEqual({
      mana: 0,
      hand: 5,
      deck: 26,
    });
    expect(handNames(match, 1).at(-1)).toBe("The Coin");
  });

  test("gives each hero its power, which can be used once there is mana for it", () => {
    const match = start(3, { mulligan: false });
    const powers = ([0, 1] as const).map((player) => match.view(player).own.heroPower?.name);
    expect(powers).toEqual(["Test Plating", "Test Spark"]);
    for (let turn = 0; turn < 2; turn++) match.perform({ type: "endTurn" });
    expect(match.legalActions()).toContainEqual({ type: "heroPower" });
  });

  test("may be left out", () => {
    expect(start(1, { mulligan: false }).view(0).own).toMatchObject({ mana: 1, deckSize: 26 });
  });

  test.each([[[1, 0]], [[0, 0]], [[3]], [[-1]], [["0"]], ["0"], [undefined]])(
    "refuses to put %j back",
    (replace) => {
      const match = start(3);
      const before = JSON.stringify(match.save());
      expect(() => match.perform({ type: "mulligan", replace } as unknown as MatchAction)).toThrow(
        /^perform: action is .*; expected a mulligan: places of the hand from 0 to 2, in rising order$/,
      );
      expect(JSON.stringify(match.save())).toBe(before);
    },
  );
});

test("a player's view tells nothing of the other hand, of decks and of Secrets", () => {
  const view = JSON.stringify(middle(5).view(0));
  const match = middle(5);
  const hidden = match.view(1).own.hand.map(({ id }) => id);
  for (const id of hidden) expect(view).not.toContain(`"id":${id},`);
});

test("what is no action of a player is refused, whatever else the rules know", () => {
  const match = middle(2);
  const foreign = [
    { type: "dealDamage", target: 1, amount: 1 },
    { type: "draw", player: 0, n: 1 },
    { type: "beginGame", player: 0 },
    { type: "choose", option: 0 },
    { type: "mulligan", replace: [] },
    { type: "concede", player: 0 },
    {},
    null,
    undefined,
  ];
  for (const action of foreign)
    expect(() => match.perform(action as unknown as MatchAction)).toThrow("expected a legal action");
});

test("a copy goes on by itself", () => {
  const match = middle(7);
  const before = JSON.stringify(match.save());
  const copy = match.clone();
  expect(JSON.stringify(copy.save())).toBe(before);
  copy.perform({ type: "endTurn" });
  expect(JSON.stringify(match.save())).toBe(before);
  expect(JSON.stringify(copy.save())).not.toBe(before);
});

test("a saved match goes on as the match does", () => {
  const match = middle(11);
  const loaded = loadMatch(stage, JSON.parse(JSON.stringify(match.save())));
  expect(loaded.legalActions()).toEqual(match.legalActions());
  loaded.perform({ type: "endTurn" });
  match.perform({ type: "endTurn" });
  expect(JSON.stringify(loaded.save())).toBe(JSON.stringify(match.save()));
});

test("a record plays the match again, event for event", () => {
  const match = playRandomMatch(stage, { seed: 21 });
  const record = JSON.parse(JSON.stringify(match.record()));
  const again = replay(stage, record);
  expect(JSON.stringify(again.log())).toBe(JSON.stringify(match.log()));
  expect(JSON.stringify(again.save())).toBe(JSON.stringify(match.save()));
  expect(again.winner).toBe(match.winner);
});

test("a record of other cards, or with a decision that cannot be taken, is refused", () => {
  const record = middle(4).record();
  expect(() => replay(stage, { ...record, cards: "00000000" })).toThrow(
    'replay: cards is "00000000"; expected ',
  );
  expect(() => replay(stage, { ...record, format: 99 })).toThrow("replay: format is 99; expected 1");
  const wrong = {
    ...record,
    actions: [...record.actions.slice(0, 2), { type: "choose", option: 4 } as const],
  };
  expect(() => replay(stage, wrong)).toThrow("replay: action 3 of 3 was refused");
});

test("who gives up has lost, and the record says so", () => {
  const match = middle(4);
  match.concede(1);
  expect([match.winner, match.toMove, match.legalActions()]).toEqual([0, undefined, []]);
  expect(replay(stage, match.record()).winner).toBe(0);
});

test("who gives up before the first turn has lost too", () => {
  const match = start(3);
  match.concede(0);
  expect([match.winner, match.toMove, match.legalActions()]).toEqual([1, undefined, []]);
  expect(replay(stage, match.record()).winner).toBe(1);
});

test("the same seed is the same match", () => {
  const log = (seed: number) => JSON.stringify(playRandomMatch(stage, { seed }).log());
  expect(log(8)).toBe(log(8));
  expect(log(8)).not.toBe(log(9));
});
