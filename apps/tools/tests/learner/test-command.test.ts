/** `course test`: a line a module, the first failure in full, the others a line each. */
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { runTests } from "../../src/learner-tests/run-tests.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { aWorkspace, edit } from "./a-workspace.ts";
import { courseIn } from "./course.ts";

const SLOW = 60_000;
const TO_03 = ["01", "02", "03"] as const;

test("all modules passed", { timeout: SLOW }, async () => {
  const folder = aWorkspace({ parts: TO_03, engine: "03" });
  const { status, out } = await courseIn(folder, ["test"]);
  expect(out).toEqual([
    "harness under test: src/harness/index.ts",
    "01   passed  12/12",
    "02   passed  12/12",
    "03   passed  7/7",
    "",
    "test: ok",
  ]);
  expect(status).toBe(0);
});

test("a log that is wrong is shown as two trees, and its first difference in words", {
  timeout: SLOW,
}, async () => {
  const folder = aWorkspace({ parts: TO_03, engine: "03" });
  // The dead leave the youngest first.
  edit(folder, "src/engine/death.ts", (text) =>
    text.replace("of dying) {\n    world.move", "of dying.reverse()) {\n    world.move"),
  );
  const { status, out } = await courseIn(folder, ["test"]);
  expect(status).toBe(1);
  const at = out.indexOf("first failure: test_03_simultaneous_removal");
  expect(out.slice(at + 1, at + 14)).toEqual([
    expect.stringMatching(/^ {2}AssertionError: expected \[.*\] to deeply equal \[.*\]$/),
    expect.stringMatching(/^ {4}at tests\/test_03\.test\.ts:\d+:\d+$/),
    "",
    "  first difference: expected Destroyed(Loot Hoarder#5) before Destroyed(Loot Hoarder#6)",
    "",
    "  same     0  SpellCast  card=Whirlwind",
    "  same     0  Damaged  target=Loot Hoarder#5 amount=1",
    "  same     0  Damaged  target=Loot Hoarder#6 amount=1",
    // What did not happen has no depth.
    "  missing  -  Destroyed  id=Loot Hoarder#5",
    "  same     0  Destroyed  id=Loot Hoarder#6",
    "  extra    0  Destroyed  id=Loot Hoarder#5",
    "  same     0  DeathPhase  round=1",
    "  missing  -  Triggered  source=Loot Hoarder#5 trigger=deathrattle",
  ]);
  expect(out).toContain(
    "  test_03_simultaneous_summons_keep_board_order: expected Destroyed(Harvest Golem#3) before Destroyed(Harvest Golem#4)",
  );
  expect(out.at(-1)).toMatch(/^test: \d of 31 tests failed$/);
});

test("one module, in words and as JSON", { timeout: SLOW }, async () => {
  const folder = aWorkspace({ parts: ["01", "02"], engine: "01" });
  const { status, out } = await courseIn(folder, ["test", "2"]);
  expect(status).toBe(1);
  expect(out.slice(0, 2)).toEqual(["harness under test: src/harness/index.ts", "02   RED     0/12"]);
  const { out: json } = await courseIn(folder, ["test", "01", "--json"]);
  expect(JSON.parse(json.join("\n"))).toEqual({
    ok: true,
    harness: join(folder, "src/harness/index.ts"),
    parts: [{ id: "01", passed: 12, total: 12, failures: [] }],
    errors: [],
  });
});

test("what cannot be loaded is said once, and its tests count", { timeout: SLOW }, async () => {
  const folder = aWorkspace({ engine: "01" });
  edit(folder, "src/engine/world.ts", (text) => `${text}\nexport const = 1;\n`);
  const { status, text } = await courseIn(folder, ["test", "01"]);
  expect(status).toBe(1);
  expect(text).toContain("01   RED     0/12");
  expect(text).toContain("first failure: guard.test.ts");
  expect(text).toContain("world.ts");
});

