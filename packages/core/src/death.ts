/**
 * The Death Creation Step: who leaves play when an outermost Phase ends.
 *
 * Damage and destroy only mark a minion; this file alone moves it to the graveyard. It works in two
 * passes, places first and bodies second, so that no removal changes what another minion remembers
 * (rulebook 3.4, 7.2).
 * Elsewhere: what a Death Event causes (`queue.ts`), when the step runs (`sequence.ts`).
 */
import { isPendingDestroy, leavePlay, MAY_HAVE_DIED, markPendingDestroy, PLACE } from "./entity.ts";
import { defineEvent, type EventKind, type EventRow, record } from "./events.ts";
import { type EntityId, eventCount, type Field, field, NONE, peek, poke, read, write } from "./memory.ts";
import { nextInPlay, oldestInPlay } from "./order-of-play.ts";
import { registers } from "./room.ts";
import { currentRules } from "./rules.ts";
import { releaseSelection, select, selected, selectionTop } from "./selection.ts";
import { BOARD, GRAVEYARD, lastIn, ownerOf, type Player, previousInZone, WEAPON, zoneOf } from "./zones.ts";

/** The Death Event: a minion has gone to the graveyard. */
export const Destroyed: EventKind = defineEvent("Destroyed", { subject: "id" });

/** The rows of the Death Events that the last step recorded: from, to before. */
const deathEvents = registers(2);

const IS_DYING: Field = field("isDying");

/** Marks an entity pending destroy. It stays in play, and triggers, until the Death Creation Step. */
export function destroy(id: EntityId): void {
  markPendingDestroy(id);
  mayHaveDied();
}

/** Says that somebody may be mortally wounded; without it the next Death Creation Step does not look. */
export function mayHaveDied(): void {
  poke(MAY_HAVE_DIED, 1);
}

/** Whether the next Death Creation Step looks for the dying at all. */
export function isDeathPossible(): boolean {
  return peek(MAY_HAVE_DIED) !== 0;
}

/** Mortally wounded or pending destroy: still in play, and dead at the next Death Creation Step. */
export function isDying(id: EntityId): boolean {
  return isPendingDestroy(id) || currentRules().isMortallyWounded(id);
}

/** Moves all that are dying to the graveyard at once, and records their Death Events in order of play. */
export function deathCreationStep(): void {
  deathEvents[0] = deathEvents[1] = eventCount();
  if (!isDeathPossible()) return;
  poke(MAY_HAVE_DIED, 0);
  const from = selectionTop();
  selectDying();
  if (selectionTop() > from) {
    rememberPlaces(0);
    rememberPlaces(1);
    for (let i = from; i < selectionTop(); i++) bury(selected(i));
  }
  releaseSelection(from);
  deathEvents[1] = eventCount();
}

/** The row of the first Death Event of the last Death Creation Step. */
export function firstDeathEvent(): EventRow {
  return deathEvents[0] as EventRow;
}

/** The row after its last Death Event; the same row if nobody died. */
export function endOfDeathEvents(): EventRow {
  return deathEvents[1] as EventRow;
}

/** Forgets the Death Events of the last step: they may be another world's, whose Sequence failed. */
export function forgetDeathEvents(): void {
  deathEvents[0] = deathEvents[1] = 0;
}

/**
 * Where what replaces a dead minion stands: before the entity returned, or at the right end for `NONE`.
 * A neighbour that has died meanwhile passes on to its own.
 */
export function rememberedPlace(dead: EntityId, player: Player): EntityId {
  let place = read(dead, PLACE) as EntityId;
  while (place !== NONE && !(zoneOf(place) === BOARD && ownerOf(place) === player)) {
    place = zoneOf(place) === GRAVEYARD ? (read(place, PLACE) as EntityId) : NONE;
  }
  return place;
}

function selectDying(): void {
  for (let id = oldestInPlay(); id !== NONE; id = nextInPlay(id)) {
    if (!canDie(id) || !isDying(id)) continue;
    write(id, IS_DYING, 1);
    select(id);
  }
}

/** Minions and weapons die in this step. What becomes of heroes is for the rules to say. */
function canDie(id: EntityId): boolean {
  const zone = zoneOf(id);
  return zone === BOARD || zone === WEAPON;
}

/** Walks a board from right to left, so that each of the dying meets its nearest staying neighbour first. */
function rememberPlaces(player: Player): void {
  let staying: EntityId = NONE;
  for (let id = lastIn(player, BOARD); id !== NONE; id = previousInZone(id)) {
    if (read(id, IS_DYING) !== 0) write(id, PLACE, staying);
    else staying = id;
  }
}

function bury(id: EntityId): void {
  write(id, IS_DYING, 0);
  leavePlay(id, GRAVEYARD);
  record(Destroyed, id);
}
