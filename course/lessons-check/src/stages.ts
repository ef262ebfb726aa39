/** The course's stages by the number of their module. */
import type { Stage } from "@course/harness";
import { stage as handles } from "@course/module-01/reference";
import { stage as eventQueue } from "@course/module-02/reference";
import { stage as deathStep } from "@course/module-03/reference";
import { stage as interceptors } from "@course/module-04/reference";
import { stage as assemble } from "@course/module-05/reference";

const STAGES: Readonly<Record<string, Stage>> = {
  "01": handles,
  "02": eventQueue,
  "03": deathStep,
  "04": interceptors,
  "05": assemble,
};

/** The stage with all words of the course: for module 00, which has none of its own. */
export const LAST_STAGE: Stage = assemble;

/** The stage of a module: `03`. */
export function stageOf(module: string): Stage {
  const stage = STAGES[module];
  if (stage === undefined) {
    throw new Error(`module is "${module}"; expected one of ${Object.keys(STAGES).join(", ")}`);
  }
  return stage;
}
