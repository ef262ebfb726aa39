/**
 * Ids, players and zones: what an engine and its tests name things by.
 *
 * An id is a handle, not a place: it stays right when the entity moves, where a board index goes
 * stale as soon as anything does.
 */

/**
 * Handle of one entity: a positive integer, never reused in one game.
 *
 * Equal ids mean the same entity, whatever zone it has moved to since. Heroes and cards in every
 * zone have ids. An id says nothing of the order of play.
 */
export type Id = number;

/** One of the two players. */
export type Player = 0 | 1;

/** Where an entity is. Heroes are in `"play"`; the last two come with the rules of the full game. */
export type Zone = "deck" | "hand" | "play" | "graveyard" | "secret" | "removed";
