/** What a package offers stands in its API report, so a review sees a breaking change. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { packagesWithApi, reportOf, staleness } from "../../scripts/ci-api.mjs";
import { ROOT } from "../src/repository.ts";

const root = mkdtempSync(join(tmpdir(), "course-api-reports-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe.each(packagesWithApi(ROOT))("$name", (each) => {
  test("offers what its report says", () => {
    expect(staleness(reportOf(ROOT, each))).toBeUndefined();
  });
});

test("a function that takes another argument makes its report stale, and the message says what to run", () => {
  const planted = plant("export declare function f(a: number): void;\n");
  expect(staleness(reportOf(root, planted))).toBe(
    "packages/planted/api.md: not there; expected `npm run api -- --write`",
  );
  writeFileSync(join(root, "packages/planted/api.md"), reportOf(root, planted).text);
  expect(staleness(reportOf(root, planted))).toBeUndefined();

  plant("export declare function f(a: number, b: string): void;\n");
  const problem = staleness(reportOf(root, planted));
  expect(problem).toContain("expected `npm run api -- --write`");
  expect(problem).toContain("was: export function f(a: number): void;");
  expect(problem).toContain("is:  export function f(a: number, b: string): void;");
});

test("a docstring changes no report", () => {
  const planted = plant("export declare function f(a: number): void;\n");
  const { text } = reportOf(root, planted);
  plant("/** It says so. */\nexport declare function f(a: number): void;\n");
  expect(reportOf(root, planted).text).toBe(text);
});

function plant(declarations: string): Parameters<typeof reportOf>[1] {
  const folder = "packages/planted";
  mkdirSync(join(root, folder, "dist"), { recursive: true });
  const manifest = { name: "@course/planted", version: "0.1.0", types: "./dist/index.d.ts" };
  writeFileSync(join(root, folder, "package.json"), JSON.stringify(manifest));
  writeFileSync(join(root, folder, "dist/index.d.ts"), declarations);
  return { name: manifest.name, short: "planted", folder, needs: [], manifest };
}
