/** Several runs of the benchmark become one report: each figure in the middle, and the rest the same in all. */
import { expect, test } from "vitest";
import { middleOf, type Report } from "../src/runs.ts";

function report(nanoseconds: number, checksum = "00ff"): Report {
  const cell = { engine: "kernel", nanoseconds, nanosecondsPerEvent: nanoseconds / 10, checksum };
  return {
    node: "v24",
    rows: [{ workload: "W1", what: "a board", times: "run", events: 10, cells: [cell] }],
  };
}

test("a figure is the median of what the runs gave, of two their mean", () => {
  expect(middleOf([report(10), report(90), report(20)])).toEqual(report(20));
  expect(middleOf([report(10), report(20)])).toEqual(report(15));
  expect(middleOf([report(10)])).toEqual(report(10));
});

test("runs that played another game are no report", () => {
  expect(() => middleOf([report(10), report(10, "ee00")])).toThrow(
    "a run gives ee00; expected 00ff, as another",
  );
});
