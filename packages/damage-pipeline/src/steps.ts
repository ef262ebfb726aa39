/**
 * The order of the damage steps: one list, read from the first to the last.
 *
 * A new step is one file in `steps/`, one line here, and one test that fails if its place changes.
 */
import type { DamageStep } from "./damage.ts";
import { armor } from "./steps/armor.ts";
import { redirect } from "./steps/redirect.ts";

/** Who takes it, then what is absorbed. */
export const DAMAGE_STEPS: readonly DamageStep[] = [redirect, armor];
