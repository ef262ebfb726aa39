/**
 * Known-wrong engine: a minion at 0 Health or less no longer triggers.
 *
 * Lesson 02, Spec: "at 0 Health and below a minion goes on"
 */
import type { LabelledTrigger } from "@course/cards";
import { healthOf } from "@course/damage-pipeline";
import { alterStage, type NewGame, type Stage } from "@course/harness";
import { stage as eventQueue } from "../reference.ts";

/** The tests that tell it from a right engine. */
export const fails: readonly string[] = ["test_02_mortally_wounded_still_triggers"];

export const stage: Stage = alterStage(eventQueue, {
  word: (word) => {
    if (word.category !== "trigger") return word;
    return {
      ...word,
      // A word of this category compiles to this form.
      compile: (args, context) => ofTheHealthy(word.compile(args, context) as LabelledTrigger),
    };
  },
});

export const newGame: NewGame = stage.newGame;

function ofTheHealthy(trigger: LabelledTrigger): LabelledTrigger {
  const { condition = () => true } = trigger;
  return { ...trigger, condition: (listener, event) => healthOf(listener) > 0 && condition(listener, event) };
}
