/** The filter `hasTrigger`: what has a Battlecry, what has a Deathrattle, printed or given. */
import { capitalized, defineFilter, triggerName, type Word } from "@course/cards";
import {
  type Card,
  cardOf,
  type EntityId,
  firstAttached,
  intern,
  isTextless,
  type Name,
  NONE,
  nextAttached,
} from "@course/core";

export const hasTriggerFilter: Word<"filter"> = defineFilter({
  type: "hasTrigger",
  doc: "Lets through what has a trigger of a kind: on its card, unless it was silenced, or from an enchantment.",
  example: { type: "hasTrigger", trigger: "deathrattle" },
  fields: { trigger: triggerName() },
  compile: ({ trigger }) => {
    const label = intern(trigger);
    return (_, candidate) => hasTrigger(candidate, label);
  },
  text: ({ trigger }) => ({ after: `with ${capitalized(trigger.label)}` }),
});

/** Whether an entity, or what is attached to it, has a trigger with a label. */
export function hasTrigger(id: EntityId, label: Name): boolean {
  if (!isTextless(id) && cardHas(cardOf(id), label)) return true;
  for (let each = firstAttached(id); each !== NONE; each = nextAttached(each))
    if (cardHas(cardOf(each), label)) return true;
  return false;
}

/** Whether a card has a trigger with a label. */
export function cardHas({ selfTriggers, broadTriggers }: Card, label: Name): boolean {
  for (const trigger of selfTriggers) if (trigger.label === label) return true;
  for (const trigger of broadTriggers) if (trigger.label === label) return true;
  return false;
}
