/**
 * The lists of a loaded world: each must end, and hold only entities that there are.
 *
 * A world keeps its lists as links from entity to entity. A save that was altered could lead in a circle, and
 * then rules would never come to an end; so what is loaded is walked once.
 */
import { firstAttached, nextAttached } from "./attach.ts";
import { firstInForce, nextInForce } from "./aura.ts";
import { refused } from "./errors.ts";
import { type EntityId, NONE, nextId } from "./memory.ts";
import { nextInPlay, oldestInPlay } from "./order-of-play.ts";
import { ATTACHED, countIn, DECK, firstIn, nextInZone, type Player } from "./zones.ts";

/**
 * Walks all lists of the working world.
 *
 * @throws `RefusedError` when one leads in a circle or to an entity that is not there, or a zone does not hold
 * as many as it says.
 */
export function requireLists(): void {
  length("the order of play", oldestInPlay(), nextInPlay);
  length("the auras in force", firstInForce(), nextInForce);
  for (const player of [0, 1] as const)
    for (let zone = DECK; zone <= ATTACHED; zone++) requireZone(player, zone);
  for (let id = 1 as EntityId; id < nextId(); id++)
    length(`what is attached to ${id}`, firstAttached(id), nextAttached);
}

function requireZone(player: Player, zone: number): void {
  const found = length(`zone ${zone} of player ${player}`, firstIn(player, zone), nextInZone);
  const said = countIn(player, zone);
  if (found !== said) throw refused("load", `zone ${zone} of player ${player}`, found, `${said} entities`);
}

/** How many entities a list has. */
function length(list: string, first: EntityId, next: (id: EntityId) => EntityId): number {
  let found = 0;
  for (let id = first; id !== NONE; id = next(id)) {
    if (id < NONE || id >= nextId()) throw refused("load", list, id, "entities of this game");
    found++;
    if (found >= nextId()) throw refused("load", list, "endless", "a list that ends");
  }
  return found;
}
