/** What `course soak` and its threads tell each other. */
import type { MatchRecord, Scenario } from "@course/harness";

/** How the matches are played. */
export interface HowToPlay {
  /** At each decision whose number it divides, copies of the match are compared; 0: never. */
  readonly deepEvery: number;
  /** The absolute path of a module that exports a stage; absent: the whole game. */
  readonly engine?: string;
}

/** The matches of one thread. */
export interface Share extends HowToPlay {
  readonly seeds: readonly number[];
}

/** A match that failed: its seed and what broke. */
export interface SoakFailure {
  readonly seed: number;
  readonly what: string;
  /** Absent where enough of its kind have been told. */
  readonly told?: ToldMatch;
}

/** How to see a failure again. */
export interface ToldMatch {
  /** The shortest record that shows it. */
  readonly record: MatchRecord;
  /** The smallest scenario that shows it, or why there is none. */
  readonly scenario?: Scenario;
  readonly why?: string;
}

/** What a thread has done since its last report. */
export interface SoakReport {
  readonly matches: number;
  readonly decisions: number;
  readonly failures: SoakFailure[];
  /** Bytes of its heap in use now. */
  readonly heapBytes: number;
}
