/** Matches that fail, told as scenarios: each planted fault is shown again by a small one, read from its file. */
import { choose, countIn, GRAVEYARD, RefusedError } from "@course/core";
import { hearthstone } from "@course/rules-hs";
import { expect, test } from "vitest";
import {
  alterStage,
  createStage,
  failureOfRecord,
  loadScenarios,
  type MatchFailure,
  minimise,
  playChecked,
  runScenario,
  type Scenario,
  type ScenarioResult,
  type Stage,
  scenarioOfMatch,
} from "../../src/index.ts";
import { TEST_CARDS, TEST_DECK } from "../match/test-cards.ts";

const LEAVES_ANOTHER = {
  type: "sequence",
  effects: [
    { type: "summon", card: "test-ember" },
    { type: "damage", target: { type: "all", of: "minions" }, amount: 1 },
  ],
};

/** A Deathrattle that leaves another one that dies at once: no Sequence with it ends. */
const EMBER = {
  ...{ id: "test-ember", name: "Test Ember", type: "minion", cost: 1, attack: 1, health: 1 },
  ...{ collectible: true, rarity: "common" },
  abilities: [{ kind: "trigger", on: "deathrattle", effect: LEAVES_ANOTHER }],
};

/** A spell that asks for a card, and sets an Ember off for the other one. */
const QUESTION = {
  ...{ id: "test-question", name: "Test Question", type: "spell", cost: 1 },
  ...{ collectible: true, rarity: "common" },
  effect: {
    type: "pick",
    from: { type: "top", count: 2 },
    chosen: { type: "draw" },
    others: LEAVES_ANOTHER,
  },
};

const stage = createStage({ rules: hearthstone(), packs: [TEST_CARDS] });

/** The first match of these rules that fails. */
function failureOn(wrong: Stage, instead: readonly string[] = [], deepEvery = 0): MatchFailure {
  const cards = [...TEST_DECK.slice(instead.length), ...instead];
  const decks = [
    { hero: "Test Smith", cards },
    { hero: "Test Adept", cards },
  ] as const;
  for (let seed = 0; seed < 200; seed++) {
    const { failure } = playChecked(wrong, { seed, decks, ...(deepEvery > 0 && { deepEvery }) });
    if (failure !== undefined) return failure;
  }
  throw new Error("200 matches broke nothing; expected the planted fault to show");
}

/** The scenario of a failure, and what comes of it when its file is played. */
function told(wrong: Stage, failure: MatchFailure): { scenario: Scenario; result: ScenarioResult } {
  const record = minimise(wrong, failure);
  const found = scenarioOfMatch(wrong, { ...failure, record }, { id: "planted", source: "a test" });
  if ("why" in found) throw new Error(found.why);
  const loaded = loadScenarios(JSON.stringify(found.scenario), "failure.json");
  if ("errors" in loaded) throw new Error(loaded.errors.map(({ message }) => message).join("\n"));
  const [scenario] = loaded.scenarios as [Scenario];
  return { scenario, result: runScenario(wrong.scenarioPlayer, scenario) };
}

/** How many cards there are besides the heroes. */
function sizeOf({ players }: Scenario): number {
  const zones = players.flatMap(({ deck, hand, board, secrets, weapon }) => [
    ...[deck, hand, board, secrets].map((zone) => zone?.length ?? 0),
    weapon === undefined ? 0 : 1,
  ]);
  return zones.reduce((sum, count) => sum + count, 0);
}

/** The stage with a fault at the end of each turn. */
function atEndOfTurn(fault: () => void): Stage {
  return alterStage(stage, {
    action: (action) =>
      action.type !== "endTurn" || typeof action.phases === "function"
        ? action
        : { ...action, phases: [...action.phases, fault] },
  });
}

test("a broken law: who dies and stays is shown by whoever is hit, and by what hits", () => {
  const { phaseEnd } = stage.definition.rules;
  const wrong = alterStage(stage, { phaseEnd: phaseEnd.filter(({ name }) => name !== "createDeaths") });
  const failure = failureOn(wrong);
  expect(failure.what).toMatch(/^entity \d+: is dying and still in play$/);
  const { scenario, result } = told(wrong, failure);
  expect(sizeOf(scenario)).toBeLessThanOrEqual(2);
  expect(scenario.steps).toHaveLength(1);
  expect(scenario.note).toBeUndefined();
  expect(result).toMatchObject({ status: "failed", expectations: [{ check: "laws", held: false }] });
  expect(result.expectations[0]?.actual).toContain(scenario.title);
  expect(runScenario(stage.scenarioPlayer, scenario).status).toBe("held"); // So it was the planted fault.
});

