/**
 * The root's commands: `npm test`, `npm start` and the others, from a fresh clone with only Node and npm.
 *
 * It first brings pnpm in the exact version of package.json, which installs what is missing and
 * puts the pinned Node on PATH; then it hands the work to turbo. Runs on Node 18 and later, without dependencies.
 * Elsewhere: how a run of the tests is added up (`test-summary.mjs`).
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { delimiter, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { forgetResults, summarize } from "./test-summary.mjs";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const DEFAULT_SCENARIO = "course/04-interceptors/scenarios/baron-hoarder-golem.json";
const [task = "", ...rest] = process.argv.slice(2);
/** Where the user typed the command: relative paths start there. */
const calledFrom = process.env.DEV_CALLED_FROM ?? process.env.INIT_CWD ?? process.cwd();
const underPnpm = (process.env.npm_config_user_agent ?? "").startsWith("pnpm/");
/** Whether the process above this one adds up the tests. */
const addedUpOutside = process.env.DEV_OUTSIDE === "1";
/** @type {import("node:child_process").StdioOptions} */
const toStderr = ["inherit", 2, "inherit"];
/** @type {Record<string, string | undefined>} */
const env = {
  ...process.env,
  DEV_CALLED_FROM: calledFrom,
  npm_config_update_notifier: "false",
  TURBO_TELEMETRY_DISABLED: "1",
  DO_NOT_TRACK: "1",
};

/** @type {Record<string, () => number>} */
const tasks = {
  start: () => course(["play", ...(rest.length > 0 ? rest : [join(root, DEFAULT_SCENARIO)])]),
  course: () => course(rest),
  build: () => turbo(["build", ...rest]),
  typecheck: () => turbo(["typecheck", ...rest]),
  check: () => turbo(["check:lint", "check:boundaries", "check:configs", "typecheck", "--continue", ...rest]),
  lint: () => run("biome", ["ci", "--error-on-warnings", ...rest]),
  format: () => run("biome", ["check", "--write", ...rest]),
  test: () => (addedUpOutside ? everything() : test(everything)),
  bench,
  mutate: () => script("mutate.mjs"),
  api: () => buildQuietly("./packages/*") || script("ci-api.mjs"),
  docs: () => buildQuietly("./packages/*") || run("typedoc", rest),
  "check:changeset": () => script("ci-changeset.mjs"),
  "ci:package": () => script("ci-package.mjs"),
  "ci:workflows": () => script("ci-workflows.mjs"),
  "rehearse-release": () => run(process.execPath, [join(root, "release/src/rehearse.ts"), ...rest]),
  "release:mode": () => script("ci-release.mjs", "mode"),
  "release:version": () => script("ci-release.mjs", "version"),
  "release:publish": () => script("ci-release.mjs", "publish"),
};

const chosen = Object.hasOwn(tasks, task) ? tasks[task] : undefined;
if (!chosen) {
  console.error(`dev: task is "${task}"; expected one of ${Object.keys(tasks).join(", ")}`);
  process.exit(2);
}
process.exit(underPnpm ? inside(chosen) : outside());

/** Under pnpm, with everything installed: does the task. */
function inside(/** @type {() => number} */ doTask) {
  // Where npm blocks install scripts, the `pnpm` on PATH is a script without #! that turbo can't start.
  if (process.env.npm_execpath) env.PATH = dirname(process.env.npm_execpath) + delimiter + env.PATH;
  // To pnpm, a failed install before a script is only a warning: in CI it must end the run.
  if (process.env.CI && run("pnpm", ["install", "--frozen-lockfile"], { stdio: toStderr }) !== 0) return 1;
  requireNode();
  return doTask();
}

/** Under npm: starts this script again under the exact pnpm. The tests' sum stays the last line, after pnpm's own. */
function outside() {
  return task === "test" ? test(throughPnpm) : throughPnpm();
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {import("node:child_process").SpawnSyncOptions} [options]
 */
function run(command, args, options = {}) {
  const shell = process.platform === "win32";
  return spawnSync(command, args, { cwd: root, env, stdio: "inherit", shell, ...options }).status ?? 1;
}

/** Starts this script again under the exact pnpm, with everything installed. */
function throughPnpm() {
  const { packageManager } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const pnpm = ["exec", "--yes", "--prefer-offline", `--package=${packageManager}`, "--", "pnpm"];
  return run("npm", [...pnpm, "run", task, ...rest], { env: { ...env, DEV_OUTSIDE: "1" } });
}

/** Sources run as they are, so Node must strip types. Only where npm has no pinned build can this fail. */
function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return;
  console.error(
    `dev: Node is ${process.versions.node}; expected 22.18 or later: install it from https://nodejs.org`,
  );
  process.exit(1);
}

/** @param {string[]} args */
function turbo(args) {
  return run("turbo", ["run", ...args]);
}

/** Runs another of these scripts, with what was said after its name. */
function script(/** @type {string} */ name, /** @type {string[]} */ ...first) {
  return run(process.execPath, [join(root, "scripts", name), ...first, ...rest], { shell: false });
}

/** Builds and runs the `course` command. The build speaks only when it fails: standard output is the command's own. */
function course(/** @type {string[]} */ args) {
  const built = buildQuietly("@course/tools");
  if (built !== 0) return built;
  const { DEV_CALLED_FROM: _from, DEV_OUTSIDE: _outside, ...own } = env;
  const command = [join(root, "apps/tools/bin/course.js"), ...args];
  return run(process.execPath, command, { cwd: calledFrom, env: own, shell: false });
}

/** Builds the bench and runs it on its own, with nothing beside it that would disturb the clock. */
function bench() {
  const built = buildQuietly("@course/bench");
  if (built !== 0) return built;
  return run(process.execPath, ["--expose-gc", join(root, "bench/dist/bench.js"), ...rest], { shell: false });
}

/** @param {string} name */
function buildQuietly(name) {
  const args = ["run", "build", `--filter=${name}`, "--output-logs=errors-only", "--log-order=grouped"];
  const shell = process.platform === "win32";
  const result = spawnSync("turbo", args, { cwd: root, env, encoding: "utf8", shell });
  if (result.status !== 0) process.stderr.write(`${result.stdout ?? ""}${result.stderr ?? ""}`);
  return result.status ?? 1;
}

/** Everything at once: builds, checks, tests. */
function everything() {
  const all = ["build", "check:lint", "check:boundaries", "check:configs", "typecheck", "test"];
  return turbo([...all, "--continue=dependencies-successful", "--summarize", ...rest]);
}

/** Runs everything and adds it up: the last line is the sum, whatever went wrong. */
function test(/** @type {() => number} */ runEverything) {
  forgetResults(root);
  const status = runEverything();
  const mayBeEmpty = rest.some((argument) => argument.startsWith("--affected"));
  const { lines, ok } = summarize(root, { status, mayBeEmpty });
  for (const line of lines) console.log(line);
  return ok ? 0 : 1;
}
