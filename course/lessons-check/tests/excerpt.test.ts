/** What a marker finds in a file. */
import { expect, test } from "vitest";
import { excerpt } from "../src/excerpt.ts";

const FILE = `/** Head. */
import { a } from "a";

/** What b does. */
export function b(
  one: number,
  two: number,
): number {
  // #region sum
  const sum = one + two;
  // #region inner
  return sum;
  // #endregion
  // #endregion
}

export const c: number = 1;

/** One of these. */
export type D =
  | "x"
  | "y";
const e = call({
  f: 1,
});
`;

test("a region, without the marks of those in it, and without its indentation", () => {
  expect(excerpt(FILE, "sum")).toEqual(["const sum = one + two;", "return sum;"]);
  expect(excerpt(FILE, "inner")).toEqual(["return sum;"]);
});

test("a declaration with its comment, to its end", () => {
  expect(excerpt(FILE, "b")[0]).toBe("/** What b does. */");
  expect(excerpt(FILE, "b").at(-1)).toBe("}");
  expect(excerpt(FILE, "c")).toEqual(["export const c: number = 1;"]);
  expect(excerpt(FILE, "D")).toEqual(["/** One of these. */", "export type D =", '  | "x"', '  | "y";']);
  expect(excerpt(FILE, "e")).toEqual(["const e = call({", "  f: 1,", "});"]);
});

test("the whole file, without the marks of regions", () => {
  expect(excerpt(FILE, undefined).some((line) => line.includes("region"))).toBe(false);
});

test("a region that never ends is an error", () => {
  expect(() => excerpt("// #region x\n1", "x")).toThrow('region "x" begins; expected its // #endregion');
});
