/**
 * The ability `battlecryIf`: a Battlecry whose target is there to be chosen only while something holds.
 *
 * That is asked as the card is played, as every target is (rulebook 16.1). Once a target is chosen, nothing is
 * asked again (16.2); without one the Battlecry does nothing.
 */
import {
  type Condition,
  condition,
  defineAbility,
  type Option,
  option,
  type Word,
  wholeSentences,
} from "@course/cards";
import { chosenOf, type Frame, NONE } from "@course/core";
import { Played } from "../../playing.ts";
import { targetOfOption } from "../option-target.ts";

export const battlecryIf: Word<"ability"> = defineAbility({
  type: "battlecryIf",
  doc: "A Battlecry with a target, which the player chooses only if a condition holds as the card is played; otherwise nothing happens. Without a target the condition is asked as the Battlecry resolves.",
  example: {
    kind: "battlecryIf",
    condition: { type: "exists", what: "self" },
    effect: { type: "draw", count: 2 },
  },
  fields: { condition: condition(), effect: option() },
  choosesTarget: true,
  compile: ({ condition, effect }, context) => {
    targetOfOption([effect], context, (frame) => (condition(frame) ? effect : undefined));
    const whether = effect.targets === undefined ? condition : hasTarget;
    return (card) =>
      card.trigger({
        event: Played,
        scope: "self",
        evenIfGone: true,
        label: "battlecry",
        effect: (frame) => doIf(whether, effect, frame),
      });
  },
  text: ({ condition, effect }) => {
    const [first, ...others] = effect.sentences;
    const rest = others.length === 0 ? "" : ` ${wholeSentences({ ...effect, sentences: others })}`;
    return { text: `Battlecry: If ${condition.text}, ${first}.${rest}` };
  },
});

function doIf(whether: Condition, effect: Option, frame: Frame): void {
  if (whether(frame)) effect.effect(frame);
}

function hasTarget(frame: Frame): boolean {
  return chosenOf(frame) !== NONE;
}
