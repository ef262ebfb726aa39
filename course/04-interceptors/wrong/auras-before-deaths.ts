/**
 * Known-wrong engine: auras are looked at before the Death Creation Step, and not after it.
 *
 * Lesson 04, Observe: "the update came between the deaths and the Deathrattles"
 */
import { createDeaths, updateAuras } from "@course/core";
import { alterStage, type NewGame, type Stage } from "@course/harness";
import { stage as interceptors } from "../reference.ts";

/** The tests that tell it from a right engine. */
export const fails: readonly string[] = [
  "test_04_simultaneous_death_not_doubled",
  "test_04_aura_timing_order",
];

export const stage: Stage = alterStage(interceptors, { phaseEnd: [updateAuras, createDeaths] });

export const newGame: NewGame = stage.newGame;
