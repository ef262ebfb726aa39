/**
 * The log of a scenario, as `course play` prints it.
 *
 * `scenarios/x.json` plays on the lesson's own stage; `on 02` names another, and a scenario may then fail, since
 * that is what is to be seen. `with path` adds cards.
 */
import { loadScenarios, printLogTree, runScenario, type Scenario, type Stage } from "@course/harness";
import { locate, moduleOf, readText } from "./files.ts";
import { stageOf } from "./stages.ts";

const REQUEST = /^(\S+?)((?: with \S+)*)(?: on (\d\d))?$/;

/** Plays the scenario that a directive names, and prints its log. */
export function logOf(lesson: string, request: string): string[] {
  const [, file, additions = "", on] = REQUEST.exec(request) ?? [];
  if (file === undefined) throw new Error(`log is "${request}"; expected PATH [with PATH] [on NN]`);
  const path = locate(lesson, file);
  const packs = additions.split(" with ").filter((named) => named !== "");
  const stage = withPacks(stageOf(on ?? moduleOf(lesson)), lesson, packs);
  const result = runScenario(stage.scenarioPlayer, onlyScenario(path));
  const failed = result.expectations.filter(({ held }) => !held);
  if (result.problem !== undefined) throw new Error(`${path}: ${result.problem}`);
  if (result.missing.length > 0) throw new Error(`${path}: not yet a card: ${result.missing.join(", ")}`);
  if (on === undefined && result.status !== "held") {
    throw new Error(
      `${path}: ${failed.map(({ check, subject }) => `${check} ${subject}`).join(", ")} failed`,
    );
  }
  return printLogTree(result.log, (id) => result.names[id] ?? "?");
}

function withPacks(stage: Stage, lesson: string, named: readonly string[]): Stage {
  if (named.length === 0) return stage;
  return stage.withCards(named.map((path): unknown => JSON.parse(readText(locate(lesson, path)))));
}

function onlyScenario(path: string): Scenario {
  const loaded = loadScenarios(readText(path), path);
  if ("errors" in loaded) throw new Error(loaded.errors.map(({ message }) => message).join("\n"));
  const [scenario] = loaded.scenarios;
  if (scenario === undefined) throw new Error(`${path} is empty; expected a scenario`);
  return scenario;
}
