/** Runs the naive engine's own tests and the Baron tests on several versions, in one vitest process. */
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { startVitest, type TestCase, type TestModule } from "vitest/node";
import { type Version, writeSources } from "./versions.ts";

/** What became of a test: `"passed"`, or the first line of what it said. */
export type Outcome = string;

export interface Outcomes {
  /** The naive engine's own tests, by name. */
  readonly old: Readonly<Record<string, Outcome>>;
  /** The tests of the drop, by name. */
  readonly baron: Readonly<Record<string, Outcome>>;
}

/** Runs all tests on each version; the outcomes are in the order of the versions. */
export async function runTestsOn(versions: readonly Version[]): Promise<Outcomes[]> {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), "course-module-00-"));
  const engines = versions.map((_, index) => join(folder, `version-${index}`));
  try {
    for (const [index, { sources }] of versions.entries()) writeSources(engines[index] ?? folder, sources);
    process.env.COURSE_NAIVE = engines.join(delimiter);
    return await outcomesOn(engines.length);
  } finally {
    delete process.env.COURSE_NAIVE;
    process.exitCode = 0; // Vitest sets it when a test fails, and failing is what most of these are for.
    rmSync(folder, { recursive: true, force: true });
  }
}

async function outcomesOn(count: number): Promise<Outcomes[]> {
  const options = { root: import.meta.dirname, watch: false, reporters: [{}], maxWorkers: 2 };
  const vitest = await startVitest("test", [], options);
  try {
    const modules = vitest.state.getTestModules();
    return Array.from({ length: count }, (_, index) => {
      const own = modules.filter(({ project }) => project.name === `${index}`);
      const isBaron = ({ moduleId }: TestModule) => moduleId.includes("/expansion/");
      return { old: byName(own.filter((each) => !isBaron(each))), baron: byName(own.filter(isBaron)) };
    });
  } finally {
    await vitest.close();
  }
}

function byName(modules: readonly TestModule[]): Record<string, Outcome> {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  return Object.fromEntries(tests.map((test) => [test.name, outcomeOf(test)]));
}

function outcomeOf(test: TestCase): Outcome {
  const { state, errors = [] } = test.result();
  if (state === "passed") return state;
  const said = errors[0]?.message.split("\n")[0]?.replace(/ \/\/ .*$/, "");
  return said ?? `not run: ${state}`;
}
