/** What an error of a world tells about itself (`failure.ts`), typed. */
import { type Failure, keptFailure } from "./failure.ts";
import type { World } from "./world.ts";

/**
 * The way to an error that a Sequence threw: the world before it, and what was done.
 *
 * @returns `undefined` for any other error, such as the refusal of an action that was never begun.
 * @example failureOf(error)?.world.clone().perform(failureOf(error).action) // throws the same again
 */
export function failureOf(error: unknown): Failure<World> | undefined {
  return keptFailure(error) as Failure<World> | undefined; // Only worlds keep any.
}
