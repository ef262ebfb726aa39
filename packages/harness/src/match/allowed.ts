/** Whether the rules take an action now: their own check, without doing it. */
import { type Action, actionOf, RefusedError, type World } from "@course/core";

/** An action as the rules know it. */
export type RuleAction = Action & Readonly<Record<string, unknown>>;

/** Asked with the world in place (`World.read`). */
export function isAllowed({ rules }: World, action: RuleAction): boolean {
  try {
    actionOf(rules, action.type).check(action);
    return true;
  } catch (error) {
    if (error instanceof RefusedError) return false;
    throw error;
  }
}
