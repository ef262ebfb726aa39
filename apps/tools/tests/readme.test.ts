/** The README lists the subcommands that there are, and its first example does what it says. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { runCourse } from "../src/program.ts";
import { subcommands } from "../src/subcommands.ts";
import { listeningTerminal } from "./listening-terminal.ts";

const README = readFileSync(new URL("../README.md", import.meta.url), "utf8");
const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const examples = [...README.matchAll(/^course (.*)$/gm)].map(([, words = ""]) => words.split(" "));

test("has a row for each subcommand, and no other", () => {
  const firstCells = [...README.matchAll(/^\| (`[^|]*)\|/gm)].map(([, cell = ""]) => cell);
  const named = firstCells.flatMap((cell) => (cell.startsWith("`cards") ? ["cards"] : namesIn(cell)));
  expect(named.sort()).toEqual(subcommands.map(({ name }) => name).sort());
});

test("calls subcommands that there are", () => {
  const names = new Set(subcommands.map(({ name }) => name));
  expect(examples.length).toBeGreaterThan(0);
  expect(examples.filter(([name = ""]) => !names.has(name))).toEqual([]);
});

test("its first example holds", { timeout: 60_000 }, async () => {
  const terminal = listeningTerminal(ROOT);
  expect(await runCourse(examples[0] ?? [], terminal)).toBe(0);
  expect(terminal.heard.out.join("\n")).toMatch(/^held: 7 of 7 expectations held$/m);
});

/** The subcommands that a cell begins a call of, one or more. */
function namesIn(cell: string): string[] {
  return [...cell.matchAll(/`([a-z-]+)/g)].map(([, name = ""]) => name);
}
