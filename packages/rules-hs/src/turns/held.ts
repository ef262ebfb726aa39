/**
 * The trigger `startOfTurnInHand`: what a card does at the start of a turn because it is still held.
 *
 * It is no listener, since nothing in a hand is in play. As a turn begins, each card in the hand that has such a
 * trigger gets an event of its own, which comes after what is in play has answered (rulebook 6.3).
 */
import { defineTrigger, type Word } from "@course/cards";
import {
  type Card,
  cardOf,
  defineEvent,
  type EventKind,
  firstIn,
  HAND,
  mayAnswerItself,
  NONE,
  nextInZone,
  type Player,
  record,
  subjectOf,
  zoneOf,
} from "@course/core";

/** A turn of its player begins while a card is in the hand. */
export const Held: EventKind = defineEvent("Held", { subject: "id" });

export const startOfTurnInHand: Word<"trigger"> = defineTrigger({
  type: "startOfTurnInHand",
  doc: "At the start of your turn, while this card is in your hand.",
  example: "startOfTurnInHand",
  compile: () => ({
    event: Held,
    scope: "self",
    evenIfGone: true, // It has never been in play.
    asksAgain: true,
    condition: (_, event) => zoneOf(subjectOf(event)) === HAND,
  }),
  text: () => "At the start of your turn, while this is in your hand,",
});

/** Records for each card of a hand that answers it that it is still held. */
export function recordHeld(player: Player): void {
  for (let id = firstIn(player, HAND); id !== NONE; id = nextInZone(id))
    if (mayAnswerItself(id, Held) && answers(cardOf(id))) record(Held, id);
}

function answers({ selfTriggers }: Card): boolean {
  for (const { event } of selfTriggers) if (event === Held) return true;
  return false;
}
