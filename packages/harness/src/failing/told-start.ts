/**
 * A world as the start of a scenario: both sides, the order of play, and a label for whatever can be named.
 *
 * A scenario says what cards are where and how hurt they are. What else a world can hold, such as
 * enchantments, it cannot say: that is found by setting the scenario up and looking for differences
 * (`differences.ts`).
 */
import {
  BOARD,
  cardOf,
  DECK,
  type EntityId,
  firstIn,
  HAND,
  HERO,
  listZone,
  NONE,
  nextInPlay,
  oldestInPlay,
  SECRET,
  WEAPON,
  type World,
} from "@course/core";
import { armorOf, damageOf, healthOf } from "@course/damage-pipeline";
import {
  activePlayer,
  durabilityOf,
  FROZEN,
  fatigueOf,
  hasKeyword,
  isFresh,
  manaOf,
  maxManaOf,
} from "@course/rules-hs";
import type { Player } from "../handles.ts";
import type { Scenario, ScenarioMinion, ScenarioSide, ScenarioWeapon } from "../scenario.ts";

/** The start of a scenario, and what it calls each entity. */
export interface Told {
  readonly start: Pick<Scenario, "players" | "order" | "active">;
  readonly labels: ReadonlyMap<EntityId, string>;
}

/** Tells of the world that is in place (`World.read`). */
export function tellStart(world: World): Told {
  const labels = labelsOf();
  const start = {
    players: [side(world, 0, labels), side(world, 1, labels)] as const,
    order: orderOf(labels),
    active: activePlayer(),
  };
  return { start, labels };
}

/** Heroes have names already; each other card that may be named gets one of its name and its id. */
function labelsOf(): Map<EntityId, string> {
  const labels = new Map<EntityId, string>();
  for (const player of [0, 1] as const) {
    labels.set(firstIn(player, HERO), `hero${player}`);
    for (const zone of [BOARD, HAND, WEAPON, SECRET, DECK])
      for (const id of listZone(player, zone)) labels.set(id, `${wordOf(id)}-${id}`);
  }
  return labels;
}

/** A card's name in the letters that a label may have. */
function wordOf(id: EntityId): string {
  const word = nameOf(id)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^[^a-z]+|-$/g, "");
  return word === "" ? "card" : word;
}

function orderOf(labels: ReadonlyMap<EntityId, string>): string[] {
  const order: string[] = [];
  for (let id = oldestInPlay(); id !== NONE; id = nextInPlay(id)) {
    const label = labels.get(id);
    if (label !== undefined && !/^hero[01]$/.test(label)) order.push(label);
  }
  return order;
}

function side(world: World, player: Player, labels: ReadonlyMap<EntityId, string>): ScenarioSide {
  const hero = firstIn(player, HERO);
  const labelled = (id: EntityId) => ({ card: nameOf(id), as: labels.get(id) as string });
  const [weapon] = listZone(player, WEAPON);
  const hasMana = world.rules.layers.some(({ name }) => name === "mana");
  return {
    hero: nameOf(hero),
    health: Math.max(1, healthOf(hero)),
    armor: armorOf(hero),
    ...(hasMana && { mana: manaOf(player), maxMana: maxManaOf(player) }),
    ...(fatigueOf(player) > 0 && { fatigue: fatigueOf(player) }),
    ...(hasKeyword(hero, FROZEN) && { frozen: true }),
    deck: listZone(player, DECK).map(labelled),
    hand: listZone(player, HAND).map(labelled),
    board: listZone(player, BOARD).map((id): ScenarioMinion => ({ ...labelled(id), ...stateOf(id) })),
    ...(weapon !== undefined && { weapon: { ...labelled(weapon), ...durability(weapon) } }),
    secrets: listZone(player, SECRET).map(labelled),
  };
}

function stateOf(id: EntityId): Partial<ScenarioMinion> {
  return {
    ...(damageOf(id) > 0 && { damage: damageOf(id) }),
    ...(isFresh(id) && { fresh: true }),
    ...(hasKeyword(id, FROZEN) && { frozen: true }),
  };
}

function durability(id: EntityId): Pick<ScenarioWeapon, "durability"> {
  return { durability: durabilityOf(id) };
}

function nameOf(id: EntityId): string {
  return cardOf(id).definition.name;
}
