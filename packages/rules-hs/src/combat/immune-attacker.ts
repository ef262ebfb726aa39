/**
 * The keyword `immuneAttacker`: with such a weapon, a hero is Immune for the whole Sequence of its attack
 * (rulebook 8.6.1). A hero that was Immune before stays so afterwards.
 */
import { defineKeyword, type Word } from "@course/cards";
import { type Cell, cell, type EntityId, NONE, ownerOf, peek, poke } from "@course/core";
import { isHero } from "@course/damage-pipeline";
import { gainKeywords, hasKeyword, IMMUNE, IMMUNE_ATTACKER, KEYWORDS, loseKeywords } from "../keywords.ts";
import { weaponOf } from "./weapons.ts";

/** The hero that is Immune because it attacks, or `NONE`. */
const PROTECTED: Cell = cell("immuneAttacker");

export const immuneAttacker: Word<"keyword"> = defineKeyword({
  type: "immuneAttacker",
  doc: "On a weapon: its hero is Immune while attacking.",
  example: "immuneAttacker",
  compile: () => (addBits) => addBits(KEYWORDS, IMMUNE_ATTACKER),
  text: () => "Your hero is Immune while attacking",
});

export function protectAttacker(attacker: EntityId): void {
  const isProtected =
    isHero(attacker) &&
    hasKeyword(weaponOf(ownerOf(attacker)), IMMUNE_ATTACKER) &&
    !hasKeyword(attacker, IMMUNE);
  poke(PROTECTED, isProtected ? attacker : NONE);
  if (isProtected) gainKeywords(attacker, IMMUNE);
}

export function unprotectAttacker(): void {
  const hero = peek(PROTECTED) as EntityId;
  if (hero !== NONE) loseKeywords(hero, IMMUNE);
  poke(PROTECTED, NONE);
}
