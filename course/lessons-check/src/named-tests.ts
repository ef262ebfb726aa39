/**
 * The tests that a lesson names are the tests that there are.
 *
 * Spec lists each test of the module; elsewhere a lesson may name a test of any module.
 */
import { globSync } from "node:fs";
import { dirname } from "node:path";
import type { Fault } from "./fault.ts";
import { ROOT, readText } from "./files.ts";
import { type Markdown, sectionOf } from "./markdown.ts";

const NAME = /\btest_\d\dx?_\w+/g;
const DECLARED = /^test\("(test_\w+)"/gm;

/** Names of tests that are nowhere, and tests that Spec leaves out. */
export function checkNamedTests(lesson: Markdown): Fault[] {
  const { path, prose } = lesson;
  const known = new Set(testsIn("course/*/{tests,expansion/tests}/*.test.ts"));
  const unknown = prose.flatMap((text, line) =>
    [...text.matchAll(NAME)].flatMap(([name]) =>
      known.has(name)
        ? []
        : [{ path, line: line + 1, what: `test is "${name}"; expected a test of the course` }],
    ),
  );
  const spec = sectionOf(lesson, "Spec");
  if (spec === undefined) return unknown;
  const named = new Set(prose.slice(spec.from, spec.to).flatMap((text) => text.match(NAME) ?? []));
  const own = testsIn(`${dirname(path)}/tests/*.test.ts`);
  const left = own.filter((name) => !named.has(name));
  const missing = left.map((name) => ({
    path,
    line: spec.from + 1,
    what: `Spec: expected a line about ${name}`,
  }));
  return [...unknown, ...missing];
}

function testsIn(pattern: string): string[] {
  const files = globSync(pattern, { cwd: ROOT }).sort();
  return files.flatMap((file) => [...readText(file).matchAll(DECLARED)].map(([, name = ""]) => name));
}
