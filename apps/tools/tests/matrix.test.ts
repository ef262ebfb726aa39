import { describe, expect, test } from "vitest";
import { type CourseModule, type Drop, findModules } from "../src/modules.ts";
import { dropProblems, solutionText } from "../src/verify/drops.ts";
import { cellsOf, problemsOf } from "../src/verify/matrix.ts";
import { type Expected, planMatrix } from "../src/verify/plan.ts";
import { printReport } from "../src/verify/report.ts";
import type { TestOutcome } from "../src/verify/run-tests.ts";
import { listeningTerminal } from "./listening-terminal.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const module = (number: string, drop: Partial<Drop> | null = {}): CourseModule => ({
  number,
  folder: `/c/${number}`,
  reference: `/c/${number}/reference.ts`,
  tests: [`/c/${number}/t.test.ts`],
  drop: drop === null ? undefined : { ...DROP, tests: [`/c/${number}/x.test.ts`], ...drop },
  wrong: [],
});
const DROP: Drop = { tests: [], cards: ["/c/a.json"], reference: undefined, others: [] };

describe("modules on disk", () => {
  const course = temporaryFolder({
    "00-trap/tests/a.test.ts": "",
    "01-first/reference.ts": "",
    "01-first/tests/b.test.ts": "",
    "01-first/tests/a.test.ts": "",
    "01-first/tests/helper.ts": "",
    "01-first/expansion/tests/x.test.ts": "",
    "01-first/expansion/solution/reference.ts": "",
    "02-second/reference.ts": "",
    "02-second/expansion/tests/x.test.ts": "",
    "02-second/expansion/solution/two.json": "",
    "02-second/expansion/solution/one.json": "",
    "02-second/expansion/solution/notes.txt": "",
    "02-second/wrong/b.ts": "",
    "02-second/wrong/a.ts": "",
    "schema/reference.ts": "",
  });

  test("are folders with a number and a reference stage, in order, with their tests and drops", () => {
    const shown = JSON.parse(
      JSON.stringify(findModules(course)).replaceAll(JSON.stringify(course).slice(1, -1), ""),
    );
    expect(shown).toEqual([
      {
        number: "01",
        folder: "/01-first",
        reference: "/01-first/reference.ts",
        tests: ["/01-first/tests/a.test.ts", "/01-first/tests/b.test.ts"],
        drop: {
          tests: ["/01-first/expansion/tests/x.test.ts"],
          cards: [],
          reference: "/01-first/expansion/solution/reference.ts",
          others: [],
        },
        wrong: [],
      },
      {
        number: "02",
        folder: "/02-second",
        reference: "/02-second/reference.ts",
        tests: [],
        drop: {
          tests: ["/02-second/expansion/tests/x.test.ts"],
          cards: ["/02-second/expansion/solution/one.json", "/02-second/expansion/solution/two.json"],
          others: ["/02-second/expansion/solution/notes.txt"],
        },
        wrong: ["/02-second/wrong/a.ts", "/02-second/wrong/b.ts"],
      },
    ]);
  });

  test("are none where there is no course", () => {
    expect(findModules(`${course}/nowhere`)).toEqual([]);
  });
});

describe("the plan", () => {
  const runs = planMatrix(
    [module("01", { cards: [], reference: "/c/solution.ts" }), module("02", null), module("03")],
    "/c",
    [
      { module: "01", name: "deaf", file: "/c/01/wrong/deaf.ts", fails: ["a"] },
      { module: "03", name: "late", file: "/c/03/wrong/late.ts", fails: ["b"] },
    ],
  );
  const words = runs.map(({ stage, harness, cards, groups }) =>
    [stage, harness, ...cards, ...groups.map(({ tests, expected }) => `${tests} ${text(expected)}`)].join(
      ", ",
    ),
  );

  test("is one run a stage, then one a solution, then one a wrong engine with all tests up to its module", () => {
    expect(words).toEqual([
      "00, /c/stage-00.ts, 01 fail",
      "01, /c/01/reference.ts, 01 pass, 02 fail, 01x fail",
      "02, /c/02/reference.ts, 01 pass, 02 pass, 03 fail",
      "03, /c/03/reference.ts, 01 pass, 02 pass, 03 pass, 03x fail",
      "01 + drop, /c/solution.ts, 01x pass",
      "03 + drop, /c/03/reference.ts, /c/a.json, 03x pass",
      "01 wrong/deaf, /c/01/wrong/deaf.ts, 01 fail a",
      "03 wrong/late, /c/03/wrong/late.ts, 01-03 fail b",
    ]);
  });
});

