/**
 * Choose One, as the effect of a spell and as the ability of a minion (rulebook 17.9).
 *
 * The option comes with the action and is settled before anything resolves. It is not a Battlecry, so nothing
 * doubles it.
 */
import {
  type CompileContext,
  capitalized,
  defineAbility,
  defineFlow,
  type EffectText,
  type Option,
  options,
  type Word,
} from "@course/cards";
import { type Effect, type Frame, selfOf } from "@course/core";
import { Played } from "../../playing.ts";
import { OPTION, optionOf } from "../chosen-option.ts";
import { targetOfOption } from "../option-target.ts";

const DOC =
  "The player chooses one of several effects as the card is played. The options count from 0, in this order; each may have a target of its own.";

export const chooseOneEffect: Word<"effect"> = defineFlow({
  type: "chooseOne",
  doc: DOC,
  example: { type: "chooseOne", options: [{ type: "draw", count: 2 }, "nothing"] },
  fields: { options: options() },
  compile: ({ options }, context) => choiceOf(options, context),
  text: ({ options }) => choiceText(options),
});

export const chooseOneAbility: Word<"ability"> = defineAbility({
  type: "chooseOne",
  doc: `${DOC} For minions and weapons.`,
  example: { kind: "chooseOne", options: [{ type: "draw", count: 2 }, "nothing"] },
  fields: { options: options() },
  choosesTarget: true,
  compile: ({ options }, context) => {
    const effect = choiceOf(options, context);
    return (card) =>
      card.trigger({ label: "chooseOne", event: Played, scope: "self", evenIfGone: true, effect });
  },
  text: ({ options }) => ({ text: `${choiceText(options)}.` }),
});

function choiceOf(options: readonly Option[], context: CompileContext): Effect {
  const taken = (frame: Frame) => options[optionOf(selfOf(frame))];
  context.setField(OPTION, -options.length);
  targetOfOption(options, context, taken);
  return (frame) => taken(frame)?.effect(frame);
}

/** "Choose One - Deal 3 damage to a minion; or deal 1 damage to a minion and draw a card". */
function choiceText(options: readonly EffectText[]): string {
  const [first, ...others] = options.map((option) => option.toString());
  return `Choose One - ${capitalized(first ?? "")}; or ${others.join("; or ")}`;
}
