/**
 * Scenario files: text in, scenarios or a list of errors out.
 *
 * A `.json` file holds one scenario, a `.jsonl` file one a line; blank lines are skipped. A file that
 * breaks the format anywhere is refused whole. Nothing here reads a disk: text and file name are given.
 */
import type { Issue } from "./issues.ts";
import { lineAt, pathText, readJson } from "./json-text.ts";
import type { Scenario } from "./scenario.ts";
import { checkLabels } from "./scenario-labels.ts";
import { checkShape } from "./scenario-schema.ts";

/** Longest file that is read, in characters: 64 MB of plain ASCII. */
export const MAX_FILE_LENGTH: number = 64 * 1024 * 1024;

/** Longest scenario that is read, in characters: 1 MB of plain ASCII. */
export const MAX_SCENARIO_LENGTH: number = 1024 * 1024;

/** So many errors are listed; a file with more is as wrong as one with these. */
export const MAX_ERRORS = 100;

/** One mistake in a scenario file, with its place. */
export interface ScenarioError {
  readonly file: string;
  /** In a `.json` file the line of the value, in a `.jsonl` file that of its scenario. From 1. */
  readonly line: number;
  /** From the scenario to the value, `/steps/0/target`; the scenario itself is `/`. */
  readonly path: string;
  /** What stands there, shortened. */
  readonly found: string;
  readonly expected: string;
  /** The known word that was probably meant. */
  readonly nearest?: string;
  /** The whole as a sentence: `file:line: path is found; expected what`. */
  readonly message: string;
}

/** All scenarios of a file, or why it was refused. */
export type LoadedScenarios =
  | { readonly scenarios: readonly Scenario[] }
  | { readonly errors: readonly ScenarioError[] };

/**
 * Reads the scenarios of one file.
 *
 * @param text - The file's text.
 * @param file - Its name, for the errors; one that ends in `.jsonl` holds a scenario a line.
 * @returns Every scenario, or at least one error and at most `MAX_ERRORS`. Never throws.
 * @example loadScenarios('{"id": 5}', "a.json") // errors[0]: a.json:1: /id is 5; expected an id in kebab case
 */
export function loadScenarios(text: string, file: string): LoadedScenarios {
  if (text.length > MAX_FILE_LENGTH) return refused(file, tooLong(text, MAX_FILE_LENGTH));
  const pieces = file.endsWith(".jsonl") ? linesOf(text) : [{ text, line: undefined }];
  if (pieces.length === 0) return refused(file, NO_SCENARIO);
  const scenarios: Scenario[] = [];
  const errors: ScenarioError[] = [];
  const lineOfId: LineOfId = new Map();
  for (const piece of pieces) {
    const checked = checkText(piece, file);
    if ("errors" in checked) errors.push(...checked.errors);
    else errors.push(...repeatedId(checked.scenario, piece, file, lineOfId));
    if ("scenario" in checked) scenarios.push(checked.scenario);
    if (errors.length >= MAX_ERRORS) break;
  }
  return errors.length === 0 ? { scenarios } : { errors: errors.slice(0, MAX_ERRORS) };
}

const NO_SCENARIO: Issue = { path: [], found: "an empty file", expected: "a scenario a line" };

/** The line on which each id was first seen. */
type LineOfId = Map<string, number>;

/** The text of one scenario; `line` is its line, or absent where the scenario spans lines of its own. */
interface Piece {
  readonly text: string;
  readonly line: number | undefined;
}

function linesOf(text: string): Piece[] {
  const lines = withoutMark(text).split("\n");
  return lines
    .map((line, index) => ({ text: line, line: index + 1 }))
    .filter((piece) => piece.text.trim() !== "");
}

/** Some editors begin a file with a byte order mark, which JSON does not allow. */
function withoutMark(text: string): string {
  return text.startsWith("\uFEFF") ? text.slice(1) : text;
}

function checkText(piece: Piece, file: string): { scenario: Scenario } | { errors: ScenarioError[] } {
  const text = withoutMark(piece.text);
  const at = piece.line ?? 1;
  const refuse = (line: number, issue: PlacedIssue) => ({ errors: [error(file, line, issue)] });
  if (text.length > MAX_SCENARIO_LENGTH) return refuse(at, tooLong(text, MAX_SCENARIO_LENGTH));
  const read = readJson(text);
  if ("problem" in read) {
    return refuse(piece.line ?? lineAt(text, read.problem.offset), read.problem);
  }
  const shape = checkShape(read.value);
  const issues = "issues" in shape ? shape.issues : checkLabels(shape.scenario);
  if ("scenario" in shape && issues.length === 0) return { scenario: shape.scenario };
  const lines = piece.line === undefined ? linesByPath(text) : undefined;
  return { errors: issues.map((issue) => error(file, lines?.(issue.path) ?? at, issue)) };
}

/** Finds the line of the value at a path, or of the nearest value around it where nothing stands. */
function linesByPath(text: string): (path: Issue["path"]) => number {
  const positions = new Map<string, number>();
  readJson(text, positions);
  return (path) => {
    for (let length = path.length; length >= 0; length--) {
      const offset = positions.get(pathText(path.slice(0, length)));
      if (offset !== undefined) return lineAt(text, offset);
    }
    return 1;
  };
}

function repeatedId({ id }: Scenario, piece: Piece, file: string, lineOfId: LineOfId): ScenarioError[] {
  const line = piece.line ?? 1;
  const first = lineOfId.get(id);
  if (first === undefined) {
    lineOfId.set(id, line);
    return [];
  }
  const expected = `an id that no other scenario has (line ${first} has it)`;
  return [error(file, line, { path: ["id"], found: JSON.stringify(id), expected })];
}

function tooLong(text: string, limit: number): Issue {
  return { path: [], found: `${text.length} characters long`, expected: `at most ${limit} characters` };
}

function refused(file: string, issue: Issue): LoadedScenarios {
  return { errors: [error(file, 1, issue)] };
}

/** An issue whose path is given as its parts or, by the JSON reader, as text. */
type PlacedIssue = Omit<Issue, "path"> & { readonly path: Issue["path"] | string };

function error(file: string, line: number, issue: PlacedIssue): ScenarioError {
  const path = typeof issue.path === "string" ? issue.path : pathText(issue.path);
  const { found, expected, nearest } = issue;
  const hint = nearest === undefined ? "" : ` (nearest: ${JSON.stringify(nearest)})`;
  const message = `${file}:${line}: ${path} is ${found}; expected ${expected}${hint}`;
  return { file, line, path, found, expected, ...(nearest !== undefined && { nearest }), message };
}
