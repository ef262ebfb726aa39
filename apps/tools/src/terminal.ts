/**
 * Where a command speaks, and how: two streams, colours, progress, the folder it was called in.
 *
 * Colours and progress only on a terminal; `NO_COLOR` turns colours off there too. Commands write
 * through this alone, so a test can listen.
 */
import pc from "picocolors";

/** What a command has of the world around it. */
export interface Terminal {
  /** Writes a line to standard output: what was asked for. */
  out(line: string): void;
  /** Writes a line to standard error: what is wrong. */
  err(line: string): void;
  /** Shows what is being done, on a terminal only. */
  progress(line: string): void;
  /** Asks a question of yes and no. Absent where nobody is there to answer. */
  readonly ask?: (question: string) => Promise<boolean>;
  readonly paint: Paint;
  /** The folder that relative paths start from. */
  readonly folder: string;
}

/** Colours that say nothing which the words don't say. */
export interface Paint {
  good(text: string): string;
  bad(text: string): string;
  /** Something that is neither. */
  open(text: string): string;
  title(text: string): string;
  quiet(text: string): string;
}

/** Colours, or none. */
export function paintFor(coloured: boolean): Paint {
  const colours = pc.createColors(coloured);
  return {
    good: colours.green,
    bad: (text) => colours.bold(colours.red(text)),
    open: colours.yellow,
    title: colours.bold,
    quiet: colours.dim,
  };
}

/** The terminal, pipe or file that this process was started with. */
export function processTerminal(): Terminal {
  const { stdin, stdout, stderr, env } = process;
  stdout.on("error", endQuietly);
  const wantsColour = stdout.isTTY === true && !env.NO_COLOR && env.TERM !== "dumb";
  return {
    out: (line) => stdout.write(`${line}\n`),
    err: (line) => stderr.write(`${line}\n`),
    progress: (line) => stdout.isTTY && stderr.isTTY && stderr.write(`${line}\n`),
    paint: paintFor(wantsColour),
    folder: process.cwd(),
    ...(stdin.isTTY && stdout.isTTY && { ask }),
  };
}

/** Whoever ends the question without an answer has said no. */
async function ask(question: string): Promise<boolean> {
  const { confirm } = await import("@clack/prompts");
  return (await confirm({ message: question, initialValue: false })) === true;
}

/** Whoever reads has heard enough, as `head` has after ten lines: no reason to cry. */
function endQuietly(error: NodeJS.ErrnoException): void {
  if (error.code !== "EPIPE") throw error;
  process.exit();
}
