/**
 * Known-wrong engine: the Death Creation Step looks at Health alone, so a mark that says "destroyed" moves
 * nobody.
 *
 * Lesson 03, Observe: "A destroy effect sets a mark, pending destroy."
 */
import { alterStage, type NewGame, type Stage } from "@course/harness";
import { stage as deathStep } from "../reference.ts";

/** The tests that tell it from a right engine. */
export const fails: readonly string[] = ["test_03_destroy_marks_pending"];

/** The mark is never read, so it need not be made. */
export const stage: Stage = alterStage(deathStep, {
  action: (action) => (action.type === "destroy" ? { ...action, phases: [() => {}] } : action),
  word: (word) => (word.type === "destroy" ? { ...word, compile: () => () => {} } : word),
});

export const newGame: NewGame = stage.newGame;
