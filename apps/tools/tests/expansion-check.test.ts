/** `course expansion-check` on a learner's repository: the drop of module 04, done fairly and unfairly. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { runCourse } from "../src/program.ts";
import { actionsIn, type LearnerWorkspace, learnerWorkspace } from "./learner-workspace.ts";
import { listeningTerminal } from "./listening-terminal.ts";
import { temporaryFolder } from "./temporary-folder.ts";

async function check(folder: string, ...words: string[]) {
  const terminal = listeningTerminal(folder);
  const status = await runCourse(["expansion-check", ...words], terminal);
  return { status, out: terminal.heard.out, err: terminal.heard.err.join("\n") };
}

/** A workspace in which the drop is solved, and how it is judged. */
async function judged(change: (workspace: LearnerWorkspace) => void) {
  const workspace = learnerWorkspace();
  const before = workspace.git("rev-parse", "HEAD");
  workspace.copyDropTests();
  workspace.solveDrop();
  change(workspace);
  return check(workspace.folder, ".", before);
}

/** The offending files after a change. Without the drop's tests, so that none need to run. */
async function offending(change: (workspace: LearnerWorkspace) => void) {
  const workspace = learnerWorkspace();
  const before = workspace.git("rev-parse", "HEAD");
  workspace.solveDrop();
  change(workspace);
  const { status, out } = await check(workspace.folder, ".", before);
  expect({ status, last: out.at(-1) }).toEqual({ status: 1, last: "expansion-check: failed" });
  return out.filter((line) => line.endsWith(expected));
}

const OK = { status: 0, out: ["drop 04x: 2/2 passed", "expansion-check: ok"], err: "" };
const expected = "expected changes under src/content/ and tests/ only";
const edit = (workspace: LearnerWorkspace, path = "src/engine/queue.ts") =>
  workspace.write(path, `${workspace.read(path)}// For Brann.\n`);

describe("done fairly", { timeout: 60_000 }, () => {
  test.each<[string, (workspace: LearnerWorkspace) => void]>([
    ["and committed", (workspace) => workspace.commit()],
    [
      "and staged, with a new file of content and a test of one's own",
      (workspace) => {
        workspace.write("src/content/deep/new file.ts", "export const none = 0;\n");
        workspace.write("tests/own.test.ts", "export {};\n");
        workspace.git("add", "--all");
      },
    ],
    [
      "and neither, with Windows line ends in the drop's test",
      (workspace) => {
        const path = "tests/test_04x.test.ts";
        workspace.write(path, workspace.read(path).replaceAll("\n", "\r\n"));
      },
    ],
  ])("%s", async (_, change) => {
    expect(await judged(change)).toEqual(OK);
  });

  test("in a folder with spaces, from outside of it, without a git identity", async () => {
    const workspace = learnerWorkspace("my engine, mine");
    expect(() =>
      workspace.git("-c", "user.useConfigOnly=true", "commit", "--allow-empty", "-m", "x"),
    ).toThrow(/tell me who you are|user\.email/i);
    workspace.copyDropTests();
    workspace.solveDrop();
    expect(await check(join(workspace.folder, ".."), "my engine, mine", "HEAD")).toEqual(OK);
  });

  test("in a folder of a larger repository, whatever else changed there", async () => {
    const inner = learnerWorkspace("inner");
    rmSync(join(inner.folder, ".git"), { recursive: true });
    const outer = actionsIn(join(inner.folder, ".."));
    outer.write("other/a.ts", "export const a = 1;\n");
    outer.git("init", "--quiet");
    outer.commit();
    outer.write("other/a.ts", "export const a = 2;\n");
    inner.copyDropTests();
    inner.solveDrop();
    expect(await check(inner.folder, ".", "HEAD")).toEqual(OK);
  });
});

