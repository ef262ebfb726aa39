/** The laws of every match, asked by a scenario. */
import { expect, test } from "vitest";
import { alterStage, runScenario, type Scenario, type Stage, scenarioPlayerFor } from "../../src/index.ts";
import { FakeSetupGame } from "../fake-game.ts";
import { stage } from "./test-stage.ts";

const SHOT: Scenario = {
  ...{ id: "a-shot", title: "A shot kills", rule: "laws", source: "made up", active: 0 },
  players: [
    { hero: "Test Adept", hand: [{ card: "Test Bolt", as: "bolt" }], deck: ["Test Wall"] },
    { hero: "Test Smith", board: [{ card: "Test Soldier 1", as: "hit" }] },
  ],
  steps: [{ play: "bolt", target: "hit" }],
  expect: [{ laws: [] }],
};

function laws(of: Stage, scenario: Scenario) {
  const { status, expectations } = runScenario(of.scenarioPlayer, scenario);
  return { status, actual: expectations[0]?.actual };
}

test("they hold after what the rules do, with written rolls or without", () => {
  expect(laws(stage, SHOT)).toEqual({ status: "held", actual: [] });
  expect(laws(stage, { ...SHOT, rolls: [] })).toEqual({ status: "held", actual: [] });
});

test("a rule that leaves the dead in play is seen, by name", () => {
  const { phaseEnd } = stage.definition.rules;
  const wrong = alterStage(stage, { phaseEnd: phaseEnd.filter(({ name }) => name !== "createDeaths") });
  expect(laws(wrong, SHOT)).toEqual({
    status: "failed",
    actual: [
      expect.stringMatching(/^entity \d+: is dying and still in play$/),
      expect.stringMatching(/^entity \d+: has -1 Health$/),
    ],
  });
});

test("a list of legal actions that the rules do not keep to is seen", () => {
  const wrong = alterStage(stage, {
    action: (action) => (action.type !== "endTurn" ? action : { ...action, phases: [refuseLate] }),
  });
  const { actual } = laws(wrong, { ...SHOT, steps: [] });
  expect(actual).toEqual([
    expect.stringMatching(/^legal actions: {"type":"endTurn"} was refused: too late$/),
  ]);
});

test("an engine that cannot be asked lacks a rule, and fails nothing", () => {
  const player = scenarioPlayerFor(() => new FakeSetupGame());
  const nobody = { ...SHOT, players: [{ hero: "A" }, { hero: "B" }], steps: [] } as const;
  expect(runScenario(player, nobody)).toMatchObject({ status: "not yet a rule", missingRules: ["laws"] });
});

function refuseLate(): void {
  throw new Error("too late");
}
