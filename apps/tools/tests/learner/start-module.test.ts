/** `course start-module`: what it makes, and what it refuses to touch. */
import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createFile } from "../../src/workspace/writing.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { aWorkspace, edit, emptyFolder, read } from "./a-workspace.ts";
import { asNobody } from "./as-nobody.ts";
import { courseIn } from "./course.ts";

const SLOW = 60_000;

afterEach(() => vi.unstubAllEnvs());

/** Without the settings of whoever runs the tests: git then knows nobody. */
function withoutIdentity(): void {
  for (const file of ["GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM"]) vi.stubEnv(file, "/dev/null");
  for (const name of [
    "GIT_AUTHOR_NAME",
    "GIT_AUTHOR_EMAIL",
    "GIT_COMMITTER_NAME",
    "GIT_COMMITTER_EMAIL",
    "EMAIL",
  ]) {
    vi.stubEnv(name, undefined);
  }
}

function git(folder: string, ...words: string[]): string {
  return spawnSync("git", words, { cwd: folder, encoding: "utf8" }).stdout.trim();
}

describe("a new workspace", () => {
  test("has the stubs, the tests, the notes and a first commit, and is RED", { timeout: SLOW }, async () => {
    const folder = emptyFolder();
    const { status, text } = await courseIn(dirname(folder), ["start-module", "01", basename(folder)]);
    expect(status).toBe(0);
    expect(text).toContain(`made the workspace ${folder}`);
    expect(text).toContain("harness under test: src/harness/index.ts");
    expect(text).toContain("module 01: RED, 0 of 12 tests passed");
    expect(text).toContain("Next:");
    for (const path of [
      ".gitignore",
      "package.json",
      "tsconfig.json",
      "src/engine/index.ts",
      "src/content/index.ts",
      "src/harness/index.ts",
      "src/harness/contract.ts",
      "tests/guard.test.ts",
      "tests/test_01.test.ts",
      "notes/01.md",
    ]) {
      expect(git(folder, "ls-files", path), path).toBe(path);
    }
    expect(JSON.parse(read(folder, "package.json"))).toMatchObject({
      name: "my-first-engine",
      imports: { "#harness": "./src/harness/index.ts" },
    });
    expect(git(folder, "log", "--format=%s")).toBe("Start the course with module 01");
  });

  test("is committed by a stand-in where git knows nobody, and says so", { timeout: SLOW }, async () => {
    withoutIdentity();
    const folder = emptyFolder();
    const { status, text } = await courseIn(folder, ["start-module", "01", ".", "--no-install"]);
    expect(status).toBe(0);
    expect(text).toContain("git does not know who you are");
    expect(git(folder, "log", "--format=%an <%ae>")).toBe("Learner <learner@localhost>");
    // For this commit only: whoever commits next is told by git, and sets a name.
    expect(git(folder, "config", "user.name")).toBe("");
  });

  test("needs no git", { timeout: SLOW }, async () => {
    const folder = emptyFolder();
    vi.stubEnv("PATH", temporaryFolder({}));
    const { status, text } = await courseIn(folder, ["start-module", "01", ".", "--no-install"]);
    expect(status).toBe(0);
    expect(text).toContain(
      "git is not installed, so there is no repository; expansion-check needs one later",
    );
    expect(existsSync(join(folder, ".git"))).toBe(false);
  });

  test("commits nothing to a repository that is there already", { timeout: SLOW }, async () => {
    withoutIdentity();
    const folder = emptyFolder();
    git(dirname(folder), "init");
    const { status, text } = await courseIn(folder, ["start-module", "01", ".", "--no-install"]);
    expect(status).toBe(0);
    expect(text).toContain(
      `the folder lies in the git repository "${dirname(folder)}", so nothing was committed there`,
    );
    expect(git(folder, "status", "--short", "--", ".")).toMatch(/^\?\? /);
    expect(existsSync(join(folder, ".git"))).toBe(false);
  });

  test("says what is missing when nothing can be installed", async () => {
    const folder = emptyFolder();
    rmSync(join(folder, "node_modules"));
    vi.stubEnv("PATH", temporaryFolder({}));
    const { status, text } = await courseIn(folder, ["start-module", "01", "."]);
    expect(status).toBe(1);
    expect(text).toContain("nothing is installed yet: npm is not installed");
    expect(text).toContain("module 01: its tests were not run");
    expect(text).toContain("  npm install");
    expect(existsSync(join(folder, "tests/test_01.test.ts"))).toBe(true);
  });

  test("is filled up when making it was interrupted", { timeout: SLOW }, async () => {
    const folder = aWorkspace();
    for (const path of ["package.json", "src/harness/index.ts"]) rmSync(join(folder, path));
    edit(folder, "src/engine/index.ts", () => "// mine\n");
    const { status } = await courseIn(folder, ["start-module", "01", ".", "--no-install"]);
    expect(status).toBe(0);
    expect(read(folder, "src/harness/index.ts")).toContain("notBuiltYet");
    expect(read(folder, "src/engine/index.ts")).toBe("// mine\n");
  });

  test("--json is one document", { timeout: SLOW }, async () => {
    const folder = emptyFolder();
    const { out } = await courseIn(folder, ["start-module", "01", ".", "--json"]);
    expect(JSON.parse(out.join("\n"))).toMatchObject({
      folder,
      part: "01",
      made: true,
      files: [{ path: "tests/test_01.test.ts", done: "created" }],
      red: { passed: 0, total: 12, problems: [], harness: join(folder, "src/harness/index.ts") },
    });
  });
});

