/**
 * All that CI checks of one package: `npm run ci:package -- core`.
 *
 * The package's workflow calls this and nothing else, so what CI would say can be known before a push. Every
 * step runs, whatever failed before it, unless it needs what was not built.
 * Elsewhere: which changes start it (`ci-workflows.mjs`), everything at once (`.ci/run`).
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { publishedPackages } from "./ci-packages.mjs";
import { forgetResults, summarize } from "./test-summary.mjs";

const root = resolve(fileURLToPath(import.meta.url), "../..");

/**
 * @typedef {object} Step
 * @property {string} what - Said above its output, and again when it fails.
 * @property {string} [cwd] - From the root.
 * @property {string[]} command
 * @property {boolean} [onBuild] - Whether it reads what the first step builds.
 */

/**
 * What is run for a package, in this order.
 *
 * @param {import("./ci-packages.mjs").Package} of
 * @returns {Step[]}
 */
export function stepsOf({ name, short, folder }) {
  const turbo = ["turbo", "run", "build", "typecheck", "test", `--filter=${name}`];
  /** @type {Step[]} */
  const steps = [
    {
      what: "build, types and tests",
      command: [...turbo, "--continue=dependencies-successful", "--summarize"],
    },
    { what: "format and lint", command: ["biome", "ci", "--colors=off", "--error-on-warnings", folder] },
    { what: "import rules", command: ["depcruise", "--config", ".dependency-cruiser.cjs", folder] },
    { what: "API report", command: [process.execPath, "scripts/ci-api.mjs", short], onBuild: true },
    { what: "as published", cwd: "release", command: publishChecks(name), onBuild: true },
  ];
  return steps;
}

/**
 * The checks of what a package is to those who install it: publint, attw, size, time to import.
 *
 * @param {string} name
 */
function publishChecks(name) {
  return ["vitest", "run", "tests/packages.test.ts", "--reporter=default", "--testNamePattern", `^${name} `];
}

/** @param {Step} step */
function run({ what, cwd, command }) {
  console.log(`\n== ${what}`);
  const [program = "", ...args] = command;
  const shell = process.platform === "win32" && program !== process.execPath;
  return spawnSync(program, args, { cwd: join(root, cwd ?? "."), stdio: "inherit", shell }).status ?? 1;
}

/** @param {string[]} args */
function main([wanted = "", ...more]) {
  const packages = publishedPackages(root);
  const found = packages.find(({ name, short }) => wanted === short || wanted === name);
  if (!found || more.length > 0) {
    const given = [wanted, ...more].join(" ");
    console.error(
      `ci:package: package is "${given}"; expected one of ${packages.map(({ short }) => short).join(", ")}`,
    );
    return 2;
  }
  forgetResults(root);
  const [first, ...others] = stepsOf(found);
  if (!first) return 1;
  const status = run(first);
  const built = existsSync(join(root, found.folder, "dist"));
  const failed = others.filter((step) => (step.onBuild && !built) || run(step) !== 0);
  const { lines, ok } = summarize(root, { status, mayBeEmpty: false });
  for (const { what } of failed) console.log(`failed: ${what}`);
  for (const line of lines) console.log(line);
  return ok && failed.length === 0 ? 0 : 1;
}

if (resolve(process.argv[1] ?? "") === fileURLToPath(import.meta.url))
  process.exit(main(process.argv.slice(2)));
