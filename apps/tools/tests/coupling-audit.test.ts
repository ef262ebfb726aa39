/** `course coupling-audit` on small workspaces, each with one thing planted, and on this repository. */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { runCourse } from "../src/program.ts";
import { listeningTerminal } from "./listening-terminal.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const REPOSITORY = fileURLToPath(new URL("../../..", import.meta.url));

/** A workspace without fault: content is data, the engine reads it as such. */
const CLEAN = {
  "package.json": JSON.stringify({
    name: "my-engine",
    imports: { "#harness": "./src/harness/index.ts", "#cards/*": { default: "./src/content/*.ts" } },
  }),
  "tsconfig.json":
    '{ // with a comment\n "compilerOptions": { "paths": { "@content/*": ["./src/content/*"] } } }',
  "src/engine/queue.ts":
    'export type Trigger = "deathrattle" | "battlecry";\nexport const summon = () => {};\n',
  "src/content/cards.ts":
    'import "../engine/queue.ts";\nexport const mossback = { name: "Mossback", cost: 1 };\n',
  "src/harness/index.ts":
    'import "../engine/queue.ts";\nimport "../content/cards.ts";\nexport const x = "Loot Hoarder";\n',
  "tests/a.test.ts": 'const loot = "Loot Hoarder";\n',
};

async function audit(files: Record<string, string>, ...words: string[]) {
  const folder = temporaryFolder({ ...CLEAN, ...files });
  const terminal = listeningTerminal(folder);
  const status = await runCourse(["coupling-audit", ".", ...words], terminal);
  return { status, out: terminal.heard.out, err: terminal.heard.err };
}

const engine = (text: string) => ({ "src/engine/planted.ts": text });

test("a workspace without fault is ok", async () => {
  expect(await audit({})).toEqual({ status: 0, out: ["coupling-audit: ok"], err: [] });
});

describe("a card's name in the engine is a finding, with file, line and column", () => {
  test.each<[what: string, text: string, line: string]>([
    [
      "in a string",
      'export const a = 1;\nif (name === "Loot Hoarder") draw();',
      "2:15: names Loot Hoarder in a string",
    ],
    [
      "in a template",
      "const a = 1;\nconst b = `one\n  two Loot Hoarder $" + "{a}`;",
      "3:7: names Loot Hoarder in a string",
    ],
    [
      "in a longer string",
      'throw new Error("no baron-rivendare here");',
      "1:21: names Baron Rivendare in a string",
    ],
    [
      "as an identifier",
      "const isBaronRivendare = true;",
      "1:7: names Baron Rivendare in an identifier (isBaronRivendare)",
    ],
    [
      "as a constant",
      "export enum Card {\n  LOOT_HOARDER,\n}",
      "2:3: names Loot Hoarder in an identifier (LOOT_HOARDER)",
    ],
    [
      "as a private field",
      "class A { #loot_hoarder = 1; }",
      "1:11: names Loot Hoarder in an identifier (loot_hoarder)",
    ],
    ["as a type", 'type A = { "Loot Hoarder": 1 };', "1:13: names Loot Hoarder in a string"],
    ["as a key", 'const on = { "Twisting Nether": () => {} };', "1:15: names Twisting Nether in a string"],
    ["in a regular expression", "const a = /^Loot Hoarder$/;", "1:13: names Loot Hoarder in a string"],
    ["behind an escape", 'const a = "Loot\\u0020Hoarder";', "1:11: names Loot Hoarder in a string"],
    ["added up", 'const a = "Loot " + "Hoarder";', "1:11: names Loot Hoarder in a string"],
    ["of a card for tests", "const testFiller = 1;", "1:7: names Test Filler in an identifier (testFiller)"],
    ["of the workspace's own card", "const mossback = 1;", "1:7: names Mossback in an identifier (mossback)"],
  ])("%s", async (_, text, line) => {
    const { status, out } = await audit(engine(text));
    expect(out).toEqual([
      `src/engine/planted.ts:${line}`,
      expect.stringMatching(/^coupling-audit: failed, 1 finding \(\d+ files, \d+ names\)$/),
    ]);
    expect(status).toBe(1);
  });

  test("once, where one identifier stands for two", async () => {
    expect((await audit(engine("const a = 1 as any;\nconst { lootHoarder } = a;"))).out).toHaveLength(2);
  });

  test("in JavaScript, JSX, JSON and Rust too", async () => {
    const { out } = await audit({
      "src/engine/a.mjs": "export const lootHoarder = 1;",
      "src/engine/b.tsx": "export const b = <p>Loot Hoarder</p>;",
      "src/engine/deep/c.json": '{\n  "cards": ["loot-hoarder"]\n}',
      "src/engine/d.rs": 'fn a() { let b = "Loot Hoarder"; }',
    });
    expect(out.slice(0, -1)).toEqual([
      "src/engine/a.mjs:1:14: names Loot Hoarder in an identifier (lootHoarder)",
      "src/engine/b.tsx:1:21: names Loot Hoarder in a string",
      "src/engine/d.rs:1:19: names Loot Hoarder in a string",
      "src/engine/deep/c.json:2:14: names Loot Hoarder in a string",
    ]);
  });

  test("in the name of a file", async () => {
    const { out } = await audit({ "src/engine/cards/loot-hoarder.ts": "export {};" });
    expect(out[0]).toBe("src/engine/cards/loot-hoarder.ts:1:1: is named for Loot Hoarder");
  });

  test("in a file with Windows line ends", async () => {
    const { out } = await audit(engine("const a = 1;\r\nconst b = 2;\r\n  const lootHoarder = 3;\r\n"));
    expect(out[0]).toMatch(/^src\/engine\/planted\.ts:3:9: /);
  });
});

