/** How every package is tested. Each one's `vitest.config.ts` takes one of these two. */
import { existsSync, globSync } from "node:fs";
import { isAbsolute } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, type ViteUserConfig } from "vitest/config";

const settings: ViteUserConfig["test"] = {
  reporters: ["default", "json"],
  outputFile: { json: "test-results.json" }, // `npm test` adds these up
  passWithNoTests: true,
};

/** A hang must end; a busy machine must not fail. */
const patience = { testTimeout: 120_000, hookTimeout: 300_000 };

/** The tests of a package: `tests/**`. */
export const packageTests: ViteUserConfig = defineConfig({
  test: { ...settings, ...patience, include: ["tests/**/*.test.ts"] },
});

/**
 * The tests of a course module, which see an engine only as `#harness`.
 *
 * COURSE_HARNESS names the engine, by the absolute path of its file; its cards are then those of
 * COURSE_EXTRA_CARDS besides its own. Without it the module's reference stage is tested, and the
 * tests of the Expansion Drop run with the drop's solution in place.
 *
 * @param configUrl - The `import.meta.url` of the module's `vitest.config.ts`.
 */
export function moduleTests(configUrl: string): ViteUserConfig {
  const folder = fileURLToPath(new URL(".", configUrl));
  const tests = "tests/**/*.test.ts";
  const drops = "expansion/tests/**/*.test.ts";
  const named = process.env.COURSE_HARNESS;
  if (named !== undefined) {
    if (!isAbsolute(named)) throw new Error(`COURSE_HARNESS is "${named}"; expected an absolute path`);
    // No results file: this run is somebody's question about another engine, and not the module's own result.
    const drop =
      process.env.COURSE_EXTRA_CARDS === undefined ? { "#harness": named } : withDrop(folder, named);
    return defineConfig({
      resolve: { alias: drop },
      test: { include: [tests, drops], passWithNoTests: true, ...patience },
    });
  }
  const { harness, cards } = solutionOfDrop(folder);
  const onReference = { "#harness": `${folder}reference.ts` };
  return defineConfig({
    test: {
      ...settings,
      ...patience,
      projects: [
        {
          root: folder,
          resolve: { alias: onReference },
          test: { name: "tests", include: [tests], ...patience },
        },
        {
          root: folder,
          resolve: { alias: harness ? { "#harness": harness } : withDrop(folder, onReference["#harness"]) },
          test: {
            name: "expansion",
            include: [drops],
            ...patience,
            env: { COURSE_EXTRA_CARDS: cards.join(",") },
          },
        },
      ],
    },
  });
}

/** The stage in a file, with the cards of COURSE_EXTRA_CARDS besides its own. */
function withDrop(folder: string, stage: string): Record<string, string> {
  return { "#harness": `${folder}../with-drop.ts`, "#stage": stage };
}

/** What solves a module's Expansion Drop: cards as data, or, where the drop is a harness call, an engine that has it. */
function solutionOfDrop(folder: string): { harness?: string; cards: string[] } {
  const cards = globSync(`${folder}expansion/solution/*.json`).sort();
  const harness = `${folder}expansion/solution/reference.ts`;
  return existsSync(harness) ? { harness, cards } : { cards };
}
