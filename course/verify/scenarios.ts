/**
 * The course's scenario files, and the stages that they are played on.
 *
 * A module's scenarios belong to its own stage. A module without one shows what the course ends with: its
 * scenarios are the last stage's.
 */
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { loadScenarios, runScenario, type ScenarioResult, type Stage } from "@course/harness";

/** The folder of the modules. */
export const COURSE: string = fileURLToPath(new URL("..", import.meta.url));

/** All scenario files, by their path in the course. */
export const SCENARIOS: readonly string[] = found("*/scenarios/*.json");

/** A module's stage, and the same with its Expansion Drop. */
export interface Stages {
  readonly stage: Stage;
  readonly withDrop: Stage;
}

/** The folder of the module that a scenario file is of. */
export function moduleOf(file: string): string {
  return dirname(dirname(file));
}

/** Loads the stages of a module's scenarios. The drop's solution is a stage of its own, or more cards. */
export async function stagesOf(module: string): Promise<Stages> {
  const last = found("[0-9][0-9]-*/reference.ts").at(-1) ?? "no stage";
  const stage = await stageIn(found(`${module}/reference.ts`)[0] ?? last);
  const [code] = found(`${module}/expansion/solution/reference.ts`);
  if (code !== undefined) return { stage, withDrop: await stageIn(code) };
  const packs = found(`${module}/expansion/solution/*.json`).map((file): unknown => JSON.parse(textOf(file)));
  return { stage, withDrop: packs.length === 0 ? stage : stage.withCards(packs) };
}

/** Plays the scenario of a file. */
export function playOn({ scenarioPlayer }: Stage, file: string): ScenarioResult {
  const loaded = loadScenarios(textOf(file), file);
  if ("errors" in loaded) throw new Error(loaded.errors.map(({ message }) => message).join("\n"));
  const [scenario] = loaded.scenarios;
  if (scenario === undefined) throw new Error(`${file} is empty; expected a scenario`);
  return runScenario(scenarioPlayer, scenario);
}

async function stageIn(file: string): Promise<Stage> {
  const module: { stage: Stage } = await import(/* @vite-ignore */ pathToFileURL(join(COURSE, file)).href);
  return module.stage;
}

function textOf(file: string): string {
  return readFileSync(join(COURSE, file), "utf8");
}

/** Files of the course, by their path in it. */
function found(pattern: string): string[] {
  return globSync(pattern, { cwd: COURSE })
    .map((file) => file.replaceAll("\\", "/"))
    .sort();
}
