/**
 * Another game that is the same: every card in a deck, in a hand or in play gives its place to a new entity.
 *
 * The new ones are made in an order of chance, so that ids say nothing of who is older or further left. What
 * is dead keeps its id.
 */
import {
  becomeCopy,
  cardOf,
  createEntity,
  DECK,
  type EntityId,
  enterPlay,
  firstAttached,
  HAND,
  leavePlay,
  listZone,
  moveTo,
  NONE,
  NOWHERE,
  nextInPlay,
  nextInZone,
  oldestInPlay,
  ownerOf,
  type World,
  zoneOf,
} from "@course/core";
import type { Stream } from "@course/harness";

/** Who has taken whose place. */
export type Renewed = ReadonlyMap<EntityId, EntityId>;

/**
 * Renews all entities of a world at rest; none where something is attached to one that is in play, since its
 * own place in the order of play would move.
 *
 * @param inOrder - The order of play that they take. They are given in the one that they have.
 */
export function renewAll(world: World, stream: Stream, inOrder = (ids: readonly EntityId[]) => ids): Renewed {
  if (world.pending !== undefined || world.read(isAnythingAttached)) return new Map();
  return world.edit(() => {
    const inPlay = inOrder(listInPlay());
    const notInPlay = ([0, 1] as const).flatMap((player) => [
      ...listZone(player, DECK),
      ...listZone(player, HAND),
    ]);
    const renewed = new Map<EntityId, EntityId>();
    for (const id of stream.shuffled([...inPlay, ...notInPlay]))
      renewed.set(id, createEntity(cardOf(id), ownerOf(id)));
    for (const id of notInPlay) replace(id, renewed.get(id) as EntityId);
    for (const id of inPlay) replaceInPlay(id, renewed.get(id) as EntityId);
    return renewed;
  });
}

function isAnythingAttached(): boolean {
  const hands = ([0, 1] as const).flatMap((player) => listZone(player, HAND));
  return [...listInPlay(), ...hands].some((id) => firstAttached(id) !== NONE);
}

function listInPlay(): EntityId[] {
  const ids: EntityId[] = [];
  for (let id = oldestInPlay(); id !== NONE; id = nextInPlay(id)) ids.push(id);
  return ids;
}

/** All of a zone are replaced one after the other, each at the end, so that their order stays. */
function replace(id: EntityId, by: EntityId): void {
  const zone = zoneOf(id);
  becomeCopy(by, id);
  moveTo(id, NOWHERE);
  moveTo(by, zone);
}

function replaceInPlay(id: EntityId, by: EntityId): void {
  const zone = zoneOf(id);
  const right = nextInZone(id);
  becomeCopy(by, id);
  leavePlay(id, NOWHERE);
  enterPlay(by, zone, right);
}
