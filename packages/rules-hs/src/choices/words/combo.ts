/**
 * Combo: an effect that happens if another card was played before in this turn (rulebook 17.8), as the effect
 * of a spell and as the ability of a minion or a weapon, and the condition by itself.
 */
import {
  type CompileContext,
  defineAbility,
  defineCondition,
  defineFlow,
  type EffectText,
  type Option,
  option,
  optional,
  sentencesText,
  type Word,
  wholeSentences,
} from "@course/cards";
import { type Effect, type Frame, HAND, NONE, playerOf, selfOf, zoneOf } from "@course/core";
import { cardsPlayedThisTurn } from "../../mana/cards-played.ts";
import { Played } from "../../playing.ts";
import { targetOfOption } from "../option-target.ts";

export const comboCondition: Word<"condition"> = defineCondition({
  type: "combo",
  doc: "Holds if its player has played another card before this one in this turn.",
  example: "combo",
  compile: () => isActive,
  text: () => ({
    text: "you played another card this turn",
    negated: "you played no other card this turn",
  }),
});

export const comboEffect: Word<"effect"> = defineFlow({
  type: "combo",
  doc: "Does an effect if another card was played before in this turn, and the one under `instead` otherwise. Each may have a target of its own.",
  example: { type: "combo", effect: { type: "draw", count: 2 }, instead: "nothing" },
  fields: { effect: option(), instead: optional(option()) },
  compile: ({ effect, instead }, context) => comboOf(effect, instead, context),
  text: ({ effect, instead }) => {
    if (instead === undefined) return sentencesText([`Combo: ${effect}`]);
    return sentencesText([...instead.sentences, `Combo: ${effect} instead`]);
  },
});

export const comboAbility: Word<"ability"> = defineAbility({
  type: "combo",
  doc: "When it is played after another card in the same turn, an effect happens; the one under `instead` otherwise. For minions and weapons. Not a Battlecry.",
  example: { kind: "combo", effect: { type: "draw", count: 2 } },
  fields: { effect: option(), instead: optional(option()) },
  choosesTarget: true,
  compile: ({ effect, instead }, context) => {
    const run = comboOf(effect, instead, context);
    return (card) =>
      card.trigger({ label: "combo", event: Played, scope: "self", evenIfGone: true, effect: run });
  },
  text: ({ effect, instead }) => ({ text: abilityText(effect, instead) }),
});

function comboOf(effect: Option, instead: Option | undefined, context: CompileContext): Effect {
  const taken = (frame: Frame) => (isActive(frame) ? effect : instead);
  targetOfOption([effect, instead], context, taken);
  return (frame) => taken(frame)?.effect(frame);
}

/** A card counts itself once it is paid; while it is in the hand, or nowhere yet, it does not. */
function isActive(frame: Frame): boolean {
  const self = selfOf(frame);
  const itself = self === NONE || zoneOf(self) === HAND ? 0 : 1;
  return cardsPlayedThisTurn(playerOf(frame)) > itself;
}

function abilityText(effect: EffectText, instead: EffectText | undefined): string {
  const combo = `Combo: ${wholeSentences(effect)}`;
  return instead === undefined
    ? combo
    : `Battlecry: ${wholeSentences(instead)} ${combo.slice(0, -1)} instead.`;
}
