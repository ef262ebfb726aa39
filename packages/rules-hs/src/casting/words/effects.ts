/** Effects on a spell that is being cast: it is countered, or gets another target. */
import { defineEffect, selection, type Word } from "@course/cards";
import { eventOf, NO_EVENT, releaseSelection, selected, selectionTop, subjectOf } from "@course/core";
import { aimSpell, counterSpell } from "../spell-state.ts";

export const counterEffect: Word<"effect"> = defineEffect({
  type: "counter",
  doc: "Counters the spell that the trigger's event is about: its text and what comes after do not happen. It has been played all the same.",
  example: "counter",
  compile: () => (frame) => {
    const event = eventOf(frame);
    if (event !== NO_EVENT) counterSpell(subjectOf(event));
  },
  text: () => "counter it",
});

export const redirectSpell: Word<"effect"> = defineEffect({
  type: "redirectSpell",
  doc: "Gives the spell that the trigger's event is about another target: the first of the selection.",
  example: { type: "redirectSpell", to: "self" },
  fields: { to: selection() },
  compile:
    ({ to }) =>
    (frame) => {
      const from = to(frame);
      const event = eventOf(frame);
      if (event !== NO_EVENT && selectionTop() > from) aimSpell(subjectOf(event), selected(from));
      releaseSelection(from);
    },
  text: ({ to }) => `make ${to} the new target`,
});
