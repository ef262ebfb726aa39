import { isAbsolute } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, type ViteUserConfig } from "vitest/config";

const results = {
  reporters: ["default", "json"],
  outputFile: { json: "test-results.json" }, // `npm test` adds these up
  passWithNoTests: true,
} as const;

/** The tests of a package: `tests/**`. */
export const packageTests: ViteUserConfig = defineConfig({
  test: { ...results, reporters: [...results.reporters], include: ["tests/**/*.test.ts"] },
});

/**
 * The tests of a course module, which speak to an engine only as `#harness`: the module's own
 * reference stage, or the file that COURSE_HARNESS names.
 *
 * @param configUrl - The `import.meta.url` of the module's `vitest.config.ts`.
 */
export function moduleTests(configUrl: string): ViteUserConfig {
  return defineConfig({
    resolve: { alias: { "#harness": harnessUnderTest(configUrl) } },
    test: {
      ...results,
      reporters: [...results.reporters],
      include: ["tests/**/*.test.ts", "expansion/tests/**/*.test.ts"],
    },
  });
}

function harnessUnderTest(configUrl: string): string {
  const named = process.env.COURSE_HARNESS;
  if (!named) return fileURLToPath(new URL("reference.ts", configUrl));
  if (!isAbsolute(named)) throw new Error(`COURSE_HARNESS is "${named}"; expected an absolute path`);
  return named;
}