test("what an engine writes to the console is shown with the test", { timeout: SLOW }, async () => {
  const folder = aWorkspace({ engine: "01" });
  edit(folder, "src/engine/actions.ts", (text) =>
    text.replace(
      'world.log.push({ type: "Drew"',
      'console.log("drawing", id);\n    world.log.push({ type: "Draw"',
    ),
  );
  const { out } = await courseIn(folder, ["test", "01"]);
  const at = out.indexOf("  it wrote to the console:");
  expect(out.slice(at, at + 2)).toEqual(["  it wrote to the console:", "  drawing 3"]);
});

test("a learner's own tests have a line, and may be skipped", { timeout: SLOW }, async () => {
  const folder = aWorkspace({ engine: "01" });
  const own =
    'import { expect, test } from "vitest";\ntest("a", () => { expect(1).toBe(2); });\ntest.skip("b", () => {});\n';
  writeFileSync(join(folder, "tests/mine.test.ts"), own);
  const { status, text } = await courseIn(folder, ["test"]);
  expect(status).toBe(1);
  expect(text).toContain("own  RED     0/1");
  expect(text).toContain("first failure: a");
});

test("another harness than the workspace's own is found out", { timeout: SLOW }, async () => {
  const folder = aWorkspace({ engine: "01" });
  writeFileSync(
    join(folder, "other.ts"),
    'export { newGame } from "./src/harness/index.ts";\nexport const other = 1;\n',
  );
  writeFileSync(join(folder, "other-stub.ts"), "export const newGame = () => ({});\n");
  for (const [other, reason] of [
    ["./other-stub.ts", "expected [Function newGame]"],
    ["./src/engine/world.ts", "expected undefined to be"],
  ] as const) {
    writeFileSync(
      join(folder, "vitest.config.ts"),
      `export default { resolve: { alias: { "#harness": new URL("${other}", import.meta.url).pathname.replaceAll("%20", " ") } } };\n`,
    );
    const { status, text } = await courseIn(folder, ["test", "01"]);
    expect(status).toBe(1);
    expect(text).toContain("first failure: the harness under test is this workspace's own");
    expect(text).toContain(reason);
  }
});

test("an endless loop is ended", { timeout: SLOW }, async () => {
  const folder = aWorkspace({ engine: "01" });
  edit(folder, "src/engine/actions.ts", (text) =>
    text.replace("world.log.push", "for (;;);\n  world.log.push"),
  );
  const run = await runTests("test", { workspace: folder, files: [] }, 4000);
  expect(run).toEqual({ files: [], errors: ["the tests did not end within 4 s: is there an endless loop?"] });
});

describe("refused with a sentence", () => {
  test("outside of a workspace", async () => {
    const folder = temporaryFolder({});
    const { status, err } = await courseIn(folder, ["test"]);
    expect(status).toBe(2);
    expect(err[0]).toBe(
      `test: the current folder is "${folder}", which is in no workspace; expected one that start-module made: --dir names it from elsewhere`,
    );
  });

  test("--dir that is no workspace", async () => {
    const { status, err } = await courseIn(temporaryFolder({}), ["test", "--dir", "nowhere"]);
    expect(status).toBe(2);
    expect(err[0]).toBe(
      'test: --dir is "nowhere", which is no workspace; expected one that start-module made',
    );
  });

  test("a module that is not started", async () => {
    const { status, err } = await courseIn(aWorkspace(), ["test", "03"]);
    expect(status).toBe(2);
    expect(err[0]).toMatch(
      /^test: NN is "03", which is not started; expected .* start-module 03 ".*my first engine" first$/,
    );
  });

  test("nothing installed", async () => {
    const folder = aWorkspace();
    rmSync(join(folder, "node_modules"));
    const { status, err } = await courseIn(folder, ["test"]);
    expect(status).toBe(2);
    expect(err[0]).toContain("has no vitest installed; expected it: run npm install there");
  });

  test("--watch with --json", async () => {
    const { status, err } = await courseIn(aWorkspace(), ["test", "--watch", "--json"]);
    expect(status).toBe(2);
    expect(err[0]).toContain("--watch never ends");
  });
});
