/**
 * Weapons: one a hero, with an Attack that the hero has on its own turn, and a Durability (rulebook 14).
 *
 * Durability is kept as Health is: a maximum, and what is lost of it. At 0 a weapon is mortally wounded and
 * dies in the Death Creation Step as a minion does; one that an effect or another weapon destroys is gone at
 * once, in mid-Phase (rulebook 14.1, 14.3).
 */
import { type CardType, defineCardType, integer, noun } from "@course/cards";
import {
  type Card,
  createEntity,
  Destroyed,
  type EntityId,
  enterPlay,
  firstIn,
  GRAVEYARD,
  isInPlay,
  leavePlay,
  NONE,
  nextInZone,
  ownerOf,
  type Player,
  record,
  WEAPON,
} from "@course/core";
import { ATTACK, damageOf, MAX_HEALTH, MAX_PRINTED, maxHealthOf, setDamage } from "@course/damage-pipeline";
import { refreshHero } from "../enchantments/stats.ts";
import { isWeapon } from "../weapon-type.ts";

export const weapon: CardType = defineCardType({
  type: "weapon",
  doc: "Is held by a hero, who attacks with it.",
  noun: noun("weapon"),
  groups: [{ name: "weapons", noun: noun("weapon") }],
  properties: {
    attack: integer({ min: 0, max: MAX_PRINTED }),
    durability: integer({ min: 1, max: MAX_PRINTED }),
  },
  parts: ["keywords", "abilities"],
  row: ({ attack, durability }, set) => {
    set(ATTACK, attack);
    set(MAX_HEALTH, durability);
  },
  summary: ({ attack, durability }) => `${attack}/${durability}`,
});

/** The weapon that the player's hero holds, or `NONE`. A new one counts once the old one is gone. */
export function weaponOf(player: Player): EntityId {
  return firstIn(player, WEAPON);
}

/** What is left of a weapon. */
export function durabilityOf(id: EntityId): number {
  return maxHealthOf(id) - damageOf(id);
}

/** A weapon without Durability dies in the next Death Creation Step. */
export function isWornOut(id: EntityId): boolean {
  return isWeapon(id) && damageOf(id) >= maxHealthOf(id);
}

/** Takes points from a weapon; one without any dies in the next Death Creation Step. */
export function loseDurability(id: EntityId, points: number): void {
  setDamage(id, damageOf(id) + points);
}

/** Puts a new weapon into the hands of a player's hero. The old one is destroyed; its events are the caller's to resolve. */
export function equip(card: Card, player: Player): EntityId {
  const id = createEntity(card, player);
  enterPlay(id, WEAPON);
  replaceOlderWeapons(id);
  return id;
}

/** Destroys what the hero held before this weapon came. */
export function replaceOlderWeapons(id: EntityId): void {
  const player = ownerOf(id);
  for (let old = weaponOf(player); old !== NONE && old !== id; ) {
    const next = nextInZone(old);
    destroyWeapon(old);
    old = next;
  }
  refreshHero(player);
}

/** Destroys a weapon at once. Its Death Event is the caller's to resolve. */
export function destroyWeapon(id: EntityId): void {
  if (!isInPlay(id)) return;
  leavePlay(id, GRAVEYARD);
  record(Destroyed, id);
  refreshHero(ownerOf(id));
}
