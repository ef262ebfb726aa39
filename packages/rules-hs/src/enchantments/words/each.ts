/** Doing something to each of a selection, which all these words do. */
import type { Selection } from "@course/cards";
import { type EntityId, type Frame, keepIt, releaseSelection, selected, selectionTop } from "@course/core";
import { sortByOrderOfPlay } from "@course/damage-pipeline";

/** Selects, does something to each in order of play, and remembers the last one as what the effect was about. */
export function toEach(target: Selection, frame: Frame, act: (id: EntityId) => void): void {
  const from = target(frame);
  const end = selectionTop();
  sortByOrderOfPlay(from, end);
  for (let i = from; i < end; i++) act(selected(i));
  if (end > from) keepIt(frame, selected(end - 1));
  releaseSelection(from);
}

/** The first of a selection, or `NONE`. */
export function firstOf(target: Selection, frame: Frame): EntityId {
  const from = target(frame);
  const id = from < selectionTop() ? selected(from) : (0 as EntityId);
  releaseSelection(from);
  return id;
}
