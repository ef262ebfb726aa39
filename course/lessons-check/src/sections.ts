/**
 * The shape of a lesson: nine sections in their order, questions with a Discussion, three graded hints.
 *
 * "How the real game differs" is a box inside of Build, and so one level down; the others are sections of their own.
 */
import type { Fault } from "./fault.ts";
import { type Markdown, sectionOf } from "./markdown.ts";

/** The sections of every lesson, in order. */
export const SECTIONS: readonly { readonly title: string; readonly level: number }[] = [
  { title: "Observe", level: 2 },
  { title: "Predict", level: 2 },
  { title: "Spec", level: 2 },
  { title: "Build", level: 2 },
  { title: "How the real game differs", level: 3 },
  { title: "Name it", level: 2 },
  { title: "Expansion Drop", level: 2 },
  { title: "Stress it", level: 2 },
  { title: "Further reading", level: 2 },
];

/** The summary lines of Build's hints. */
export const HINTS: readonly string[] = ["Hint 1: nudge", "Hint 2: concept", "Hint 3: pseudo-code"];

/** What is wrong with the lesson's shape. */
export function checkSections(lesson: Markdown): Fault[] {
  return [
    ...checkOrder(lesson),
    ...checkTitle(lesson),
    ...checkQuestions(lesson, "Predict", [4, 5]),
    ...checkQuestions(lesson, "Stress it", [3, 4]),
    ...checkHints(lesson),
    ...checkDetails(lesson),
  ];
}

function checkOrder({ path, headings }: Markdown): Fault[] {
  const titles = new Set(SECTIONS.map(({ title }) => title));
  const found = headings.filter(({ level, title }) => level === 2 || titles.has(title));
  const order = found.map(({ level, title }) => `${"#".repeat(level)} ${title}`);
  const wanted = SECTIONS.map(({ level, title }) => `${"#".repeat(level)} ${title}`);
  const at = wanted.findIndex((heading, index) => order[index] !== heading);
  const extra = found[wanted.length];
  if (at >= 0) {
    const here = found[at];
    const line = (here?.line ?? headings.at(-1)?.line ?? 0) + 1;
    return [
      { path, line, what: `section ${at + 1} is "${order[at] ?? "missing"}"; expected "${wanted[at]}"` },
    ];
  }
  if (extra === undefined) return [];
  return [{ path, line: extra.line + 1, what: `section "${extra.title}" is one too many; expected nine` }];
}

function checkTitle({ path, headings, lines }: Markdown): Fault[] {
  const titles = headings.filter(({ level }) => level === 1);
  const number = /\/(\d\d)-/.exec(path)?.[1] ?? "";
  if (titles.length === 1 && lines[0]?.startsWith(`# ${number} `)) return [];
  return [
    { path, line: 1, what: `the first line is "${lines[0]}"; expected the only title, "# ${number} ..."` },
  ];
}

/** Numbered questions, and below them one Discussion with an answer `**n.**` to each. */
function checkQuestions(lesson: Markdown, title: string, [least, most]: readonly [number, number]): Fault[] {
  const section = sectionOf(lesson, title);
  if (section === undefined) return [];
  const { path, prose } = lesson;
  const fault = (what: string): Fault => ({ path, line: section.from + 1, what: `${title}: ${what}` });
  const lines = prose.slice(section.from, section.to);
  const details = lines.indexOf("<summary>Discussion</summary>");
  if (details < 0)
    return [fault('there is no "<summary>Discussion</summary>" on a line of its own; expected one')];
  const questions = numbersOf(lines.slice(0, details), /^(\d+)\. /);
  const answers = numbersOf(lines.slice(details), /^\*\*(\d+)\.\*\* /);
  const faults: Fault[] = [];
  if (questions.length < least || questions.length > most) {
    faults.push(fault(`${questions.length} questions; expected ${least} to ${most}, numbered from 1`));
  }
  if (!isCounting(questions))
    faults.push(fault(`questions ${questions.join(", ")}; expected 1, 2, 3 and so on`));
  if (answers.join() !== questions.join()) {
    faults.push(
      fault(`answers ${answers.join(", ")}; expected **1.** to **${questions.length}.**, one each`),
    );
  }
  return faults;
}

function numbersOf(lines: readonly string[], pattern: RegExp): number[] {
  return lines.flatMap((line) => {
    const number = pattern.exec(line)?.[1];
    return number === undefined ? [] : [Number(number)];
  });
}

function isCounting(numbers: readonly number[]): boolean {
  return numbers.every((number, index) => number === index + 1);
}

/** Exactly three `<details>` in Build, the hints. */
function checkHints(lesson: Markdown): Fault[] {
  const section = sectionOf(lesson, "Build");
  if (section === undefined) return [];
  const lines = lesson.prose.slice(section.from, section.to);
  const summaries = lines.flatMap((line) => /^<summary>(.+)<\/summary>$/.exec(line)?.[1] ?? []);
  if (summaries.join("\n") === HINTS.join("\n")) return [];
  const what = `Build: its <details> are ${JSON.stringify(summaries)}; expected ${JSON.stringify(HINTS)}`;
  return [{ path: lesson.path, line: section.from + 1, what }];
}

/** Each `<details>` has a summary and an end, with empty lines where Markdown needs them. */
function checkDetails({ path, prose }: Markdown): Fault[] {
  const faults: Fault[] = [];
  let open = -1;
  for (const [line, text] of prose.entries()) {
    if (text === "<details>") {
      if (open >= 0)
        faults.push({ path, line: line + 1, what: "<details> inside <details>; expected </details>" });
      open = line;
      const summary = /^<summary>.+<\/summary>$/.test(prose[line + 1] ?? "");
      if (!summary || prose[line + 2] !== "") {
        faults.push({
          path,
          line: line + 1,
          what: "<details>; expected <summary>...</summary> and an empty line next",
        });
      }
    }
    if (text === "</details>") {
      if (open < 0) faults.push({ path, line: line + 1, what: "</details>; expected <details> before it" });
      if (prose[line - 1] !== "") {
        faults.push({ path, line: line + 1, what: "</details>; expected an empty line before it" });
      }
      open = -1;
    }
  }
  if (open >= 0) faults.push({ path, line: open + 1, what: "<details>; expected </details>" });
  return faults;
}
