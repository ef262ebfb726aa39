/** All scenarios of this repository, and who plays each. */
import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { loadScenarios, type Scenario, type Stage } from "@course/harness";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** A scenario and the file that it stands in, by its path in the repository. */
export interface Found {
  readonly file: string;
  readonly scenario: Scenario;
}

/** The situations that the whole game plays. */
export function wholeGameScenarios(): Found[] {
  return found("packages/rules-hs/scenarios/*.jsonl");
}

/** The scenarios of the course's modules, each with the stage that plays it, or that with the module's drop. */
export async function courseScenarios(): Promise<(Found & { readonly stages: readonly Stage[] })[]> {
  const stages = new Map<string, readonly Stage[]>();
  const all = found("course/0[1-9]-*/scenarios/*.json");
  for (const { file } of all) {
    const module = dirname(dirname(file));
    if (!stages.has(module)) stages.set(module, await stagesOf(module));
  }
  return all.map((each) => ({ ...each, stages: stages.get(dirname(dirname(each.file))) ?? [] }));
}

/** A module's stage, and the one with the solution of its Expansion Drop. */
async function stagesOf(module: string): Promise<readonly Stage[]> {
  const stage = await stageIn(`${module}/reference.ts`);
  const [own] = paths(`${module}/expansion/solution/reference.ts`);
  if (own !== undefined) return [stage, await stageIn(own)];
  const packs = paths(`${module}/expansion/solution/*.json`).map((file): unknown => JSON.parse(read(file)));
  return packs.length === 0 ? [stage] : [stage, stage.withCards(packs)];
}

async function stageIn(file: string): Promise<Stage> {
  const module: { stage: Stage } = await import(/* @vite-ignore */ pathToFileURL(`${ROOT}${file}`).href);
  return module.stage;
}

function found(pattern: string): Found[] {
  return paths(pattern).flatMap((file) => {
    const loaded = loadScenarios(read(file), file);
    if ("errors" in loaded) throw new Error(loaded.errors.map(({ message }) => message).join("\n"));
    return loaded.scenarios.map((scenario) => ({ file, scenario }));
  });
}

function read(file: string): string {
  return readFileSync(`${ROOT}${file}`, "utf8");
}

function paths(pattern: string): string[] {
  return globSync(pattern, { cwd: ROOT })
    .map((path) => path.replaceAll("\\", "/"))
    .sort();
}
