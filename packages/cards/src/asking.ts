/**
 * Asking words outside of a running effect: whether an event is one that a trigger answers.
 *
 * A filter or a condition reads a frame. While a Queue is filled no effect is running, so a frame is opened
 * for the question: it acts for the listener, or for the host that the listener is attached to.
 */
import {
  bearerOf,
  closeFrame,
  type EntityId,
  type EventRow,
  type Frame,
  openFrame,
  ownerOf,
  targetOf,
} from "@course/core";
import type { Condition, Filter } from "./forms.ts";
import { letThrough } from "./word-fields.ts";

/** Whether a candidate passes a filter, as the listener sees it. */
export function passes(listener: EntityId, event: EventRow, filter: Filter, candidate: EntityId): boolean {
  if (filter === letThrough) return true; // Most triggers ask for nothing more.
  const frame = frameOf(listener, event);
  const answer = filter(frame, candidate);
  closeFrame();
  return answer;
}

/** Whether a condition holds, as the listener sees it. */
export function holds(listener: EntityId, event: EventRow, condition: Condition): boolean {
  const frame = frameOf(listener, event);
  const answer = condition(frame);
  closeFrame();
  return answer;
}

function frameOf(listener: EntityId, event: EventRow): Frame {
  return openFrame(bearerOf(listener), ownerOf(listener), event, targetOf(event));
}
