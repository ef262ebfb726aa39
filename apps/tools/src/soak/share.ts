/** What `course soak` and its threads tell each other. */
import type { MatchRecord } from "@course/harness";

/** The matches of one thread. */
export interface Share {
  readonly seeds: readonly number[];
  /** At each decision whose number it divides, copies of the match are compared; 0: never. */
  readonly deepEvery: number;
}

/** A match that broke a law: its seed, what broke, and the shortest record that shows it. */
export interface SoakFailure {
  readonly seed: number;
  readonly what: string;
  readonly record: MatchRecord;
}

/** What a thread has done since its last report. */
export interface SoakReport {
  readonly matches: number;
  readonly decisions: number;
  readonly failures: SoakFailure[];
  /** Bytes of its heap in use now. */
  readonly heapBytes: number;
}
