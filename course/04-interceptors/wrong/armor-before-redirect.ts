/**
 * Known-wrong engine: Armor is asked before anybody can take the damage instead.
 *
 * Lesson 04, Predict: "Armor is asked about damage that reaches the hero, and none does"
 */
import { armor, redirect } from "@course/damage-pipeline";
import { alterStage, type NewGame, type Stage } from "@course/harness";
import { stage as interceptors } from "../reference.ts";

/** The tests that tell it from a right engine. */
export const fails: readonly string[] = ["test_04_redirect_before_armor"];

export const stage: Stage = alterStage(interceptors, { orders: { damageSteps: [armor, redirect] } });

export const newGame: NewGame = stage.newGame;
