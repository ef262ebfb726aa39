/**
 * How mutants are made and held against the tests. `npm run mutate` runs it, once a package (`scripts/mutate.mjs`).
 *
 * Elsewhere: which tests (`vitest.config.ts`), and the mutants that may live, with the reason (`survivors.md`).
 */
const name = process.env.MUTATE;

export default {
  mutate: [`packages/${name}/src/**/*.ts`],
  packageManager: "pnpm",
  plugins: ["@stryker-mutator/vitest-runner"], // by name: in pnpm's layout they are not found by themselves
  testRunner: "vitest",
  vitest: { configFile: "mutation/vitest.config.ts", related: false },
  coverageAnalysis: "perTest",
  disableTypeChecks: false, // vitest only strips types
  concurrency: 2,
  tempDirName: ".stryker-tmp",
  ignorePatterns: [
    "dist",
    "docs-out",
    "coverage",
    ".turbo",
    "/apps",
    "/bench",
    "/checks",
    "/release",
    "/robustness",
  ],
  incremental: true,
  incrementalFile: `mutation/reports/${name}-incremental.json`,
  reporters: ["progress-append-only", "clear-text", "html", "json"],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: `mutation/reports/${name}.html` },
  jsonReporter: { fileName: `mutation/reports/${name}.json` },
  thresholds: { high: 95, low: 90, break: 90 },
  allowConsoleColors: false,
};