function text(expected: Expected): string {
  return typeof expected === "string" ? expected : `fail ${expected.fail.join(" ")}`;
}

describe("a drop's solution", () => {
  const folder = temporaryFolder({
    "why.ts": "/**\n * A stage.\n *\n * @code a card brings no call\n */\nexport {};",
    "silent.ts": "/** A stage. */\n// @code too late\n",
  });
  const why: Partial<Drop> = { cards: [], reference: `${folder}/why.ts` };
  const silent: Partial<Drop> = { cards: [], reference: `${folder}/silent.ts` };

  test("is data only", () => {
    expect(dropProblems(module("05"))).toEqual([]);
    expect(dropProblems(module("06", null))).toEqual([]);
    expect(dropProblems(module("05", { others: ["/c/05/expansion/solution/rule.ts"] }))).toEqual([
      "05x: expansion/solution holds rule.ts; expected data only (.json)",
    ]);
    expect(dropProblems(module("04", { cards: [] }))).toEqual([
      "04x: expansion/solution is empty; expected cards or a reference.ts",
    ]);
  });

  test("is code only for a reason", () => {
    expect(dropProblems(module("01", why))).toEqual([]);
    expect(dropProblems(module("01", silent))).toEqual([
      "01x: expansion/solution is code; expected data only, or after @code the reason why it can't be",
    ]);
  });

  test("is told in words", () => {
    const texts = [DROP, { ...DROP, cards: ["a", "b"] }, { ...DROP, ...why }].map(solutionText);
    expect(texts).toEqual(["data only (1 file)", "data only (2 files)", "code: a card brings no call"]);
  });
});

