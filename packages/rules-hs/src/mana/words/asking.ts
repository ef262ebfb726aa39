/** What cards can ask about mana: values, and filters on what a card is and costs. */
import {
  boolean,
  defineFilter,
  defineValue,
  describedNumber,
  integer,
  type KindText,
  noun,
  oneOf,
  optional,
  selection,
  sumOf,
  type Word,
  withDefault,
  wordsOf,
} from "@course/cards";
import { type Frame, intern, type Player, playerOf, typeOf } from "@course/core";
import { COUNTED, cardsPlayedThisTurn } from "../cards-played.ts";
import { costOf } from "../costs.ts";
import { maxManaOf } from "../mana.ts";
import { overloadOf } from "../overload.ts";

const WHOSE = ["friendly", "enemy"] as const;

export const crystalsValue: Word<"value"> = defineValue({
  type: "crystals",
  doc: "How many Mana Crystals a player has, empty and locked ones included.",
  example: "crystals",
  fields: { side: withDefault(oneOf(WHOSE), "friendly") },
  compile:
    ({ side }) =>
    (frame) =>
      maxManaOf(sidePlayer(frame, side)),
  text: ({ side }) => `the number of ${side === "friendly" ? "your" : "your opponent's"} Mana Crystals`,
});

export const costValue: Word<"value"> = defineValue({
  type: "cost",
  doc: "What cards cost now; of several, the sum.",
  example: { type: "cost", of: "it" },
  fields: { of: selection() },
  compile: ({ of }) => sumOf(of, costOf),
  text: ({ of }) => (of.text === "it" ? "that card's Cost" : `the Cost of ${of}`),
});

export const cardsPlayed: Word<"value"> = defineValue({
  type: "cardsPlayed",
  doc: "How many cards, or cards of a type, you have played this turn. A card that is being played counts, unless `others` leaves it out.",
  example: { type: "cardsPlayed", others: true },
  fields: {
    of: withDefault(oneOf(COUNTED), "card"),
    others: withDefault(boolean(), false),
  },
  compile:
    ({ of, others }) =>
    (frame) =>
      Math.max(0, cardsPlayedThisTurn(playerOf(frame), of) - (others ? 1 : 0)),
  text: ({ of, others }) => {
    const kind: KindText = { noun: noun(of), other: others, after: ["you've played this turn"] };
    return describedNumber(`the number of ${wordsOf(kind, "plural")}`, { each: kind });
  },
});

export const cardTypeFilter: Word<"filter"> = defineFilter({
  type: "cardType",
  doc: "Lets through cards of a type, wherever they are.",
  example: { type: "cardType", is: "minion" },
  fields: { is: oneOf(["minion", "spell", "weapon", "hero", "heroPower"]) },
  compile: ({ is }) => {
    const type = intern(is);
    return (_, candidate) => typeOf(candidate) === type;
  },
  text: ({ is }) => ({ noun: is === "heroPower" ? noun("Hero Power") : noun(is) }),
});

export const costFilter: Word<"filter"> = defineFilter({
  type: "cost",
  doc: "Lets through cards that cost at least, or at most, a number now.",
  example: { type: "cost", atMost: 2 },
  fields: {
    atLeast: optional(integer({ min: 0, max: 100 })),
    atMost: optional(integer({ min: 0, max: 100 })),
  },
  compile:
    ({ atLeast, atMost }) =>
    (_, candidate) => {
      const cost = costOf(candidate);
      return (atLeast === undefined || cost >= atLeast) && (atMost === undefined || cost <= atMost);
    },
  text: ({ atLeast, atMost }) => {
    if (atLeast !== undefined && atLeast === atMost) return { after: `costing (${atLeast})` };
    if (atLeast !== undefined) return { after: `costing (${atLeast}) or more` };
    return atMost === undefined ? {} : { after: `costing (${atMost}) or less` };
  },
});

export const hasOverload: Word<"filter"> = defineFilter({
  type: "hasOverload",
  doc: "Lets through cards with Overload.",
  example: "hasOverload",
  compile: () => (_, candidate) => overloadOf(candidate) > 0,
  text: () => ({ after: "with Overload" }),
});

function sidePlayer(frame: Frame, side: (typeof WHOSE)[number]): Player {
  const you = playerOf(frame);
  return side === "friendly" ? you : ((1 - you) as Player);
}
