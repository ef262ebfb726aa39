/** Which engine a module's tests run against: its own stage, or the one that COURSE_HARNESS names. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { moduleTests } from "../../vitest.shared.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "course-module-"));
  mkdirSync(join(folder, "expansion/solution"), { recursive: true });
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const configOf = () => moduleTests(pathToFileURL(join(folder, "vitest.config.ts")).href);

test("tests run on the module's stage, and the drop's with its cards", () => {
  const card = join(folder, "expansion/solution/card.json");
  writeFileSync(card, "{}");
  const stage = { alias: { "#harness": join(folder, "reference.ts") } };
  const drop = { alias: { "#harness": `${folder}/../with-drop.ts`, "#stage": join(folder, "reference.ts") } };
  expect(configOf().test?.projects).toMatchObject([
    { resolve: stage, test: { include: ["tests/**/*.test.ts"] } },
    {
      resolve: drop,
      test: { include: ["expansion/tests/**/*.test.ts"], env: { COURSE_EXTRA_CARDS: card } },
    },
  ]);
});

test("a drop that is a harness call runs on the engine of its solution", () => {
  const solution = join(folder, "expansion/solution/reference.ts");
  writeFileSync(solution, "export {};");
  expect(configOf().test?.projects).toMatchObject([
    { resolve: { alias: { "#harness": join(folder, "reference.ts") } } },
    { resolve: { alias: { "#harness": solution } } },
  ]);
});

test("COURSE_HARNESS names another engine, for all tests, without solutions or a results file", () => {
  vi.stubEnv("COURSE_HARNESS", "/elsewhere/reference.ts");
  const config = configOf();
  expect(config.resolve).toEqual({ alias: { "#harness": "/elsewhere/reference.ts" } });
  expect(config.test?.projects).toBeUndefined();
  expect(config.test?.outputFile).toBeUndefined();
});

test("COURSE_EXTRA_CARDS brings cards to the engine that COURSE_HARNESS names", () => {
  vi.stubEnv("COURSE_HARNESS", "/elsewhere/reference.ts");
  vi.stubEnv("COURSE_EXTRA_CARDS", "/elsewhere/card.json");
  const alias = { "#harness": `${folder}/../with-drop.ts`, "#stage": "/elsewhere/reference.ts" };
  expect(configOf().resolve).toEqual({ alias });
});

test("COURSE_HARNESS must be absolute: Vitest runs in the module's folder", () => {
  vi.stubEnv("COURSE_HARNESS", "reference.ts");
  expect(configOf).toThrow('COURSE_HARNESS is "reference.ts"; expected an absolute path');
});
