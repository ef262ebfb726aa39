/** The `course` command: reads the command line and runs one subcommand. */
export {};
