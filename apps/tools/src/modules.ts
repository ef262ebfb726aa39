/** The course's modules on disk: tests, reference stage, known-wrong engines and Expansion Drop of each. */
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
  /** Known-wrong engines: mutants of the reference stage, a file each. */
  readonly wrong: readonly string[];
}

/** An Expansion Drop: tests that fail on the module's stage and pass with the solution. */
export interface Drop {
  readonly tests: readonly string[];
  /** Pack files that the stage has never seen. */
  readonly cards: readonly string[];
  /** Where the drop is a call of the harness: the stage that has it. */
  readonly reference: string | undefined;
  /** What else lies in the solution's folder. */
  readonly others: readonly string[];
}

/** The modules of a course folder in order; those without a reference stage, such as 00, are not of the matrix. */
export function findModules(course: string): CourseModule[] {
  const names = namesIn(course).filter((name) => /^\d\d-/.test(name));
  const folders = names.map((name) => join(course, name));
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
    wrong: filesIn(join(folder, "wrong"), ".ts"),
  };
}

function readDrop(folder: string): Drop | undefined {
  const tests = filesIn(join(folder, "tests"), ".test.ts");
  if (tests.length === 0) return undefined;
  const solution = join(folder, "solution");
  const reference = join(solution, "reference.ts");
  const cards = filesIn(solution, ".json");
  const others = filesIn(solution, "").filter((file) => file !== reference && !cards.includes(file));
  return { tests, cards, reference: existsSync(reference) ? reference : undefined, others };
}

function filesIn(folder: string, ending: string): string[] {
  return namesIn(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name));
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}
