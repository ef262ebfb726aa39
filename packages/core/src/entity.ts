/**
 * Entities: made from a card, entering play, leaving play.
 *
 * Whatever must be true of everything in play is kept here, in one place: it has a place in the order of
 * play, its triggers are listed, and the next Aura Update knows about its auras.
 */
import { noteAuraSource } from "./aura.ts";
import type { Card } from "./library.ts";
import { startListening, stopListening } from "./listeners.ts";
import { type EntityId, type Field, field, NONE, read, takeRow, write } from "./memory.ts";
import { joinOrderOfPlay, leaveOrderOfPlay } from "./order-of-play.ts";
import { isInPlay, moveTo, type Player, setOwner, type Zone } from "./zones.ts";

const PENDING_DESTROY: Field = field("pendingDestroy");
/** The remembered place: the nearest minion to the right that stays, or `NONE` for the right end (`death.ts`). */
export const PLACE: Field = field("rememberedNeighbour");

/** Makes an entity of a card, in no zone yet. */
export function createEntity(card: Card, owner: Player): EntityId {
  const id = takeRow(card.template);
  setOwner(id, owner);
  return id;
}

/** Brings an entity into play: at the end of a zone of its owner, or before `neighbour`. */
export function enterPlay(id: EntityId, zone: Zone, neighbour: EntityId = NONE): void {
  moveTo(id, zone, neighbour);
  write(id, PLACE, NONE); // A place of an earlier life could lead in a circle.
  joinOrderOfPlay(id);
  startListening(id);
  noteAuraSource(id);
}

/** Takes an entity out of play, to the end of another zone. It no longer triggers, and takes no space. */
export function leavePlay(id: EntityId, to: Zone): void {
  if (isInPlay(id)) {
    noteAuraSource(id);
    stopListening(id);
    leaveOrderOfPlay(id);
  }
  write(id, PENDING_DESTROY, 0);
  moveTo(id, to);
}

/** Whether a destroy effect has marked it. The mark alone moves nothing (`death.ts`). */
export function isPendingDestroy(id: EntityId): boolean {
  return read(id, PENDING_DESTROY) !== 0;
}

export function markPendingDestroy(id: EntityId): void {
  write(id, PENDING_DESTROY, 1);
}
