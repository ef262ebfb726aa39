/** What a subcommand of `course` is: its words on the command line, and what it does. */
import type { Command } from "commander";
import type { Terminal } from "./terminal.ts";

/** 0: it holds. 1: the check failed. 2: the call is wrong. */
export type ExitStatus = 0 | 1 | 2;

/** One subcommand. It lives in a file of its own and stands in the list of `subcommands.ts`. */
export interface Subcommand {
  readonly name: string;
  /** One line for `course --help`. */
  readonly summary: string;
  /** Declares arguments and options besides `--json`, which every subcommand has. */
  declare(command: Command): void;
  /** Does it. Throws `UsageError` where the call is wrong. */
  run(call: Call, terminal: Terminal): Promise<ExitStatus>;
}

/** A call of a subcommand, as it was typed. */
export interface Call {
  readonly arguments: readonly unknown[];
  readonly options: Readonly<Record<string, unknown>>;
  /** Whether one JSON document is wanted on standard output, and nothing else. */
  readonly json: boolean;
}

/** The call is wrong: says what is wrong, and with it what would be right. */
export class UsageError extends Error {}
