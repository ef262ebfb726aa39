/** A module whose lesson is not written yet can be started all the same; who asks for the lesson hears that there is none. */
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { temporaryFolder } from "../temporary-folder.ts";
import { courseIn } from "./course.ts";

vi.mock(import("../../src/course/course-folder.ts"), async (original) => {
  const { findCourse, ...others } = await original();
  const folder = temporaryFolder({
    "01-handles/reference.ts": "",
    "01-handles/tests/test_01.test.ts": 'test("test_01_a", () => {});\n',
  });
  return { ...others, findCourse: () => ({ ...findCourse(), folder }) };
});

test("no lesson, no hints, no notes: each in a sentence", async () => {
  const folder = temporaryFolder({});
  const started = await courseIn(folder, ["start-module", "01", "mine", "--no-install", "--json"]);
  expect(JSON.parse(started.out.join("\n"))).toMatchObject({ part: "01", made: true });
  expect(started.text).not.toContain("notes/01.md");
  const lesson = await courseIn(folder, ["lesson", "01"]);
  expect(lesson).toMatchObject({ status: 1, out: [], err: ["lesson: module 01 has no lesson yet"] });
  const asJson = await courseIn(folder, ["lesson", "01", "--json"]);
  expect(JSON.parse(asJson.out.join("\n"))).toEqual({ module: "01", problem: "not written yet" });
  const hint = await courseIn(join(folder, "mine"), ["hint", "01"]);
  expect(hint).toMatchObject({ status: 1, out: [], err: ["hint: module 01 has no hints yet"] });
});
