/**
 * The keyword `poisonous`: a minion that its damage has reached is marked to be destroyed (rulebook 13.11).
 *
 * It is a trigger on the damage dealt, in order of play with the others. Whoever gives the keyword to a minion
 * gives it the trigger.
 */
import { defineKeyword, type WholeTrigger, type Word } from "@course/cards";
import { bearerOf, destroy, eventOf, sourceOf, subjectOf } from "@course/core";
import { Damaged, isMinion } from "@course/damage-pipeline";
import { hasKeyword, KEYWORDS, POISONOUS } from "../keywords.ts";

const poison: WholeTrigger = {
  label: "poisonous",
  event: Damaged,
  scope: "any",
  condition: (listener, event) => {
    const bearer = bearerOf(listener);
    return sourceOf(event) === bearer && hasKeyword(bearer, POISONOUS) && isMinion(subjectOf(event));
  },
  effect: (frame) => destroy(subjectOf(eventOf(frame))),
};

export const poisonous: Word<"keyword"> = defineKeyword({
  type: "poisonous",
  doc: "Destroys any minion that this one damages, in an attack or otherwise.",
  example: "poisonous",
  compile: () => (addBits, addTrigger) => {
    addBits(KEYWORDS, POISONOUS);
    addTrigger?.(poison);
  },
  text: () => "Poisonous",
});
