/** The matrix of a small course on disk, by vitest itself: a counter whose modules add a call each. */
import { describe, expect, test } from "vitest";
import { runCourse } from "../src/program.ts";
import { listeningTerminal } from "./listening-terminal.ts";
import { temporaryFolder, withDependencies } from "./temporary-folder.ts";

const CONFIG = `export default {
  resolve: { alias: { "#harness": process.env.COURSE_HARNESS } },
  test: { include: ["tests/*.test.ts", "expansion/tests/*.test.ts"] },
};\n`;

/** A stage: how it counts, its calls, and its cards, to which a run may add. */
const stage = (add: string, ...calls: string[]) => `
import { readFileSync } from "node:fs";
const files = process.env.COURSE_EXTRA_CARDS?.split(",") ?? [];
const cards = { one: 1, ...Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, "utf8")))) };
export function newGame() {
  let total = 0;
  const notBuilt = (name) => () => { throw new Error("not built yet: " + name); };
  const add = (card) => {
    if (!(card in cards)) throw new Error(\`add: card is "\${card}"; expected the name of a loaded card\`);
    ${add};
  };
  return { double: notBuilt("double"), add, total: () => total, ${calls.join(", ")} };
}
`;
const tests = (...bodies: string[]) => `
import { expect, test } from "vitest";
import { newGame } from "#harness";
${bodies.map((body, index) => `test("test ${index + 1}", () => { const game = newGame(); ${body} });`).join("\n")}
`;

const COURSE = {
  "course/stage-00.ts": 'export function newGame() { throw new Error("not built yet: newGame"); }',
  "course/01-add/vitest.config.mjs": CONFIG,
  "course/01-add/reference.ts": stage("total = 1"),
  "course/01-add/tests/a.test.ts": tests('game.add("one"); expect(game.total()).toBe(1);'),
  "course/01-add/expansion/tests/x.test.ts": tests('game.add("two"); expect(game.total()).toBe(1);'),
  "course/01-add/expansion/solution/two.json": '{ "two": 2 }',
  "course/02-double/vitest.config.mjs": CONFIG,
  "course/02-double/reference.ts": stage("total += cards[card]", "double: () => { total *= 2; }"),
  "course/02-double/tests/b.test.ts": tests(
    'game.add("one"); game.double(); expect(game.total()).toBe(2);',
    'game.add("one"); game.add("one"); expect(game.total()).toBe(2);',
  ),
};

/** Without a reference stage a module is not of the matrix. */
const NO_SECOND = { "course/02-double/reference.ts": undefined };

async function verify(changes: Record<string, string | undefined>, ...words: string[]) {
  const files = Object.entries({ ...COURSE, ...changes }).filter(
    (file): file is [string, string] => file[1] !== undefined,
  );
  const folder = withDependencies(temporaryFolder(Object.fromEntries(files)));
  const terminal = listeningTerminal(folder);
  const status = await runCourse(["verify", ...words], terminal);
  return { status, ...terminal.heard };
}

describe("course verify", { timeout: 60_000 }, () => {
  test("holds when every test fails before its module and passes on it", async () => {
    const { status, out, progress } = await verify({});
    expect(out).toEqual([
      "          module 01  module 02",
      "stage 00  1/1 fail   -",
      "stage 01  1/1 pass   2/2 fail",
      "stage 02  1/1 pass   2/2 pass",
      "",
      "drop 01x: 1/1 fail without its solution, 1/1 pass with it",
      "",
      "RED of 01 on stage 00: 1 harness, 0 vocabulary, 0 behaviour",
      "RED of 01x on stage 01: 0 harness, 1 vocabulary, 0 behaviour",
      "RED of 02 on stage 01: 1 harness, 0 vocabulary, 1 behaviour",
      "",
      "verify: ok",
    ]);
    expect(status).toBe(0);
    expect(progress).toContain("stage 01: 01, 02, 01x");
  });

  test("fails, and says so, when vitest itself cannot run", async () => {
    const only = { ...NO_SECOND, "course/01-add/vitest.config.mjs": 'throw new Error("no config");' };
    const { status, out } = await verify(only, "--json");
    expect(status).toBe(1);
    expect(JSON.parse(out.join("")).problems[0]).toMatch(
      /^01 on stage 01: a\.test\.ts not loaded \(vitest wrote no results: .*no config/,
    );
  });

  test("fails, with every test that does otherwise and why", async () => {
    const { status, out } = await verify(
      {
        "course/02-double/reference.ts": stage("total += 3", "double: () => { total += 1; }"),
        "course/02-double/tests/b.test.ts": tests(
          'game.add("one"); game.double(); expect(game.total()).toBe(2);',
          "expect(game.total()).toBe(0);",
        ),
        "course/02-double/tests/c.test.ts": "import './nowhere.ts';",
        "course/01-add/expansion/solution/two.json": '{ "three": 3 }',
      },
      "--json",
    );
    const { ok, problems, cells } = JSON.parse(out.join("\n"));
    expect({ ok, status }).toEqual({ ok: false, status: 1 });
    expect(problems.map((problem: string) => problem.replace(/\(.*\)(?=;)/s, "(...)")).sort()).toEqual([
      "01 on stage 02: test 1 failed (...); expected it to pass",
      "01x on stage 01 + drop: test 1 failed (...); expected it to pass",
      "02 on stage 01: c.test.ts not loaded (...); expected it to fail",
      "02 on stage 01: test 2 passed; expected it to fail",
      "02 on stage 02: c.test.ts not loaded (...); expected it to pass",
      "02 on stage 02: test 1 failed (...); expected it to pass",
    ]);
    expect(problems.join()).toContain("test 1 failed (AssertionError: expected 4 to be 2");
    expect(cells.find((cell: { stage: string; tests: string }) => cell.stage === "00").kinds.harness).toBe(1);
  });
});
