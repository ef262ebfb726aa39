/** Selections of the other entities of an event: who caused it, and whom the player aimed at. */
import {
  type EntityId,
  type EventRow,
  eventOf,
  NO_EVENT,
  NONE,
  select,
  selectionTop,
  sourceOf,
  targetOf,
} from "@course/core";
import type { Selection } from "../forms.ts";
import type { Word } from "../language.ts";
import { defineSelection } from "../word.ts";

/** Who caused the event. */
export const eventSource: Word<"selection"> = defineSelection({
  type: "eventSource",
  doc: "Who caused the event that a trigger answers: who dealt the damage, who healed.",
  example: "eventSource",
  compile: () => partOf(sourceOf),
  text: () => "the one that did it",
});

/** Whom the event's card is aimed at. */
export const eventTarget: Word<"selection"> = defineSelection({
  type: "eventTarget",
  doc: "The target of the card that the event is about, as a spell has one.",
  example: "eventTarget",
  compile: () => partOf(targetOf),
  text: () => "its target",
});

function partOf(part: (event: EventRow) => EntityId): Selection {
  return (frame) => {
    const from = selectionTop();
    const event = eventOf(frame);
    const id = event === NO_EVENT ? NONE : part(event);
    if (id !== NONE) select(id);
    return from;
  };
}
