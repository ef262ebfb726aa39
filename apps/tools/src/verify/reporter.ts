/**
 * What vitest tells of the matrix: a line of JSON for each test file that has run, with the engine it ran on.
 *
 * Vitest loads this file itself, as a reporter. A line is written as soon as its file has run, so that what is
 * missing at the end was not run, or never came to an end.
 */
import { appendFileSync } from "node:fs";
import type { TestModule } from "vitest/node";

/** A test file that has run on an engine. */
export interface ReportedFile {
  /** The run's `stage`. */
  readonly stage: string;
  readonly file: string;
  /** Why the file could not be loaded, if it couldn't. */
  readonly error: string | undefined;
  readonly tests: readonly ReportedTest[];
}

/** One test of the file, with the first of its errors. */
export interface ReportedTest {
  readonly name: string;
  readonly state: string;
  readonly error: string | undefined;
}

/** The reporter. Its option is the file that it writes to. */
export class MatrixReporter {
  readonly #into: string;

  constructor({ into }: { into: string }) {
    this.#into = into;
  }

  onTestModuleEnd(module: TestModule): void {
    const tests = [...module.children.allTests()].map((test): ReportedTest => {
      const { state, errors } = test.result();
      return { name: test.name, state, error: firstOf(errors) };
    });
    const reported: ReportedFile = {
      stage: module.project.name,
      file: module.moduleId,
      error: firstOf(module.errors()),
      tests,
    };
    appendFileSync(this.#into, `${JSON.stringify(reported)}\n`);
  }
}

// biome-ignore lint/style/noDefaultExport: vitest takes a reporter's file by its default export.
export default MatrixReporter;

function firstOf(
  errors: readonly { readonly name?: string; readonly message: string }[] = [],
): string | undefined {
  const [error] = errors;
  return error && (error.name === undefined ? error.message : `${error.name}: ${error.message}`);
}
