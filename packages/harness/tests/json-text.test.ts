import fc from "fast-check";
import { expect, test } from "vitest";
import { lineAt, MAX_NESTING, pathText, readJson } from "../src/json-text.ts";

const problemOf = (text: string) => {
  const read = readJson(text);
  return "problem" in read
    ? `${read.problem.path} is ${read.problem.found}; expected ${read.problem.expected}`
    : read;
};

test("whatever JSON.stringify writes is read back, but for keys that reach a prototype", () => {
  fc.assert(
    fc.property(fc.jsonValue({ depthSize: "medium" }), fc.constantFrom("", " ", "\n\t"), (value, space) => {
      const text = JSON.stringify(value, undefined, space);
      const read = readJson(`${space}${text}${space}`);
      if ("value" in read) expect(read.value).toEqual(JSON.parse(text));
      else expect(read.problem.expected).toBe("another key");
    }),
    { numRuns: 1000 },
  );
});

test("a text that JSON.parse refuses is refused, and no other is accepted", () => {
  const pieces = [
    "{",
    "}",
    "[",
    "]",
    ",",
    ":",
    '"',
    "a",
    "\\",
    "\\u00e9",
    "\\x",
    "1",
    "-",
    "0",
    ".",
    "e",
    "true",
    "nul",
    " ",
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), (parts) => {
      const text = parts.join("");
      const read = readJson(text);
      if ("value" in read) expect(read.value).toEqual(JSON.parse(text));
      else if (!/second/.test(read.problem.found)) expect(() => JSON.parse(text)).toThrow();
    }),
    { numRuns: 3000 },
  );
});

test.each([
  ["", "/ is the end of the text; expected a value"],
  ["[1, 2", '/ is the end of the text; expected "," or "]"'],
  ["[1, ]", '/1 is "]"; expected a value'],
  ['{"a": {"b" 1}}', '/a is "1"; expected ":"'],
  ['{"a": "b', "/a is the end of the text; expected a closing double quote"],
  ['{"a": "b\\', "/a is the end of the text; expected a closing double quote"],
  ['["\t"]', "/0 is character 9; expected no control character in a string"],
  ['["\\q"]', "/0 is a string with another escape; expected escapes that JSON knows"],
  ["[01]", '/ is "1"; expected "," or "]"'],
  ["{a: 1}", '/ is "a"; expected a key in double quotes'],
  ["[] []", '/ is "["; expected the end of the text'],
  ['[{"a": 1, "a": 2}]', '/0 is a second "a"; expected each key once'],
  ['{"__proto__": {}}', '/ is the key "__proto__"; expected another key'],
  ['{"constructor": 1}', '/ is the key "constructor"; expected another key'],
  ["[😀]", '/0 is "😀"; expected a value'],
])("the first problem of %j is told with its path", (text, message) => {
  expect(problemOf(text)).toBe(message);
});

test("nesting is read down to its limit and refused below it, however deep", () => {
  const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
  expect(readJson(nested(MAX_NESTING))).toHaveProperty("value");
  expect(problemOf(nested(MAX_NESTING + 1))).toContain("is level 65; expected at most 64 levels of nesting");
  expect(problemOf("[".repeat(1_000_000))).toContain("expected at most 64 levels of nesting");
});

test("positions lead from a path to a line", () => {
  const text = '{\n  "a/b": [\n    1,\n    {"c~": 2}\n  ]\n}';
  const positions = new Map<string, number>();
  readJson(text, positions);
  const line = (...path: (string | number)[]) => lineAt(text, positions.get(pathText(path)) ?? -1);
  expect([line(), line("a/b"), line("a/b", 0), line("a/b", 1, "c~")]).toEqual([1, 2, 3, 4]);
  expect(pathText(["a/b", 1, "c~"])).toBe("/a~1b/1/c~0");
});
