/**
 * Who is where: the only file that puts an entity into a zone.
 *
 * Whoever enters play gets a new, youngest place in the order of play. Heroes stand in play beside the board.
 */
import type { Player } from "@course/harness";
import type { Card, Entity, World, Zone } from "./model.ts";

/** Makes an entity of a card, at an index of a zone or at its end. */
export function create(world: World, card: Card, owner: Player, zone: Zone, at?: number): Entity {
  world.lastId += 1;
  const entity: Entity = {
    id: world.lastId,
    card,
    owner,
    zone,
    attack: card.attack,
    maxHealth: card.health,
    damage: 0,
    armor: 0,
    pendingDestroy: false,
    orderOfPlay: 0,
    rightNeighbour: null,
  };
  world.entities.set(entity.id, entity);
  if (card.type === "hero") world.heroes[owner] = entity.id;
  else insert(world.zones[owner][zone], entity, at);
  if (zone === "play") stamp(world, entity);
  return entity;
}

/** Moves an entity to the end of a zone of its owner. */
export function move(world: World, entity: Entity, zone: Zone): void {
  const from = world.zones[entity.owner][entity.zone];
  from.splice(from.indexOf(entity), 1);
  insert(world.zones[entity.owner][zone], entity);
  entity.zone = zone;
  if (zone === "play") stamp(world, entity);
}

function insert(zone: Entity[], entity: Entity, at: number = zone.length): void {
  zone.splice(at, 0, entity);
}

function stamp(world: World, entity: Entity): void {
  world.lastOrderOfPlay += 1;
  entity.orderOfPlay = world.lastOrderOfPlay;
}
