/** Interned names: texts as small integers. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { intern, textOf } from "../src/index.ts";

test("a text has one number, and the number leads back to the text", () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (texts) => {
      for (const text of texts) {
        expect(intern(text)).toBe(intern(text));
        expect(textOf(intern(text))).toBe(text);
      }
      expect(new Set(texts.map(intern)).size).toBe(new Set(texts).size);
    }),
  );
});

test("names that objects are born with are texts like any other", () => {
  const texts = ["constructor", "__proto__", "toString"];
  expect(texts.map(intern).map(textOf)).toEqual(texts);
});

test("a number that no text has is refused", () => {
  for (const number of [-1, 1_000_000, 0.5])
    expect(() => textOf(number)).toThrow(
      new Error(`textOf: name is ${number}; expected the number of an interned name`),
    );
});

test("no name has the number of a field that was never set, but for the empty one", () => {
  expect(intern("")).toBe(0);
  expect(intern("the first name of all")).toBeGreaterThan(0);
  expect(textOf(0)).toBe("");
});
