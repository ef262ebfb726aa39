/**
 * Why each test fails before its module is built, kept as `red.json` in the module's folder.
 *
 * A test can fail for the want of a call (`harness`), of a card (`vocabulary`) or because the log is another
 * (`behaviour`). The file makes a change of that visible in review: a test that used to fail for its rule and now
 * fails for a misspelt card still fails.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { FailureKind } from "@course/harness";
import type { CourseModule } from "../modules.ts";
import type { Cell } from "./matrix.ts";

/** The reasons of a module's own tests and of its drop's, by the name of the test. */
interface RedReasons {
  readonly tests: Readonly<Record<string, FailureKind>>;
  readonly drop?: Readonly<Record<string, FailureKind>>;
}

const FILE = "red.json";

/** The reasons that this run has found, as the file holds them: by name, so that they stay where they are. */
export function redText(module: CourseModule, cells: readonly Cell[]): string {
  return `${JSON.stringify(redOf(module, cells), null, 2)}\n`;
}

/** Keeps the reasons. Says which file it has written, if it was another. */
export function writeRed(module: CourseModule, cells: readonly Cell[]): string | undefined {
  const file = join(module.folder, FILE);
  const text = redText(module, cells);
  if (existsSync(file) && readFileSync(file, "utf8") === text) return undefined;
  writeFileSync(file, text);
  return file;
}

/** What the file says otherwise than this run. */
export function redProblems(module: CourseModule, cells: readonly Cell[]): string[] {
  const file = join(module.folder, FILE);
  const where = `${module.number} ${FILE}`;
  if (!existsSync(file))
    return [`${where} is missing; expected the reasons that course verify --write keeps`];
  const kept = readFileSync(file, "utf8");
  if (kept === redText(module, cells)) return [];
  const before = entriesOf(kept);
  if (before === undefined)
    return [`${where} is no list of reasons; expected what course verify --write keeps`];
  const now = entriesOf(redText(module, cells)) ?? {};
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])].sort();
  const differing = names.filter((name) => before[name] !== now[name]);
  if (differing.length === 0) return [`${where} is in another form; expected that of course verify --write`];
  return differing.map(
    (name) =>
      `${where}: ${name} is ${said(before[name])}; expected ${said(now[name])}, as this run says (keep it with --write)`,
  );
}

function redOf({ number }: CourseModule, cells: readonly Cell[]): RedReasons {
  const drop = reasons(cells, `${number}x`);
  return { tests: reasons(cells, number), ...(Object.keys(drop).length > 0 && { drop }) };
}

function reasons(cells: readonly Cell[], tests: string): Record<string, FailureKind> {
  const red = cells.filter((cell) => cell.tests === tests && cell.expected === "fail");
  const failed = red.flatMap(({ outcomes }) =>
    outcomes.flatMap(({ name, kind }): [string, FailureKind][] => (kind === undefined ? [] : [[name, kind]])),
  );
  return Object.fromEntries(failed.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Test and reason of both lists, or nothing where the text is no such file. */
function entriesOf(text: string): Record<string, unknown> | undefined {
  try {
    const { tests, drop = {} } = JSON.parse(text);
    const ofDrop = Object.entries(drop).map(([name, kind]) => [`${name} of the drop`, kind]);
    return { ...tests, ...Object.fromEntries(ofDrop) };
  } catch {
    return undefined;
  }
}

function said(kind: unknown): string {
  return kind === undefined ? "not there" : JSON.stringify(kind);
}
