/** What `course status` says: a line a module, and what comes next. */
import { type Course, quoted, toType } from "./course/course-folder.ts";
import type { Terminal } from "./terminal.ts";
import type { Predictions } from "./workspace/notes.ts";

/** A module's or a drop's tests. */
export interface PartStatus {
  readonly state: "not started" | "RED" | "passed";
  readonly passed: number;
  readonly total: number;
}

/** How far a module is. */
export interface ModuleStatus extends PartStatus {
  readonly number: string;
  readonly title: string;
  readonly drop?: PartStatus;
  readonly predictions?: Predictions;
}

/** How far a workspace is. */
export interface StatusReport {
  readonly workspace: string;
  readonly modules: readonly ModuleStatus[];
  readonly problems: readonly string[];
  readonly next: string;
}

/** Prints it. */
export function printStatus({ workspace, modules, problems, next }: StatusReport, terminal: Terminal): void {
  const { out, paint } = terminal;
  out(paint.title(workspace));
  for (const module of modules) out(moduleLine(module, terminal));
  for (const problem of problems) out(paint.bad(problem));
  out("");
  out(`next: ${next}`);
}

/** What to do next: the first module that is open, then its drop, then the next module. */
export function nextStep(modules: readonly ModuleStatus[], course: Course, folder: string): string {
  const type = (words: string) => toType(course, words, folder);
  const start = (id: string) => toType(course, `start-module ${id} ${quoted(folder)}`);
  const red = modules.find(({ state }) => state === "RED");
  if (red) {
    const { number } = red;
    return `module ${number} is RED: ${toType(course, `lesson ${number}`)}, then ${type(`test ${number} --watch`)}`;
  }
  const redDrop = modules.find(({ drop }) => drop?.state === "RED");
  if (redDrop) {
    const id = `${redDrop.number}x`;
    return `Expansion Drop ${id} is RED: write what it asks for, then ${type(`test ${id}`)}`;
  }
  const last = modules.filter(({ state }) => state === "passed").at(-1);
  if (last?.drop?.state === "not started") {
    return `the Expansion Drop of ${last.number}: commit, then ${start(`${last.number}x`)}`;
  }
  const first = modules.find(({ state }) => state === "not started");
  return first ? start(first.number) : "all modules have passed";
}

function moduleLine({ title, drop, predictions, ...part }: ModuleStatus, terminal: Terminal): string {
  const words = [
    title.padEnd(28),
    partText(part, terminal).padEnd(20),
    ...(drop ? [`drop: ${partText(drop, terminal)}`.padEnd(20)] : []),
    ...(predictions ? [`predictions: ${predictions.written} of ${predictions.asked} written`] : []),
  ];
  return words.join("  ").trimEnd();
}

function partText({ state, passed, total }: PartStatus, { paint }: Terminal): string {
  if (state === "not started") return paint.quiet(state);
  return state === "passed" ? paint.good(`passed ${total}/${total}`) : paint.bad(`RED ${passed}/${total}`);
}
