/** The `course` command: reads the command line and runs one subcommand. */
import { runCourse } from "./program.ts";
import { processTerminal } from "./terminal.ts";

process.exitCode = await runCourse(process.argv.slice(2), processTerminal());
