/**
 * Attack rights: who can attack now, and whom (rulebook 13).
 *
 * These are questions and change nothing. A keyword that a game's cards cannot have is simply never there, so
 * the plain game of the course asks the same questions as the whole game.
 */
import {
  BOARD,
  type EntityId,
  firstIn,
  HERO,
  isInPlay,
  NONE,
  nextInZone,
  ownerOf,
  type Player,
  WEAPON,
} from "@course/core";
import { attackOf, isCharacter, isHero } from "@course/damage-pipeline";
import { activePlayer } from "../active-player.ts";
import { isOver } from "../heroes/over.ts";
import {
  CANT_ATTACK,
  CANT_ATTACK_HEROES,
  CHARGE,
  FROZEN,
  hasKeyword,
  IMMUNE,
  MEGA_WINDFURY,
  STEALTH,
  TAUNT,
  WINDFURY,
} from "../keywords.ts";
import { isFresh } from "../playing/arriving.ts";
import { attacksThisTurn } from "./attacks-made.ts";

/** Whether a character can attack now: that defender, or any enemy at all. Nobody can once the game is over. */
export function canAttack(attacker: EntityId, defender?: EntityId): boolean {
  if (isOver() || !mayAttack(attacker)) return false;
  if (defender !== undefined) return mayBeAttackedBy(attacker, defender);
  const enemy = (1 - ownerOf(attacker)) as Player;
  if (mayBeAttackedBy(attacker, firstIn(enemy, HERO))) return true;
  for (let id = firstIn(enemy, BOARD); id !== NONE; id = nextInZone(id)) {
    if (mayBeAttackedBy(attacker, id)) return true;
  }
  return false;
}

/** Whether a character of the active player still has an attack in this turn. */
export function mayAttack(id: EntityId): boolean {
  if (!isCharacter(id) || !isInPlay(id) || ownerOf(id) !== activePlayer()) return false;
  if (attackOf(id) <= 0 || hasKeyword(id, CANT_ATTACK | FROZEN)) return false;
  if (isFresh(id) && !hasKeyword(id, CHARGE)) return false;
  return attacksThisTurn(id) < attacksPerTurn(id);
}

/** Whether it is an enemy that can be attacked, and no Taunt stands before it (rulebook 13.3, 13.5, 13.7). */
export function mayBeAttackedBy(attacker: EntityId, defender: EntityId): boolean {
  if (!isCharacter(defender) || !isInPlay(defender) || ownerOf(defender) === ownerOf(attacker)) return false;
  if (isHero(defender) && !mayAttackHeroes(attacker)) return false;
  return isOpenToAttack(defender, isGuarded(ownerOf(defender)));
}

/** Whether a character that attacks may attack heroes. */
export function mayAttackHeroes(attacker: EntityId): boolean {
  return !hasKeyword(attacker, CANT_ATTACK_HEROES);
}

/** Whether a character in play can be attacked by its enemies, of whom some guard it or none do. */
export function isOpenToAttack(defender: EntityId, hasGuard: boolean): boolean {
  return !hasKeyword(defender, STEALTH | IMMUNE) && (hasKeyword(defender, TAUNT) || !hasGuard);
}

/** Twice with Windfury; a hero has that of its weapon (rulebook 13.2). Four times with Mega-Windfury. */
function attacksPerTurn(id: EntityId): number {
  if (hasKeyword(id, MEGA_WINDFURY)) return 4;
  const hasWindfury =
    hasKeyword(id, WINDFURY) || (isHero(id) && hasKeyword(firstIn(ownerOf(id), WEAPON), WINDFURY));
  return hasWindfury ? 2 : 1;
}

/** While a minion with Taunt can be attacked, only such minions may be. */
export function isGuarded(player: Player): boolean {
  for (let id = firstIn(player, BOARD); id !== NONE; id = nextInZone(id)) {
    if (hasKeyword(id, TAUNT) && !hasKeyword(id, STEALTH | IMMUNE)) return true;
  }
  return false;
}
