/** Numbers at the top of a bundle are written out in its functions: exactly how, and where not. */
import { expect, test } from "vitest";
import { withNumbersWritten } from "../../build/written-numbers.ts";

test.each([
  ["const a = 3; function f() { return a; }", "const a = 3; function f() { return 3; }"],
  ["const a = -1; const f = () => x - a;", "const a = -1; const f = () => x - (-1);"],
  ["const a = 0.5; const f = () => x + a;", "const a = 0.5; const f = () => x + (0.5);"],
  ["const a = 3; const f = () => a.b + x[a];", "const a = 3; const f = () => (3).b + x[3];"],
  [
    "const a = 3; const f = () => ({ a, b: a, [a]: 1 });",
    "const a = 3; const f = () => ({ a: 3, b: 3, [3]: 1 });",
  ],
  ["const a = 3; function f(b = a) { return b; }", "const a = 3; function f(b = 3) { return b; }"],
  ["const a = 3; class C { m() { return a; } }", "const a = 3; class C { m() { return 3; } }"],
])("%s", (code, expected) => {
  expect(withNumbersWritten(code)).toBe(expected);
});

test.each([
  "const a = 3; use(a);", // Runs once: it costs nothing to look it up.
  "const a = 3; function f(a) { return a; }",
  "const a = 3; function f() { const a = 4; return a; }",
  "const a = 3; function f() { { let a = 4; } return a; }", // A block hides it: told apart by nothing but its name.
  "const a = 3; const f = ({ a }) => a;",
  "const a = 3; const f = () => x.a + { a: 1 }.a;",
  "const a = 3; const f = () => { a: for (;;) break a; };",
  "let a = 3; function f() { return a; }",
  "var a = 3; function f() { return a; }",
  'const a = "b"; function f() { return a; }',
  "const a = 3n; function f() { return a; }",
  "const a = 1 + 2; function f() { return a; }",
  "{ const a = 3; } function f() { return a; }",
])("what stays: %s", (code) => {
  expect(withNumbersWritten(code)).toBe(code);
});
