/** `course soak`: many matches, and how one that fails is told: by a planted fault each. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Scenario } from "@course/harness";
import { describe, expect, test } from "vitest";
import { runCourse } from "../src/program.ts";
import { listeningTerminal } from "./listening-terminal.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const folder = temporaryFolder({ "a-file": "" });
const engine = (name: string) => fileURLToPath(new URL(`fixtures/${name}-rules.ts`, import.meta.url));

async function course(...words: string[]) {
  const terminal = listeningTerminal(folder);
  const status = await runCourse(words, terminal);
  return { status, out: terminal.heard.out, err: terminal.heard.err.join("\n") };
}

/** A soak of a few matches with a planted fault. */
function soak(fault: string, ...words: string[]) {
  return course("soak", "--threads", "1", "--engine", engine(fault), ...words);
}

/** Types a command that was printed. */
function typed(command: string) {
  return course(...command.split(" ").slice(1));
}

/** What stands behind a word at the beginning of a line. */
function after(word: string, lines: readonly string[]): string {
  const line = lines.find((each) => each.trim().startsWith(word)) ?? "";
  return line.trim().slice(word.length).trim();
}

describe("matches that break nothing", () => {
  test("plays matches on threads and adds them up", async () => {
    const { status, out } = await course("soak", "--games", "4", "--threads", "2", "--deep-every", "50");
    expect(status).toBe(0);
    expect(out.at(-1)).toMatch(/^4 matches, \d+ decisions, 0 broken; /);
  });

  test("says that a record breaks no law", async () => {
    const [printed = ""] = (await course("match", "--seed", "2", "--json")).out;
    writeFileSync(join(folder, "fine.json"), JSON.stringify(JSON.parse(printed).record));
    expect(await course("soak", "--replay", "fine.json")).toMatchObject({
      status: 0,
      out: ["no law is broken"],
    });
  });

  test("refuses what is no number", async () => {
    const { status, err } = await course("soak", "--games", "many");
    expect([status, err]).toEqual([2, 'soak: --games is "many"; expected an integer of at least 1']);
  });
});

describe("a match that breaks a law", () => {
  test("is told as a small scenario, with the command that breaks the law again", async () => {
    const { status, out } = await soak("undying", "--games", "1", "--failures", "found");
    expect(status).toBe(1);
    expect(out[0]).toMatch(/^FAILED {2}seed 0: entity \d+: is dying and still in play$/);
    expect(after("scenario:", out)).toBe("found/seed-0.json, 2 cards and 1 step");
    expect(out.join("\n")).toContain(`npm start -- found/seed-0.json --engine ${engine("undying")})`);

    const scenario: Scenario = JSON.parse(readFileSync(join(folder, "found/seed-0.json"), "utf8"));
    const printed = out.slice(out.indexOf("  {"), out.indexOf("  }") + 1);
    expect(JSON.parse(printed.join("\n"))).toEqual(scenario);
    expect(scenario).toMatchObject({ source: "course soak, seed 0", expect: [{ laws: [] }] });

    const played = await typed(after("replay:", out));
    expect(played.status).toBe(1);
    expect(played.out.join("\n")).toContain(`FAILED  laws: expected none, got ${scenario.title}`);
    // On the rules without the fault the file holds, so that it can stay as a test.
    expect((await course("play", "found/seed-0.json")).status).toBe(0);
  });

  test("is told as a record too, and what is told already by its seed", async () => {
    const { out } = await soak("undying", "--games", "4", "--failures", "records");
    const replayed = await typed(after("record:", out).replace(/^\d+ decisions: /, ""));
    expect(replayed.status).toBe(1);
    expect(replayed.out[0]).toMatch(/is dying and still in play$/);
    expect(readdirSync(join(folder, "records")).sort()).toEqual([
      "seed-0.json",
      "seed-0.record.json",
      "seed-1.json",
      "seed-1.record.json",
    ]);
    expect(out).toContain("FAILED in a way that was told: seeds 2, 3");
    expect((await typed(after("one of them:", out))).out[0]).toMatch(/^FAILED {2}seed 2: /);
  });

  test("is told in one document", async () => {
    const { out } = await soak("undying", "--games", "3", "--json");
    const { failures } = JSON.parse(out.join("\n"));
    expect(failures).toHaveLength(3);
    expect(failures[0]).toMatchObject({
      seed: 0,
      scenario: { id: "seed-0" },
      record: { format: 1 },
      files: { scenario: join(folder, "soak-failures/seed-0.json") },
      play: `course play soak-failures/seed-0.json --engine ${engine("undying")}`,
    });
    expect(failures[2]).toEqual({
      seed: 2,
      what: expect.stringContaining("is dying"),
      again: expect.stringMatching(/^course soak --from 2 --games 1/),
    });
  });
});

test("a match that ends in an error is told by a scenario that ends in it", async () => {
  const { out } = await soak("failing-attack", "--games", "1", "--failures", "errors");
  expect(out[0]).toBe("FAILED  seed 0: error: planted: the attack never ends");
  expect(after("scenario:", out)).toMatch(/ [12] cards? and 1 step$/);
  const played = await typed(after("replay:", out));
  expect(played.status).toBe(1);
  expect(played.out).toContain("  step 1, attack: planted: the attack never ends");
});

test("a match that no scenario shows is told loudly, by its record", async () => {
  const { status, out } = await soak("failing-start", "--games", "1", "--failures", "unsaid");
  expect(status).toBe(1);
  expect(out.slice(0, 2)).toEqual([
    "FAILED  seed 0: error: planted: no first turn",
    "  NO SCENARIO SHOWS IT: it fails before the first turn, and scenarios begin in one",
  ]);
  expect(JSON.parse(out.find((line) => line.startsWith("{")) ?? "")).toMatchObject({ start: { seed: 0 } });
  const replayed = await typed(after("record:", out).replace(/^\d+ decisions: /, ""));
  expect(replayed).toMatchObject({ status: 1, out: ["error: planted: no first turn"] });
  expect((await typed(after("again:", out))).out[0]).toBe(out[0]);
});

test("where no file can be written, all is printed", async () => {
  const { status, out } = await soak("undying", "--games", "1", "--failures", "a-file");
  expect(status).toBe(1);
  expect(out[1]).toMatch(/^ {2}NO FILE WAS WRITTEN: EEXIST/);
  expect(after("scenario:", out)).toContain("keep the lines from { to } in FILE.json and run: course play");
  expect(after("record:", out)).toContain("keep the next line in FILE and run: course soak --replay FILE");
  expect(existsSync(join(folder, "a-file/seed-0.json"))).toBe(false);
});

test.each([
  ["no-such", "; expected a module that exports a stage"],
  ["no-matches", ", whose stage plays no match: "],
])("refuses an engine: %s", async (name, sentence) => {
  const { status, err } = await soak(name);
  expect(status).toBe(2);
  expect(err).toContain(`soak: --engine is "${engine(name)}"${sentence}`);
});
