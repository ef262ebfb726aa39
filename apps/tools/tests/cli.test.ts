/** The command as it is installed: the built program in a process of its own. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { temporaryFolder } from "./temporary-folder.ts";
import { TINY_ENGINE } from "./tiny-engine.ts";

const BIN = fileURLToPath(new URL("../bin/course.js", import.meta.url));
const folder = temporaryFolder({
  "tiny.mjs": TINY_ENGINE,
  "a.json": JSON.stringify({
    id: "a",
    title: "A Yeti has 5 Health",
    rule: "none",
    source: "made up",
    players: [{ hero: "Hero", board: ["Yeti"].map((card) => ({ card, as: "y" })) }, { hero: "Hero" }],
    active: 0,
    steps: [],
    expect: [{ health: ["y", 5] }],
  }),
});

function course(...words: string[]) {
  const { FORCE_COLOR: _, NO_COLOR: __, ...env } = process.env; // Node itself warns where both are set.
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...words], {
    cwd: folder,
    env,
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

test("it plays, and standard output is the answer alone, without colours", () => {
  const { status, stdout, stderr } = course("play", "a.json", "--engine", "tiny.mjs");
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toContain("held    health y: 5\n");
  expect(stdout).not.toContain("\u001b");
});

test("--json is one document", () => {
  const { stdout } = course("play", "--json", "a.json", "--engine", "tiny.mjs");
  expect(JSON.parse(stdout).summary.held).toBe(1);
});

test("whoever stops listening hears no complaint", async () => {
  const child = spawn(process.execPath, [BIN, "play", "a.json", "--engine", "tiny.mjs"], { cwd: folder });
  let complaint = "";
  child.stderr.on("data", (chunk) => {
    complaint += chunk;
  });
  child.stdout.destroy();
  await once(child, "close");
  expect(complaint).toBe("");
});

test("a wrong call ends with 2, a sentence and no stack", () => {
  const { status, stdout, stderr } = course("play", "none.json");
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr).toMatch(/^play: FILE is "none\.json", which does not exist; [^\n]*\n$/);
});
