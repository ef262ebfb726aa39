/** The import rules catch what they are for: one planted violation of each, and a clean tree passes. */
import { createRequire } from "node:module";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Answer, Copy, ROOT } from "../src/repository.ts";

interface Rule {
  readonly name: string;
  readonly comment: string;
}

const require = createRequire(import.meta.url);
const { forbidden } = require(`${ROOT}.dependency-cruiser.cjs`) as { forbidden: Rule[] };
const CRUISE = ["--config", ".dependency-cruiser.cjs", "--output-type", "err-long"];
const PLACES = ["packages", "apps", "course", "examples", "bench", "checks", "release", "robustness"];

/** Imports as they should be, each of a kind that a rule might take for a violation. */
const ALLOWED = {
  "course/02-event-queue/planted.ts": 'import "@course/module-01/reference";',
  "bench/src/planted.ts": 'import "@course/content-hs/packs/planted.json";',
  "packages/content-hs/packs/planted.json": "{}",
  "course/01-handles/tests/planted-2.ts": 'import type {} from "@course/harness";\nimport "#harness";',
};

/** Each rule: a file that breaks it, and what stands in that file. */
const VIOLATIONS: Readonly<Record<string, readonly [file: string, text: string]>> = {
  "core-imports-no-package": ["packages/core/src/planted-1.ts", 'import type {} from "@course/cards";'],
  "core-has-no-dependency": ["packages/core/src/planted-2.ts", 'import "valibot";'],
  "core-touches-no-machine": ["packages/core/src/planted-3.ts", 'export const fs = import("node:fs");'],
  "cards-import-core-only": ["packages/cards/src/planted-1.ts", 'import "@course/damage-pipeline";'],
  "rules-touch-no-machine": ["packages/cards/src/planted-2.ts", 'import "node:os";'],
  "damage-imports-no-rules": ["packages/damage-pipeline/src/planted.ts", 'import "@course/rules-hs";'],
  "rules-import-inwards-only": ["packages/rules-hs/src/planted-1.ts", 'import "@course/harness";'],
  "engine-imports-no-content": ["packages/rules-hs/src/planted-2.ts", 'import "@course/content-hs";'],
  "content-imports-cards-only": ["packages/content-hs/src/planted.ts", 'import "@course/core";'],
  "harness-imports-no-tool": [
    "packages/harness/src/planted-1.ts",
    'import "../../../apps/tools/bin/course.js";',
  ],
  "tools-import-no-rules": ["apps/tools/src/planted-1.ts", 'import "@course/rules-hs";'],
  "examples-import-no-rules": ["examples/own-game/src/planted.ts", 'import "@course/rules-hs";'],
  "course-tests-know-the-harness-only": ["course/01-handles/tests/planted.ts", 'import "@course/rules-hs";'],
  "import-by-name": ["packages/harness/src/planted-2.ts", 'import "../../core/src/index.ts";'],
  "public-entry-only": ["packages/harness/src/planted-3.ts", 'import "@course/core/src/index.ts";'],
  "no-circular": ["packages/harness/src/planted-4.ts", 'import "./planted-4b.ts";'],
  "src-imports-no-tests": ["packages/harness/src/planted-5.ts", 'import "../tests/planted.ts";'],
  "src-imports-dependencies-only": ["packages/harness/src/planted-6.ts", 'import "fast-check";'],
  "no-unresolvable": ["packages/harness/src/planted-7.ts", 'import "./not-there.ts";'],
};
const COMPANIONS = {
  "packages/harness/src/planted-4b.ts": 'import "./planted-4.ts";',
  "packages/harness/tests/planted.ts": "export {};",
};

describe("boundaries", () => {
  let clean: Copy;
  let broken: Copy;
  let answer: Answer;

  beforeAll(() => {
    clean = new Copy(ALLOWED);
    broken = new Copy({ ...Object.fromEntries(Object.values(VIOLATIONS)), ...COMPANIONS });
    answer = broken.run("depcruise", ...CRUISE, ...PLACES);
  }, 60_000);

  afterAll(() => {
    clean.remove();
    broken.remove();
  });

  test("a clean tree passes", () => {
    const { status, text } = clean.run("depcruise", ...CRUISE, ...PLACES);
    expect(text).toContain("no dependency violations found");
    expect(status).toBe(0);
  }, 60_000);

  test("a broken tree doesn't", () => expect(answer.status).not.toBe(0));

  test.each(forbidden)("$name is caught, with its reason", ({ name, comment }) => {
    const [file] = VIOLATIONS[name] ?? [];
    expect(file, "a violation to plant").toBeDefined();
    const found = oneLine(answer.text);
    expect(found).toContain(`error ${name}: ${file} → `);
    expect(found).toContain(oneLine(comment));
  });
});

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ");
}
