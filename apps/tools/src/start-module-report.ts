/** What `course start-module` says: what was made, what was left alone, how RED it is, what to do next. */
import { relative } from "node:path";
import { type Course, quoted, toType } from "./course/course-folder.ts";
import type { Terminal } from "./terminal.ts";
import type { Placed } from "./workspace/course-files.ts";

/** What was started. */
export interface Started {
  readonly folder: string;
  /** `01`, or `01x` for a drop. */
  readonly part: string;
  readonly isDrop: boolean;
  /** Whether the workspace was made just now. */
  readonly made: boolean;
  readonly files: readonly Placed[];
  /** The notes for the predictions; absent where the lesson asks nothing yet. */
  readonly predictions?: { readonly path: string; readonly created: boolean };
  /** What could not be done, a sentence each. */
  readonly notes: readonly string[];
  /** How many tests of the part pass; absent where they cannot be run. */
  readonly red?: {
    readonly passed: number;
    readonly total: number;
    readonly problems: readonly string[];
    readonly harness?: string;
  };
}

/** Prints it. */
export function printStarted(started: Started, course: Course, terminal: Terminal): void {
  const { paint } = terminal;
  const { folder, part, made, files, predictions, notes, red } = started;
  if (made) terminal.out(`made the workspace ${folder}`);
  for (const file of files) terminal.out(fileText(file));
  if (predictions) terminal.out(`${predictions.created ? "created" : "kept"}  ${predictions.path}`);
  for (const note of [...notes, ...(red?.problems ?? [])]) terminal.out(paint.open(`note: ${note}`));
  terminal.out("");
  if (red) {
    const { passed, total, harness } = red;
    if (harness !== undefined) terminal.out(`harness under test: ${relative(folder, harness)}`);
    const word = passed === total ? paint.good("GREEN") : paint.bad("RED");
    terminal.out(`module ${part}: ${word}, ${passed} of ${total} tests passed`);
  } else {
    terminal.out(`module ${part}: its tests were not run`);
  }
  terminal.out("");
  terminal.out(paint.title("Next:"));
  for (const line of nextSteps(started, course)) terminal.out(`  ${line}`);
}

function fileText({ path, done, orig }: Placed): string {
  if (done === "kept") return `kept  ${path}: you changed it (--force replaces it and keeps yours as .orig)`;
  if (done === "replaced") return `replaced  ${path}: yours is ${orig}`;
  return `${done === "current" ? "unchanged" : done}  ${path}`;
}

function nextSteps({ folder, part, isDrop, predictions, red }: Started, course: Course): string[] {
  const type = (words: string) => toType(course, words, folder);
  const enter = `cd ${quoted(folder)}`;
  if (red === undefined) return [enter, "npm install", type(`test ${part}`)];
  if (isDrop) {
    const lesson = toType(course, `lesson ${part.slice(0, 2)} --section "Expansion Drop"`);
    return [
      enter,
      "commit your engine, if you have not: the drop is measured from that commit",
      lesson,
      "write what it asks for, and nothing else",
      type(`test ${part}`),
    ];
  }
  return [
    enter,
    toType(course, `lesson ${part}`),
    ...(predictions ? [`write your predictions into ${predictions.path}`] : []),
    "build: rules in src/engine/, cards in src/content/, the calls in src/harness/index.ts",
    type(`test ${part} --watch`),
  ];
}
