/** The selection `successor`: a minion that has become a hero is that hero from then on (rulebook 19.6). */
import { defineSelection, type Selection, selection, type Word } from "@course/cards";
import {
  type EntityId,
  isInPlay,
  NONE,
  releaseSelection,
  selected,
  selectionTop,
  setSelected,
} from "@course/core";
import { heroMadeOf } from "../hero-cards.ts";

export const successorSelection: Word<"selection"> = defineSelection({
  type: "successor",
  doc: "What each of a selection is now: itself, as long as it is in play, or the hero that it has become. Nothing, if it is gone.",
  example: { type: "successor", of: "eventSubject" },
  fields: { of: selection() },
  compile: ({ of }) => successors(of),
  text: ({ of }) => of,
});

function successors(of: Selection): Selection {
  return (frame) => {
    const first = of(frame);
    const end = selectionTop();
    let kept = first;
    for (let i = first; i < end; i++) {
      const now = successorOf(selected(i));
      if (now !== NONE) setSelected(kept++, now);
    }
    releaseSelection(kept);
    return first;
  };
}

function successorOf(id: EntityId): EntityId {
  if (isInPlay(id)) return id;
  const hero = heroMadeOf(id);
  return hero !== NONE && isInPlay(hero) ? hero : NONE;
}
