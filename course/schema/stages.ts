/**
 * Two ways to the same rules: the course's, module by module, and the harness's, all at once.
 *
 * Elsewhere: that they are the same (`tests/stages.test.ts`).
 */
import { defaultStage, loadScenarios, runScenario, type ScenarioResult, type Stage } from "@course/harness";
import { stage } from "@course/module-05/reference";

export { jsonSchema } from "@course/cards";

/** Module 05's reference stage, each module's extension on top of the one before. */
export const courseStage: Stage = stage;

/** The stage that tools use. */
export const readyStage: Stage = defaultStage();

/** Plays the scenarios of a file's text on a stage. */
export function playOn(stage: Stage, text: string, file: string): ScenarioResult[] {
  const loaded = loadScenarios(text, file);
  if ("errors" in loaded) throw new Error(loaded.errors.map(({ message }) => message).join("\n"));
  return loaded.scenarios.map((scenario) => runScenario(stage.scenarioPlayer, scenario));
}
