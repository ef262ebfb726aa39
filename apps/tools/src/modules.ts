/** The course's modules on disk: tests, reference stage and Expansion Drop of each. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** One module that has a reference stage. Paths are absolute. */
export interface CourseModule {
  /** Two digits: `03`. */
  readonly number: string;
  readonly folder: string;
  /** The file that exports `newGame` of the module's stage. */
  readonly reference: string;
  readonly tests: readonly string[];
  readonly drop: Drop | undefined;
}

/** An Expansion Drop: tests that fail on the module's stage and pass with the solution. */
export interface Drop {
  readonly tests: readonly string[];
  /** Pack files that the stage has never seen. */
  readonly cards: readonly string[];
  /** Where the drop is a call of the harness: the stage that has it. */
  readonly reference: string | undefined;
}

/** The modules of a course folder in order; those without a reference stage, such as 00, are not of the matrix. */
export function findModules(course: string): CourseModule[] {
  const names = existsSync(course) ? readdirSync(course).sort() : [];
  const folders = names.filter((name) => /^\d\d-/.test(name)).map((name) => join(course, name));
  return folders.filter((folder) => existsSync(join(folder, "reference.ts"))).map(readModule);
}

function readModule(folder: string): CourseModule {
  const number = folder.slice(folder.search(/\d\d-[^/\\]*$/)).slice(0, 2);
  return {
    number,
    folder,
    reference: join(folder, "reference.ts"),
    tests: filesIn(join(folder, "tests"), ".test.ts"),
    drop: readDrop(join(folder, "expansion")),
  };
}

function readDrop(folder: string): Drop | undefined {
  const tests = filesIn(join(folder, "tests"), ".test.ts");
  if (tests.length === 0) return undefined;
  const reference = join(folder, "solution", "reference.ts");
  return {
    tests,
    cards: filesIn(join(folder, "solution"), ".json"),
    reference: existsSync(reference) ? reference : undefined,
  };
}

function filesIn(folder: string, ending: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  return names.filter((name) => name.endsWith(ending)).map((name) => join(folder, name));
}
