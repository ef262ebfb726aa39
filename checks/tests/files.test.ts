/** What every source file keeps to: it says first which rule it is, it is short, and its name says something. */
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { ROOT, sources } from "../src/repository.ts";

const MAX_LINES = 300;
/** Tables and generated files may be long; they say so in their head comment. */
const MAY_BE_LONG = /@table|@generated/;

test("each source file starts with a comment that says what it is", () => {
  expect(sources().filter((file) => !/^(#!.*\n)?\/\*\*/.test(read(file)))).toEqual([]);
});

test(`no source file is over ${MAX_LINES} lines`, () => {
  expect(
    sources().filter(
      (file) => read(file).split("\n").length - 1 > MAX_LINES && !MAY_BE_LONG.test(head(file)),
    ),
  ).toEqual([]);
});

test("no file is a drawer for everything", () => {
  expect(sources().filter((file) => /^(utils?|helpers?|common|misc)\.ts$/.test(basename(file)))).toEqual([]);
});

function read(file: string): string {
  return readFileSync(join(ROOT, file), "utf8");
}

function head(file: string): string {
  return read(file).split("*/")[0] ?? "";
}
