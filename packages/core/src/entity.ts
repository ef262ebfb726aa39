/**
 * Entities: made from a card, entering play, leaving play.
 *
 * Whatever must be true of everything in play is kept here, in one place: it has a place in the order of
 * play, its triggers are listed, and the next Aura Update knows about its auras.
 */

import { firstAttached, hostOf, linkTo, nextAttached, unlink } from "./attach.ts";
import { noteAuraSource } from "./aura.ts";
import { refused } from "./errors.ts";
import { addSelfKinds, type Card, cardOf, forgetText } from "./library.ts";
import { startListening, stopListening } from "./listeners.ts";
import {
  type Cell,
  cell,
  copyRow,
  type EntityId,
  type Field,
  field,
  lastingField,
  NONE,
  poke,
  read,
  resetRow,
  takeRow,
  write,
} from "./memory.ts";
import { joinOrderOfPlay, leaveOrderOfPlay, takeOrderOfPlay } from "./order-of-play.ts";
import { currentRules } from "./rules.ts";
import {
  ATTACHED,
  isInPlay,
  moveTo,
  NOWHERE,
  ownerOf,
  type Player,
  REMOVED,
  setOwner,
  type Zone,
  zoneOf,
} from "./zones.ts";

const PENDING_DESTROY: Field = field("pendingDestroy");
/** Bits of the triggers of an entity that are being resolved (`queue.ts`). */
export const RESOLVING: Field = field("resolvingTriggers");
/** 1 when somebody may have died since the last Death Creation Step. */
export const MAY_HAVE_DIED: Cell = cell("mayHaveDied");
/** The remembered place: the nearest minion to the right that stays, or `NONE` for the right end (`death.ts`). */
export const PLACE: Field = lastingField("rememberedNeighbour");

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
  if (currentRules().isMortallyWounded(id)) poke(MAY_HAVE_DIED, 1); // It has come with no Health.
  for (let each = firstAttached(id); each !== NONE; each = nextAttached(each)) enterPlay(each, ATTACHED);
}

/**
 * Takes an entity out of play, to the end of another zone. It no longer triggers, and takes no space. What
 * is attached to it goes with it: out of play, and still attached.
 */
export function leavePlay(id: EntityId, to: Zone): void {
  if (isInPlay(id)) withdraw(id);
  for (let each = firstAttached(id); each !== NONE; each = nextAttached(each)) {
    if (isInPlay(each)) withdraw(each);
    moveTo(each, REMOVED);
  }
  write(id, PENDING_DESTROY, 0);
  moveTo(id, to);
}

/** Attaches an entity to a host, after what is attached already. That is when it gets its number (rulebook 1.5). */
export function attach(id: EntityId, host: EntityId): void {
  linkTo(host, id);
  addSelfKinds(host, id);
  if (isInPlay(host)) enterPlay(id, ATTACHED);
  else takeOrderOfPlay(id);
}

/** Takes an attached entity off its host and out of the game. */
export function detach(id: EntityId): void {
  if (hostOf(id) === NONE) throw refused("detach", "id", id, "an entity that is attached");
  unlink(id);
  leavePlay(id, REMOVED);
}

/** Takes everything off a host. */
export function detachAll(host: EntityId): void {
  while (firstAttached(host) !== NONE) detach(firstAttached(host));
}

/** Makes an entity what its card says, as if it were new, or what another card says. Where it is, it stays. */
export function resetTo(id: EntityId, card: Card): void {
  if (isInPlay(id)) {
    noteAuraSource(id);
    stopListening(id);
  }
  detachAll(id);
  resetRow(id, card.template);
  if (isInPlay(id)) {
    startListening(id);
    noteAuraSource(id);
  }
}

/** Makes an entity in play another card, as if it had just been made: it becomes the youngest. Where it is, it stays. */
export function transformTo(id: EntityId, card: Card): void {
  resetTo(id, card);
  stopListening(id);
  leaveOrderOfPlay(id);
  joinOrderOfPlay(id);
  startListening(id);
}

/**
 * Makes an entity a copy of another one as it is now: what is attached to that one, its marks and its missing
 * text included. Where the copy is, and whose, stays.
 */
export function becomeCopy(id: EntityId, original: EntityId): void {
  resetTo(id, cardOf(original));
  if (isInPlay(id)) stopListening(id);
  copyRow(id, original);
  write(id, PENDING_DESTROY, 0); // A mark is on one entity (rulebook 5.9).
  write(id, RESOLVING, 0);
  if (isInPlay(id)) startListening(id);
  for (let each = firstAttached(original); each !== NONE; each = nextAttached(each)) {
    const copy = createEntity(cardOf(each), ownerOf(each));
    copyRow(copy, each);
    attach(copy, id);
  }
}

/** Takes an entity's text away: its triggers, its auras, and all that is attached to it. */
export function silenceText(id: EntityId): void {
  noteAuraSource(id);
  stopListening(id);
  detachAll(id);
  forgetText(id);
}

/** Gives an entity to the other player, at the end of the same zone there. What is attached keeps its own player. */
export function changeSides(id: EntityId, player: Player): void {
  const zone = zoneOf(id);
  noteAuraSource(id);
  stopListening(id);
  moveTo(id, NOWHERE);
  setOwner(id, player);
  moveTo(id, zone);
  if (!isInPlay(id)) return; // What is attached to it is not in play either.
  startListening(id);
  for (let each = firstAttached(id); each !== NONE; each = nextAttached(each)) {
    stopListening(each);
    startListening(each);
  }
}

function withdraw(id: EntityId): void {
  noteAuraSource(id);
  stopListening(id);
  leaveOrderOfPlay(id);
}

/** Whether a destroy effect has marked it. The mark alone moves nothing (`death.ts`). */
export function isPendingDestroy(id: EntityId): boolean {
  return read(id, PENDING_DESTROY) !== 0;
}

export function markPendingDestroy(id: EntityId): void {
  write(id, PENDING_DESTROY, 1);
}
