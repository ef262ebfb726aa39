/** Each check finds what it is for: one planted fault of each kind, and nothing in a lesson without one. */
import { describe, expect, test } from "vitest";
import { CHECKS } from "../src/check.ts";
import { faultText } from "../src/fault.ts";
import { readMarkdown } from "../src/markdown.ts";
import { PATH, SOUND } from "./sound-lesson.ts";

/** A fault: what stands in a sound lesson, what stands there instead, and what is said of it. */
type Planted = readonly [name: string, there: string, instead: string, said: RegExp];

const FAULTS: Readonly<Record<string, readonly Planted[]>> = {
  "nine sections, questions and hints": [
    [
      "a section left out",
      "## Name it",
      "Name it",
      /section 6 is "## Expansion Drop"; expected "## Name it"/,
    ],
    [
      "sections in another order",
      "## Observe",
      "## Predict",
      /section 1 is "## Predict"; expected "## Observe"/,
    ],
    [
      "one section more",
      "## Further reading",
      "## Further reading\n\n## More",
      /section "More" is one too many/,
    ],
    ["a box on the wrong level", "### How", "## How", /section 5 is "## How the real game differs"/],
    ["another module's title", "# 02 A lesson", "# 03 A lesson", /expected the only title, "# 02/],
    ["three questions", "4. Four?", "", /Predict: 3 questions; expected 4 to 5/],
    [
      "a question without an answer",
      "**4.** Four.",
      "",
      /Predict: answers 1, 2, 3; expected \*\*1\.\*\* to \*\*4\.\*\*/,
    ],
    [
      "a question counted twice",
      "2. Two?\n3. Three?\n4",
      "2. Two?\n2. Three?\n4",
      /questions 1, 2, 2, 4; expected 1, 2, 3/,
    ],
    ["no Discussion", "<summary>Discussion", "<summary>Answers", /Predict: there is no "<summary>Discussion/],
    ["a hint of another name", "Hint 2: concept", "Hint 2", /Build: its <details> are .*"Hint 2",/],
    [
      "an open <details>",
      "**4.** Four.\n\n</details>",
      "**4.** Four.\n",
      /<details>; expected <\/details>|inside/,
    ],
    [
      "text where Markdown needs an empty line",
      "**4.** Four.\n\n<",
      "**4.** Four.\n<",
      /expected an empty line before/,
    ],
  ],
  "blocks that are checked": [
    [
      "a log that nobody fills",
      "<!-- log: scenarios/depth-first.json -->\n",
      "",
      /block is "text" and nothing fills it/,
    ],
    ["a language that nobody checks", "```json", "```python", /block is "python" and nothing fills it/],
    ["JSON that is none", '"cost": 1,', '"cost": 1;', /block is no JSON/],
    ["a card that the stage refuses", '"attack": 1', '"attack": "x"', /the card.*attack is "x"/],
  ],
  "types of its TypeScript": [
    ["a call that the contract lacks", "game.log()", "game.events()", /:\d+: error TS2339: .*'events'/],
    ["a type that has changed", "readonly GameEvent[]", "readonly string[]", /error TS2322/],
  ],
  "links that lead somewhere": [
    [
      "a file that is not there",
      "expansion/README.md",
      "expansion/READ.md",
      /link is "expansion\/READ.md#steps"; expected a file/,
    ],
    [
      "a heading that is not there",
      "#steps",
      "#stairs",
      /expected a heading of course\/02-event-queue\/expansion/,
    ],
    ["a heading of its own", "(#predict)", "(#perdict)", /link is "#perdict"; expected a heading/],
    ["an address without a lock", "https:", "http:", /expected an https address/],
  ],
  "tests that exist": [
    [
      "a test that is not there",
      "test_02_depth_first`",
      "test_02_breadth_first`",
      /test is "test_02_breadth_first"/,
    ],
    ["a test left out", "- `test_02_depth_first`", "-", /Spec: expected a line about test_02_depth_first/],
  ],
};

describe.each(Object.entries(CHECKS))("%s", (name, check) => {
  const faults = FAULTS[name] ?? [];

  test("a sound lesson has no fault", () => {
    expect(check(readMarkdown(PATH, SOUND))).toEqual([]);
  }, 30_000);

  test("some faults are planted", () => expect(faults.length).toBeGreaterThan(0));

  test.each(faults)(
    "%s",
    (_, there, instead, said) => {
      expect(SOUND).toContain(there);
      const found = check(readMarkdown(PATH, SOUND.replace(there, instead))).map(faultText);
      expect(found.join("\n")).toMatch(said);
      expect(found.every((text) => text.startsWith(`${PATH}:`))).toBe(true);
    },
    30_000,
  );
});

test("a fault names the line that it is in", () => {
  const lesson = readMarkdown(PATH, SOUND.replace("game.log()", "game.events()"));
  const [fault] = CHECKS["types of its TypeScript"]?.(lesson) ?? [];
  expect(lesson.lines[(fault?.line ?? 0) - 1]).toContain("game.events()");
}, 30_000);