describe("a cell", () => {
  const ran = (status: TestOutcome["status"], name: string, message?: string): TestOutcome => ({
    file: "/c/02/t.test.ts",
    name,
    status,
    ...(message !== undefined && { message }),
  });
  const cell = (expected: Expected, outcomes: TestOutcome[]) => {
    const groups = [{ tests: "02", files: ["/c/02/t.test.ts"], expected }];
    const [only] = cellsOf({ stage: "01", harness: "", cards: [], groups }, outcomes);
    if (only === undefined) throw new Error("no cell");
    return only;
  };

  test("counts its own tests, and why they failed", () => {
    const elsewhere = { ...ran("failed", "other"), file: "/c/01/t.test.ts" };
    const outcomes = [
      elsewhere,
      ran("failed", "a", "Error: not built yet: cast"),
      ran("failed", "b", 'Error: summon: card is "Ghoul"; expected the name of a loaded card'),
      ran("failed", "c", "AssertionError: expected 1 to be 2"),
      ran("passed", "d"),
    ];
    const counted = cell("fail", outcomes);
    expect(counted).toMatchObject({
      passed: 1,
      failed: 3,
      kinds: { harness: 1, vocabulary: 1, behaviour: 1 },
    });
    expect(counted.outcomes.map(({ name, kind }) => [name, kind])).toEqual([
      ["a", "harness"],
      ["b", "vocabulary"],
      ["c", "behaviour"],
      ["d", undefined],
    ]);
  });

  test("is right when each test does what is expected", () => {
    expect(problemsOf(cell("fail", [ran("failed", "a"), ran("failed", "b")]))).toEqual([]);
    expect(problemsOf(cell("pass", [ran("passed", "a")]))).toEqual([]);
  });

  test("is wrong by each test that does otherwise", () => {
    expect(problemsOf(cell("fail", [ran("failed", "a"), ran("passed", "b"), ran("skipped", "c")]))).toEqual([
      "02 on stage 01: b passed; expected it to fail",
      "02 on stage 01: c skipped; expected it to fail",
    ]);
    expect(problemsOf(cell("pass", [ran("failed", "a", "AssertionError: 1 is 2\n- 1\n+ 2")]))).toEqual([
      "02 on stage 01: a failed (AssertionError: 1 is 2); expected it to pass",
    ]);
  });

  test("of a wrong engine is right when exactly the named tests fail", () => {
    const fail = ["a", "b"];
    expect(problemsOf(cell({ fail }, [ran("failed", "a"), ran("failed", "b"), ran("passed", "c")]))).toEqual(
      [],
    );
    expect(problemsOf(cell({ fail }, [ran("passed", "a"), ran("failed", "c")]))).toEqual([
      "02 on stage 01: a passed; expected it to fail",
      "02 on stage 01: c failed; expected it to pass",
      "02 on stage 01: b is no test of these; expected the name of one",
    ]);
  });

  test("is wrong when its file cannot be loaded, or has no test", () => {
    const broken = [ran("not loaded", "b.test.ts", "SyntaxError: no")];
    expect(problemsOf(cell("fail", broken))).toEqual([
      "02 on stage 01: b.test.ts not loaded (SyntaxError: no); expected it to fail",
    ]);
    expect(problemsOf(cell("fail", []))).toEqual(["02 on stage 01: no test ran; expected each to fail"]);
    expect(problemsOf(cell({ fail: ["a", "b"] }, []))).toEqual([
      "02 on stage 01: no test ran; expected these to fail: a, b",
    ]);
  });
});

test("the report: stages by modules, drops, wrong engines, why tests fail, problems, the verdict last", () => {
  const modules = [module("01"), module("02", null)];
  const outcome = (file: string, status: "passed" | "failed"): TestOutcome => ({ file, name: "t", status });
  const wrong = ["t", "u"].map((name) => ({
    module: "01",
    name: `misses-${name}`,
    file: "w.ts",
    fails: [name],
  }));
  const cells = planMatrix(modules, "/c", wrong).flatMap((run) => {
    const outcomes = run.groups.flatMap(({ files, expected }) =>
      files.map((file) => outcome(file, expected === "pass" ? "passed" : "failed")),
    );
    return cellsOf(run, outcomes);
  });
  const terminal = listeningTerminal();
  printReport({ ok: true, problems: [], cells, written: [] }, modules, terminal);
  printReport({ ok: false, problems: ["one"], cells: [], written: ["/c/red.json"] }, [], terminal);
  expect(terminal.heard.out).toEqual([
    "          module 01  module 02",
    "stage 00  1/1 fail   -",
    "stage 01  1/1 pass   1/1 fail",
    "stage 02  1/1 pass   1/1 pass",
    "",
    "drop 01x: 1/1 fail without its solution, 1/1 pass with it; data only (1 file)",
    "",
    "01 wrong/misses-t  1 of 1 tests fail, exactly those it names",
    "01 wrong/misses-u  1 of 1 tests fail; it names 1",
    "",
    "RED of 01 on stage 00: 0 harness, 0 vocabulary, 1 behaviour",
    "RED of 01x on stage 01: 0 harness, 0 vocabulary, 1 behaviour",
    "RED of 02 on stage 01: 0 harness, 0 vocabulary, 1 behaviour",
    "",
    "verify: ok",
    "",
    "stage 00",
    "",
    "wrote /c/red.json",
    "FAILED  one",
    "",
    "verify: 1 problem",
  ]);
});
