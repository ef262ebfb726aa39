/** The matrix of a small course on disk, by vitest itself: a counter whose modules add a call each. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { runCourse } from "../src/program.ts";
import { listeningTerminal } from "./listening-terminal.ts";
import { temporaryFolder, withDependencies } from "./temporary-folder.ts";

/** A stage: how it counts, its calls, and its cards, to which a drop may add. */
const stage = (add: string, ...calls: string[]) => `
export const stage = makeStage({ one: 1 });
export const { newGame } = stage;
function makeStage(cards) {
  return { newGame: () => gameOf(cards), withCards: (more) => makeStage(Object.assign({}, cards, ...more)) };
}
function gameOf(cards) {
  let total = 0;
  const notBuilt = (name) => () => { throw new Error("not built yet: " + name); };
  const add = (card) => {
    if (!(card in cards)) throw new Error(\`add: card is "\${card}"; expected the name of a loaded card\`);
    ${add};
  };
  return { double: notBuilt("double"), add, total: () => total, ${calls.join(", ")} };
}
`;
/** A test file: each test by its name. */
const tests = (bodies: Record<string, string>) => `
import { expect, test } from "vitest";
import { newGame } from "#harness";
${Object.entries(bodies)
  .map(([name, body]) => `test("${name}", () => { const game = newGame(); ${body} });`)
  .join("\n")}
`;
/** A known-wrong engine: the tests that it names, and how it counts. */
const wrong = (fails: string[], ...parts: [add: string, ...calls: string[]]) =>
  `export const fails = ${JSON.stringify(fails)};\n${stage(...parts)}`;

const DOUBLE = "double: () => { total *= 2; }";
const WITH_DROP = `
import { readFileSync } from "node:fs";
import { stage } from "#stage";
const files = process.env.COURSE_EXTRA_CARDS.split(",");
export const { newGame } = stage.withCards(files.map((file) => JSON.parse(readFileSync(file, "utf8"))));
`;

const COURSE = {
  "course/stage-00.ts": 'export function newGame() { throw new Error("not built yet: newGame"); }',
  "course/with-drop.ts": WITH_DROP,
  "course/01-add/reference.ts": stage("total = 1"),
  "course/01-add/tests/a.test.ts": tests({ one: 'game.add("one"); expect(game.total()).toBe(1);' }),
  "course/01-add/expansion/tests/x.test.ts": tests({ two: 'game.add("two"); expect(game.total()).toBe(1);' }),
  "course/01-add/expansion/solution/two.json": '{ "two": 2 }',
  "course/01-add/wrong/deaf.ts": wrong(["one"], "total = 0"),
  "course/01-add/wrong/off-by-one.ts": wrong(["one"], "total = 2"),
  "course/01-add/red.json": red({ one: "harness" }, { two: "vocabulary" }),
  "course/02-double/reference.ts": stage("total += cards[card]", DOUBLE),
  "course/02-double/tests/b.test.ts": tests({
    doubled: 'game.add("one"); game.double(); expect(game.total()).toBe(2);',
    added: 'game.add("one"); game.add("one"); expect(game.total()).toBe(2);',
    twice: 'game.add("one"); game.double(); game.double(); expect(game.total()).toBe(4);',
  }),
  "course/02-double/wrong/one-only.ts": wrong(["added"], "total = 1", DOUBLE),
  "course/02-double/wrong/adds-two.ts": wrong(["twice"], "total += 1", "double: () => { total = 2; }"),
  "course/02-double/red.json": red({ added: "behaviour", doubled: "harness", twice: "harness" }),
};

/** Without a reference stage a module is not of the matrix. */
const NO_SECOND = { "course/02-double/reference.ts": undefined };

function red(own: Record<string, string>, drop?: Record<string, string>): string {
  return `${JSON.stringify({ tests: own, ...(drop && { drop }) }, null, 2)}\n`;
}

async function verify(changes: Record<string, string | undefined>, ...words: string[]) {
  const files = Object.entries({ ...COURSE, ...changes }).filter(
    (file): file is [string, string] => file[1] !== undefined,
  );
  const folder = withDependencies(temporaryFolder(Object.fromEntries(files)));
  const terminal = listeningTerminal(folder);
  const status = await runCourse(["verify", ...words], terminal);
  return { status, folder, ...terminal.heard };
}

/** The problems of a run with `--json`, without vitest's own words. */
function problemsIn(out: readonly string[]): string[] {
  const { problems } = JSON.parse(out.join("\n")) as { problems: string[] };
  return problems.map((problem) => problem.replace(/\(.*\)(?=;)/s, "(...)"));
}

