/** The engine has no clock, no chance of its own and no machine under it: planted uses are refused. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Answer, Copy } from "../src/repository.ts";

const CLOCK = "The engine has no clock and no machine under it";
const CHANCE = "The engine draws from the world's own random stream";
const GLOBALS = ["Date", "performance", "process", "console", "crypto", "setTimeout", "Intl", "globalThis"];
const FILE = "packages/core/src/planted.ts";
const TEXT = [
  ...GLOBALS.map((name) => `export const ${name}1: unknown = ${name};`),
  "export const a: number = Math.random();",
  "export const { random } = Math;",
  "export const b: number = Math.floor(1.5);",
].join("\n");

describe("purity of the engine", () => {
  let copy: Copy;
  let lint: Answer;

  beforeAll(() => {
    copy = new Copy({ [FILE]: TEXT });
    lint = copy.run("biome", "lint", "--vcs-enabled=false", "--max-diagnostics=none", FILE);
  }, 60_000);

  afterAll(() => copy.remove());

  test.each(GLOBALS)("%s is refused", (name) => {
    expect(lint.status).not.toBe(0);
    expect(lint.text).toContain(`Do not use the global variable ${name}.`);
    expect(lint.text).toContain(CLOCK);
  });

  test("Math.random is refused, called or taken apart, and the rest of Math is not", () => {
    expect(lint.text.split(CHANCE).length - 1).toBe(2);
  });

  test("for core's sources neither Node's nor the browser's globals exist", () => {
    const { text } = copy.run("tsc", "--project", "packages/core/tsconfig.src.json");
    for (const name of ["performance", "process", "console", "crypto", "setTimeout"]) {
      expect(text).toMatch(new RegExp(`planted\\.ts.*Cannot find name '${name}'`));
    }
  }, 60_000);
});
