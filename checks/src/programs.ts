/**
 * Programs made at random, as a bundler would print them, for what the build does to bundles.
 *
 * They are made of what the kernel is made of: a typed array and numbers at the top, one-line functions
 * that read and write them, and code that calls these in every place where an expression can stand, among
 * names that hide others. A function calls only those before it, so every program ends.
 */
import fc from "fast-check";

/** How many functions a program has; the last of them writes in more than one way, and is no accessor. */
const FUNCTIONS = 5;

/** What an expression may name, and which functions it may call. */
interface Scope {
  readonly names: readonly string[];
  readonly functions: number;
}

const TOP: readonly string[] = ["n", "k", "m[1]", "m[n & 7]"];

function expression({ names, functions }: Scope, depth: number): fc.Arbitrary<string> {
  const leaf = fc.oneof(fc.constantFrom(...names, ...TOP), fc.integer({ min: -3, max: 9 }).map(String));
  if (depth === 0) return leaf;
  const inner = expression({ names, functions }, depth - 1);
  const two = fc.tuple(inner, inner);
  const operator = fc.constantFrom("+", "-", "*", "|", "&", "<", "===", "&&", "||");
  const made: fc.WeightedArbitrary<string>[] = [
    { weight: 2, arbitrary: leaf },
    {
      weight: 3,
      arbitrary: fc.tuple(operator, two).map(([sign, [left, right]]) => `(${left} ${sign} ${right})`),
    },
    { weight: 1, arbitrary: fc.tuple(inner, two).map(([test, [yes, no]]) => `(${test} ? ${yes} : ${no})`) },
    { weight: 1, arbitrary: inner.map((each) => `m[${each} & 7]`) },
    { weight: 1, arbitrary: inner.map((each) => `(- ${each})`) },
    { weight: 1, arbitrary: two.map(([left, right]) => `Math.max(${left}, ${right})`) },
  ];
  if (functions > 0) made.push({ weight: 5, arbitrary: call(inner, functions) });
  return fc.oneof(...made);
}

/** A call, now and then with an argument too few or too many. */
function call(argument: fc.Arbitrary<string>, functions: number): fc.Arbitrary<string> {
  const list = fc.oneof(
    { weight: 8, arbitrary: fc.tuple(argument, argument) },
    { weight: 1, arbitrary: fc.array(argument, { maxLength: 3 }) },
  );
  return fc.tuple(fc.nat(functions - 1), list).map(([index, values]) => `f${index}(${values.join(", ")})`);
}

/** A function of one line: it gives something, or writes something, or only calls. */
function accessor(index: number): fc.Arbitrary<string> {
  const scope = { names: ["a", "b"], functions: index };
  const value = expression(scope, 2);
  const body = fc.oneof(
    { weight: 4, arbitrary: value.map((each) => `return ${each};`) },
    { weight: 2, arbitrary: fc.tuple(value, value).map(([at, each]) => `m[${at} & 7] = ${each};`) },
    { weight: 1, arbitrary: value.map((each) => `${each};`) },
  );
  return body.map((each) => `function f${index}(a, b) { ${each} }`);
}

/** A function that changes what others read. */
function changer(index: number): fc.Arbitrary<string> {
  return expression({ names: ["a", "b"], functions: index }, 1).map(
    (each) => `function f${index}(a, b) {\n  n = (n + a) & 15;\n  m[n & 7] = ${each};\n  return n + b;\n}`,
  );
}

function functions(): fc.Arbitrary<string[]> {
  const each = Array.from({ length: FUNCTIONS }, (_, index) =>
    index === 1
      ? changer(index)
      : fc.oneof({ weight: 4, arbitrary: accessor(index) }, { weight: 1, arbitrary: changer(index) }),
  );
  return fc.tuple(...each);
}

/** Code that calls the functions, in places where a name may hide another. */
function use(depth: number): fc.Arbitrary<string> {
  const value = expression({ names: ["x", "y"], functions: FUNCTIONS }, 3);
  const one = fc.oneof(
    value.map((each) => `out.push(${each});`),
    value.map((each) => `${each};`),
    value.map((each) => `x = ${each};`),
    value.map((each) => `const g = () => ${each};\nout.push(g());`),
    fc.tuple(value, value).map(([first, second]) => `out.push([${first}, x++, ${second}]);`),
    fc.tuple(value, value).map(([test, each]) => `if (${test}) ${each};\nelse out.push(${each});`),
  );
  if (depth === 0) return one;
  const hidden = fc.constantFrom(
    "m = [5, 4, 3, 2, 1, 0, 6, 7]",
    "n = 4",
    "k = 5",
    "f0 = (a, b) => b",
    "y = 2",
  );
  const inner = use(depth - 1);
  return fc.oneof(
    { weight: 2, arbitrary: one.map((each) => `{\n${each}\n}`) },
    { weight: 2, arbitrary: fc.tuple(hidden, inner).map(([name, each]) => `{\nlet ${name};\n${each}\n}`) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom("m", "n", "k", "x"), inner)
        .map(
          ([name, each]) =>
            `(function (${name}) {\n${each}\n})(${name === "m" ? "[1, 2, 3, 4, 5, 6, 7, 8]" : "3"});`,
        ),
    },
    { weight: 1, arbitrary: inner.map((each) => `for (let y = 0; y < 3; y++) {\n${each}\n}`) },
    { weight: 1, arbitrary: inner.map((each) => `(function h(y) {\nlet x = y;\n${each}\n})(n);`) },
  );
}

/** Whole programs. Each pushes what it finds to `out`, and ends with all that it has changed. */
export function programs(): fc.Arbitrary<string> {
  const script = fc.record({
    functions: functions(),
    start: fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 8, maxLength: 8 }),
    uses: fc.array(use(2), { minLength: 2, maxLength: 5, size: "max" }),
  });
  return fc
    .noBias(script)
    .map(({ functions, start, uses }) =>
      [
        `var m = new Int32Array([${start.join(", ")}]), n = ${start[0]}, k = ${start[1]}, x = 1, y = 2;`,
        ...functions,
        ...uses,
        "out.push([...m], n, k, x, y);",
      ].join("\n"),
    );
}

/** What a program pushes, up to where it fails if it does. */
export function resultOf(program: string): unknown[] {
  const out: unknown[] = [];
  try {
    new Function("out", `"use strict";\n${program}`)(out);
  } catch (error) {
    out.push(error instanceof Error ? error.name : error);
  }
  return out;
}
