/** What a new workspace starts from fits the contract and the repository's own versions. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findCourse } from "../../src/course/course-folder.ts";
import { courseParts } from "../../src/course/course-modules.ts";
import { runTests } from "../../src/learner-tests/run-tests.ts";
import { aWorkspace, read } from "./a-workspace.ts";

const { contract, template } = findCourse();

test("each call of the contract is a stub", () => {
  const game = readFileSync(join(contract, "contract.ts"), "utf8").split("export interface Game {")[1] ?? "";
  const calls = [...game.matchAll(/^ {2}(\w+)\(/gm)].map(([, name]) => name);
  const stubs = [...read(template, "src/harness/index.ts").matchAll(/^ {4}(\w+): notBuiltYet\("(\w+)"\)/gm)];
  expect(calls.length).toBeGreaterThan(20);
  expect(stubs.map(([, name]) => name).sort()).toEqual(calls.sort());
  expect(stubs.filter(([, name, said]) => name !== said)).toEqual([]);
});

test("the versions are those that the course was tested with", () => {
  const { devDependencies } = JSON.parse(read(template, "_package.json"));
  const catalog = readFileSync(new URL("../../../../pnpm-workspace.yaml", import.meta.url), "utf8");
  expect(catalog).toContain(`\n  vitest: ${devDependencies.vitest}\n`);
  expect(catalog).toContain(`npm:typescript@${devDependencies.typescript} `);
});

test("no test of any module passes on the stubs but the guard", { timeout: 60_000 }, async () => {
  const parts = courseParts(findCourse());
  const folder = aWorkspace({ parts: parts.map(({ id }) => id) });
  const { files, errors } = await runTests("test", { workspace: folder, files: [] });
  expect(errors).toEqual([]);
  const passed = files.flatMap(({ tests }) => tests.filter(({ state }) => state !== "failed"));
  expect(passed.map(({ name }) => name)).toEqual(["the harness under test is this workspace's own"]);
  expect(files).toHaveLength(parts.length + 1);
});
