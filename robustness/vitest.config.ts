/** This package's own tests, and the tests of the course's modules once more under each transformation. */
import { defineConfig, type ViteUserConfig } from "vitest/config";
import { packageTests } from "../vitest.shared.ts";
import { chosenTransforms } from "./src/chosen.ts";
import { transformedHarness } from "./src/module-harness.ts";

const course = new URL("../course/", import.meta.url).pathname;
const { include, testTimeout, hookTimeout, reporters, outputFile } = packageTests.test ?? {};
const patience = { ...(testTimeout && { testTimeout }), ...(hookTimeout && { hookTimeout }) };

/** The tests of all modules that have a stage, in workers that go on from file to file: they share nothing but code. */
function underTransform(transform: string): ViteUserConfig {
  return {
    root: course,
    plugins: [transformedHarness(transform)],
    test: {
      name: transform,
      include: ["0[1-9]-*/tests/**/*.test.ts", "0[1-9]-*/expansion/tests/**/*.test.ts"],
      isolate: false,
      ...patience,
    },
  };
}

export default defineConfig({
  test: {
    ...(reporters && { reporters }),
    ...(outputFile && { outputFile }),
    projects: [
      { test: { name: "tests", ...(include && { include }), ...patience } },
      ...chosenTransforms().map(underTransform),
    ],
  },
});
