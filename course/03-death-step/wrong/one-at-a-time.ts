/**
 * Known-wrong engine: the Death Creation Step takes the oldest of the mortally wounded, and leaves the others
 * for the next.
 *
 * Lesson 03, Observe: "takes every minion that is mortally wounded or pending destroy, all of them at once,
 * in order of play"
 */
import {
  createDeaths,
  type EntityId,
  mayHaveDied,
  NONE,
  nextInPlay,
  oldestInPlay,
  type Step,
} from "@course/core";
import { isMortallyWounded } from "@course/damage-pipeline";
import { alterStage, type NewGame, type Stage } from "@course/harness";
import { stage as deathStep } from "../reference.ts";

/** The tests that tell it from a right engine. */
export const fails: readonly string[] = [
  "test_03_simultaneous_removal",
  "test_03_summon_position_after_simultaneous_deaths",
  "test_03_simultaneous_summons_keep_board_order",
];

/** The step, which looks again even if nobody was hurt since. */
const createOneDeath: Step = {
  name: createDeaths.name,
  run: () => {
    mayHaveDied();
    createDeaths.run();
  },
};

export const stage: Stage = alterStage(deathStep, {
  layer: (layer) =>
    layer.isMortallyWounded === undefined
      ? layer
      : { ...layer, isMortallyWounded: (id) => id === oldestMortallyWounded() },
  phaseEnd: [createOneDeath],
});

export const newGame: NewGame = stage.newGame;

function oldestMortallyWounded(): EntityId {
  let id = oldestInPlay();
  while (id !== NONE && !isMortallyWounded(id)) id = nextInPlay(id);
  return id;
}
