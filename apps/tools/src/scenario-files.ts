/** Scenario files on disk: read whole, or refused with every mistake in them. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { loadScenarios, MAX_FILE_LENGTH, type Scenario, type ScenarioError } from "@course/harness";
import { findCourse } from "./course/course-folder.ts";
import { courseModules } from "./course/course-modules.ts";
import { UsageError } from "./subcommand.ts";

/** One file's scenarios, or what is wrong with it. */
export interface ScenarioFile {
  readonly path: string;
  readonly scenarios: readonly Scenario[];
  readonly errors: readonly ScenarioError[];
}

/** Reads a scenario file that the user named; a bare name is that of a scenario of the course. */
export function readScenarioFile(named: string, folder: string): ScenarioFile {
  const path = scenarioOfCourse(named) ?? resolve(folder, named);
  const shown = relative(folder, path).startsWith("..") ? path : relative(folder, path);
  const loaded = loadScenarios(textOf(path, named), shown);
  return "errors" in loaded ? { path, scenarios: [], ...loaded } : { path, errors: [], ...loaded };
}

/** Whoever has installed the command doesn't see the course's files; their names stand in its lessons. */
function scenarioOfCourse(named: string): string | undefined {
  if (!/^[a-z\d-]+$/.test(named)) return undefined;
  const files = courseModules(findCourse()).map((module) =>
    join(module.folder, "scenarios", `${named}.json`),
  );
  return files.find((file) => existsSync(file));
}

function textOf(path: string, named: string): string {
  const wrong = (what: string) =>
    new UsageError(
      `play: FILE is "${named}", ${what}; expected a scenario file, .json (one) or .jsonl (one a line)`,
    );
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) throw wrong("which does not exist");
  if (!found.isFile()) throw wrong("which is no file");
  if (!/\.jsonl?$/.test(path)) throw wrong("which is of another kind");
  if (found.size > 4 * MAX_FILE_LENGTH) throw wrong(`which has ${found.size} bytes`); // A character has at most 4.
  return readFileSync(path, "utf8");
}
