/**
 * Whether the tests would notice: `npm run mutate`, and `npm run mutate -- core` for one package.
 *
 * Stryker changes the sources of a package in one place at a time, a mutant, and runs the tests that reach the
 * place. A mutant that no test kills is a rule that no test holds. Less than 90 % killed fails. What was asked of
 * unchanged code before is not asked again (`--force` asks all); other options go to Stryker as they are.
 * Elsewhere: how (`mutation/stryker.config.mjs`), and who may survive and why (`mutation/survivors.md`).
 */
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = resolve(fileURLToPath(import.meta.url), "../..");
const PACKAGES = ["core", "damage-pipeline"];

const said = process.argv.slice(2);
const named = said[0] !== undefined && !said[0].startsWith("-") ? said[0] : undefined;
if (named !== undefined && !PACKAGES.includes(named)) {
  console.error(`mutate: package is "${named}"; expected one of ${PACKAGES.join(", ")}`);
  process.exit(2);
}

const options = named === undefined ? said : said.slice(1);
const failed = (named === undefined ? PACKAGES : [named]).filter((each) => mutate(each) !== 0);
if (failed.length > 0) console.error(`mutate: too many mutants live in ${failed.join(", ")}`);
process.exit(failed.length > 0 ? 1 : 0);

/** @param {string} name */
function mutate(name) {
  const stryker = ["run", "mutation/stryker.config.mjs", ...options];
  const env = { ...process.env, MUTATE: name };
  return spawnSync("stryker", stryker, {
    cwd: root,
    env,
    stdio: "inherit",
    shell: process.platform === "win32",
  }).status;
}
