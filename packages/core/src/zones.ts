/**
 * Zones: where an entity is, and beside whom.
 *
 * An entity is in one zone of one player, in a place that its neighbours give it: a zone is a linked
 * list, so that entering beside a neighbour or leaving costs the same in a deck of sixty as on a board
 * of seven. Board indexes exist only at the edge: an index goes stale as soon as anything moves, a
 * neighbour's id does not.
 * Elsewhere: the order of play, which has nothing to do with places (`order-of-play.ts`).
 */
import { refused } from "./errors.ts";
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
import { registers } from "./room.ts";

/** One of the two players. */
export type Player = 0 | 1;

/** Where an entity is, as it is shown to the outside. */
export type ZoneName = "none" | "deck" | "hand" | "play" | "graveyard" | "secret" | "removed";

/** A zone list of a player. The board and the hero's place are both "in play". */
export type Zone = number;
/** In no zone: not yet entered, or being moved. */
export const NOWHERE: Zone = 0;
/** The deck. Its first entity is the top. */
export const DECK: Zone = 1;
/** The hand, oldest card first. */
export const HAND: Zone = 2;
/** The board: minions in play, from left to right. */
export const BOARD: Zone = 3;
/** The dead, in the order in which they died. */
export const GRAVEYARD: Zone = 4;
/** Secrets in play. */
export const SECRET: Zone = 5;
/** Out of the game: neither in play nor among the dead. */
export const REMOVED: Zone = 6;
/** A player's hero. In play, as the next three are, with no place on the board. */
export const HERO: Zone = 7;
/** A player's hero power. In play. */
export const POWER: Zone = 8;
/** A player's weapon. In play. */
export const WEAPON: Zone = 9;
/** What is attached to an entity in play (`attach.ts`). */
export const ATTACHED: Zone = 10;
const ZONES = 11;

const NAMES: readonly ZoneName[] = [
  "none",
  "deck",
  "hand",
  "play",
  "graveyard",
  "secret",
  "removed",
  "play",
  "play",
  "play",
  "play",
];

/** A bit for each zone that is in play. */
const IN_PLAY: number = [BOARD, SECRET, HERO, POWER, WEAPON, ATTACHED].reduce(
  (bits, zone) => bits | (1 << zone),
  0,
);

const OWNER: Field = lastingField("owner");
const ZONE: Field = lastingField("zone");
const NEXT: Field = lastingField("nextInZone");
const PREVIOUS: Field = lastingField("previousInZone");
const FIRST: Cell = cell("zoneFirst", 2 * ZONES);
const LAST: Cell = cell("zoneLast", 2 * ZONES);
const COUNT: Cell = cell("zoneCount", 2 * ZONES);

/** The player whose entity it is now; taking control changes it. */
export function ownerOf(id: EntityId): Player {
  return read(id, OWNER) as Player;
}

/** Gives the entity to a player. Only while it is `NOWHERE`: a zone belongs to a player. */
export function setOwner(id: EntityId, player: Player): void {
  if (zoneOf(id) !== NOWHERE)
    throw refused("setOwner", "zone", zoneName(id), `"none": a zone belongs to a player`);
  write(id, OWNER, player);
}

/** The zone that an entity is in. */
export function zoneOf(id: EntityId): Zone {
  return read(id, ZONE);
}

/** The zone that an entity is in, as it is shown to the outside. */
export function zoneName(id: EntityId): ZoneName {
  return NAMES[read(id, ZONE)] as ZoneName;
}

/** Where auras and triggers come from: the board, a hero's places, secrets, and what is attached to them. */
export function isInPlay(id: EntityId): boolean {
  return ((IN_PLAY >> read(id, ZONE)) & 1) !== 0;
}

/** The first entity of a zone: the leftmost minion, the top of the deck. */
export function firstIn(player: Player, zone: Zone): EntityId {
  return peek(FIRST + listOf(player, zone)) as EntityId;
}

/** The last entity of a zone: the rightmost minion, the bottom of the deck. `NONE` in an empty one. */
export function lastIn(player: Player, zone: Zone): EntityId {
  return peek(LAST + listOf(player, zone)) as EntityId;
}

/** How many entities a zone has. Kept, never counted. */
export function countIn(player: Player, zone: Zone): number {
  return peek(COUNT + listOf(player, zone));
}

/** The neighbour to the right, or below in a deck; `NONE` at the end. */
export function nextInZone(id: EntityId): EntityId {
  return read(id, NEXT) as EntityId;
}

/** The neighbour to the left, or above in a deck; `NONE` at the start. */
export function previousInZone(id: EntityId): EntityId {
  return read(id, PREVIOUS) as EntityId;
}

/** The entity at a place counted from 0, or `NONE` past the end. Walks: for the edge, not for rules. */
export function atIndex(player: Player, zone: Zone, index: number): EntityId {
  let id = firstIn(player, zone);
  for (let i = 0; i < index && id !== NONE; i++) id = nextInZone(id);
  return id;
}

/** The ids of a zone in order. Allocates: for the edge, not for rules. */
export function listZone(player: Player, zone: Zone): EntityId[] {
  const ids: EntityId[] = [];
  for (let id = firstIn(player, zone); id !== NONE; id = nextInZone(id)) ids.push(id);
  return ids;
}

/** How many moves there have been since the program started. */
const moves = registers();

/** A number that is another one after every move between zones; what it is means nothing. */
export function movesMade(): number {
  return moves[0] as number;
}

/** Moves an entity to the end of a zone of its owner, or before `neighbour` if that is not `NONE`. */
export function moveTo(id: EntityId, zone: Zone, neighbour: EntityId = NONE): void {
  moves[0] = (moves[0] as number) + 1;
  leaveZone(id);
  write(id, ZONE, zone);
  if (zone === NOWHERE) return;
  const list = listOf(ownerOf(id), zone);
  const before = neighbour === NONE ? (peek(LAST + list) as EntityId) : previousInZone(neighbour);
  join(list, before, id);
  join(list, id, neighbour);
  poke(COUNT + list, peek(COUNT + list) + 1);
}

function leaveZone(id: EntityId): void {
  const zone = read(id, ZONE);
  if (zone === NOWHERE) return;
  const list = listOf(ownerOf(id), zone);
  join(list, previousInZone(id), nextInZone(id));
  poke(COUNT + list, peek(COUNT + list) - 1);
}

/** Makes two entities of a list neighbours; `NONE` stands for the list's end on that side. */
function join(list: number, left: EntityId, right: EntityId): void {
  if (left === NONE) poke(FIRST + list, right);
  else write(left, NEXT, right);
  if (right === NONE) poke(LAST + list, left);
  else write(right, PREVIOUS, left);
}

function listOf(player: Player, zone: Zone): number {
  return player * ZONES + zone;
}
