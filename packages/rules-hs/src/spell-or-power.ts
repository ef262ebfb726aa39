/** Which cards and entities are spells or hero powers. In a file of its own, since many rules ask it. */
import { type Card, type EntityId, intern, type Name, typeOf } from "@course/core";

const SPELL: Name = intern("spell");
const HERO_POWER: Name = intern("heroPower");

/** Whether an entity is a spell, a Secret included. */
export function isSpell(id: EntityId): boolean {
  return typeOf(id) === SPELL;
}

/** Whether a card is a spell, a Secret included. */
export function isSpellCard({ type }: Card): boolean {
  return type === SPELL;
}

export function isHeroPower(id: EntityId): boolean {
  return typeOf(id) === HERO_POWER;
}

/** Whether a card's target is that of a spell or a hero power. */
export function isSpellOrPowerCard({ type }: Card): boolean {
  return type === SPELL || type === HERO_POWER;
}
