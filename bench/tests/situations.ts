/** Random situations as scenarios: boards with damage in any order of play, then a few actions. */
import type { CardData, Scenario, ScenarioMinion, ScenarioSide, Step } from "@course/harness";
import fc, { type Arbitrary } from "fast-check";

/** Scenarios whose cards are of a pool. They shrink towards empty boards and a single step. */
export function situations(pool: readonly CardData[]): Arbitrary<Scenario> {
  const minions = pool.filter(({ type }) => type === "minion");
  const spells = pool.filter(({ type }) => type === "spell").map(({ name }) => name);
  return fc
    .record({
      sides: fc.tuple(sideOf(minions), sideOf(minions)),
      steps: fc.array(stepOf(minions, spells), { minLength: 1, maxLength: 5 }),
      shuffle: fc.array(fc.nat(), { minLength: 14, maxLength: 14 }),
    })
    .map(({ sides, steps, shuffle }) => {
      const players = [labelled(sides[0], 0), labelled(sides[1], 1)] as const;
      return { ...HEAD, players, order: inOrder(players, shuffle), active: 0, steps, expect: [] };
    });
}

const HEAD = {
  id: "engines-differ",
  title: "Two engines do not agree",
  rule: "found by the differential test",
  source: "generated",
} as const;

function sideOf(minions: readonly CardData[]): Arbitrary<ScenarioSide> {
  const name = fc.constantFrom(...minions.map((card) => card.name));
  return fc.record({
    hero: fc.constant("Test Hero"),
    armor: fc.nat(3),
    deck: fc.array(name, { maxLength: 4 }),
    hand: fc.array(name, { maxLength: 2 }),
    board: fc.array(minionOf(minions), { maxLength: 7 }),
  });
}

/** A minion that is still alive; much of what matters happens near death. */
function minionOf(minions: readonly CardData[]): Arbitrary<ScenarioMinion> {
  return fc.constantFrom(...minions).chain(({ name, health }) => {
    const most = Number(health) - 1;
    return fc.record({ card: fc.constant(name), damage: fc.oneof(fc.constant(most), fc.nat(most)) });
  });
}

function stepOf(minions: readonly CardData[], spells: readonly string[]): Arbitrary<Step> {
  const player = fc.constantFrom(0 as const, 1 as const);
  const onBoard = fc.tuple(player, fc.nat(6)).map(([side, at]) => `board${side}:${at}`);
  const character = fc.oneof(
    { weight: 3, arbitrary: onBoard },
    player.map((side) => `hero${side}`),
  );
  const inHand = fc.tuple(player, fc.nat(1)).map(([side, at]) => `hand${side}-${at}`);
  const name = fc.constantFrom(...minions.map((card) => card.name));
  return fc.oneof(
    { weight: 4, arbitrary: fc.record({ cast: fc.constantFrom(...spells), player }) },
    { weight: 3, arbitrary: fc.tuple(character, fc.nat(5)).map((hit) => ({ damage: hit })) },
    { weight: 2, arbitrary: onBoard.map((target) => ({ destroy: target })) },
    { weight: 2, arbitrary: inHand.map((label) => ({ play: label })) },
    { weight: 1, arbitrary: fc.record({ summon: name, player }) },
    { weight: 1, arbitrary: fc.tuple(player, fc.nat(2)).map((drawn) => ({ draw: drawn })) },
  );
}

function labelled({ board = [], hand = [], ...side }: ScenarioSide, player: number): ScenarioSide {
  return {
    ...side,
    board: board.map((minion, at) => ({ ...minion, as: `minion${player}-${at}` })),
    hand: hand.map((card, at) => ({ card: String(card), as: `hand${player}-${at}` })),
  };
}

/** The labels of both boards in an order that the numbers decide. */
function inOrder(players: readonly ScenarioSide[], shuffle: readonly number[]): string[] {
  const labels = players.flatMap(({ board = [] }) => board.map(({ as }) => as!));
  return labels
    .map((label, index) => ({ label, at: shuffle[index]! }))
    .sort((a, b) => a.at - b.at)
    .map(({ label }) => label);
}
