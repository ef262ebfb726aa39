/**
 * Known-wrong engine: a minion that enters play while an Event's Queue resolves still joins that Queue.
 *
 * Lesson 05, Spec: "a minion that arrives during an Event's Queue misses that Event and answers the next one"
 *
 * It takes a trigger that summons a listener to see it, and no card has one before module 05.
 */
import type { LabelledTrigger } from "@course/cards";
import { type Effect, type EntityId, eventOf, NO_EVENT, nextId, resolveEvents } from "@course/core";
import { alterStage, type NewGame, type Stage } from "@course/harness";
import { stage as assemble } from "../reference.ts";

/** The tests that tell it from a right engine. */
export const fails: readonly string[] = ["test_05_the_queue_is_locked"];

/** The Event that newcomers join, and the first of them: an older entity does not answer it again. */
let joined = { event: NO_EVENT, from: 0 };

export const stage: Stage = alterStage(assemble, {
  word: (word) => {
    // Words of these categories compile to these forms.
    if (word.category === "trigger") {
      return {
        ...word,
        compile: (args, context) => forNewcomers(word.compile(args, context) as LabelledTrigger),
      };
    }
    if (word.type !== "summon") return word;
    return { ...word, compile: (args, context) => thenJoin(word.compile(args, context) as Effect) };
  },
});

export const newGame: NewGame = stage.newGame;

function thenJoin(summon: Effect): Effect {
  return (frame) => {
    const from = nextId();
    summon(frame);
    const event = eventOf(frame);
    if (event === NO_EVENT) return;
    joined = { event, from };
    resolveEvents(event, event + 1);
    joined = { event: NO_EVENT, from: 0 };
  };
}

function forNewcomers(trigger: LabelledTrigger): LabelledTrigger {
  const { condition = () => true } = trigger;
  const isNew = (listener: EntityId, event: number) => event !== joined.event || listener >= joined.from;
  return { ...trigger, condition: (listener, event) => isNew(listener, event) && condition(listener, event) };
}
