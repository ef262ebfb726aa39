/**
 * Fills a lesson's blocks with what they must show: code of tested files, logs of scenarios, output of programs.
 *
 * The comment above a block says where its text comes from. Writing a lesson and checking that it is fresh are
 * the same work: fill it, and write or compare.
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { excerpt } from "./excerpt.ts";
import { locate, ROOT, readText } from "./files.ts";
import { logOf } from "./log.ts";
import { type Block, type Directive, readMarkdown } from "./markdown.ts";

/** What fills a block, by the word of its comment. */
const FILLERS: Readonly<Record<string, (lesson: string, argument: string) => string[]>> = {
  include,
  log: logOf,
  run,
};

/** Words of comments that fill nothing. */
const OTHERS: ReadonlySet<string> = new Set(["given"]);

/** The comment that says what fills a block, if one does. */
export function sourceOf({ directives }: Pick<Block, "directives">): Directive | undefined {
  return directives.find(({ kind }) => kind in FILLERS);
}

/**
 * The lesson with every block filled.
 *
 * @param path - The lesson's path from the root.
 * @throws with the lesson's line, where a comment asks for something that is not there.
 */
export function fill(path: string, text: string): string {
  const { lines, blocks, stray } = readMarkdown(path, text);
  const filled = [...lines];
  for (const { line, kind } of [...stray, ...blocks.flatMap(({ directives }) => directives)]) {
    if (!(kind in FILLERS) && !OTHERS.has(kind)) {
      throw new Error(`${path}:${line + 1}: comment is "${kind}:"; expected include, log, run or given`);
    }
  }
  for (const { line } of stray)
    throw new Error(`${path}:${line + 1}: expected a fenced block under this comment`);
  for (const block of [...blocks].reverse()) {
    const source = sourceOf(block);
    if (source === undefined) continue;
    filled.splice(block.from + 1, block.to - block.from - 1, ...linesOf(path, source));
  }
  return filled.join("\n");
}

function linesOf(path: string, { kind, argument, line }: Directive): string[] {
  try {
    return FILLERS[kind]?.(path, argument) ?? [];
  } catch (error) {
    throw new Error(
      `${path}:${line + 1}: ${kind}: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** `path#marker`; several, separated by commas, follow each other with an empty line between. */
function include(lesson: string, argument: string): string[] {
  const parts = argument.split(", ").map((named) => {
    const [file = "", marker] = named.split("#");
    return excerpt(readText(locate(lesson, file)), marker);
  });
  return parts.flatMap((lines, index) => (index === 0 ? lines : ["", ...lines]));
}

/** `path arguments`: a program of the repository, which ends well and prints what the lesson shows. */
function run(lesson: string, argument: string): string[] {
  const [file = "", ...rest] = argument.split(" ");
  const program = join(ROOT, locate(lesson, file));
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...rest], {
    cwd: ROOT,
    encoding: "utf8",
    env: { ...process.env, NO_COLOR: "1", NODE_OPTIONS: "" },
  });
  if (status !== 0) throw new Error(`${file} ended with ${status}: ${stderr.trim()}`);
  return stdout.trimEnd().split("\n");
}
