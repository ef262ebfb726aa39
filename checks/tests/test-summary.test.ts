/** The last line of `npm test` tells the truth: whatever failed is counted, and why stands above it. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { forgetResults, summarize } from "../../scripts/test-summary.mjs";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "course-summary-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

interface Task {
  readonly task: string;
  readonly taskId: string;
  readonly directory: string;
  readonly execution: { readonly exitCode: number };
}

const RAN = { status: 0, mayBeEmpty: false };
const CORE = "packages/core";

test("adds up the results of all packages", () => {
  ran(task(CORE, "test", 0), task("bench", "test", 0), task(CORE, "build", 0));
  results(CORE, { status: "passed", tests: ["passed", "passed", "skipped"] });
  results("bench", { status: "passed", tests: ["passed", "todo"] });
  expect(summarize(root, RAN)).toEqual({ lines: ["3 passed, 0 failed, 2 skipped"], ok: true });
});

test("a failed test is counted once and named", () => {
  ran(task(CORE, "test", 1));
  results(CORE, { status: "failed", tests: ["passed", "failed"] });
  expect(summarize(root, { ...RAN, status: 1 })).toEqual({
    lines: ["failed: packages/core/tests/a.test.ts: test 1", "1 passed, 1 failed"],
    ok: false,
  });
});

test("a failed build or check is a failure, and what it held up is named", () => {
  ran(task(CORE, "build", 1), task("", "check:lint", 1), task("bench", "test", 0));
  results("bench", { status: "passed", tests: ["passed"] });
  expect(summarize(root, { ...RAN, status: 1 })).toEqual({
    lines: [
      "not run: the tests of packages/core",
      "failed: packages/core#build (exit status 1)",
      "failed: #check:lint (exit status 1)",
      "1 passed, 2 failed",
    ],
    ok: false,
  });
});

test("a test file that can't be loaded is a failure", () => {
  ran(task(CORE, "test", 1));
  results(CORE, { status: "failed", tests: [] });
  const { lines, ok } = summarize(root, { ...RAN, status: 1 });
  expect(lines).toEqual([
    "failed: packages/core/tests/a.test.ts: the file could not be run",
    "0 passed, 1 failed",
  ]);
  expect(ok).toBe(false);
});

test("tests that all pass in a run that doesn't are a failure", () => {
  ran(task(CORE, "test", 1));
  results(CORE, { status: "passed", tests: ["passed"] });
  expect(summarize(root, { ...RAN, status: 1 }).lines).toEqual([
    "failed: packages/core#test (exit status 1)",
    "1 passed, 1 failed",
  ]);
});

test("a run that ends before its tasks is a failure", () => {
  expect(summarize(root, { ...RAN, status: 7 })).toEqual({
    lines: ["failed: the run ended with exit status 7 before its tasks", "0 passed, 1 failed"],
    ok: false,
  });
});

test("no test at all is a failure, except where only the affected ones were asked for", () => {
  ran(task(CORE, "build", 0));
  expect(summarize(root, RAN)).toEqual({ lines: ["failed: no test ran", "0 passed, 0 failed"], ok: false });
  expect(summarize(root, { ...RAN, mayBeEmpty: true })).toEqual({ lines: ["0 passed, 0 failed"], ok: true });
});

test("results of earlier runs are forgotten", () => {
  ran(task(CORE, "test", 0));
  results(CORE, { status: "passed", tests: ["passed"] });
  results("bench", { status: "passed", tests: ["passed"] });
  put("package.json", {});
  forgetResults(root);
  for (const gone of [`${CORE}/test-results.json`, "bench/test-results.json", ".turbo/runs"]) {
    expect(existsSync(join(root, gone)), gone).toBe(false);
  }
});

function task(directory: string, name: string, exitCode: number): Task {
  return { task: name, taskId: `${directory}#${name}`, directory, execution: { exitCode } };
}

/** A run that came as far as these tasks, with each one's package in its scope. */
function ran(...tasks: Task[]): void {
  const packages = new Set([
    "//",
    ...tasks.map(({ directory }) => directory).filter((folder) => folder !== ""),
  ]);
  put(".turbo/runs/run.json", { packages: [...packages], tasks });
}

function results(directory: string, { status, tests }: { status: string; tests: string[] }): void {
  const assertionResults = tests.map((state, index) => ({ status: state, fullName: `test ${index}` }));
  const name = join(root, directory, "tests/a.test.ts");
  put(`${directory}/test-results.json`, { testResults: [{ name, status, assertionResults }] });
}

function put(file: string, content: object): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), JSON.stringify(content));
}
