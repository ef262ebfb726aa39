/**
 * What happens as the turn passes: two lists that the rules name (rulebook 8.7.3).
 *
 * `turnEnd` is run for the player whose turn has ended, `turnStart` for the one whose turn begins; the active
 * player is the one that a step is about. Between the End of Turn Phase and the Start of Turn Phase nothing
 * answers: these steps raise no Events that a trigger could answer before the Start of Turn Phase.
 */
import { currentRules, type Step } from "@course/core";

/** The name under which rules list what happens to the player whose turn has ended. */
export const TURN_END = "turnEnd";
/** The name under which rules list what happens to the player whose turn begins. */
export const TURN_START = "turnStart";

/** Runs one of the two lists. Rules that have none do nothing. */
export function runTurnSteps(order: string): void {
  for (const step of (currentRules().orders[order] ?? []) as readonly Step[]) step.run();
}
