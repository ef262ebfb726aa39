/** One-line functions are written out in bundles: exactly how, and where not. */
import { describe, expect, test } from "vitest";
import { withAccessorsInlined } from "../../build/inline-accessors.ts";

const READ = "function read(i) { return m[i]; }";
const WRITE = "function write(i, v) { m[i] = v; }";

/** What becomes of some code after these functions. */
function inlined(functions: string, code: string): string {
  const result = withAccessorsInlined(`${functions}\n${code}`);
  expect(result.startsWith(`${functions}\n`), "the functions themselves stay as they are").toBe(true);
  return result.slice(functions.length + 1);
}

function stays(functions: string, code: string): void {
  expect(inlined(functions, code)).toBe(code);
}

describe("a call becomes what the function does", () => {
  test.each([
    [READ, "const x = read(0);", "const x = (m[0]);"],
    [READ, "const x = !read(y) + 1;", "const x = !(m[y]) + 1;"],
    [READ, "const x = read(y + 1).z;", "const x = (m[(y + 1)]).z;"],
    [READ, "const x = read(o.p[3]);", "const x = (m[(o.p[3])]);"],
    [READ, "const f = (y) => read(y);", "const f = (y) => (m[y]);"],
    [
      READ,
      "function f(y) {\n  if (read(y)) return read(-1);\n}",
      "function f(y) {\n  if ((m[y])) return (m[(-1)]);\n}",
    ],
    [READ, "const { m: other } = o; use(read(2));", "const { m: other } = o; use((m[2]));"],
    [READ, "class C { x = read(1); }", "class C { x = (m[1]); }"],
    ["function five() { return 5; }", "use(five());", "use((5));"],
    ["function pick(a, b) { return a ? b : 0; }", "pick(x, y);", "(x ? y : 0);"],
    ["function both(a, b) { return b - a; }", "both(1, 2);", "(2 - 1);"],
    ["function twice(a) { return a + a; }", "use(twice(x), twice(2));", "use((x + x), (2 + 2));"],
    ["function none(a) { return 0; }", "use(none(x));", "use((0));"],
    [
      "function top(a) { return Math.max(a, 0); }",
      "top(Math.min(x, 9));",
      "(Math.max((Math.min(x, 9)), 0));",
    ],
    ["function kind(a) { return typeof a; }", "kind(x);", "(typeof x);"],
    ["export function read(i) { return m[i]; }", "read(0);", "(m[0]);"],
    ["const read = function (i) { return m[i]; };", "read(0);", "(m[0]);"],
    ["const loop = function again(i) { return again(i); };", "loop(0);", "loop(0);"],
    ["function deep(a) { return o.read(0, a); }", "deep(x);", "deep(x);"], // A method may be anything.
  ])("%s %s", (functions, code, expected) => {
    expect(inlined(functions, code)).toBe(expected);
  });

  test("calls in arguments are written out first, and calls of such functions in others", () => {
    expect(inlined(READ, "read(read(read(0)));")).toBe("(m[(m[(m[0])])]);");
    const functions = `${READ}\nfunction isSet(i) { return read(i) !== 0; }`;
    expect(withAccessorsInlined(`${functions}\nisSet(x);`)).toBe(
      `${READ}\nfunction isSet(i) { return (m[i]) !== 0; }\n((m[x]) !== 0);`,
    );
  });

  test("an argument that is no name and no number gets parentheses, and a number before a point", () => {
    expect(inlined("function size(a) { return a.size; }", "size(x), size(1);")).toBe("(x.size), ((1).size);");
    expect(inlined("function half(a) { return a / 2; }", "half(x + y);")).toBe("((x + y) / 2);");
    expect(inlined("function not(a) { return !a; }", "not(x || y);")).toBe("(!(x || y));");
  });
});