describe("done unfairly: each offending file is listed, with where its change is", {
  timeout: 60_000,
}, () => {
  test.each<[string, (workspace: LearnerWorkspace) => void, string[]]>([
    [
      "an engine edit that is committed",
      (workspace) => {
        edit(workspace);
        workspace.commit();
      },
      ["src/engine/queue.ts: changed (committed)"],
    ],
    [
      "one that is staged",
      (workspace) => {
        edit(workspace);
        workspace.git("add", "--all");
      },
      ["src/engine/queue.ts: changed (staged)"],
    ],
    ["one that is unstaged", (workspace) => edit(workspace), ["src/engine/queue.ts: changed (unstaged)"]],
    [
      "an engine file that is untracked",
      (workspace) => workspace.write("src/engine/for brann.ts", "export {};\n"),
      ["src/engine/for brann.ts: changed (untracked)"],
    ],
    [
      "one that git was told to ignore",
      (workspace) => {
        workspace.write(".git/info/exclude", "brann.ts\n");
        workspace.write("src/engine/brann.ts", "export {};\n");
      },
      ["src/engine/brann.ts: changed (ignored)"],
    ],
    [
      "a staged edit that the working tree hides",
      (workspace) => {
        const path = "src/engine/queue.ts";
        const before = workspace.read(path);
        edit(workspace);
        workspace.git("add", "--all");
        workspace.write(path, before);
      },
      ["src/engine/queue.ts: changed (staged, unstaged)"],
    ],
    [
      "an engine file moved to content",
      (workspace) => {
        workspace.git("mv", "src/engine/damage.ts", "src/content/damage.ts");
        workspace.write(
          "src/engine/actions.ts",
          workspace.read("src/engine/actions.ts").replace("./damage.ts", "../content/damage.ts"),
        );
        workspace.commit();
      },
      ["src/engine/actions.ts: changed (committed)", "src/engine/damage.ts: changed (committed)"],
    ],
    [
      "an engine file that is gone",
      (workspace) => rmSync(join(workspace.folder, "src/engine/auras.ts")),
      ["src/engine/auras.ts: changed (unstaged)"],
    ],
    [
      "the harness, the settings, and more than one place",
      (workspace) => {
        edit(workspace, "src/harness/index.ts");
        workspace.commit();
        edit(workspace, "vitest.config.ts");
        workspace.write("src/contents/a.ts", "export {};\n");
      },
      [
        "src/contents/a.ts: changed (untracked)",
        "src/harness/index.ts: changed (committed)",
        "vitest.config.ts: changed (unstaged)",
      ],
    ],
  ])("%s", async (_, change, files) => {
    expect(await offending(change)).toEqual(files.map((file) => `${file}; ${expected}`));
  });
});

describe("the drop's tests", { timeout: 60_000 }, () => {
  test("must be there", async () => {
    const { status, out } = await judged(({ folder }) => rmSync(join(folder, "tests/test_04x.test.ts")));
    expect(status).toBe(1);
    expect(out[0]).toMatch(
      /^tests\/test_04x\.test\.ts: missing; expected the drop's tests: .*start-module 04x /,
    );
  });

  test("must be as the course ships them", async () => {
    const { status, out } = await judged((workspace) => {
      const path = "tests/test_04x.test.ts";
      workspace.write(path, workspace.read(path).replace("toEqual([", "not.toEqual(["));
    });
    expect(status).toBe(1);
    expect(out[0]).toMatch(
      /^tests\/test_04x\.test\.ts: changed; expected it as the course ships it: .* --force$/,
    );
  });

  test("must pass", async () => {
    const workspace = learnerWorkspace();
    workspace.copyDropTests();
    const { status, out } = await check(workspace.folder, ".", "HEAD");
    expect(status).toBe(1);
    expect(out).toEqual([
      expect.stringMatching(/^test_04x_brann_doubles_battlecry: failed: .*Brann Bronzebeard/),
      expect.stringMatching(/^test_04x_brann_leaves_deathrattles_alone: failed: /),
      "drop 04x: 0/2 passed",
      "expansion-check: failed",
    ]);
  });

  test("--json is one document", async () => {
    const workspace = learnerWorkspace();
    workspace.copyDropTests();
    workspace.solveDrop();
    edit(workspace);
    const { status, out } = await check(workspace.folder, ".", "HEAD", "--json");
    expect(status).toBe(1);
    expect(JSON.parse(out.join(""))).toEqual({
      ok: false,
      drop: "04x",
      offending: [{ file: "src/engine/queue.ts", where: ["unstaged"] }],
      tests: [{ path: "tests/test_04x.test.ts", state: "current" }],
      passed: 2,
      total: 2,
      failures: [],
      errors: [],
    });
  });

  test("are those that --drop names", async () => {
    const workspace = learnerWorkspace();
    const { out } = await check(workspace.folder, ".", "HEAD", "--drop", "3x");
    expect(out).toEqual([
      expect.stringMatching(/^tests\/test_03x\.test\.ts: missing; /),
      "drop 03x: 0/0 passed",
      "expansion-check: failed",
    ]);
  });
});

