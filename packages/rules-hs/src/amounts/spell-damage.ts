/**
 * Spell Damage: each instance of a spell's damage is raised by what its player's board has of it (rulebook 10.4).
 *
 * It is no aura: it is counted whenever it is read, so it is up to date in mid-Phase too, and a minion that is
 * mortally wounded still counts. Enchantments can have some, and silenced minions have none.
 */
import {
  BOARD,
  firstAttached,
  firstIn,
  isTextless,
  NONE,
  nextAttached,
  nextInZone,
  ownerOf,
  type Player,
  read,
} from "@course/core";
import type { AmountStep } from "@course/damage-pipeline";
import { SPELL_NUMBER } from "../spell-number.ts";
import { isSpell } from "../spell-or-power.ts";

/** The Spell Damage of a player now. */
export function spellDamageOf(player: Player): number {
  let sum = 0;
  for (let id = firstIn(player, BOARD); id !== NONE; id = nextInZone(id)) {
    if (!isTextless(id)) sum += read(id, SPELL_NUMBER);
    for (let each = firstAttached(id); each !== NONE; each = nextAttached(each))
      sum += read(each, SPELL_NUMBER);
  }
  return sum;
}

/** Raises the damage of spells. */
export const spellDamage: AmountStep = {
  name: "spellDamage",
  run: (amount, source) => (isSpell(source) ? amount + spellDamageOf(ownerOf(source)) : amount),
};
