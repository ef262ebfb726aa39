/** Matches of chance in the middle: where laws are asked. */
import { type Match, type Stage, Stream, setUpRandomMatch } from "@course/harness";
import fc, { type Arbitrary } from "fast-check";

/** Where to look: which match, and after how many decisions. */
export interface Place {
  readonly seed: number;
  readonly decisions: number;
}

/** Places in matches of chance. They shrink towards early ones. */
export const places: Arbitrary<Place> = fc.record({
  seed: fc.integer({ min: 1, max: 1_000_000 }),
  decisions: fc.nat(160),
});

/** The match at a place, or at its last decision where it ends before. */
export function matchAt(stage: Stage, { seed, decisions }: Place): Match {
  const { match, stream } = setUpRandomMatch(stage, { seed });
  let before = match;
  for (let left = decisions; left > 0; left--) {
    before = match.clone();
    match.perform(stream.oneOf(match.legalActions()));
    if (match.toMove === undefined) return before;
  }
  return match;
}

/** Goes on by chance for some decisions, or to the end. */
export function goOn(match: Match, decisions: number, seed: number): void {
  const stream = new Stream(seed);
  for (let left = decisions; left > 0 && match.toMove !== undefined; left--)
    match.perform(stream.oneOf(match.legalActions()));
}
