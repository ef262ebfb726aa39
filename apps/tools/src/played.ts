/** What `course play` has to report: a scenario's result, and where the scenario stands. */
import type { ScenarioResult } from "@course/harness";

/** A result, and the absolute path of the file that its scenario stands in. */
export interface Played {
  readonly file: string;
  readonly result: ScenarioResult;
}
