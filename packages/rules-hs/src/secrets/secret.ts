/**
 * The kind of ability `secret`: an effect that waits for something in the opponent's turn (rulebook 15).
 *
 * Whether it answers is asked as the Queue is filled and again when its turn comes, so a Secret that finds
 * nothing to do any more stays hidden. What its effect needs is asked only then: others that answer before it
 * can bring what it needs, as a Deathrattle brings Avenge its minion. It is revealed before its effect.
 */
import {
  boolean,
  condition,
  defineAbility,
  effect,
  holds,
  optional,
  trigger,
  type Word,
  wholeSentences,
  withDefault,
} from "@course/cards";
import { type EntityId, type EventRow, ownerOf, SECRET, selfOf, zoneOf } from "@course/core";
import { activePlayer } from "../active-player.ts";
import { reveal } from "./reveal.ts";
import { SECRET_LABEL } from "./secret-card.ts";

export const secretAbility: Word<"ability"> = defineAbility({
  type: "secret",
  doc: "Makes a spell a Secret: it waits until, in the opponent's turn, its trigger happens and its condition holds; then it is revealed and its effect happens. `needs` is another condition, of which the text says nothing: what the effect cannot do without, such as room on the board. With `last` it comes after all others that answer. With `inYourTurn` it waits for something in its own player's turn instead.",
  example: {
    kind: "secret",
    on: { type: "minionDied", side: "friendly" },
    effect: "nothing",
  },
  fields: {
    on: trigger(),
    condition: optional(condition()),
    needs: optional(condition()),
    effect: effect(),
    last: withDefault(boolean(), false),
    inYourTurn: withDefault(boolean(), false),
  },
  compile: ({ on, condition: whether, needs, effect, last, inYourTurn }) => {
    const answers = (listener: EntityId, event: EventRow) =>
      isActive(listener, inYourTurn) &&
      on.condition?.(listener, event) !== false &&
      (whether === undefined || holds(listener, event, whether));
    const needed = [needs, on.needs].filter((each) => each !== undefined);
    const canAct = (listener: EntityId, event: EventRow) =>
      answers(listener, event) && needed.every((each) => holds(listener, event, each));
    return (card) =>
      card.trigger({
        ...on,
        label: SECRET_LABEL,
        condition: answers,
        asksAgain: canAct,
        isLast: last || on.isLast === true,
        effect: (frame) => {
          reveal(selfOf(frame));
          effect(frame);
        },
      });
  },
  text: ({ on, condition: whether, effect }) => {
    const lead = on.lead.replace(/^Whenever/, "When").replace(/,$/, "");
    if (whether === undefined && effect.sentences.length === 1)
      return { text: `Secret: ${lead}${lead.endsWith(" and") ? "" : ","} ${effect}.` };
    const asked = whether === undefined ? "" : ` (if ${whether.text})`;
    return { text: `Secret: ${lead}${asked}: ${wholeSentences(effect)}` };
  },
});

/** A Secret in its place, in the turn that it waits for: that of the other player, or its own one's. */
function isActive(id: EntityId, inYourTurn: boolean): boolean {
  return zoneOf(id) === SECRET && (ownerOf(id) === activePlayer()) === inYourTurn;
}