describe("a wrong call ends with 2 and a sentence", () => {
  const workspace = learnerWorkspace();
  const bare = temporaryFolder({ "src/engine/a.ts": "export {};\n" });

  test.each([
    [["none", "HEAD"], 'expansion-check: DIR is "none"; expected a workspace, with src/engine in it'],
    [
      [".", "nothing"],
      'expansion-check: COMMIT is "nothing", which names no commit; expected the commit before the drop, for example HEAD~1 or its hash',
    ],
    [
      [".", "HEAD~5"],
      'expansion-check: COMMIT is "HEAD~5", which names no commit; expected the commit before the drop, for example HEAD~1 or its hash',
    ],
    [[".", "HEAD", "--drop", "04"], 'expansion-check: --drop is "04"; expected a drop, for example 04x'],
    [[".", "HEAD", "--drop", "9x"], /^expansion-check: NN is "9x"; expected one of 01, 01x, /],
    [
      [".", "HEAD", "--drop", "01x"],
      "expansion-check: the drop is 01x, which brings a call and may add to src/engine; expected a drop that brings cards",
    ],
  ])("%j", async (words, sentence) => {
    const { status, out, err } = await check(workspace.folder, ...words);
    expect({ status, out }).toEqual({ status: 2, out: [] });
    if (typeof sentence === "string") expect(err).toBe(sentence);
    else expect(err).toMatch(sentence);
  });

  test("no repository", async () => {
    expect(await check(bare, ".", "HEAD")).toEqual({
      status: 2,
      out: [],
      err: 'expansion-check: DIR is ".", which is in no git repository; expected one with a history',
    });
  });

  test("a repository without commits", async () => {
    const { folder, git } = learnerWorkspace();
    git("update-ref", "-d", "HEAD");
    expect((await check(folder, ".", "HEAD")).err).toBe(
      'expansion-check: DIR is ".", which has no commit; expected one with a history',
    );
  });

  test("a commit of another history", async () => {
    const other = learnerWorkspace();
    const before = other.git("rev-parse", "HEAD");
    other.git("checkout", "--quiet", "--orphan", "other");
    other.write("notes/other.md", "Begun again.\n");
    other.commit();
    const { status, err } = await check(other.folder, ".", before);
    expect({ status, err }).toEqual({
      status: 2,
      err: `expansion-check: COMMIT is "${before}", which HEAD does not come from; expected a commit before HEAD`,
    });
  });

  test("a commit without an engine", async () => {
    const other = learnerWorkspace();
    other.git("mv", "src/engine", "src/motor");
    other.commit();
    other.git("mv", "src/motor", "src/engine");
    expect((await check(other.folder, ".", "HEAD")).err).toBe(
      'expansion-check: COMMIT is "HEAD", in which src/engine is not; expected a commit that has this engine',
    );
  });

  test("no vitest", async () => {
    const other = learnerWorkspace();
    other.copyDropTests();
    rmSync(join(other.folder, "node_modules"));
    const { status, err } = await check(other.folder, ".", "HEAD");
    expect(status).toBe(2);
    expect(err).toMatch(/has no vitest installed; expected it: run npm install there$/);
  });
});
