/** What a world starts with (`world.ts`). */
import type { Library } from "./library.ts";
import type { Rules } from "./rules.ts";

/** What a world starts with. */
export interface WorldOptions {
  readonly rules: Rules;
  readonly library: Library;
  /** Seed of the random stream, any integer; 1 if absent. */
  readonly seed?: number;
  /** What is drawn instead of the stream's numbers, an index a draw; one draw more is an error. For tests. */
  readonly rolls?: readonly number[] | undefined;
}
