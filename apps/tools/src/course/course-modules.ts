/**
 * The course's modules as a learner meets them: a lesson, tests, a reference stage, an Expansion Drop.
 *
 * A learner names a module by its number, `03`, and its drop by `03x`. Either is a part here: some test
 * files that belong together. Elsewhere: the modules as `course verify` sees them (`../modules.ts`).
 */
import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { UsageError } from "../subcommand.ts";
import type { Course } from "./course-folder.ts";

/** One module of the course. Paths are absolute; any file may be missing while the course is written. */
export interface LearnersModule {
  /** Two digits: `03`. */
  readonly number: string;
  /** What its folder calls it: `death-step`. */
  readonly name: string;
  readonly folder: string;
  readonly lesson: string;
  readonly reference: string;
}

/** A module's own tests, or those of its Expansion Drop. */
export interface Part {
  /** `03`, or `03x` for the drop. */
  readonly id: string;
  /** The module's number. */
  readonly module: string;
  readonly isDrop: boolean;
  /** The test files in the course. */
  readonly tests: readonly string[];
}

/** All modules in order, 00 included. */
export function courseModules({ folder }: Course): LearnersModule[] {
  const names = readdirSync(folder).filter((name) => /^\d\d-/.test(name));
  return names.sort().map((name) => ({
    number: name.slice(0, 2),
    name: name.slice(3),
    folder: join(folder, name),
    lesson: join(folder, name, "lesson.md"),
    reference: join(folder, name, "reference.ts"),
  }));
}

/** All parts that a workspace can hold, in the course's order: 01, 01x, 02, ... A part without tests is none. */
export function courseParts(course: Course): Part[] {
  const buildable = courseModules(course).filter(({ reference }) => existsSync(reference));
  return buildable.flatMap(({ number, folder }) => {
    const own = { id: number, isDrop: false, tests: testFiles(join(folder, "tests")) };
    const drop = { id: `${number}x`, isDrop: true, tests: testFiles(join(folder, "expansion/tests")) };
    return [own, drop].filter(({ tests }) => tests.length > 0).map((part) => ({ ...part, module: number }));
  });
}

/** The module that a call names. */
export function moduleNamed(course: Course, call: string, named: string): LearnersModule {
  const modules = courseModules(course);
  const found = modules.find(({ number }) => number === numberOf(named));
  if (found !== undefined) return found;
  throw wrongNumber(
    call,
    named,
    modules.map(({ number }) => number),
  );
}

/** The part that a call names. */
export function partNamed(course: Course, call: string, named: string): Part {
  const parts = courseParts(course);
  const found = parts.find(({ id }) => id === numberOf(named));
  if (found !== undefined) return found;
  throw wrongNumber(
    call,
    named,
    parts.map(({ id }) => id),
  );
}

/** The names that a part's test files have in a workspace's `tests/`. */
export function testNames({ tests }: Part): string[] {
  return tests.map((file) => basename(file));
}

/** `3` is `03`, and `3X` is `03x`. */
function numberOf(named: string): string {
  return /^\dx?$/i.test(named) ? `0${named}`.toLowerCase() : named.toLowerCase();
}

function wrongNumber(call: string, named: string, numbers: readonly string[]): UsageError {
  return new UsageError(`${call}: NN is "${named}"; expected one of ${numbers.join(", ")}`);
}

function testFiles(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  return names.filter((name) => name.endsWith(".test.ts")).map((name) => join(folder, name));
}
