/** Calls go to a function by its own name and not by another constant: exactly which, and which stay. */
import { expect, test } from "vitest";
import { withoutAliases } from "../../build/aliases.ts";

test.each([
  ["function f() {} const g = f; g();", "function f() {} const g = f; f();"],
  ["const f = () => 1; const g = f; use(g());", "const f = () => 1; const g = f; use(f());"],
  ["function f() {} const g = f, h = g; h(g());", "function f() {} const g = f, h = g; f(f());"],
])("%s", (code, expected) => {
  expect(withoutAliases(code)).toBe(expected);
});

test.each([
  "function f() {} const g = f; use(g);",
  "function f() {} const g = f; o.g();",
  "function f() {} let g = f; g();",
  "function f() {} const g = f; f = x;",
  "let f = x; const g = f; g();",
  "import { f } from 'x'; const g = f; g();",
  "function f() {} const g = f; const h = (g) => g();",
  "function f() {} const g = f; const h = (f) => g();",
])("what stays: %s", (code) => {
  expect(withoutAliases(code)).toBe(code);
});
