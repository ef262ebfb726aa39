/**
 * The order of play: which of two entities came into play first.
 *
 * One list over both players and all kinds of entity (rulebook 1.4). Whoever enters play goes to its
 * end with a new number; board places and control have no say. Everything that happens "at the same
 * time" is taken in this order, so it is total, and chance never completes it.
 */
import {
  type Cell,
  cell,
  type EntityId,
  type Field,
  lastingField,
  NONE,
  peek,
  poke,
  read,
  write,
} from "./memory.ts";

const STAMP: Field = lastingField("orderOfPlay");
const YOUNGER: Field = lastingField("nextInPlay");
const OLDER: Field = lastingField("previousInPlay");
const OLDEST: Cell = cell("oldestInPlay");
const YOUNGEST: Cell = cell("youngestInPlay");
const LAST_STAMP: Cell = cell("lastOrderOfPlay");

/** The number an entity got as it last came into play, from 1; it keeps it in the graveyard. */
export function orderOfPlay(id: EntityId): number {
  return read(id, STAMP);
}

/** The first entity in play; go on with `nextInPlay` until `NONE`. */
export function oldestInPlay(): EntityId {
  return peek(OLDEST) as EntityId;
}

/** The next younger entity in play, or `NONE`. */
export function nextInPlay(id: EntityId): EntityId {
  return read(id, YOUNGER) as EntityId;
}

/** Gives an entity a new number, later than all others, without bringing it into play. */
export function takeOrderOfPlay(id: EntityId): void {
  const stamp = peek(LAST_STAMP) + 1;
  poke(LAST_STAMP, stamp);
  write(id, STAMP, stamp);
}

/** Puts an entity at the end of the order of play, with a new number. */
export function joinOrderOfPlay(id: EntityId): void {
  takeOrderOfPlay(id);
  const youngest = peek(YOUNGEST) as EntityId;
  if (youngest === NONE) poke(OLDEST, id);
  else write(youngest, YOUNGER, id);
  write(id, OLDER, youngest);
  write(id, YOUNGER, NONE);
  poke(YOUNGEST, id);
}

/** Takes an entity out of the order of play. Its number stays readable: the dead are still compared. */
export function leaveOrderOfPlay(id: EntityId): void {
  const older = read(id, OLDER) as EntityId;
  const younger = read(id, YOUNGER) as EntityId;
  if (older === NONE) poke(OLDEST, younger);
  else write(older, YOUNGER, younger);
  if (younger === NONE) poke(YOUNGEST, older);
  else write(younger, OLDER, older);
}
