/** The condition `dying`: whether what an effect has just hit will be dead at the next Death Creation Step. */
import { defineCondition, selection, type Word } from "@course/cards";
import { isDying, releaseSelection, selected, selectionTop } from "@course/core";

export const dyingCondition: Word<"condition"> = defineCondition({
  type: "dying",
  doc: "Holds if one of a selection is mortally wounded or pending destroy: right after damage, if that kills it.",
  example: { type: "dying", who: "it" },
  fields: { who: selection() },
  compile:
    ({ who }) =>
    (frame) => {
      const from = who(frame);
      let found = false;
      for (let i = from; i < selectionTop(); i++) found ||= isDying(selected(i));
      releaseSelection(from);
      return found;
    },
  text: ({ who }) => ({ text: `that kills ${who}`, negated: `${who} survives` }),
});
