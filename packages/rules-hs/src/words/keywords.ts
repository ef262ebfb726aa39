/**
 * Keywords: what a minion has or has not, one bit each.
 *
 * Elsewhere: what a keyword does. All of these are about attacks (`combat.ts`), so they do nothing in a
 * game without combat; a card may say them all the same.
 */
import { type CardLayer, defineKeyword, type Word } from "@course/cards";
import { type EntityId, type Field, field, read } from "@course/core";

const KEYWORDS: Field = field("keywords");
const TAUNT = 1;
const CHARGE = 2;
const WINDFURY = 4;
const CANT_ATTACK = 8;

export const taunt: Word<"keyword"> = defineKeyword({
  type: "taunt",
  doc: "Enemies must attack this minion before others.",
  example: "taunt",
  compile: () => (addBits) => addBits(KEYWORDS, TAUNT),
  text: () => "Taunt",
});

export const charge: Word<"keyword"> = defineKeyword({
  type: "charge",
  doc: "Can attack in the turn in which it comes.",
  example: "charge",
  compile: () => (addBits) => addBits(KEYWORDS, CHARGE),
  text: () => "Charge",
});

export const windfury: Word<"keyword"> = defineKeyword({
  type: "windfury",
  doc: "Can attack twice each turn.",
  example: "windfury",
  compile: () => (addBits) => addBits(KEYWORDS, WINDFURY),
  text: () => "Windfury",
});

export const cantAttack: Word<"keyword"> = defineKeyword({
  type: "cantAttack",
  doc: "Can't attack, with Charge or without.",
  example: "cantAttack",
  compile: () => (addBits) => addBits(KEYWORDS, CANT_ATTACK),
  text: () => "Can't attack",
});

export function hasTaunt(id: EntityId): boolean {
  return (read(id, KEYWORDS) & TAUNT) !== 0;
}

export function hasCharge(id: EntityId): boolean {
  return (read(id, KEYWORDS) & CHARGE) !== 0;
}

export function hasWindfury(id: EntityId): boolean {
  return (read(id, KEYWORDS) & WINDFURY) !== 0;
}

export function cannotAttack(id: EntityId): boolean {
  return (read(id, KEYWORDS) & CANT_ATTACK) !== 0;
}

/** Taunt, from the module that has a card with it. */
export const keywords: CardLayer = { name: "keywords", needs: ["characters"], words: [taunt] };

/** The keywords that only combat asks for. */
export const combatKeywords: CardLayer = {
  name: "combatKeywords",
  needs: ["keywords"],
  words: [charge, windfury, cantAttack],
};
