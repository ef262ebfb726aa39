/** What a run of a learner's tests found: the words between the process that runs them and the one that tells. */

/** A whole run. */
export interface TestRun {
  /** The file that `#harness` led to, absolute; absent where no test imported it. */
  readonly harness?: string;
  readonly files: readonly FileOutcome[];
  /** What went wrong outside of any file. */
  readonly errors: readonly string[];
}

/** One test file. */
export interface FileOutcome {
  /** Absolute. */
  readonly file: string;
  /** Why it could not be loaded; then its tests never ran. */
  readonly errors: readonly TestError[];
  readonly tests: readonly TestOutcome[];
}

/** One test. */
export interface TestOutcome {
  readonly name: string;
  readonly state: "passed" | "failed" | "skipped";
  readonly errors: readonly TestError[];
  /** The games that a failed test made, as they were when it ended. */
  readonly games: readonly GameNotes[];
  /** What it wrote to the console. */
  readonly said: string;
}

/** An error as the runner reports it. */
export interface TestError {
  readonly name: string;
  readonly message: string;
  /** The runner's own comparison of what was expected and what came. */
  readonly diff?: string;
  /** Both values of a comparison, printed by the runner. */
  readonly expected?: string;
  readonly actual?: string;
  /** Where, the innermost place first: files of the workspace only. */
  readonly places: readonly Place[];
}

/** A place in a file, absolute. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** What a game says of itself. Only what was asked without an error is here. */
export interface GameNotes {
  /** Names by id. */
  readonly names: Readonly<Record<string, string>>;
  readonly tree?: readonly NotedEntry[];
}

/** An entry of `logTree()`, as the engine gave it. */
export interface NotedEntry {
  readonly depth: number;
  readonly event: object;
}