describe("a function that writes gives nothing back", () => {
  test.each([
    ["write(0, 1);", "(m[0] = 1);"],
    ["if (x) write(0, 1);", "if (x) (m[0] = 1);"],
    ["use(), write(0, 1), use();", "use(), (m[0] = 1), use();"],
    ["x ? write(0, 1) : write(1, 2);", "x ? (m[0] = 1) : (m[1] = 2);"],
    ["x && write(0, 1);", "x && (m[0] = 1);"],
    ["for (write(0, 1); x; write(1, 2)) ;", "for ((m[0] = 1); x; (m[1] = 2)) ;"],
  ])("%s", (code, expected) => {
    expect(inlined(WRITE, code)).toBe(expected);
  });

  test.each([
    ["const x = write(0, 1);", "const x = (void (m[0] = 1));"],
    ["const f = () => write(0, 1);", "const f = () => (void (m[0] = 1));"],
    ["function f() {\n  return write(0, 1);\n}", "function f() {\n  return (void (m[0] = 1));\n}"],
    ["use(write(0, 1));", "use((void (m[0] = 1)));"],
    ["const x = y && write(0, 1);", "const x = y && (void (m[0] = 1));"],
    ["const x = void write(0, 1);", "const x = void (m[0] = 1);"],
    ["write(0, 1) || use();", "(void (m[0] = 1)) || use();"],
    ["write(0, 1) ? use() : 0;", "(void (m[0] = 1)) ? use() : 0;"],
    ["const x = (use(), write(0, 1));", "const x = (use(), (void (m[0] = 1)));"],
    ["for (; write(0, 1); ) ;", "for (; (void (m[0] = 1)); ) ;"],
  ])("also where it is asked for: %s", (code, expected) => {
    expect(inlined(WRITE, code)).toBe(expected);
  });

  test("unless it says that it gives what it writes", () => {
    expect(inlined("function put(v) { return (m[0] = v); }", "const x = put(2);")).toBe(
      "const x = (m[0] = 2);",
    );
  });

  test("and so does one that calls another", () => {
    expect(withAccessorsInlined(`${WRITE}\nfunction mark() { write(3, 1); }\nconst x = mark();`)).toBe(
      `${WRITE}\nfunction mark() { (m[3] = 1); }\nconst x = (void ((m[3] = 1)));`,
    );
  });
});

describe("a call stays where a name in between means something else", () => {
  test.each([
    "{ let m = [2]; read(0); }",
    "function f(m) { return read(0); }",
    "const f = ({ m }) => read(0);",
    "const f = (x = read(0), m) => x;",
    "function f() { function m() {} return read(0); }",
    "function f() { class m {} return read(0); }",
    "try { use(); } catch (m) { read(0); }",
    "for (const m of list) read(0);",
    "switch (x) { case 0: let m = 1; read(0); }",
    "const f = () => { const m = 1; return () => read(0); };",
    "const f = function m(i) { return read(i); };",
    "const f = class m { x = read(0); };",
    "function f(read) { return read(0); }",
    "const f = function read(i) { return read(i - 1); };",
    "{ const read = use; read(0); }",
  ])("%s", (code) => {
    stays(READ, code);
  });

  test("and does not where it only looks alike: another's property, a name elsewhere", () => {
    expect(inlined(READ, "const o = { m: 1, read: read(0) }; o.m = o.read(1);")).toBe(
      "const o = { m: 1, read: (m[0]) }; o.m = o.read(1);",
    );
    expect(inlined(READ, "function f(m) { return m; }\nread(0);")).toBe(
      "function f(m) { return m; }\n(m[0]);",
    );
  });
});

describe("a call stays in a function that may be made many times", () => {
  test.each([
    "const make = (y) => (x) => read(x + y);",
    "function make(y) { return () => read(y); }",
    "const word = { make: (y) => { const z = 1; return (x) => read(z); } };",
    "class C { make() { return () => read(1); } }",
  ])("%s", (code) => stays(READ, code));

  test("and not in the one that makes them, nor in a function of an object", () => {
    expect(inlined(READ, "const make = (y) => use(read(y), () => 0);")).toBe(
      "const make = (y) => use((m[y]), () => 0);",
    );
    expect(inlined(READ, "const step = { run: () => read(1) };")).toBe("const step = { run: () => (m[1]) };");
  });
});

describe("a call stays where its arguments are more than values", () => {
  test.each([
    "read(next());", // What is called may do anything.
    "read(i++);",
    "read(i = 1);",
    "read((use(), 1));",
    "read(new Thing());",
    "read([0]);",
    "read({});",
    "read(() => 0);",
    "read(`x`);",
    "read(x?.y);",
    "read(delete o.x);",
    "read(Math.random());",
    "read(Math[x]());",
    "async function f() { read(await x); }",
    "read(...list);",
    "read();",
    "read(1, 2);",
    "read?.(1);",
    "new read(1);",
    "o.read(1);",
  ])("%s", (code) => {
    stays(READ, code);
  });

  test("or new each time, and used several times", () => {
    stays("function twice(a) { return a === a; }", "twice(/x/g);");
    expect(inlined(READ, "read(/x/g);")).toBe("(m[(/x/g)]);");
  });

  test("or costly and used several times, or missing", () => {
    const twice = "function twice(a) { return a + a; }";
    for (const code of ["twice(m[0]);", "twice(x + 1);", "twice(-1);"]) stays(twice, code);
    stays("function pick(a, b) { return a ? b : 0; }", "pick(1);");
  });
});