describe("what is refused, with a sentence and nothing changed", () => {
  test("a folder with something else in it", async () => {
    const folder = temporaryFolder({ "thesis.txt": "three years of work", ".env": "" });
    const { status, err } = await courseIn(folder, ["start-module", "01", "."]);
    expect(status).toBe(2);
    expect(err).toEqual([
      'start-module: DIR is ".", which is no workspace and not empty (.env, thesis.txt); expected a new or an empty folder',
    ]);
    expect(readdirSync(folder).sort()).toEqual([".env", "thesis.txt"]);
  });

  test("a file", async () => {
    const folder = temporaryFolder({ engine: "" });
    const { status, err } = await courseIn(folder, ["start-module", "01", "engine"]);
    expect(status).toBe(2);
    expect(err[0]).toBe('start-module: DIR is "engine", which is a file; expected a new or an empty folder');
  });

  test("a path through a file", async () => {
    const folder = temporaryFolder({ engine: "" });
    const { status, err } = await courseIn(folder, ["start-module", "01", "engine/mine"]);
    expect(status).toBe(2);
    expect(err[0]).toContain("where a file stands in the place of a folder (ENOTDIR");
  });

  test("a folder that may not be written to", async () => {
    const folder = temporaryFolder({});
    await asNobody(folder, async () => {
      const { status, err } = await courseIn(folder, ["start-module", "01", "mine"]);
      expect(status).toBe(2);
      expect(err[0]).toMatch(
        /^start-module: DIR is ".*mine", where you may not write \(EACCES: .*\); expected a folder that you may write to$/,
      );
    });
    expect(readdirSync(folder)).toEqual([]);
  });

  test("a workspace that begins with a later module", async () => {
    const folder = temporaryFolder({});
    const { status, err } = await courseIn(folder, ["start-module", "03", "mine"]);
    expect(status).toBe(2);
    expect(err[0]).toMatch(/which is no workspace; expected one: make it with .* start-module 01 mine$/);
    expect(readdirSync(folder)).toEqual([]);
  });

  test("a module before the earlier ones", async () => {
    const folder = aWorkspace();
    const { status, err } = await courseIn(folder, ["start-module", "04", "."]);
    expect(status).toBe(2);
    expect(err[0]).toMatch(
      /^start-module: NN is "04", and "\." lacks modules 02, 03; expected the earlier modules first: .* start-module 02 \.$/,
    );
    expect(existsSync(join(folder, "tests/test_04.test.ts"))).toBe(false);
  });

  test("a drop before its module", async () => {
    const folder = aWorkspace();
    const { err } = await courseIn(folder, ["start-module", "02x", "."]);
    expect(err[0]).toContain('NN is "02x", and "." lacks module 02');
  });

  test("a number that no module has", async () => {
    const { status, err } = await courseIn(temporaryFolder({}), ["start-module", "99", "mine"]);
    expect(status).toBe(2);
    expect(err[0]).toMatch(/^start-module: NN is "99"; expected one of 01, 01x, 02, /);
  });

  test("a workspace whose tests lie elsewhere, through a link", async () => {
    const folder = aWorkspace();
    const elsewhere = temporaryFolder({
      ".course.json": read(folder, "tests/.course.json"),
      "test_01.test.ts": "",
    });
    rmSync(join(folder, "tests"), { recursive: true });
    symlinkSync(elsewhere, join(folder, "tests"));
    const { status, err } = await courseIn(folder, ["start-module", "02", "."]);
    expect(status).toBe(2);
    expect(err[0]).toMatch(
      /^start-module: "tests\/test_02.test.ts" leads out of ".*"; expected a folder, not a link$/,
    );
    expect(readdirSync(elsewhere).sort()).toEqual([".course.json", "test_01.test.ts"]);
  });
});

