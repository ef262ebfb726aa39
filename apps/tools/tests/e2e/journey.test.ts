/**
 * The whole journey as a learner walks it, from packed tarballs and in a folder of their own: RED, GREEN,
 * the audit, an Expansion Drop done fairly and unfairly, an update.
 *
 * The tests are steps: each goes on where the one before it has stopped.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, expect, test, vi } from "vitest";
import { temporaryFolder } from "../temporary-folder.ts";
import { type CallIn, installPacked, succeed } from "./packed-command.ts";

// A minute on an idle machine; the rest is for a registry that is slow, and for whatever else runs.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const ENGINE = fileURLToPath(new URL("../fixtures/learner-engine", import.meta.url));
const home = join(temporaryFolder({}), "my projects");
const workspace = join(home, "my engine");
let course: CallIn;

beforeAll(() => {
  mkdirSync(home);
  course = installPacked();
});

/** The learner writes what is new in a module. */
function write(step: string): void {
  cpSync(join(ENGINE, step, "src"), join(workspace, "src"), { recursive: true });
}

function git(...words: string[]): string {
  return succeed(workspace, "git", "-c", "user.name=Me", "-c", "user.email=me@localhost", ...words);
}

function commit(message: string): string {
  git("add", "--all");
  git("commit", "--quiet", "-m", message);
  return git("rev-parse", "HEAD");
}

function edit(path: string, change: (text: string) => string): void {
  const file = join(workspace, path);
  writeFileSync(file, change(readFileSync(file, "utf8")));
}

test("start-module 01 makes a workspace that is RED", () => {
  const { status, text } = course(home, "start-module", "01", "my engine");
  expect(text).toContain("harness under test: src/harness/index.ts");
  expect(text).toContain("module 01: RED, 0 of 12 tests passed");
  expect(text).toContain("npx @course/tools test 01 --watch");
  expect(status).toBe(0);
  expect(git("log", "--format=%an: %s")).toBe("Learner: Start the course with module 01");
  expect(git("status", "--short")).toBe("");
  expect(existsSync(join(workspace, "package-lock.json"))).toBe(true);
});

test.each([
  ["01", 12],
  ["02", 12],
  ["03", 7],
  ["04", 9],
])("module %s: RED, then an engine, then GREEN", (module, total) => {
  if (module !== "01") {
    const { text } = course(workspace, "start-module", module, ".");
    expect(text).toContain(`module ${module}: RED, 0 of ${total} tests passed`);
  }
  write(module);
  const { status, text } = course(workspace, "test", module);
  expect(text).toContain(`${module}   passed  ${total}/${total}\n`);
  expect(status).toBe(0);
});

test("all modules still pass together, and the workspace's types hold", () => {
  const { status, text } = course(workspace, "status");
  expect(status).toBe(0);
  for (const module of ["01", "02", "03", "04"])
    expect(text).toMatch(new RegExp(`^${module} .* passed (\\d+)/\\1 `, "m"));
  expect(text).toMatch(/^next: the Expansion Drop of 04: commit, then npx @course\/tools start-module 04x /m);
  succeed(workspace, "npm", "run", "typecheck");
});

test("lessons, hints and references are in the package", () => {
  expect(course(workspace, "lesson", "04").text).toMatch(/^## Expansion Drop$/m);
  expect(course(workspace, "hint", "04").text).toMatch(/^nudge$[\s\S]*^pseudo-code$/m);
  expect(course(workspace, "reference", "04", "--diff").text).toContain("+++ 04-interceptors/reference.ts");
});

test("coupling-audit finds a planted name at its line", () => {
  expect(course(workspace, "coupling-audit", ".")).toEqual({ status: 0, text: "coupling-audit: ok\n" });
  const clean = readFileSync(join(workspace, "src/engine/queue.ts"), "utf8");
  const planted = 'export const doubles = (name: string) => name === "Baron Rivendare";';
  edit("src/engine/queue.ts", (text) => `${text}${planted}\n`);
  const line = clean.split("\n").length;
  const column = planted.indexOf("Baron") + 1;
  const { status, text } = course(workspace, "coupling-audit", ".");
  expect(text).toContain(`src/engine/queue.ts:${line}:${column}: names Baron Rivendare`);
  expect(status).toBe(1);
  edit("src/engine/queue.ts", () => clean);
});

test("the drop of module 04, fairly: a card, and nothing else", () => {
  const before = commit("Pass module 04");
  expect(course(workspace, "start-module", "04x", ".").text).toContain(
    "module 04x: RED, 0 of 2 tests passed",
  );
  const red = course(workspace, "expansion-check", ".", before);
  expect(red.text).toContain("drop 04x: 0/2 passed\nexpansion-check: failed");
  expect(red.status).toBe(1);
  write("04x");
  expect(course(workspace, "expansion-check", ".", before)).toEqual({
    status: 0,
    text: "drop 04x: 2/2 passed\nexpansion-check: ok\n",
  });
});

test("the drop unfairly: an edit of the engine is found wherever it is", () => {
  const before = git("rev-parse", "HEAD");
  const engine = "src/engine/queue.ts";
  const unfair = (file: string, where: string) => {
    const { status, text } = course(workspace, "expansion-check", ".", before);
    expect(text).toContain(
      `${file}: changed (${where}); expected changes under src/content/ and tests/ only`,
    );
    expect(text).toContain("expansion-check: failed");
    expect(status).toBe(1);
  };
  writeFileSync(join(workspace, "src/engine/brann.ts"), "export {};\n");
  unfair("src/engine/brann.ts", "untracked");
  rmSync(join(workspace, "src/engine/brann.ts"));
  edit(engine, (text) => `${text}\n`);
  unfair(engine, "unstaged");
  git("add", engine);
  unfair(engine, "staged");
  git("commit", "--quiet", "-m", "One small change", engine);
  unfair(engine, "committed");
});

test("update leaves a changed file alone", () => {
  edit("tests/test_02.test.ts", (text) => text.replace("Acolyte of Pain", "Acolyte of Gain"));
  const mine = readFileSync(join(workspace, "tests/test_02.test.ts"), "utf8");
  const { status, text } = course(home, "update", "my engine");
  expect(text).toContain("kept  tests/test_02.test.ts: you changed it");
  expect(text).toMatch(/^ {2}\+.*Acolyte of Gain/m);
  expect(status).toBe(0);
  expect(readFileSync(join(workspace, "tests/test_02.test.ts"), "utf8")).toBe(mine);
});

test("the cards and scenarios that came along can be shown and played", () => {
  expect(course(workspace, "cards", "show", "Harvest Golem").text).toContain(
    "Deathrattle: Summon a 2/1 Damaged Golem.",
  );
  const scenario = "baron-hoarder-golem";
  for (const engine of [[], ["--engine", "src/harness/index.ts"]]) {
    const { status, text } = course(workspace, "play", scenario, ...engine);
    expect(text).toContain("held: 7 of 7 expectations held");
    expect(status).toBe(0);
  }
});
