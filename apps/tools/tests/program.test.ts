import { stripVTControlCharacters } from "node:util";
import { describe, expect, test } from "vitest";
import { runCourse } from "../src/program.ts";
import { subcommands } from "../src/subcommands.ts";
import { paintFor } from "../src/terminal.ts";
import { listeningTerminal } from "./listening-terminal.ts";

async function course(...words: string[]) {
  const terminal = listeningTerminal();
  return { status: await runCourse(words, terminal), ...terminal.heard };
}

describe("help is an answer", () => {
  test("of the whole: every subcommand with its line", async () => {
    const { status, out, err } = await course("--help");
    expect({ status, err }).toEqual({ status: 0, err: [] });
    for (const { name } of subcommands) expect(out.some((line) => line.includes(`  ${name} `))).toBe(true);
  });

  test.each(subcommands.map(({ name }) => name))("of %s: its summary and --json", async (name) => {
    const { status, out } = await course(name, "--help");
    expect(status).toBe(0);
    expect(out[0]).toMatch(new RegExp(`^Usage: course ${name} \\[options\\]`));
    expect(out.join("\n")).toContain("--json");
  });
});

describe("a wrong call ends with 2 and says the right form on standard error", () => {
  test.each([
    [
      ["plya"],
      ["error: unknown command 'plya'", "(Did you mean play?)", "usage: course [options] [command]"],
    ],
    [["play"], ["error: missing required argument 'file'", "usage: course play [options] <file...>"]],
    [
      ["verify", "03"],
      [
        "error: too many arguments for 'verify'. Expected 0 arguments but got 1: 03.",
        "usage: course verify [options]",
      ],
    ],
    [
      ["verify", "--jsn"],
      ["error: unknown option '--jsn'", "(Did you mean --json?)", "usage: course verify [options]"],
    ],
    [
      ["verify", "--course", "none"],
      ['verify: --course is "none"; expected a folder of modules (NN-name/reference.ts)'],
    ],
  ])("%j", async (words, sentences) => {
    expect(await course(...words)).toMatchObject({ status: 2, out: [], err: sentences });
  });

  test("no subcommand at all: the help, on standard error", async () => {
    const { status, out, err } = await course();
    expect({ status, out }).toEqual({ status: 2, out: [] });
    expect(err[0]).toBe("Usage: course [options] [command]");
  });
});

test("colours change no word", () => {
  const [plain, coloured] = [paintFor(false), paintFor(true)];
  for (const name of ["good", "bad", "open", "title", "quiet"] as const) {
    expect(plain[name]("held")).toBe("held");
    expect(stripVTControlCharacters(coloured[name]("held"))).toBe("held");
    expect(coloured[name]("held")).not.toBe("held");
  }
});
