/** The condition `holding`: whether a card of some kind is in the hand, besides the one that asks. */
import { defineCondition, filters, narrowed, noun, oneOfKind, type Word, withDefault } from "@course/cards";
import { firstIn, HAND, NONE, nextInZone, playerOf, selfOf } from "@course/core";

export const holding: Word<"condition"> = defineCondition({
  type: "holding",
  doc: "Holds if you have a card in your hand that passes every filter, not counting this card itself.",
  example: { type: "holding", where: [{ type: "race", is: "Dragon" }] },
  fields: { where: withDefault(filters(), []) },
  compile:
    ({ where }) =>
    (frame) => {
      for (let id = firstIn(playerOf(frame), HAND); id !== NONE; id = nextInZone(id)) {
        if (id !== selfOf(frame) && where(frame, id)) return true;
      }
      return false;
    },
  text: ({ where }) => {
    const one = oneOfKind(where.reduce(narrowed, { noun: noun("card") }));
    return { text: `you're holding ${one}`, negated: `you're not holding ${one}` };
  },
});
