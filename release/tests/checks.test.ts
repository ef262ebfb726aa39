/** The rehearsal's table says what passed, what failed and why, and what was not run. */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { Checks, NotRun } from "../src/rehearsal/checks.ts";
import { expectSame } from "../src/rehearsal/expected.ts";

beforeAll(() => void vi.spyOn(console, "log").mockImplementation(() => {}));
afterAll(() => void vi.restoreAllMocks());

test("the sum stands alone on the last line, and what was not run just above it", async () => {
  const checks = new Checks();
  expect(await checks.check("one", () => "fine")).toBe(true);
  expect(await checks.check("two", () => Promise.reject(new Error("broken\nin detail")))).toBe(false);
  expect(await checks.check("three", () => Promise.reject(new NotRun("no browser here")))).toBe(false);
  expect(checks.failed).toBe(1);
  expect(checks.report().map((line) => line.replace(/ \d+\.\d s/, " 0.0 s"))).toEqual([
    "",
    "one    passed     0.0 s  fine",
    "two    failed     0.0 s  broken",
    "three  NOT RUN    0.0 s  no browser here",
    "",
    "NOT RUN: three: no browser here",
    "rehearsal: 1 checks passed, 1 failed",
  ]);
});

test("what a program printed is compared to the letter", () => {
  expect(expectSame("a\nb\n", "a\nb\n")).toBe("2 lines as expected");
  expect(() => expectSame("a\nb\n", "a\nc\n")).toThrow("it printed\na\nb\n\nexpected\na\nc\n");
});
