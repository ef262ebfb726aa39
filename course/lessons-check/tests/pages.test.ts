/** The course's pages beside the lessons: made from source, or written by hand with links and tests that exist. */
import { describe, expect, test } from "vitest";
import { checkBlocks } from "../src/blocks.ts";
import { faultText } from "../src/fault.ts";
import { readText } from "../src/files.ts";
import { HARNESS_PAGE, harnessPage } from "../src/harness-page.ts";
import { checkLinks } from "../src/links.ts";
import { readMarkdown } from "../src/markdown.ts";
import { checkNamedTests } from "../src/named-tests.ts";

const WRITTEN = [
  "course/README.md",
  "course/research-notes.md",
  HARNESS_PAGE,
  "course/00-rewrite-trap/scenarios.md",
];

test("the page of the contract says what the contract's source says", () => {
  const command = "node course/lessons-check/src/write-pages.ts";
  expect(readText(HARNESS_PAGE), `${HARNESS_PAGE} is stale: run \`${command}\``).toBe(harnessPage());
});

test("the page of the contract has each call and each event", () => {
  const page = harnessPage();
  const rows = page.split("\n").filter((line) => line.startsWith("| `"));
  // What is counted here was counted by hand: a parser that reads less would agree with itself.
  expect(rows.length).toBe(3 + 5 + 25 + 13);
  expect(rows.filter((row) => / \| {2}\|/.test(row))).toEqual([]);
  expect(page).toContain("| `destroy(target: Id): void` | Marks the target pending destroy;");
});

describe.each(WRITTEN)("%s", (path) => {
  const page = readMarkdown(path, readText(path));

  test.each([checkLinks, checkNamedTests, checkBlocks])("%o", (check) => {
    expect(check(page).map(faultText)).toEqual([]);
  });
});
