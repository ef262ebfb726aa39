/**
 * Known-wrong engine: how often a trigger runs is read off the board as it is now, and not off a snapshot.
 *
 * Lesson 05: a played minion's aura joins at the end of the outermost Phase, so it misses the minion's own
 * Battlecry. Lesson 04, Stress it: no test of 01 to 04 tells a live scan from a snapshot.
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
