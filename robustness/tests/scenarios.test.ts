/** Every scenario comes to the same, event for event, under each transformation. */
import { hearthstonePlayer, runScenario, type ScenarioPlayer } from "@course/harness";
import { describe, expect, test } from "vitest";
import { canonicalResult } from "../src/canonical-result.ts";
import { chosenTransforms } from "../src/chosen.ts";
import { courseScenarios, type Found, wholeGameScenarios } from "../src/scenario-files.ts";
import { transformedPlayer } from "../src/transformed-game.ts";

const player = await hearthstonePlayer();
const wholeGame = wholeGameScenarios();
const course = await courseScenarios();

describe.each(chosenTransforms())("%s", (transform) => {
  test("scenarios of the whole game", () => {
    expect(wholeGame.length).toBeGreaterThan(800);
    const transformed = transformedPlayer(player, transform);
    expect(differing(wholeGame, () => [player, transformed])).toEqual([]);
  });

  test("scenarios of the course", () => {
    expect(course.length).toBeGreaterThan(30);
    const players = new Map(
      course.flatMap(({ stages }) =>
        stages.map(({ scenarioPlayer }) => [scenarioPlayer, transformedPlayer(scenarioPlayer, transform)]),
      ),
    );
    const found = course.flatMap((each) =>
      each.stages.map(({ scenarioPlayer }) => ({ ...each, scenarioPlayer })),
    );
    expect(
      differing(found, ({ scenarioPlayer }) => [
        scenarioPlayer,
        players.get(scenarioPlayer) as ScenarioPlayer, // Each stage's was made above.
      ]),
    ).toEqual([]);
  });
});

/** The scenarios that come to something else, and the first line that differs. */
function differing<F extends Found>(
  all: readonly F[],
  playersOf: (each: F) => readonly [ScenarioPlayer, ScenarioPlayer],
): string[] {
  return all.flatMap((each) => {
    const [plain, transformed] = playersOf(each).map((one) =>
      canonicalResult(runScenario(one, each.scenario)).split("\n"),
    ) as [string[], string[]];
    const at = plain.findIndex((line, index) => line !== transformed[index]);
    if (at < 0) return [];
    return [`${each.file} ${each.scenario.id}: ${plain[at]?.trim()} became ${transformed[at]?.trim()}`];
  });
}
