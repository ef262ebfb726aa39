/**
 * Known-wrong engine: a trigger that is being resolved is started again by what it causes.
 *
 * Lesson 05, Predict: "It ends if a trigger that is being resolved is not started again by what it causes."
 *
 * A limit then has to end what would never end.
 */
import type { KernelGame, NewGame } from "@course/harness";
import { stage } from "../reference.ts";

/** The tests that tell it from a right engine. */
export const fails: readonly string[] = ["test_05_a_trigger_never_nests_in_itself", "test_05_event_limit"];

/** A trigger is known by its bit while it resolves; one without a bit is never found to be resolving. */
export const newGame: NewGame = (opts) => {
  const game = stage.newGame(opts) as KernelGame;
  for (const trigger of game.world.library.triggers) Object.assign(trigger, { bit: 0 });
  return game;
};