describe("course verify", { timeout: 120_000 }, () => {
  test("holds when every test fails before its module and passes on it, and tells each wrong engine", async () => {
    const { status, out, progress, folder } = await verify({});
    expect(out).toEqual([
      "          module 01  module 02",
      "stage 00  1/1 fail   -",
      "stage 01  1/1 pass   3/3 fail",
      "stage 02  1/1 pass   3/3 pass",
      "",
      "drop 01x: 1/1 fail without its solution, 1/1 pass with it; data only (1 file)",
      "",
      "01 wrong/deaf        1 of 1 tests fail, exactly those it names",
      "01 wrong/off-by-one  1 of 1 tests fail, exactly those it names",
      "02 wrong/adds-two    1 of 4 tests fail, exactly those it names",
      "02 wrong/one-only    1 of 4 tests fail, exactly those it names",
      "",
      "RED of 01 on stage 00: 1 harness, 0 vocabulary, 0 behaviour",
      "RED of 01x on stage 01: 0 harness, 1 vocabulary, 0 behaviour",
      "RED of 02 on stage 01: 2 harness, 0 vocabulary, 1 behaviour",
      "",
      "verify: ok",
    ]);
    expect(status).toBe(0);
    expect(progress).toEqual(["running the tests on 8 engines"]);
    expect(existsSync(join(folder, "course/node_modules")), "a cache of vitest's").toBe(false);
  });

  test("fails, and says so, when vitest cannot run", async () => {
    const broken = {
      ...NO_SECOND,
      "course/with-drop.ts": "export const = ;",
      "course/stage-00.ts": "throw 1;",
    };
    const { status, out } = await verify(broken, "--json");
    expect(status).toBe(1);
    expect(problemsIn(out)).toEqual([
      "01 on stage 00: a.test.ts not loaded (...); expected it to fail",
      "01x on stage 01 + drop: x.test.ts not loaded (...); expected it to pass",
      '01 red.json: one is "harness"; expected not there, as this run says (keep it with --write)',
    ]);
  });

  test("fails, with every test that does otherwise and why", async () => {
    const { status, out } = await verify(
      {
        "course/02-double/reference.ts": stage("total += 3", "double: () => { total += 1; }"),
        "course/02-double/tests/b.test.ts": tests({
          doubled: 'game.add("one"); game.double(); expect(game.total()).toBe(2);',
          added: "expect(game.total()).toBe(0);",
        }),
        "course/02-double/tests/c.test.ts": "import './nowhere.ts';",
        "course/02-double/wrong/one-only.ts": undefined,
        "course/02-double/wrong/adds-two.ts": undefined,
        "course/01-add/expansion/solution/two.json": '{ "three": 3 }',
      },
      "--json",
    );
    expect(status).toBe(1);
    expect(problemsIn(out).sort()).toEqual([
      "01 on stage 02: one failed (...); expected it to pass",
      "01x on stage 01 + drop: two failed (...); expected it to pass",
      "02 on stage 01: added passed; expected it to fail",
      "02 on stage 01: c.test.ts not loaded (...); expected it to fail",
      "02 on stage 02: c.test.ts not loaded (...); expected it to pass",
      "02 on stage 02: doubled failed (...); expected it to pass",
      '02 red.json: added is "behaviour"; expected not there, as this run says (keep it with --write)',
      '02 red.json: twice is "harness"; expected not there, as this run says (keep it with --write)',
      "02: known-wrong engines are 0; expected 2 to 4 in wrong/",
    ]);
    expect(out.join("")).toContain("doubled failed (AssertionError: expected 4 to be 2");
    const { cells, matrix } = JSON.parse(out.join("\n"));
    const withProblems = cells.filter((cell: { problems: string[] }) => cell.problems.length > 0);
    expect(withProblems.length).toBe(4);
    expect(matrix).toContain("stage 02  0/1 pass   1/3 pass");
  });

  test("fails when a wrong engine fails other tests than it names, in either direction", async () => {
    const { status, out } = await verify(
      {
        "course/02-double/wrong/one-only.ts": wrong(["one", "nobody"], "total = 1", DOUBLE),
        "course/01-add/wrong/deaf.ts": wrong([], "total = 0"),
        "course/01-add/wrong/broken.ts": "import './nowhere.ts';",
      },
      "--json",
    );
    expect(status).toBe(1);
    expect(problemsIn(out)).toEqual([
      "01 wrong/broken: cannot be loaded (...); expected an engine",
      "01 wrong/deaf: fails is []; expected the names of the tests that fail on it, each once",
      "01-02 on 02 wrong/one-only: one passed; expected it to fail",
      "01-02 on 02 wrong/one-only: added failed (...); expected it to pass",
      "01-02 on 02 wrong/one-only: nobody is no test of these; expected the name of one",
    ]);
  });

  test("--write keeps the reasons, and then they are as they should be", async () => {
    const stale = { ...NO_SECOND, "course/01-add/red.json": red({ one: "behaviour", gone: "harness" }) };
    const first = await verify(stale);
    expect(first.out.filter((line) => line.includes("red.json"))).toEqual([
      'FAILED  01 red.json: gone is "harness"; expected not there, as this run says (keep it with --write)',
      'FAILED  01 red.json: one is "behaviour"; expected "harness", as this run says (keep it with --write)',
      'FAILED  01 red.json: two of the drop is not there; expected "vocabulary", as this run says (keep it with --write)',
    ]);
    expect(first.status).toBe(1);

    const file = join(first.folder, "course/01-add/red.json");
    const again = listeningTerminal(first.folder);
    expect(await runCourse(["verify", "--write"], again)).toBe(0);
    expect(again.heard.out.slice(-3)).toEqual([`wrote ${file}`, "", "verify: ok"]);
    expect(readFileSync(file, "utf8")).toBe(COURSE["course/01-add/red.json"]);
    writeFileSync(file, readFileSync(file, "utf8").replaceAll("  ", " "));
    const other = listeningTerminal(first.folder);
    expect(await runCourse(["verify"], other)).toBe(1);
    expect(other.heard.out).toContain(
      "FAILED  01 red.json is in another form; expected that of course verify --write",
    );
  });
});
