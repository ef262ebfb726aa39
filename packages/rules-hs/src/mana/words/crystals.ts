/** Effects on mana: crystals gained and lost, mana for one turn, crystals unlocked. */
import {
  boolean,
  defineEffect,
  noun,
  oneOf,
  type ValueText,
  value,
  type Word,
  withDefault,
  wordsOf,
} from "@course/cards";
import { type Frame, type Player, playerOf } from "@course/core";
import { gainCrystals, gainMana, loseCrystals } from "../mana.ts";
import { unlockAll } from "../overload.ts";

const SIDES = ["friendly", "enemy", "both"] as const;
type Side = (typeof SIDES)[number];

export const gainCrystalsEffect: Word<"effect"> = defineEffect({
  type: "gainCrystals",
  doc: "A player gets Mana Crystals for good, to ten at most: full ones, or empty ones that can be used from the next turn on.",
  example: { type: "gainCrystals", count: 1, empty: true },
  fields: {
    count: withDefault(value(), 1),
    empty: withDefault(boolean(), false),
    side: withDefault(oneOf(SIDES), "friendly"),
  },
  compile:
    ({ count, empty, side }) =>
    (frame) => {
      const gained = count(frame);
      forEachPlayer(frame, side, (player) => gainCrystals(player, gained, !empty));
    },
  text: ({ count, empty, side }) =>
    `${verb(side, "gain")} ${crystals(count, empty ? "empty Mana Crystal" : "Mana Crystal")}`,
});

export const loseCrystalsEffect: Word<"effect"> = defineEffect({
  type: "loseCrystals",
  doc: "Mana Crystals of a player are destroyed for good, empty ones first.",
  example: { type: "loseCrystals", count: 1 },
  fields: { count: withDefault(value(), 1), side: withDefault(oneOf(SIDES), "friendly") },
  compile:
    ({ count, side }) =>
    (frame) => {
      const lost = count(frame);
      forEachPlayer(frame, side, (player) => loseCrystals(player, lost));
    },
  text: ({ count, side }) => `${verb(side, "lose")} ${crystals(count, "Mana Crystal")}`,
});

export const gainManaEffect: Word<"effect"> = defineEffect({
  type: "gainMana",
  doc: "You get mana that you can spend in this turn only, to ten in all at most.",
  example: { type: "gainMana", amount: 1 },
  fields: { amount: value() },
  compile:
    ({ amount }) =>
    (frame) =>
      gainMana(playerOf(frame), amount(frame)),
  text: ({ amount }) => `gain ${crystals(amount, "Mana Crystal")} this turn only`,
});

export const unlockCrystals: Word<"effect"> = defineEffect({
  type: "unlockCrystals",
  doc: "Frees your crystals that Overload has locked, and those that it would lock in your next turn.",
  example: "unlockCrystals",
  compile: () => (frame) => unlockAll(playerOf(frame)),
  text: () => "unlock your Overloaded Mana Crystals",
});

function forEachPlayer(frame: Frame, side: Side, change: (player: Player) => void): void {
  const you = playerOf(frame);
  if (side !== "enemy") change(you);
  if (side !== "friendly") change((1 - you) as Player);
}

/** "gain", "your opponent gains", "each player gains". */
function verb(side: Side, word: string): string {
  if (side === "friendly") return word;
  return side === "enemy" ? `your opponent ${word}s` : `each player ${word}s`;
}

/** "a Mana Crystal", "2 Mana Crystals", "an empty Mana Crystal". */
function crystals(count: ValueText, name: string): string {
  const of = noun(name);
  if (count.each !== undefined)
    return `${amountOf(count.number ?? 1, of)} for each ${wordsOf(count.each, "singular")}`;
  return count.number === undefined ? `${of.plural} equal to ${count}` : amountOf(count.number, of);
}

function amountOf(count: number, of: ReturnType<typeof noun>): string {
  if (count === 1) return /^[aeiou]/.test(of.singular) ? `an ${of.singular}` : `a ${of.singular}`;
  return `${count} ${of.plural}`;
}
