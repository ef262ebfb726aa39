/**
 * The words for keywords that a card can have.
 *
 * Elsewhere: what a keyword does. A card may say them all in a game whose rules do not ask for them.
 */
import { type CardLayer, defineKeyword, type Word } from "@course/cards";
import type { EntityId } from "@course/core";
import {
  CANT_ATTACK,
  CANT_ATTACK_HEROES,
  CHARGE,
  hasKeyword,
  KEYWORDS,
  MEGA_WINDFURY,
  TAUNT,
  WINDFURY,
} from "../keywords.ts";

export const taunt: Word<"keyword"> = keywordWord(
  "taunt",
  TAUNT,
  "Taunt",
  "Enemies must attack this minion before others.",
);
export const charge: Word<"keyword"> = keywordWord(
  "charge",
  CHARGE,
  "Charge",
  "Can attack in the turn in which it comes.",
);
export const windfury: Word<"keyword"> = keywordWord(
  "windfury",
  WINDFURY,
  "Windfury",
  "Can attack twice each turn.",
);
export const cantAttack: Word<"keyword"> = keywordWord(
  "cantAttack",
  CANT_ATTACK,
  "Can't attack",
  "Can't attack, with Charge or without.",
);

export const cantAttackHeroes: Word<"keyword"> = keywordWord(
  "cantAttackHeroes",
  CANT_ATTACK_HEROES,
  "Can't attack heroes",
  "Can attack minions alone.",
);

export const megaWindfury: Word<"keyword"> = keywordWord(
  "megaWindfury",
  MEGA_WINDFURY,
  "Mega-Windfury",
  "Can attack four times each turn.",
);

/** A keyword that is one bit. */
export function keywordWord(type: string, bit: number, text: string, doc: string): Word<"keyword"> {
  return defineKeyword({
    type,
    doc,
    example: type,
    compile: () => (addBits) => addBits(KEYWORDS, bit),
    text: () => text,
  });
}

/** Whether enemies must attack the entity before others. */
export function hasTaunt(id: EntityId): boolean {
  return hasKeyword(id, TAUNT);
}

export function hasCharge(id: EntityId): boolean {
  return hasKeyword(id, CHARGE);
}

export function hasWindfury(id: EntityId): boolean {
  return hasKeyword(id, WINDFURY);
}

export function cannotAttack(id: EntityId): boolean {
  return hasKeyword(id, CANT_ATTACK);
}

/** Taunt, from the module that has a card with it. */
export const keywords: CardLayer = { name: "keywords", needs: ["characters"], words: [taunt] };

/** The keywords that only combat asks for. */
export const combatKeywords: CardLayer = {
  name: "combatKeywords",
  needs: ["keywords"],
  words: [charge, windfury, cantAttack],
};
