/**
 * Known-wrong engine: how often a trigger runs is read off the board as it is now, and not off a snapshot.
 *
 * Lesson 05, Predict: "A minion that is played joins the snapshot at the end of the outermost Phase, which is
 * after its own Battlecry."
 *
 * No test of 01 to 04 tells the two apart; lesson 04 asks about it in Stress it.
 */
import type { LabelledTrigger } from "@course/cards";
import { updateOtherAuras } from "@course/core";
import { alterStage, type NewGame, type Stage } from "@course/harness";
import { stage as assemble } from "../reference.ts";

/** The tests that tell it from a right engine. */
export const fails: readonly string[] = ["test_05_own_aura_misses_own_battlecry"];

/** A trigger's condition is asked as the Queue is filled: there, what is in force becomes what is in play. */
export const stage: Stage = alterStage(assemble, {
  word: (word) => {
    if (word.category !== "trigger") return word;
    return {
      ...word,
      // A word of this category compiles to this form.
      compile: (args, context) => withLiveAuras(word.compile(args, context) as LabelledTrigger),
    };
  },
});

export const newGame: NewGame = stage.newGame;

function withLiveAuras(trigger: LabelledTrigger): LabelledTrigger {
  const { condition = () => true } = trigger;
  return {
    ...trigger,
    condition: (listener, event) => {
      updateOtherAuras();
      return condition(listener, event);
    },
  };
}
