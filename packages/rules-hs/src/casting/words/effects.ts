/** Effects on a spell that is being cast: it is countered, or gets another target. */
import { defineEffect, selection, type Word } from "@course/cards";
import {
  type EntityId,
  eventOf,
  GRAVEYARD,
  leavePlay,
  NO_EVENT,
  releaseSelection,
  SECRET,
  selected,
  selectionTop,
  subjectOf,
  zoneOf,
} from "@course/core";
import { aimSpell, counterSpell } from "../spell-state.ts";

export const counterEffect: Word<"effect"> = defineEffect({
  type: "counter",
  doc: "Counters the spell that the trigger's event is about: its text and what comes after do not happen. It has been played all the same.",
  example: "counter",
  compile: () => (frame) => {
    const event = eventOf(frame);
    if (event !== NO_EVENT) stop(subjectOf(event));
  },
  text: () => "counter it",
});

/** A Secret that is countered is spent like any spell, and never waits. */
function stop(id: EntityId): void {
  counterSpell(id);
  if (zoneOf(id) === SECRET) leavePlay(id, GRAVEYARD);
}

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
