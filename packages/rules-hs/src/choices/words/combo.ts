/**
 * Combo: an effect that happens if another card was played before in this turn (rulebook 17.8), as the effect
 * of a spell and as the ability of a minion or a weapon.
 */
import {
  type CompileContext,
  defineAbility,
  defineFlow,
  type EffectText,
  type Option,
  option,
  optional,
  sentencesText,
  type Word,
  wholeSentences,
} from "@course/cards";
import {
  type Effect,
  type EntityId,
  type Frame,
  HAND,
  NONE,
  ownerOf,
  type Player,
  playerOf,
  selfOf,
  zoneOf,
} from "@course/core";
import { cardsPlayedThisTurn } from "../../mana/cards-played.ts";
import { Played } from "../../playing.ts";
import { targetOfOption } from "../option-target.ts";

export const comboEffect: Word<"effect"> = defineFlow({
  type: "combo",
  doc: "Does an effect if another card was played before in this turn, and the one under `instead` otherwise. Each may have a target of its own.",
  example: { type: "combo", effect: { type: "draw", count: 2 }, instead: "nothing" },
  fields: { effect: option(), instead: optional(option()) },
  compile: ({ effect, instead }, context) => comboOf(effect, instead, context),
  text: ({ effect, instead }) => {
    const combo = `Combo: ${wholeSentences(effect).slice(0, -1)}`;
    return sentencesText(instead === undefined ? [combo] : [...instead.sentences, `${combo} instead`]);
  },
});

export const comboAbility: Word<"ability"> = defineAbility({
  type: "combo",
  doc: "When it is played after another card in the same turn, an effect happens; otherwise the one under `instead`, as a Battlecry. For minions and weapons. A Combo is no Battlecry.",
  example: { kind: "combo", effect: { type: "draw", count: 2 } },
  fields: { effect: option(), instead: optional(option()) },
  choosesTarget: true,
  compile: ({ effect, instead }, context) => {
    targetOfOption([effect, instead], context, (frame) => (isActive(frame) ? effect : instead));
    const active = (listener: EntityId) => isActiveFor(ownerOf(listener), listener);
    return (card) => {
      card.trigger({ ...AS_PLAYED, label: "combo", condition: active, effect: effect.effect });
      if (instead === undefined) return;
      const inactive = (listener: EntityId) => !active(listener);
      card.trigger({ ...AS_PLAYED, label: "battlecry", condition: inactive, effect: instead.effect });
    };
  },
  text: ({ effect, instead }) => ({ text: abilityText(effect, instead) }),
});

const AS_PLAYED = { event: Played, scope: "self", evenIfGone: true } as const;

function comboOf(effect: Option, instead: Option | undefined, context: CompileContext): Effect {
  const taken = (frame: Frame) => (isActive(frame) ? effect : instead);
  targetOfOption([effect, instead], context, taken);
  return (frame) => taken(frame)?.effect(frame);
}

function isActive(frame: Frame): boolean {
  return isActiveFor(playerOf(frame), selfOf(frame));
}

/** A card counts itself once it is paid; while it is in the hand, or nowhere yet, it does not. */
function isActiveFor(player: Player, id: EntityId): boolean {
  const itself = id === NONE || zoneOf(id) === HAND ? 0 : 1;
  return cardsPlayedThisTurn(player) > itself;
}

function abilityText(effect: EffectText, instead: EffectText | undefined): string {
  const combo = `Combo: ${wholeSentences(effect)}`;
  return instead === undefined
    ? combo
    : `Battlecry: ${wholeSentences(instead)} ${combo.slice(0, -1)} instead.`;
}
