/**
 * Who may be a target (rulebook 16.1): not an enemy in Stealth or Immune, and for spells and hero powers nobody
 * who can't be targeted by them. Asked once, as the action is declared, of targets that a player chooses;
 * what is hit at random or by area is not asked.
 */
import { type EntityId, ownerOf, type Player } from "@course/core";
import { ELUSIVE, hasKeyword, IMMUNE, STEALTH } from "../keywords.ts";

/**
 * Whether a player may choose this entity.
 *
 * @param isSpellOrPower - Whether it is for a spell or a hero power; a Battlecry may choose what is elusive.
 */
export function mayBeTargeted(player: Player, id: EntityId, isSpellOrPower: boolean): boolean {
  if (isSpellOrPower && hasKeyword(id, ELUSIVE)) return false;
  return ownerOf(id) === player || !hasKeyword(id, STEALTH | IMMUNE);
}
