/**
 * How a scenario names an entity at one moment: by its label, by its place on a board, or by its card's name
 * where nothing else goes by it. What came only after the start has no label.
 *
 * Elsewhere: how a subject is read (`scene.ts`).
 */
import {
  BOARD,
  cardOf,
  type EntityId,
  HAND,
  HERO,
  listZone,
  ownerOf,
  WEAPON,
  type World,
  type Zone,
  zoneOf,
} from "@course/core";
import type { Subject } from "../scenario.ts";

/** The subject that finds an entity now; `undefined` where none does. */
export function subjectOf(
  world: World,
  labels: ReadonlyMap<EntityId, string>,
  id: EntityId,
): Subject | undefined {
  return world.read(() => {
    const [zone, owner] = [zoneOf(id), ownerOf(id)];
    if (zone === HERO) return `hero${owner}`;
    const label = labels.get(id);
    if (label !== undefined) return label;
    if (zone === BOARD) return `board${owner}:${listZone(owner, BOARD).indexOf(id)}`;
    return isOnlyOne(id) ? cardOf(id).definition.name : undefined;
  });
}

/** Whether its name finds it: in play it must be the only one there, in a hand nothing in play may have it either. */
function isOnlyOne(id: EntityId): boolean {
  const { name } = cardOf(id).definition;
  const named = (zone: Zone) =>
    ([0, 1] as const)
      .flatMap((player) => listZone(player, zone))
      .filter((other) => cardOf(other).definition.name === name);
  const inPlay = [BOARD, WEAPON, HERO].flatMap(named);
  const found = inPlay.length > 0 ? inPlay : named(HAND);
  return found.length === 1 && found[0] === id;
}
