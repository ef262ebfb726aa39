/** The engine that the learner will have after module 04, asked the questions of this module. */
import { readFileSync } from "node:fs";
import { loadScenarios, runScenario } from "@course/harness";
import { stage } from "@course/module-04/reference";

/** What becomes of each scenario of a file: `"held"`, or what is wrong. */
export function outcomesOf(file: string): string[] {
  const loaded = loadScenarios(readFileSync(file, "utf8"), file);
  if ("errors" in loaded) return loaded.errors.map(({ message }) => message);
  return loaded.scenarios.map((scenario) => runScenario(stage.scenarioPlayer, scenario).status);
}
