/** Revealing a Secret: it has done its part, and goes to the graveyard before its effect (rulebook 15). */
import {
  defineEvent,
  type EntityId,
  type EventKind,
  eventCount,
  GRAVEYARD,
  leavePlay,
  record,
  resolveEvents,
} from "@course/core";

/** A Secret is revealed. */
export const SecretRevealed: EventKind = defineEvent("SecretRevealed", { subject: "id" });

/** Reveals a Secret: whoever answers that does, and then the effect may follow. */
export function reveal(id: EntityId): void {
  const first = eventCount();
  leavePlay(id, GRAVEYARD);
  record(SecretRevealed, id);
  resolveEvents(first);
}
