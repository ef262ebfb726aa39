/** Errors: one form for what was refused, one for a limit. */
import { expect, test } from "vitest";
import { LimitError, limitError, RefusedError, refused, shown } from "../src/index.ts";

test("a refusal says the call, the argument, its value and what was expected", () => {
  const error = refused("summon", "card", "Test Filer", "the name of a loaded card");
  expect(error).toBeInstanceOf(RefusedError);
  expect([error.name, error.message]).toEqual([
    "RefusedError",
    'summon: card is "Test Filer"; expected the name of a loaded card',
  ]);
});

test("a limit says what was reached and the most that is allowed", () => {
  const error = limitError("Queue limit: entry 4", 3);
  expect(error).toBeInstanceOf(LimitError);
  expect([error.name, error.message]).toEqual(["LimitError", "Queue limit: entry 4; expected at most 3"]);
});

test("a refusal and a limit are told apart, and both are errors", () => {
  expect(refused("a", "b", 1, "c")).not.toBeInstanceOf(LimitError);
  expect(limitError("a", 1)).not.toBeInstanceOf(RefusedError);
  expect([refused("a", "b", 1, "c"), limitError("a", 1)].every((error) => error instanceof Error)).toBe(true);
});

test("a value is shown as one would write it", () => {
  const shownAs: readonly (readonly [unknown, string])[] = [
    ["Test Filler", '"Test Filler"'],
    ["3", '"3"'],
    [3, "3"],
    [1.5, "1.5"],
    [null, "null"],
    [undefined, "undefined"],
    [true, "true"],
    [[1, "a"], '[1,"a"]'],
    [{ type: "damage" }, '{"type":"damage"}'],
    [12n, "12"],
    [Symbol("id"), "Symbol(id)"],
    [Math.max, "function max() { [native code] }"],
  ];
  expect(shownAs.map(([value]) => shown(value))).toEqual(shownAs.map(([, text]) => text));
});

test("numbers that JSON has no word for are shown by their own names", () => {
  expect([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY].map(shown)).toEqual([
    "NaN",
    "Infinity",
    "-Infinity",
  ]);
});

test("a long value is cut at 60 characters, and a value of 60 is not", () => {
  expect(shown("a".repeat(58))).toBe(`"${"a".repeat(58)}"`);
  expect(shown("a".repeat(59))).toBe(`"${"a".repeat(56)}...`);
});
