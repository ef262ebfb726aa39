/**
 * Known-wrong engine: the Death Creation Step does not run again after a Death Phase.
 *
 * Lesson 03, Observe: "A Death Phase is an outermost Phase itself. So the step runs again after it, and so
 * on, until nothing dies."
 */
import { createDeaths, eventCount, type Step } from "@course/core";
import { isMortallyWounded } from "@course/damage-pipeline";
import { alterStage, type NewGame, type Stage } from "@course/harness";
import { stage as deathStep } from "../reference.ts";

/** The tests that tell it from a right engine. */
export const fails: readonly string[] = ["test_03_chained_death_phases", "test_03_log_tree_death_phase"];

/** Whether the last step has buried somebody: then a Death Phase came after it, and this step finds nobody. */
let isAfterDeathPhase = false;

const createDeathsOnce: Step = {
  name: createDeaths.name,
  run: () => {
    const before = eventCount();
    createDeaths.run();
    isAfterDeathPhase = eventCount() > before;
  },
};

export const stage: Stage = alterStage(deathStep, {
  layer: (layer) =>
    layer.isMortallyWounded === undefined
      ? layer
      : { ...layer, isMortallyWounded: (id) => !isAfterDeathPhase && isMortallyWounded(id) },
  phaseEnd: [createDeathsOnce],
});

export const newGame: NewGame = stage.newGame;
