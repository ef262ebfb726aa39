/** Functions at the top of a bundle become constants: exactly how, which stay, and what the bundle exports. */
import { SourceMap } from "node:module";
import { describe, expect, test } from "vitest";
import { withConstantFunctions } from "../../build/constant-functions.ts";

const changed = (code: string) => withConstantFunctions(code).code;

test.each([
  ["function f(a) { return a; }", "const f = function(a) { return a; };"],
  ["async function* f() {}", "const f = async function*() {};"],
  ["function f() {} function g() {}", "const f = function() {}; const g = function() {};"],
  ["use(f); function f() {}", "const f = function() {};\nuse(f); "],
  [
    "use(); function f() {} use(f); function g() {}",
    "const f = function() {};\nconst g = function() {};\nuse();  use(f); ",
  ],
  ['"use strict"; use(f); function f() {}', '"use strict"; const f = function() {};\nuse(f); '],
  [
    'import { a } from "b"; use(f); function f() {}',
    'import { a } from "b"; const f = function() {};\nuse(f); ',
  ],
  ["#!/usr/bin/env node\nuse(f); function f() {}", "#!/usr/bin/env node\nconst f = function() {};\nuse(f); "],
])("%s", (code, expected) => {
  expect(changed(code)).toBe(expected);
});

test.each([
  "",
  "const f = function () {};",
  "function f() {} f = 2;",
  "function f() {} function g() { f = 2; } g = f;",
  "export function f() {}",
  "export default function f() {}",
  "{ function f() {} }",
  "const g = function () { function f() {} };",
])("what stays: %s", (code) => {
  expect(changed(code)).toBe(code);
});

describe("what a bundle exports gets another name inside, and keeps its own outside", () => {
  test.each([
    [
      "function f() {} export { f };",
      "const f = function() {}; const f_exported = f;\nexport { f_exported as f };",
    ],
    ["const a = []; export { a as b };", "const a = []; const a_exported = a;\nexport { a_exported as b };"],
    [
      "const a = []; export { a as default };",
      "const a = []; const a_exported = a;\nexport { a_exported as default };",
    ],
    [
      "const a = [], a_exported = []; export { a };",
      "const a = [], a_exported = []; const a_exported_ = a;\nexport { a_exported_ as a };",
    ],
  ])("%s", (code, expected) => {
    expect(changed(code)).toBe(expected);
  });

  test.each([
    "const a = 3; export { a };", // A bundler writes it where it is used.
    "let a = []; export { a };",
    "var a = []; export { a };",
    "class A {} export { A };",
    'export { a } from "b";',
    'export * from "b";',
    "export const a = [];",
  ])("%s stays", (code) => {
    expect(changed(code)).toBe(code);
  });
});

test("the map says where what was moved has stood", () => {
  const { code, map } = withConstantFunctions(
    "first();\nsecond();\nfunction third() {\n  fourth();\n}",
    "bundle.js",
  );
  const line = code.split("\n").findIndex((each) => each.includes("fourth"));
  const found = new SourceMap({ ...map, file: "", sourceRoot: "", sourcesContent: [] }).findEntry(line, 2);
  expect(found).toMatchObject({ originalSource: "bundle.js", originalLine: 3, originalColumn: 2 });
});

test("what is done once is done: a second time nothing changes", () => {
  const once = changed("use(f); function f() {} function g() { f(); }");
  expect(changed(once)).toBe(once);
});
