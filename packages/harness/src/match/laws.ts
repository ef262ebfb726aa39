/**
 * What must be true of every match after every decision, whatever its cards say.
 *
 * These are laws of the bookkeeping, not rules of the game: everything is in one place, nothing exceeds what it
 * may, and nobody stands on the table who should have left it.
 * Elsewhere: laws about copies and about the list of legal actions, which cost more to ask (`deep-laws.ts`).
 */
import {
  ATTACHED,
  BOARD,
  countIn,
  DECK,
  type EntityId,
  firstIn,
  GRAVEYARD,
  HAND,
  HERO,
  hostOf,
  isDying,
  NONE,
  NOWHERE,
  nextId,
  nextInZone,
  ownerOf,
  type Player,
  POWER,
  previousInZone,
  REMOVED,
  SECRET,
  WEAPON,
  type World,
  zoneName,
  zoneOf,
} from "@course/core";
import { armorOf, damageOf, healthOf, isCharacter } from "@course/damage-pipeline";
import { isOver, lockedMana, MOST_MANA, manaOf, maxManaOf } from "@course/rules-hs";

/** Each zone, and how many entities of one player may be in it at rest. */
const ZONES: readonly (readonly [zone: number, name: string, most: number])[] = [
  [DECK, "deck", 1_000],
  [HAND, "hand", 10],
  [BOARD, "board", 7],
  [GRAVEYARD, "graveyard", Number.POSITIVE_INFINITY],
  [SECRET, "secrets", 5],
  [REMOVED, "removed", Number.POSITIVE_INFINITY],
  [HERO, "hero", 1],
  [POWER, "hero power", 1],
  [WEAPON, "weapon", 1],
  [ATTACHED, "attached", Number.POSITIVE_INFINITY],
];

const PLAYERS: readonly Player[] = [0, 1];

/** Every law that is broken now, each a sentence. */
export function brokenLaws(world: World): string[] {
  return world.read(() => {
    const broken: string[] = [];
    const placed = new Set<EntityId>();
    for (const player of PLAYERS) {
      for (const [zone, name, most] of ZONES)
        lawsOfZone(player, zone, `${name} of player ${player}`, most, placed, broken);
      lawsOfPlayer(player, broken);
    }
    lawOfPlaces(placed, broken);
    if (world.pending === undefined) lawsOfTable(broken);
    return broken;
  });
}

/** A zone's list is consistent both ways, holds what says that it is there, and no more than it may. */
function lawsOfZone(
  player: Player,
  zone: number,
  name: string,
  most: number,
  placed: Set<EntityId>,
  broken: string[],
): void {
  let previous: EntityId = NONE;
  let count = 0;
  for (let id = firstIn(player, zone); id !== NONE; id = nextInZone(id)) {
    if (placed.has(id)) return void broken.push(`${name}: entity ${id} is in two places`);
    placed.add(id);
    count++;
    if (zoneOf(id) !== zone || ownerOf(id) !== player)
      broken.push(`${name}: entity ${id} says that it is in ${zoneName(id)} of player ${ownerOf(id)}`);
    if (previousInZone(id) !== previous) broken.push(`${name}: the neighbours of entity ${id} disagree`);
    previous = id;
  }
  if (count !== countIn(player, zone))
    broken.push(`${name}: holds ${count}, counts ${countIn(player, zone)}`);
  if (count > most) broken.push(`${name}: holds ${count}, more than ${most}`);
}

/** Every entity is in a zone, but for what is attached to something that is not in play. */
function lawOfPlaces(placed: ReadonlySet<EntityId>, broken: string[]): void {
  for (let number = 1; number < nextId(); number++) {
    const id = number as EntityId;
    if (placed.has(id)) continue;
    if (zoneOf(id) === NOWHERE && hostOf(id) !== NONE) continue;
    broken.push(`entity ${id}: is nowhere`);
  }
}

function lawsOfPlayer(player: Player, broken: string[]): void {
  const mana = manaOf(player);
  const max = maxManaOf(player);
  if (mana < 0 || mana > MOST_MANA) broken.push(`mana of player ${player}: ${mana}`);
  if (max < 0 || max > MOST_MANA) broken.push(`crystals of player ${player}: ${max}`);
  if (lockedMana(player) < 0) broken.push(`locked crystals of player ${player}: ${lockedMana(player)}`);
  if (firstIn(player, HERO) === NONE) broken.push(`hero of player ${player}: is missing`);
  else if (armorOf(firstIn(player, HERO)) < 0) broken.push(`armor of player ${player}: is below 0`);
}

/** After a Sequence nobody in play is dead, and Health is within its bounds. */
function lawsOfTable(broken: string[]): void {
  for (const player of PLAYERS) {
    for (const zone of [HERO, BOARD, WEAPON]) {
      for (let id = firstIn(player, zone); id !== NONE; id = nextInZone(id)) {
        const isLostHero = zone === HERO && isOver();
        if (!isLostHero && isDying(id)) broken.push(`entity ${id}: is dying and still in play`);
        if (damageOf(id) < 0) broken.push(`entity ${id}: has less than no damage`);
        if (isCharacter(id) && !isLostHero && healthOf(id) <= 0)
          broken.push(`entity ${id}: has ${healthOf(id)} Health`);
      }
    }
  }
}