test("nothing is made outside of the workspace, not even a folder", () => {
  const elsewhere = temporaryFolder({});
  const folder = temporaryFolder({});
  symlinkSync(elsewhere, join(folder, "src"));
  expect(() => createFile(folder, "src/harness/contract.ts", "")).toThrow("leads out of");
  expect(readdirSync(elsewhere)).toEqual([]);
});

describe("what the learner wrote stays", () => {
  test("a test file that was changed is left alone and named", { timeout: SLOW }, async () => {
    const folder = aWorkspace();
    edit(folder, "tests/test_01.test.ts", (text) => `${text}// a thought\n`);
    const mine = read(folder, "tests/test_01.test.ts");
    const { status, text } = await courseIn(folder, ["start-module", "01", ".", "--no-install"]);
    expect(status).toBe(0);
    expect(text).toContain("kept  tests/test_01.test.ts: you changed it");
    expect(read(folder, "tests/test_01.test.ts")).toBe(mine);
  });

  test("--force keeps it beside, each time under a name of its own", { timeout: SLOW }, async () => {
    const folder = aWorkspace();
    const shipped = read(folder, "tests/test_01.test.ts");
    for (const thought of ["first", "second"]) {
      edit(folder, "tests/test_01.test.ts", () => `// ${thought}\n`);
      const { text } = await courseIn(folder, ["start-module", "01", ".", "--force", "--no-install"]);
      expect(text).toContain("replaced  tests/test_01.test.ts: yours is tests/test_01.test.ts.orig");
      expect(read(folder, "tests/test_01.test.ts")).toBe(shipped);
    }
    expect(read(folder, "tests/test_01.test.ts.orig")).toBe("// first\n");
    expect(read(folder, "tests/test_01.test.ts.orig.1")).toBe("// second\n");
  });

  test("Windows' line ends are no change", { timeout: SLOW }, async () => {
    const folder = aWorkspace();
    edit(folder, "tests/test_01.test.ts", (text) => text.replaceAll("\n", "\r\n"));
    const { text } = await courseIn(folder, ["start-module", "01", ".", "--no-install"]);
    expect(text).toContain("unchanged  tests/test_01.test.ts");
    expect(read(folder, "tests/test_01.test.ts")).toContain("\r\n");
  });

  test("notes and engine", { timeout: SLOW }, async () => {
    const folder = aWorkspace();
    mkdirSync(join(folder, "notes"));
    writeFileSync(join(folder, "notes/01.md"), "my own notes");
    edit(folder, "src/harness/index.ts", (text) => `${text}// mine\n`);
    const before = readFileSync(join(folder, "src/harness/index.ts"), "utf8");
    const { status } = await courseIn(folder, ["start-module", "01", ".", "--no-install"]);
    expect(status).toBe(0);
    expect(read(folder, "notes/01.md")).toBe("my own notes");
    expect(read(folder, "src/harness/index.ts")).toBe(before);
  });
});