describe("a name in a comment is a note", () => {
  test.each<[string, string]>([
    ["// Loot Hoarder draws", "1:4"],
    ["/**\n * Such as Loot Hoarder.\n */", "2:12"],
  ])("%j", async (text, place) => {
    expect(await audit(engine(`${text}\nexport {};`))).toMatchObject({
      status: 0,
      out: [`src/engine/planted.ts:${place}: note: names Loot Hoarder in a comment`, "coupling-audit: ok"],
    });
  });
});

describe("rules vocabulary is no finding", () => {
  test.each([
    "const charge = 1;",
    'const a = "Windfury";',
    "function silence() {}",
    "const attack = { defender: 1 };",
  ])("%s", async (text) => {
    const own = {
      "src/content/own.json": '[{ "name": "Charge", "cost": 1 }, { "name": "Windfury", "cost": 2 }]',
    };
    expect((await audit({ ...engine(text), ...own })).status).toBe(0);
  });

  test("and --json tells which names are none for that reason", async () => {
    const own = { "src/content/own.json": '[{ "name": "Charge", "cost": 1 }]' };
    expect(JSON.parse((await audit(own, "--json")).out.join("")).vocabulary).toContain("Charge");
  });
});

describe("imports", () => {
  const content = "which no engine knows";
  test.each<[string, string]>([
    ['import { a } from "../content/cards.ts";', `1:19: imports src/content/cards.ts, ${content}`],
    ['import type { A } from "../content/cards.ts";', `1:24: imports src/content/cards.ts, ${content}`],
    ['import "#harness";', `1:8: imports src/harness/index.ts, ${content}`],
    ['import "#cards/deep/a";', `1:8: imports src/content/deep/a.ts, ${content}`],
    ['import "@content/a.ts";', `1:8: imports src/content/a.ts, ${content}`],
    ['import "my-engine/src/content/a.ts";', `1:8: imports src/content/a.ts, ${content}`],
    ['export * from "../content";', `1:15: imports src/content, ${content}`],
    ['export { a } from "../harness/index.ts";', `1:19: imports src/harness/index.ts, ${content}`],
    ['const a = await import("../content/cards.ts");', `1:24: imports src/content/cards.ts, ${content}`],
    ['const a = require("../content/a.cjs");', `1:19: imports src/content/a.cjs, ${content}`],
    ['type A = import("../content/cards.ts").A;', `1:17: imports src/content/cards.ts, ${content}`],
    [
      'const a = new URL("../content/a.json", import.meta.url);',
      `1:19: imports src/content/a.json, ${content}`,
    ],
    ['const a = import.meta.resolve("../content/a.ts");', `1:31: imports src/content/a.ts, ${content}`],
    ['import "./deep/../../content/a.ts?raw";', `1:8: imports src/content/a.ts, ${content}`],
  ])("of the engine: %s", async (text, line) => {
    const { status, out } = await audit(engine(text));
    expect(out[0]).toBe(`src/engine/planted.ts:${line}`);
    expect(status).toBe(1);
  });

  test.each([
    'import "./queue.ts";',
    'import "node:fs";',
    'import "contents";',
    'import "../contents/a.ts";',
    'import "#none";',
  ])("of the engine, allowed: %s", async (text) => {
    expect((await audit(engine(text))).status).toBe(0);
  });

  test("of content from the harness", async () => {
    const { status, out } = await audit({
      "src/content/a.ts": 'import "../harness/index.ts";\nconst a = "Loot Hoarder";',
    });
    expect(out[0]).toBe("src/content/a.ts:1:8: imports src/harness/index.ts: content knows no harness");
    expect({ status, count: out.length }).toEqual({ status: 1, count: 2 });
  });

  test("in Rust", async () => {
    const text = [
      "use crate::engine::queue;",
      "use crate::content::cards;",
      "use super::super::harness::Game;",
      "use crate::{engine::{content}, harness};",
      'const A: &str = include_str!("../content/a.json");',
    ];
    const { out } = await audit({ "src/engine/a.rs": text.join("\n") });
    expect(out.slice(0, -1)).toEqual([
      `src/engine/a.rs:2:5: imports src/content/cards, ${content}`,
      `src/engine/a.rs:3:5: imports src/harness/Game, ${content}`,
      `src/engine/a.rs:4:5: imports src/harness, ${content}`,
      `src/engine/a.rs:5:30: imports src/content/a.json, ${content}`,
    ]);
  });
});

