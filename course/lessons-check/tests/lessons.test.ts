/** The lessons of the course: fresh, whole and true. A stale one is filled again by the command that the message names. */
import { describe, expect, test } from "vitest";
import { CHECKS } from "../src/check.ts";
import { faultText } from "../src/fault.ts";
import { COMMAND, lessons, readText } from "../src/files.ts";
import { fill } from "../src/fill.ts";
import { readMarkdown } from "../src/markdown.ts";

test("there are lessons", () => expect(lessons().length).toBeGreaterThanOrEqual(3));

describe.each(lessons())("%s", (path) => {
  const text = readText(path);

  test("is fresh: its code, logs and output are what they are now", () => {
    expect(text, `${path} is stale: run \`${COMMAND}\``).toBe(fill(path, text));
  }, 60_000);

  test.each(Object.entries(CHECKS))(
    "%s",
    (_, check) => {
      expect(check(readMarkdown(path, text)).map(faultText)).toEqual([]);
    },
    60_000,
  );
});
