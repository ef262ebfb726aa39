/**
 * What a run of `npm test` came to: one line of numbers, and above it a line for each failure.
 *
 * Adds up the test-results.json of each package that turbo's run summary names. A build or check
 * that fails is a failure like a failed test, and so is a test file that could not be loaded.
 * Elsewhere: who runs the tasks (`dev.mjs`).
 */
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";

const RESULTS = "test-results.json";
const RUNS = ".turbo/runs";
const PLACES = ["packages", "apps", "course", "examples", "."];

/**
 * Removes what earlier runs left behind, so that only this run is added up.
 *
 * @param {string} root
 */
export function forgetResults(root) {
  rmSync(join(root, RUNS), { recursive: true, force: true });
  for (const place of PLACES.map((name) => join(root, name)).filter((folder) => existsSync(folder))) {
    const results = readdirSync(place).map((name) => join(place, name, RESULTS));
    for (const file of results.filter((name) => existsSync(name))) rmSync(file);
  }
}

/**
 * @typedef {{ passed: number, failed: number, skipped: number, reasons: string[] }} Sum
 * @typedef {{ task: string, taskId: string, directory: string, execution?: { exitCode?: number } }} Task
 * @typedef {{ status: string, title?: string, fullName: string }} Assertion
 * @typedef {{ name: string, status: string, message?: string, assertionResults: Assertion[] }} TestFile
 */

/**
 * Adds up the run that has just ended.
 *
 * @param {string} root - The repository.
 * @param {{ status: number, mayBeEmpty: boolean }} run - Turbo's exit status, and whether a run without tests is right.
 * @returns {{ lines: string[], ok: boolean }} What to print, the numbers last, and whether all is well.
 */
export function summarize(root, { status, mayBeEmpty }) {
  /** @type {Sum} */
  const sum = { passed: 0, failed: 0, skipped: 0, reasons: [] };
  const { tasks, packages } = runOf(root);
  for (const task of tasks) addTask(sum, root, task);
  const tested = new Set(tasks.map(({ taskId }) => taskId));
  const heldUp = status === 0 ? [] : packages.filter((name) => name !== "//" && !tested.has(`${name}#test`));
  if (status !== 0 && sum.failed === 0)
    fail(sum, `the run ended with exit status ${status} before its tasks`);
  const ran = sum.passed + sum.failed;
  if (ran === 0 && !mayBeEmpty) sum.reasons.push("no test ran");
  const skipped = sum.skipped > 0 ? `, ${sum.skipped} skipped` : "";
  return {
    lines: [
      ...heldUp.map((name) => `not run: the tests of ${name}`),
      ...sum.reasons.map((reason) => `failed: ${reason}`),
      `${sum.passed} passed, ${sum.failed} failed${skipped}`,
    ],
    ok: sum.failed === 0 && (ran > 0 || mayBeEmpty),
  };
}

/**
 * What turbo wrote down of the run: the tasks that it started, and the packages in its scope.
 *
 * @param {string} root
 * @returns {{ tasks: Task[], packages: string[] }}
 */
function runOf(root) {
  const file =
    existsSync(join(root, RUNS)) && readdirSync(join(root, RUNS)).find((name) => name.endsWith(".json"));
  return file ? JSON.parse(readFileSync(join(root, RUNS, file), "utf8")) : { tasks: [], packages: [] };
}

/**
 * @param {Sum} sum
 * @param {string} root
 * @param {Task} task
 */
function addTask(sum, root, task) {
  const before = sum.failed;
  if (task.task === "test") addResults(sum, root, join(root, task.directory, RESULTS));
  const code = task.execution?.exitCode ?? 0;
  if (code !== 0 && sum.failed === before) fail(sum, `${task.taskId} (exit status ${code})`);
}

/**
 * @param {Sum} sum
 * @param {string} root
 * @param {string} file
 */
function addResults(sum, root, file) {
  if (!existsSync(file)) return;
  /** @type {TestFile[]} */
  const testFiles = JSON.parse(readFileSync(file, "utf8")).testResults;
  for (const { name, status, assertionResults } of testFiles) {
    const where = relative(root, name).replaceAll("\\", "/");
    for (const test of assertionResults) {
      if (test.status === "passed") sum.passed++;
      else if (test.status === "failed") fail(sum, `${where}: ${test.fullName}`);
      else sum.skipped++;
    }
    // A file that throws as it is loaded has no tests to count, and must not pass for that.
    if (status === "failed" && !assertionResults.some((test) => test.status === "failed")) {
      fail(sum, `${where}: the file could not be run`);
    }
  }
}

/**
 * @param {Sum} sum
 * @param {string} reason
 */
function fail(sum, reason) {
  sum.failed++;
  sum.reasons.push(reason);
}
