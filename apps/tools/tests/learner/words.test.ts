/** The parts that only turn texts into texts: lessons, notes, and what a runner printed. */
import { describe, expect, test } from "vitest";
import {
  folded,
  hintsOf,
  predictQuestions,
  sectionNamed,
  sectionTitles,
  titleOf,
  unfolded,
} from "../../src/course/lesson.ts";
import { failureLine, failureLines } from "../../src/learner-tests/failure-text.ts";
import type { GameNotes, TestError } from "../../src/learner-tests/outcome.ts";
import { printedLogs } from "../../src/learner-tests/printed-logs.ts";
import { withLineEndsOf } from "../../src/text-lines.ts";
import { newNotes, notesPath, predictionsIn } from "../../src/workspace/notes.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const LESSON = `# 07 Title

## Predict

1. What is in \`board(0)\`?
2. Two lines
   of one question?

   \`\`\`ts
   ## no heading
   \`\`\`

<details>
<summary>Discussion</summary>

**1.** Nothing.

1. A list inside.

</details>

## Build

Text.

<details>
<summary>Hint 1: nudge</summary>

Think.

</details>

<!-- include: a -->
<details>
<summary>Hint 2: concept</summary>

A \`Map\`.

</details>

## Name it
`;

describe("a lesson", () => {
  test("its title and sections", () => {
    expect(titleOf(LESSON)).toBe("07 Title");
    expect(sectionTitles(LESSON)).toEqual(["Predict", "Build", "Name it"]);
    expect(sectionNamed(LESSON, "name it")).toBe("## Name it\n\n");
    expect(sectionNamed(LESSON, "Spec")).toBeUndefined();
  });

  test("its questions, without the answers", () => {
    expect(predictQuestions(LESSON)).toEqual([
      "What is in `board(0)`?",
      "Two lines\nof one question?\n\n```ts\n## no heading\n```",
    ]);
  });

  test("its hints, and no other details", () => {
    expect(hintsOf(LESSON)).toEqual([
      { summary: "Hint 1: nudge", text: "Think." },
      { summary: "Hint 2: concept", text: "A `Map`." },
    ]);
    expect(hintsOf("")).toEqual([]);
  });

  test("folded and unfolded", () => {
    const short = folded(LESSON, (summary) => `[${summary}]`);
    expect(short).toContain("[Discussion]\n\n## Build");
    expect(short).not.toContain("Nothing.");
    expect(short).not.toContain("include");
    expect(unfolded(LESSON)).toContain("**Hint 1: nudge**\n\nThink.");
  });
});

describe("notes", () => {
  test("a prediction is written when anything stands under its question", () => {
    const notes = newNotes("07", LESSON);
    expect(notes).toContain("# 07 Title: predictions");
    expect(notes).toContain("## 1. What is in `board(0)`?\n\nAnswer:\n");
    const counted = (text: string) => predictionsIn(temporaryFolder({ [notesPath("07")]: text }), "07");
    expect(counted(notes)).toEqual({ written: 0, asked: 2 });
    expect(counted(notes.replaceAll("\n", "\r\n"))).toEqual({ written: 0, asked: 2 });
    expect(counted(notes.replace("Answer:\n", "Answer: two of them\n"))).toEqual({ written: 1, asked: 2 });
    expect(counted(notes.replace("Answer:\n", "no word before it\n"))).toEqual({ written: 1, asked: 2 });
    expect(predictionsIn(temporaryFolder({}), "07")).toBeUndefined();
  });
});

const NAMES: GameNotes = { names: { 1: "Hero", 3: "Acolyte of Pain" } };

function compared(expected: string, actual: string): TestError {
  return {
    name: "AssertionError",
    message: "expected [ …(1) ] to deeply equal [ …(1) ]",
    expected,
    actual,
    diff: "- a\n+ b",
    places: [],
  };
}

const DAMAGED = '[\n  {\n    "amount": 1,\n    "target": 3,\n    "type": "Damaged",\n  },\n]';
const ENTRY =
  '[\n  {\n    "depth": 1,\n    "event": {\n      "id": undefined,\n      "type": "Summoned",\n    },\n  },\n]';

describe("what the runner printed", () => {
  test("logs and trees of logs are read, `undefined` too", () => {
    expect(printedLogs(compared(DAMAGED, "[]"))).toEqual({
      expected: [{ depth: 0, event: { type: "Damaged", target: 3, amount: 1 } }],
      actual: [],
      areTrees: false,
    });
    expect(printedLogs(compared(ENTRY, ENTRY))?.actual).toEqual([
      { depth: 1, event: { type: "Summoned", id: undefined } },
    ]);
  });

  test.each([
    "3",
    '"Damaged"',
    "[\n  3,\n]",
    "[]",
    "[Object]",
    '{\n  "type": "Damaged",\n}',
    "[\n  Map {},\n]",
  ])("%j is no log", (text) => {
    expect(printedLogs(compared(text, text))).toBeUndefined();
  });

  test("a log with its names, or without where no game is known", () => {
    const failure = {
      name: "test_02_x",
      file: "/w/tests/a.test.ts",
      error: compared(DAMAGED, "[]"),
      said: "",
    };
    expect(failureLine({ ...failure, games: [NAMES] })).toBe(
      "test_02_x: expected Damaged(Acolyte of Pain#3, 1); the log ends there",
    );
    expect(failureLine({ ...failure, games: [] })).toBe(
      "test_02_x: expected Damaged(entity#3, 1); the log ends there",
    );
    // Two games that call one id differently: neither is believed.
    expect(failureLine({ ...failure, games: [NAMES, { names: { 3: "Whirlwind" } }] })).toContain("entity#3");
    expect(failureLines({ ...failure, games: [NAMES] }, "/w")).toContain(
      "missing  -  Damaged  target=Acolyte of Pain#3 amount=1",
    );
  });

  test("anything else is shown as the runner compares it", () => {
    const error = { ...compared("1", "2"), places: [{ file: "/w/tests/a.test.ts", line: 3, column: 5 }] };
    const lines = failureLines({ name: "x", file: "", error, games: [], said: "" }, "/w");
    expect(lines).toEqual([
      "AssertionError: expected [ …(1) ] to deeply equal [ …(1) ]",
      "  at tests/a.test.ts:3:5",
      "",
      "- a",
      "+ b",
    ]);
  });
});

test("a text takes the line ends of another", () => {
  expect(withLineEndsOf("a\nb\r\n", "x\r\ny")).toBe("a\r\nb\r\n");
  expect(withLineEndsOf("a\r\nb", "x\ny")).toBe("a\nb");
});
