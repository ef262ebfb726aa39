/** `course match`: whole games in the terminal. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { runCourse } from "../src/program.ts";
import { listeningTerminal } from "./listening-terminal.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const folder = temporaryFolder({ "no-record.json": "{}" });

async function course(...words: string[]) {
  const terminal = listeningTerminal(folder);
  const status = await runCourse(words, terminal);
  return { status, out: terminal.heard.out, err: terminal.heard.err.join("\n") };
}

describe("course match", () => {
  test("tells a whole game, the same for the same seed", async () => {
    const { status, out } = await course("match", "--seed", "3", "--hero", "Thrall", "Rexxar");
    expect(status).toBe(0);
    expect(out[0]).toBe("Thrall against Rexxar");
    expect(out.at(-1)).toMatch(/^(player [01] wins|draw)$/);
    expect(out.some((line) => /^player [01] ends the turn$/.test(line))).toBe(true);
    expect((await course("match", "--seed", "3", "--hero", "Thrall", "Rexxar")).out).toEqual(out);
  });

  test("prints a record, and plays it again", async () => {
    const [printed = ""] = (await course("match", "--seed", "8", "--json")).out;
    const { winner, record } = JSON.parse(printed);
    writeFileSync(join(folder, "record.json"), JSON.stringify(record));
    const again = await course("match", "--replay", "record.json", "--json");
    expect(JSON.parse(again.out[0] ?? "")).toEqual({ winner, record });
    expect((await course("match", "--replay", "record.json")).out).toEqual(
      (await course("match", "--seed", "8")).out,
    );
  });

  test.each([
    [["--seed", "x"], 'match: --seed is "x"; expected an integer'],
    [["--hero", "Nobody"], 'match: hero is "Nobody"; expected one of '],
    [["--hero", "Thrall", "Rexxar", "Thrall"], "match: --hero is given 3 times; expected one or two"],
    [["--deck", "no code"], 'match: code is "no code"; expected a deck code'],
    [["--replay", "no-record.json"], "match: format is undefined; expected 1"],
    [["--replay", "nothing.json"], 'match: --replay is "nothing.json"; expected a file with a record'],
  ])("refuses %j", async (words, sentence) => {
    const { status, err } = await course("match", ...words);
    expect(status).toBe(2);
    expect(err).toContain(sentence);
  });
});
