/**
 * The course's matrix in CI: what `course verify` says of this repository, a test for each of its cells.
 *
 * A cell is some tests on one engine: a stage, a stage with a drop's solution, or a known-wrong engine.
 */
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { COURSE } from "../scenarios.ts";

interface Report {
  readonly problems: readonly string[];
  readonly cells: readonly Cell[];
  /** The matrix as lines. */
  readonly matrix: readonly string[];
}

interface Cell {
  readonly stage: string;
  readonly tests: string;
  readonly problems: readonly string[];
}

const TOOLS = dirname(createRequire(import.meta.url).resolve("@course/tools/package.json"));

const started = performance.now();
const said = await answerOf("verify", "--course", COURSE, "--json");
const seconds = ((performance.now() - started) / 1000).toFixed(1);
const { cells, matrix, problems }: Report = JSON.parse(said);

test("the matrix is whole", () => {
  console.log([...matrix, `in ${seconds} seconds`].join("\n"));
  const ofCells = cells.flatMap((cell) => cell.problems);
  expect(problems.filter((problem) => !ofCells.includes(problem))).toEqual([]);
});

describe("each test does what is expected of it", () => {
  test.each(cells)("$tests on $stage", (cell) => expect(cell.problems).toEqual([]));
});

/** What the command says on standard output. */
function answerOf(...words: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(TOOLS, "bin/course.js"), ...words], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const chunks: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.on("error", reject);
    child.on("close", () => resolve(Buffer.concat(chunks).toString("utf8")));
  });
}
