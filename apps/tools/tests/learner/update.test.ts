/** `course update`: what it refreshes, and what it leaves as the learner has it. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { hashOf, RECORD } from "../../src/workspace/workspace.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { aWorkspace, edit, read } from "./a-workspace.ts";
import { asNobody } from "./as-nobody.ts";
import { courseIn } from "./course.ts";

const TESTS = "tests/test_01.test.ts";

/** A workspace as an older course made it: its test file came with another text. */
function olderWorkspace(text = "// as it was\n"): string {
  const folder = aWorkspace();
  edit(folder, TESTS, () => text);
  edit(folder, RECORD, (record) => {
    const { files } = JSON.parse(record);
    return JSON.stringify({ course: "0.0.1", files: { ...files, [TESTS]: hashOf(text) } });
  });
  return folder;
}

test("a file that is as it came is refreshed, and the version is recorded", async () => {
  const folder = olderWorkspace();
  const { status, text } = await courseIn(folder, ["update", "."]);
  expect(status).toBe(0);
  expect(text).toContain(`refreshed  ${TESTS}`);
  expect(text).toMatch(
    /update: course 0\.0\.1 to \d+\.\d+\.\d+: 1 file refreshed, 4 unchanged, 0 kept as you have them/,
  );
  expect(read(folder, TESTS)).toBe(read(aWorkspace(), TESTS));
  // From then on it is as it came.
  expect((await courseIn(folder, ["update", "."])).text).toContain("0 files refreshed, 5 unchanged");
});

test("it keeps its line ends", async () => {
  const folder = olderWorkspace("// as it was\r\n");
  await courseIn(folder, ["update", "."]);
  expect(read(folder, TESTS)).toContain('import { newGame } from "#harness";\r\n');
  expect((await courseIn(folder, ["update", "."])).text).toContain("0 files refreshed, 5 unchanged");
});

test("a file that was changed is kept, and listed with what is different", async () => {
  const folder = aWorkspace();
  edit(folder, TESTS, (text) => text.replace('"test_01_summon_at_an_index"', '"test_01_my_own"'));
  const mine = read(folder, TESTS);
  const { status, out } = await courseIn(folder, ["update", "."]);
  expect(status).toBe(0);
  expect(out).toContain(`kept  ${TESTS}: you changed it`);
  expect(out).toContain('  -test("test_01_summon_at_an_index", () => {');
  expect(out).toContain('  +test("test_01_my_own", () => {');
  expect(read(folder, TESTS)).toBe(mine);
});

test("a file that was changed stays the learner's, however often", async () => {
  const folder = olderWorkspace();
  edit(folder, TESTS, () => "// mine\n");
  for (let time = 0; time < 2; time++) {
    expect((await courseIn(folder, ["update", "."])).text).toContain("1 kept as you have them");
    expect(read(folder, TESTS)).toBe("// mine\n");
  }
});

test("a file that was removed stays removed", async () => {
  const folder = aWorkspace();
  rmSync(join(folder, "tests/guard.test.ts"));
  expect((await courseIn(folder, ["update", "."])).out).toContain("missing  tests/guard.test.ts");
});

test("the contract's types belong to the course, the harness to the learner", async () => {
  const folder = aWorkspace();
  edit(folder, "src/harness/index.ts", () => "// mine\n");
  const { out } = await courseIn(folder, ["update", ".", "--json"]);
  const paths = JSON.parse(out.join("\n")).files.map(({ path }: { path: string }) => path);
  expect(paths).toContain("src/harness/contract.ts");
  expect(paths).not.toContain("src/harness/index.ts");
});

test("--json is one document", async () => {
  const { out } = await courseIn(olderWorkspace(), ["update", ".", "--json"]);
  expect(JSON.parse(out.join("\n"))).toMatchObject({
    from: "0.0.1",
    files: expect.arrayContaining([{ path: TESTS, done: "refreshed" }]),
  });
});

describe("refused with a sentence", () => {
  test("a folder that is no workspace", async () => {
    const { status, err } = await courseIn(temporaryFolder({}), ["update", "."]);
    expect(status).toBe(2);
    expect(err).toEqual(['update: DIR is ".", which is no workspace; expected one that start-module made']);
  });

  test("a workspace that may not be written to", async () => {
    const folder = olderWorkspace();
    await asNobody(folder, async () => {
      const { status, err } = await courseIn(folder, ["update", "."]);
      expect(status).toBe(2);
      expect(err[0]).toMatch(/^update: DIR is ".*", where you may not write \(EACCES: /);
    });
    expect(read(folder, TESTS)).toBe("// as it was\n");
  });

  test.each(["", "{}", "<<<<<<< HEAD\n", '{"course":1,"files":{}}'])(
    "a record that says %j",
    async (record) => {
      const folder = aWorkspace();
      edit(folder, RECORD, () => record);
      const { status, err } = await courseIn(folder, ["update", "."]);
      expect(status).toBe(2);
      expect(err[0]).toContain("cannot be read as the record of a workspace");
      expect(read(folder, RECORD)).toBe(record);
    },
  );
});