test("Rust is read by its tokens", async () => {
  const text = [
    "// loot_hoarder",
    "/* outer /* inner */ still loot_hoarder */",
    "fn f<'a>(x: &'a str) -> char { '\"' } // Loot Hoarder",
    'const A: &str = r##"Loot "# Hoarder"##;',
    'const B: &[u8] = b"Loot Hoarder";',
    "const LOOT_HOARDER: u8 = b'\\'';",
    'const C: &str = "a\\" lootHoarder";',
  ];
  const { out } = await audit({ "src/engine/a.rs": text.join("\n") });
  expect(out.slice(0, -1)).toEqual([
    "src/engine/a.rs:4:21: names Loot Hoarder in a string",
    "src/engine/a.rs:5:20: names Loot Hoarder in a string",
    "src/engine/a.rs:6:7: names Loot Hoarder in an identifier (LOOT_HOARDER)",
    "src/engine/a.rs:7:22: names Loot Hoarder in a string",
    "src/engine/a.rs:1:4: note: names Loot Hoarder in a comment",
    "src/engine/a.rs:2:28: note: names Loot Hoarder in a comment",
    "src/engine/a.rs:3:41: note: names Loot Hoarder in a comment",
  ]);
});

test("a file that no parser understands cannot pass", async () => {
  const { status, out } = await audit(engine("const a = ;"));
  expect(out[0]).toMatch(/^src\/engine\/planted\.ts:1:11: cannot be parsed: /);
  expect(status).toBe(1);
});

test("--json is one document", async () => {
  const { status, out } = await audit(engine("// Loot Hoarder\nconst lootHoarder = 1;"), "--json");
  expect(status).toBe(1);
  expect(JSON.parse(out.join(""))).toMatchObject({
    ok: false,
    findings: [
      { file: "src/engine/planted.ts", line: 2, column: 7, kind: "identifier", name: "Loot Hoarder" },
    ],
    notes: [{ line: 1, kind: "comment", name: "Loot Hoarder" }],
  });
});

test("a path with spaces", async () => {
  const folder = temporaryFolder({ "my engine/src/engine/a file.ts": "const lootHoarder = 1;" });
  const terminal = listeningTerminal(folder);
  expect(await runCourse(["coupling-audit", "my engine"], terminal)).toBe(1);
  expect(terminal.heard.out[0]).toMatch(/^src\/engine\/a file\.ts:1:7: /);
});

describe("a wrong call ends with 2 and a sentence", () => {
  test.each([
    [[], /^coupling-audit: DIR is "none"; expected a workspace, with src\/engine in it$/],
    [
      ["--packages"],
      /^coupling-audit: DIR is "none"; expected the repository, with packages\/core\/src, .* in it$/,
    ],
  ])("%j", async (words, sentence) => {
    const terminal = listeningTerminal(temporaryFolder({}));
    expect(await runCourse(["coupling-audit", "none", ...words], terminal)).toBe(2);
    expect(terminal.heard.err.join("\n")).toMatch(sentence);
  });
});

describe("--packages", () => {
  test("holds of this repository: no engine package names a card", async () => {
    const terminal = listeningTerminal(REPOSITORY);
    const status = await runCourse(["coupling-audit", ".", "--packages"], terminal);
    expect(terminal.heard.out.filter((line) => !line.includes(": note: "))).toEqual(["coupling-audit: ok"]);
    expect(status).toBe(0);
  });

  test("finds what is planted in a package", async () => {
    const packages = ["core", "cards", "damage-pipeline", "rules-hs"];
    const files = packages.map((name) => [join("packages", name, "src/index.ts"), "export {};\n"]);
    const planted =
      'import "@course/content-hs";\nimport "../../harness/src/index.ts";\nexport const bolfRamshield = 1;\n';
    const folder = temporaryFolder({
      ...Object.fromEntries(files),
      "packages/rules-hs/src/planted.ts": planted,
    });
    const terminal = listeningTerminal(folder);
    expect(await runCourse(["coupling-audit", ".", "--packages"], terminal)).toBe(1);
    expect(terminal.heard.out.slice(0, -1)).toEqual([
      "packages/rules-hs/src/planted.ts:1:8: imports @course/content-hs, which no engine package knows",
      "packages/rules-hs/src/planted.ts:2:8: imports packages/harness/src/index.ts, which no engine package knows",
      "packages/rules-hs/src/planted.ts:3:14: names Bolf Ramshield in an identifier (bolfRamshield)",
    ]);
  });
});
