/** The kinds of ability that every game has: what a card answers, what it changes, what it has. */

import type { Effect } from "@course/core";
import { holds } from "../asking.ts";
import { wholeSentences } from "../describe.ts";
import { optional } from "../field-kind.ts";
import type { Condition, LabelledTrigger, TriggerPart } from "../forms.ts";
import type { Word } from "../language.ts";
import { capitalized } from "../phrase.ts";
import { defineAbility } from "../word.ts";
import { condition, effect, keyword, modifier, trigger } from "../word-fields.ts";

/** Something happens when something happens. */
export const triggerAbility: Word<"ability"> = defineAbility({
  type: "trigger",
  doc: "Does something at a moment: whenever the trigger's event happens, the effect runs. `needs` is a condition of which the text says nothing: what the effect cannot do without. Without it the trigger does not answer.",
  fields: { on: trigger(), needs: optional(condition()), effect: effect() },
  compile:
    ({ on, needs, effect }) =>
    (card) =>
      card.trigger({ ...(needs === undefined ? on : onlyIf(on, needs)), effect: withNeeds(on, effect) }),
  text: ({ on, effect }) => {
    if (on.lead.endsWith(":")) return { text: `${on.lead} ${wholeSentences(effect)}` };
    return { text: `${capitalized(on.lead)} ${effect}.` };
  },
});

/** The same trigger, for as long as a condition holds: asked as the Queue is filled and as the entry starts. */
function onlyIf(on: LabelledTrigger, needs: Condition): LabelledTrigger {
  return {
    ...on,
    asksAgain: true,
    condition: (listener, event) =>
      on.condition?.(listener, event) !== false && holds(listener, event, needs),
  };
}

function withNeeds({ needs }: TriggerPart, effect: Effect): Effect {
  if (needs === undefined) return effect;
  return (frame) => {
    if (needs(frame)) effect(frame);
  };
}

/** Something is different as long as the card is in play. */
export const auraAbility: Word<"ability"> = defineAbility({
  type: "aura",
  doc: "Changes a rule as long as the card is in play.",
  fields: { modifier: modifier() },
  compile:
    ({ modifier }) =>
    (card) =>
      card.aura(modifier),
  text: ({ modifier }) => ({ text: `${capitalized(modifier)}.` }),
});

/** The card has a keyword. */
export const keywordAbility: Word<"ability"> = defineAbility({
  type: "keyword",
  doc: "The card has a keyword. The same as the keyword in the card's list of keywords.",
  fields: { keyword: keyword() },
  compile:
    ({ keyword }) =>
    (card) =>
      keyword(
        (field, bits) => card.addBits(field, bits),
        (trigger) => card.trigger(trigger),
      ),
  text: ({ keyword }) => ({ text: keyword, isKeyword: true }),
});
