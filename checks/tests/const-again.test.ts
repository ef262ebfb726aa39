/** Bundles get their constants back: a top-level `var` becomes `const`, and only where that changes nothing. */
import { describe, expect, test } from "vitest";
import { withConstants } from "../../build/const-again.ts";

test.each([
  ["var a = 1;", "const a = 1;"],
  ["var f = () => a, g = function () {};", "const f = () => a; const g = function () {};"],
  ["var a = 1, b, c = 2; b = 3;", "const a = 1; var b; const c = 2; b = 3;"],
  ["use(); var a = 1; use(a);", "use(); const a = 1; use(a);"],
  ["#!/usr/bin/env node\nvar a = 1;", "#!/usr/bin/env node\nconst a = 1;"],
  ["var a = void 0;", "const a = void 0;"],
])("%s", (code, constant) => {
  expect(withConstants(code)).toBe(constant);
});

describe("what stays", () => {
  test.each([
    "var a;",
    "let a = 1;",
    "const a = 1;",
    "export var a = 1;",
    "var { a } = o;",
    "var [a] = list;",
    "for (var a = 0; a < 1; a++) ;",
    "if (x) { var a = 1; }",
    "function f() { var a = 1; }",
    "",
  ])("%s", (code) => {
    expect(withConstants(code)).toBe(code);
  });
});

describe("a name that is assigned stays a variable, wherever and however it is assigned", () => {
  test.each([
    "a = 2;",
    "a += 2;",
    "a++;",
    "--a;",
    "a ??= 2;",
    "function f() { a = 2; }",
    "const f = () => { if (x) a = 2; };",
    "class C { static { a = 2; } }",
    "[a] = list;",
    "[x, [a = 3]] = list;",
    "[...a] = list;",
    "({ a } = o);",
    "({ b: a } = o);",
    "({ b: { a } = {} } = o);",
    "({ ...a } = o);",
    "for (a of list) ;",
    "for (a in o) ;",
    "for ([a] of list) ;",
    "function f(a) { a = 2; }", // Another binding: names are told apart by nothing but themselves.
    "var a = 2;", // Declared again, which no `const` may be.
    "for (var a of list) ;",
    "{ var a = 2; }",
  ])("%s", (rest) => {
    expect(withConstants(`var a = 1; ${rest}`)).toContain("var a = 1;");
  });

  test.each([
    "a.b = 2;",
    "a[0] = 2;",
    "a.b++;",
    "({ b: a.c } = o);",
    "o[a] = 2;",
    "function f() { var a = 2; }",
  ])("%s assigns no name, or only declares another", (rest) => {
    expect(withConstants(`var a = 1; ${rest}`)).toBe(`const a = 1; ${rest}`);
  });
});

test("what is done once is done: a second time nothing changes", () => {
  const code = "var a = 1, b; b = a; var c = b, d = 4;";
  expect(withConstants(withConstants(code))).toBe(withConstants(code));
});
