/**
 * The death record: which minions have died, whose they were then, and in which turn (rulebook 20.6).
 *
 * It is the graveyards: the dead lie there with the number of the turn. Whoever leaves one, back to a hand or
 * into a deck, has died all the same: a stand-in of the same card takes its place.
 */
import {
  cardOf,
  createEntity,
  type EntityId,
  type EventRow,
  eventCount,
  GRAVEYARD,
  moveTo,
  ownerOf,
  subjectOf,
  zoneOf,
} from "@course/core";
import { isMinion } from "@course/damage-pipeline";
import { diedOn, setDiedOn } from "../playing/arriving.ts";
import { turnsEnded } from "../turns/turn-number.ts";

/** Notes the turn for the minions of the Death Events from `first` on: those of a Death Creation Step. */
export function noteDeaths(first: EventRow): void {
  const end = eventCount();
  for (let row = first; row < end; row++) {
    const dead = subjectOf(row as EventRow);
    if (isMinion(dead)) setDiedOn(dead, turnsEnded() + 1);
  }
}

/** Whether it is a minion that has died in this game: one that lies in a graveyard, and was not thrown there. */
export function hasDied(id: EntityId): boolean {
  return zoneOf(id) === GRAVEYARD && diedOn(id) > 0;
}

/** Whether it has died in the turn that is being played. */
export function hasDiedThisTurn(id: EntityId): boolean {
  return zoneOf(id) === GRAVEYARD && diedOn(id) === turnsEnded() + 1;
}

/** Keeps the record of a death when the dead is about to leave the graveyard. For others nothing happens. */
export function keepDeath(id: EntityId): void {
  if (!hasDied(id)) return;
  const standIn = createEntity(cardOf(id), ownerOf(id));
  moveTo(standIn, GRAVEYARD);
  setDiedOn(standIn, diedOn(id));
}
