/**
 * How a thread tells the matches that fail: the first of each kind in full, the others by their seeds.
 *
 * To make one small takes seconds, and a broken rule may break every match.
 */
import { kindOfFailure, type MatchFailure, minimise, type Stage, scenarioOfMatch } from "@course/harness";
import type { SoakFailure, ToldMatch } from "./share.ts";

/** So many of a kind are told in full; one may be misleading. */
const MOST_OF_A_KIND = 2;

/** Tells failures, and remembers of which kinds. */
export class FailureTeller {
  readonly #stage: Stage;
  readonly #told = new Map<string, number>();

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  tell(seed: number, failure: MatchFailure): SoakFailure {
    const { what } = failure;
    const kind = kindOfFailure(what);
    const count = this.#told.get(kind) ?? 0;
    if (count === MOST_OF_A_KIND) return { seed, what };
    this.#told.set(kind, count + 1);
    return { seed, what, told: this.#inFull(seed, failure) };
  }

  /** Whatever goes wrong in making it small, the failure itself is told. */
  #inFull(seed: number, failure: MatchFailure): ToldMatch {
    let { record } = failure;
    try {
      record = minimise(this.#stage, failure);
      const head = { id: `seed-${seed}`, source: `course soak, seed ${seed}` };
      return { record, ...scenarioOfMatch(this.#stage, { ...failure, record }, head) };
    } catch (error) {
      return { record, why: `it cannot be made small: ${error instanceof Error ? error.message : error}` };
    }
  }
}
