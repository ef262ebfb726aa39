/** Runs the command in this process and hears what it says. */
import { runCourse } from "../../src/program.ts";
import type { Terminal } from "../../src/terminal.ts";
import { listeningTerminal } from "../listening-terminal.ts";

/** How a call ended, and what it said on each stream. */
export interface Heard {
  readonly status: number;
  readonly out: readonly string[];
  readonly err: readonly string[];
  /** Both streams as one text. */
  readonly text: string;
}

/** Calls `course` in a folder; `ask` answers its question, if it has one. */
export async function courseIn(
  folder: string,
  words: readonly string[],
  ask?: Terminal["ask"],
): Promise<Heard> {
  const terminal = { ...listeningTerminal(folder), ...(ask && { ask }) };
  const status = await runCourse(words, terminal);
  const { out, err } = terminal.heard;
  return { status, out, err, text: [...out, ...err].join("\n") };
}
