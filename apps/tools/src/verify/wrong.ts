/**
 * Known-wrong engines: small mutants of a module's reference stage, each with a fault that the lesson talks about.
 *
 * A file in the module's `wrong` folder exports `newGame` and `fails`, the names of the tests that must fail on
 * it. All other tests, of this module and of those before it, must pass: a test that fails with every fault says
 * as little as one that fails with none.
 */
import { basename } from "node:path";
import { pathToFileURL } from "node:url";
import type { CourseModule } from "../modules.ts";

/** One known-wrong engine, loaded. */
export interface WrongEngine {
  /** The number of the module whose reference stage it spoils. */
  readonly module: string;
  /** The file's name without its ending: `breadth-first`. */
  readonly name: string;
  readonly file: string;
  /** The names of the tests that must fail on it. */
  readonly fails: readonly string[];
}

/** So many known-wrong engines a module has. */
const FEWEST = 2;
const MOST = 4;

/** The known-wrong engines of all modules, and what is wrong with them before anything is run. */
export async function loadWrongEngines(
  modules: readonly CourseModule[],
): Promise<{ engines: WrongEngine[]; problems: string[] }> {
  const engines: WrongEngine[] = [];
  const problems = modules.flatMap(countProblems);
  for (const { number, wrong } of modules) {
    for (const file of wrong) {
      const name = basename(file, ".ts");
      const fails = await failsOf(file);
      if (typeof fails === "string") problems.push(`${number} wrong/${name}: ${fails}`);
      else engines.push({ module: number, name, file, fails });
    }
  }
  return { engines, problems };
}

function countProblems({ number, wrong }: CourseModule): string[] {
  if (wrong.length >= FEWEST && wrong.length <= MOST) return [];
  return [`${number}: known-wrong engines are ${wrong.length}; expected ${FEWEST} to ${MOST} in wrong/`];
}

/** The list that the file exports or, where there is none, what stands there. */
async function failsOf(file: string): Promise<readonly string[] | string> {
  let module: { readonly fails?: unknown };
  try {
    module = await import(/* @vite-ignore */ pathToFileURL(file).href);
  } catch (error) {
    return `cannot be loaded (${error instanceof Error ? error.message : error}); expected an engine`;
  }
  const { fails } = module;
  const isList = Array.isArray(fails) && fails.every((name) => typeof name === "string");
  if (isList && fails.length > 0 && new Set(fails).size === fails.length) return fails;
  return `fails is ${JSON.stringify(fails)}; expected the names of the tests that fail on it, each once`;
}
