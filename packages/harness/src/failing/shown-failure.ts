/**
 * What fails when a scenario is played, said as a watched match says it, so that the two can be held against
 * each other.
 *
 * Elsewhere: the words of a match that failed (`checked-match.ts`).
 */

import { FullGame } from "../full-game.ts";
import { brokenLaws } from "../match/laws.ts";
import type { Scenario } from "../scenario.ts";
import type { ScenarioPlayer } from "../scenario-player.ts";
import { runScenario } from "../scenario-run.ts";
import { resolveSetup } from "../scenario-setup.ts";
import { kindOfFailure } from "./kind-of-failure.ts";

/** What a scenario is to expect, so that a law that its steps break is named. */
export const LAWS_HOLD: Scenario["expect"] = [{ laws: [] }];

/**
 * The failure of a certain kind that a scenario shows; `undefined` if it shows none.
 *
 * What the start itself gets wrong is not shown by it: anybody can set up a minion that is dead.
 */
export function shownFailure(player: ScenarioPlayer, scenario: Scenario, kind: string): string | undefined {
  if (!isLawfulStart(player, scenario)) return undefined;
  return failuresOf(player, scenario).find((what) => kindOfFailure(what) === kind);
}

function failuresOf(player: ScenarioPlayer, scenario: Scenario): string[] {
  const { problem, expectations } = runScenario(player, scenario);
  if (problem !== undefined) return [problem.replace(/^step \d+, \w+: /, "error: ")];
  return expectations.flatMap(({ check, actual, problem: unasked }) => {
    if (check !== "laws") return [];
    return unasked === undefined ? (actual as string[]) : [`error: ${unasked}`];
  });
}

function isLawfulStart(player: ScenarioPlayer, scenario: Scenario): boolean {
  try {
    const game = player.createWorld(resolveSetup(scenario));
    return game instanceof FullGame && brokenLaws(game.world).length === 0;
  } catch {
    return false;
  }
}