describe("a call stays where a call in the body comes before what the argument reads", () => {
  const functions =
    "function next() { n = n + 1; return n; }\nfunction add(a) { return next() + a; }\nlet n = 0;";

  test.each(["add(n);", "add(m[0]);", "add(x + n);", "function f(a) { a = a + 1; return add(a); }"])(
    "%s",
    (code) => {
      stays(functions, code);
    },
  );

  test.each([
    ["add(2);", "(next() + 2);"],
    ["const k = 1; add(k);", "const k = 1; (next() + k);"],
    ["function f(n) { return add(n); }", "function f(n) { return (next() + n); }"],
  ])("and not where nothing can change it: %s", (code, expected) => {
    expect(inlined(functions, code)).toBe(expected);
  });

  test("nor where the call comes after", () => {
    const first =
      "function next() { n = n + 1; return n; }\nfunction add(a) { return a + next(); }\nlet n = 0;";
    expect(inlined(first, "add(n); add(m[0]);")).toBe("(n + next()); ((m[0]) + next());");
  });

  test("a parameter with a namesake in the function is no parameter alone", () => {
    stays(functions, "function f(n) {\n  for (let n = 0; ; n++) add(n);\n}");
  });
});

describe("functions that are not one plain expression stay functions", () => {
  test.each([
    "function f(a) { return f(a - 1); }", // Recursion.
    "function f(a) { use(); return a; }",
    "function f(a) {}",
    "function f(a) { return; }",
    "function f(a) { if (a) return 1; }",
    "function f(a) { m[a] = k[a] = 2; }", // Two assignments.
    "function f(a) { m[a] += 1; }",
    "function f(a) { m[a]++; }",
    "function f(a) { m = a; }",
    "function f(a) { return (a, 1); }",
    "function f(a) { return [a]; }",
    "function f(a) { return { a }; }",
    "function f(a) { return () => a; }",
    "function f(a) { return new Thing(a); }",
    "function f(a) { return `a`; }",
    "function f(a) { return a?.b; }",
    "function f(a) { return a?.(); }",
    "function f(a) { return o.p(a); }",
    "function f(a) { return use(...a); }",
    "function f(a) { return delete a.b; }",
    "function f(a) { return this.b; }",
    "function f(a) { return arguments[0]; }",
    "function f(a = 1) { return a; }",
    "function f({ a }) { return a; }",
    "function f(...a) { return a; }",
    "async function f(a) { return a; }",
    "function* f(a) { return a; }",
    "const f = (a) => a;",
    `function f(a) { return ${"a + ".repeat(40)}a; }`,
  ])("%s", (functions) => {
    stays(functions, "f(1);");
  });

  test("and those that are given another meaning later", () => {
    for (const change of ["f = use;", "function g() { f = use; }", "[f] = list;"]) {
      stays("function f(a) { return a; }", `${change} f(1);`);
    }
  });

  test("functions inside of functions are nobody's accessor outside", () => {
    stays("function outer() { function f(a) { return a; } return f(1); }", "f(1);");
  });

  test("two that call each other end", () => {
    const code =
      "function f(a) { return a ? g(a) : 0; }\nfunction g(a) { return a ? f(a) : 1; }\nuse(f(0), g(0));";
    const run = (text: string) =>
      new Function("use", `${text}`) as (use: (...values: number[]) => void) => void;
    const given: number[][] = [];
    for (const text of [code, withAccessorsInlined(code)]) run(text)((...values) => void given.push(values));
    expect(given).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });
});

test("what is done once is done: a second time nothing changes", () => {
  const once = withAccessorsInlined(
    `${READ}\n${WRITE}\nwrite(read(0), read(read(1)));\nconst x = write(0, 1);`,
  );
  expect(withAccessorsInlined(once)).toBe(once);
});