test("an error: a card that sets itself off for ever is all that is left", () => {
  const wrong = stage.withCards([[EMBER]]);
  const failure = failureOn(wrong, ["Test Ember", "Test Ember"]);
  expect(failure.what).toMatch(/^error: .* limit: /);
  const { scenario, result } = told(wrong, failure);
  expect(sizeOf(scenario)).toBeLessThanOrEqual(2);
  expect(scenario.steps).toHaveLength(1);
  expect(result).toMatchObject({ status: "failed", problem: expect.stringContaining(scenario.title) });
});

test("what no state can say is led to from an earlier one", () => {
  const wrong = atEndOfTurn(() => {
    if (countIn(0, GRAVEYARD) > 1) throw new Error("two lie in the graveyard");
  });
  const { scenario, result } = told(wrong, failureOn(wrong));
  expect(scenario.title).toBe("two lie in the graveyard");
  expect(scenario.steps.length).toBeGreaterThan(1);
  expect(scenario.steps.length).toBeLessThanOrEqual(11);
  expect(sizeOf(scenario)).toBeLessThanOrEqual(6);
  expect(result.problem).toBe(`step ${scenario.steps.length}, endTurn: two lie in the graveyard`);
});

test("chance is written down: the draw that it takes, and no other", () => {
  const wrong = atEndOfTurn(() => {
    choose(4);
    if (choose(3) === 2) throw new Error("the third one");
  });
  const { scenario, result } = told(wrong, failureOn(wrong));
  expect(scenario).toMatchObject({ steps: [{ endTurn: true }], rolls: [0, 2] });
  expect(sizeOf(scenario)).toBe(0);
  expect(result.problem).toBe("step 1, endTurn: the third one");
});

test("an answer is told as a pick", () => {
  const wrong = stage.withCards([[EMBER, QUESTION]]);
  const { scenario, result } = told(wrong, failureOn(wrong, ["Test Question", "Test Question"]));
  expect(scenario.steps).toEqual([
    { play: expect.stringContaining("test-question") },
    { pick: expect.any(String) },
  ]);
  expect(sizeOf(scenario)).toBe(3); // The question, and two cards to choose from.
  expect(result.problem).toMatch(/^step 2, pick: .* limit: /);
});

test("a list of legal actions that the rules do not keep to is shown by the state alone", () => {
  const wrong = atEndOfTurn(() => {
    throw new RefusedError("endTurn: it is too late");
  });
  for (const deepEvery of [0, 1]) {
    const failure = failureOn(wrong, [], deepEvery);
    expect(failure.what).toMatch(/^legal actions: {"type":"endTurn"} was refused/);
    const { scenario, result } = told(wrong, failure);
    expect([sizeOf(scenario), scenario.steps]).toEqual([0, []]);
    expect(result.expectations[0]?.actual).toEqual([scenario.title]);
  }
});

test("a list of legal actions that cannot be made fails its match, and is told", () => {
  const wrong = alterStage(stage, {
    layer: (layer) => layer,
    action: (action) => (action.type !== "attack" ? action : { ...action, check: failAlways }),
  });
  const failure = failureOn(wrong);
  expect(failure.what).toMatch(/^error: /);
  const { result } = told(wrong, failure);
  expect(result.status).toBe("failed");
});

test("what fails before the first turn has no scenario, and says why", () => {
  const wrong = alterStage(stage, {
    action: (action) => (action.type !== "beginGame" ? action : { ...action, phases: [failAlways] }),
  });
  const failure = failureOn(wrong);
  const found = scenarioOfMatch(wrong, failure, { id: "planted", source: "a test" });
  expect(found).toEqual({ why: "it fails before the first turn, and scenarios begin in one" });
  expect(failureOfRecord(wrong, failure.record)).toBe(failure.what);
});

test("what is kept beside the world has no scenario, and says that none of the states shows it", () => {
  let turns = 0;
  const wrong = atEndOfTurn(() => {
    if (++turns === 12) throw new Error("the twelfth turn of this process");
  });
  const found = scenarioOfMatch(wrong, failureOn(wrong), { id: "planted", source: "a test" });
  expect(found).toEqual({ why: expect.stringMatching(/^none of \d+ states of the match shows it again/) });
});

test("a match as a whole has no scenario", () => {
  const { match } = playChecked(stage, { seed: 1 });
  const failure = { what: "record: plays another match", record: match.record() };
  expect(scenarioOfMatch(stage, failure, { id: "planted", source: "a test" })).toEqual({
    why: expect.stringContaining("the match as a whole"),
  });
});

function failAlways(): never {
  throw new Error("it always fails");
}
