/** The command line: finds the subcommand, runs it, and turns how it ended into an exit status. */
import { Command, CommanderError } from "commander";
import { type ExitStatus, type Subcommand, UsageError } from "./subcommand.ts";
import { subcommands } from "./subcommands.ts";
import type { Terminal } from "./terminal.ts";

/**
 * Runs `course` with the words that follow it.
 *
 * @param words - For example `["play", "baron.json", "--json"]`.
 * @returns The exit status. Everything that is wrong with the call was said on standard error.
 */
export async function runCourse(words: readonly string[], terminal: Terminal): Promise<ExitStatus> {
  let status: ExitStatus = 0;
  const program = new Command("course").description("The course's command: checks, runs and shows.");
  quieten(program, terminal);
  for (const subcommand of subcommands) {
    const command = program.command(subcommand.name).description(subcommand.summary);
    command.option("--json", "print one JSON document to standard output");
    quieten(command, terminal);
    subcommand.declare(command);
    command.action(async () => {
      status = await run(subcommand, command, terminal);
    });
  }
  try {
    await program.parseAsync(words, { from: "user" });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? 0 : 2; // Help that was asked for is an answer; the rest is a wrong call.
  }
  return status;
}

async function run(subcommand: Subcommand, command: Command, terminal: Terminal): Promise<ExitStatus> {
  const { json = false, ...options } = command.opts<{ json?: boolean }>();
  try {
    return await subcommand.run({ arguments: command.processedArgs, options, json }, terminal);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    terminal.err(error.message);
    return 2;
  }
}

/** Commander writes through the terminal and never ends the process. */
function quieten(command: Command, terminal: Terminal): void {
  command.exitOverride();
  command.configureOutput({
    writeOut: (text) => terminal.out(text.trimEnd()),
    writeErr: (text) => terminal.err(text.trimEnd()),
    outputError: (text, write) => write(`${text.trimEnd()}\nusage: ${usage(command)}`),
  });
}

function usage(command: Command): string {
  const names = [command.parent?.name(), command.name()].filter((name) => name !== undefined);
  return `${names.join(" ")} ${command.usage()}`;
}
