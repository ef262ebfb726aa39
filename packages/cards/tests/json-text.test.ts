import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findTextFault } from "../src/json-text.ts";
import { MAX_CHARACTERS, MAX_NESTING } from "../src/limits.ts";

describe("finding where a text stops being JSON", () => {
  test.each([
    ['{\n  "a": 1,\n  "b": }', 3, 8, '"}"', "a value"],
    ['{"a": 1,}', 1, 9, '"}"', "a key in double quotes"],
    ["[1 2]", 1, 4, '"2"', '"," or the end of the list or object'],
    ['{"a" 1}', 1, 6, '"1"', '":" after the key'],
    ["[1, 2", 1, 6, "the end of the file", '"," or the end of the list or object'],
    ["", 1, 1, "the end of the file", "a value"],
    ["[1] x", 1, 5, '"x"', "the end of the file"],
    ['["a\nb"]', 1, 2, '"\\"a"', "a text that ends, with \\ before special characters"],
    ["{'a': 1}", 1, 2, "\"'a': 1}\"", 'a key in double quotes or "}"'],
    ["[01]", 1, 3, '"1"', '"," or the end of the list or object'],
    ["[1]]", 1, 4, '"]"', "the end of the file"],
    ["[}", 1, 2, '"}"', 'a value or "]"'],
    ["NaN", 1, 1, '"NaN"', "a value"],
  ])("%j", (text, line, column, found, expected) => {
    expect(findTextFault(text)).toEqual({ line, column, found, expected });
  });

  test("a key that stands twice is a fault, although JSON.parse takes the last", () => {
    const fault = findTextFault('{"cost": 1, "c\\u006fst": 2}');
    expect(fault).toMatchObject({ line: 1, column: 13, expected: "each key once in an object" });
  });

  test("10,000 levels of nesting are refused, and do not overflow the stack", () => {
    expect(findTextFault("[".repeat(10_000))).toMatchObject({
      expected: `at most ${MAX_NESTING} levels of nesting`,
    });
    expect(findTextFault(`${"[".repeat(MAX_NESTING)}${"]".repeat(MAX_NESTING)}`)).toBeUndefined();
  });

  test("characters that JSON allows in a string are allowed", () => {
    expect(findTextFault('["\u007f\u0085\u2028\ud83d\ude00\ud800"]')).toBeUndefined();
  });

  test("a text of 10 MB is refused before it is read", () => {
    const fault = findTextFault(`"${"a".repeat(10_000_000)}"`);
    expect(fault).toMatchObject({
      found: "10000002 characters",
      expected: `at most ${MAX_CHARACTERS} (1 MB)`,
    });
  });

  test("a text as long as allowed, all one string, is read", () => {
    expect(findTextFault(`"${"\\n".repeat(MAX_CHARACTERS / 2 - 1)}"`)).toBeUndefined();
  });

  test("finds a fault exactly where JSON.parse finds one", () => {
    const nearJson = fc
      .tuple(
        fc.json({ maxDepth: 4 }),
        fc.nat(),
        fc.constantFrom("", "}", "]", ",", '"', "1", ":", "\\", "\n", "e"),
      )
      .map(([text, at, put]) => {
        const place = at % (text.length + 1);
        return text.slice(0, place) + put + text.slice(place + (at % 2));
      });
    fc.assert(
      fc.property(fc.oneof(fc.json({ maxDepth: 4 }), nearJson, fc.string()), (text) => {
        const fault = findTextFault(text);
        // A key that stands twice comes first or alone: JSON.parse says nothing about it.
        fc.pre(fault?.expected !== "each key once in an object");
        expect(fault === undefined).toBe(parses(text));
      }),
      { numRuns: 3_000 },
    );
  });
});

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
