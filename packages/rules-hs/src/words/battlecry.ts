/**
 * The trigger `battlecry`: when the minion itself is played from a hand, and at no other way into play.
 *
 * A Battlecry that has a target does nothing at all when there was none to choose (rulebook 8.2).
 */
import { type CardLayer, defineTrigger, type Word } from "@course/cards";
import { cardOf, chosenOf, type Frame, NONE, selfOf } from "@course/core";
import { isTargetOfOption } from "../choices/option-target.ts";
import { Played } from "../playing.ts";

export const battlecry: Word<"trigger"> = defineTrigger({
  type: "battlecry",
  doc: "When this minion is played from the hand. Not when it is summoned. It resolves even if the minion has left play. If it has a target, and there is none, it does nothing.",
  example: "battlecry",
  yours: "your Battlecries trigger",
  choosesTarget: true,
  compile: () => ({ event: Played, scope: "self", evenIfGone: true, needs: hasItsTarget }),
  text: () => "Battlecry:",
});

/** Whether the target was chosen, if it is the Battlecry that has one and not an option of the card. */
function hasItsTarget(frame: Frame): boolean {
  const { targets } = cardOf(selfOf(frame));
  return targets === undefined || isTargetOfOption(targets) || chosenOf(frame) !== NONE;
}

/** The layer `battlecries`: the word for what a minion does as it is played. */
export const battlecries: CardLayer = { name: "battlecries", needs: ["playing"], words: [battlecry] };
