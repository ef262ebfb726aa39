/**
 * Keywords that heroes have from auras of their side, as the last Aura Update (Other) found them.
 * Elsewhere: these auras (`hero-keyword-auras.ts`), and what a hero's keywords are put together from (`stats.ts`).
 */
import { type Cell, cell, type EntityId, ownerOf, type Player, peek, poke } from "@course/core";
import { isHero } from "@course/damage-pipeline";

const GIVEN: Cell = cell("heroKeywords", 2);

/** What auras give an entity as a hero: nothing to whoever is none. */
export function heroKeywordsOf(id: EntityId): number {
  return isHero(id) ? peek(GIVEN + ownerOf(id)) : 0;
}

/** Says what auras give the hero of a player. Returns whether that is something new. */
export function setHeroKeywords(player: Player, bits: number): boolean {
  const isNew = peek(GIVEN + player) !== bits;
  poke(GIVEN + player, bits);
  return isNew;
}
