/**
 * The layer `collecting`: what a card is to who builds a deck: collectible or made by other cards, of which
 * class, how rare. No rule of a game asks for it; pools of random cards do, and a few cards.
 *
 * The three share one field of an entity.
 * Elsewhere: what a deck may hold is asked where decks are made, outside of the rules.
 */
import {
  boolean,
  type CardLayer,
  defineCardProperties,
  defineFilter,
  oneOf,
  type Word,
  withDefault,
} from "@course/cards";
import { type Card, cardOf, type Field, field } from "@course/core";

/** The classes, the one of cards for everybody first. Kept as places in this list. */
// biome-ignore format: one row for those of everybody, one for the nine.
export const CLASSES = [
  "Neutral",
  "Druid", "Hunter", "Mage", "Paladin", "Priest", "Rogue", "Shaman", "Warlock", "Warrior",
] as const;

/** A class that a card can belong to; `Neutral` cards belong to everybody. */
export type CardClass = (typeof CLASSES)[number];

/** How rare a card is. `free`: everybody has it. Kept as places in this list. */
export const RARITIES = ["free", "common", "rare", "epic", "legendary"] as const;

/** One of the rarities. */
export type Rarity = (typeof RARITIES)[number];

/** Bit 0: collectible. Bits 1 to 4: the class. Bits 5 to 7: the rarity. */
const COLLECTING: Field = field("collecting");

/** Whether a deck may hold the card: no token, hero or power. */
export function isCollectible(card: Card): boolean {
  return (collectingOf(card) & 1) !== 0;
}

/** The class whose decks may hold the card. */
export function classOf(card: Card): CardClass {
  return CLASSES[(collectingOf(card) >> 1) & 15] as CardClass;
}

/** How rare the card is. */
export function rarityOf(card: Card): Rarity {
  return RARITIES[(collectingOf(card) >> 5) & 7] as Rarity;
}

function collectingOf({ definition }: Card): number {
  return definition.row.find(([column]) => column === COLLECTING)?.[1] ?? 0;
}

const properties = defineCardProperties({
  of: "all",
  properties: {
    collectible: withDefault(boolean(), false),
    class: withDefault(oneOf(CLASSES), "Neutral"),
    rarity: withDefault(oneOf(RARITIES), "free"),
  },
  row: ({ collectible, class: cardClass, rarity }, set) => {
    const bits = Number(collectible) | (CLASSES.indexOf(cardClass) << 1) | (RARITIES.indexOf(rarity) << 5);
    if (bits !== 0) set(COLLECTING, bits);
  },
});

const rarityFilter: Word<"filter"> = defineFilter({
  type: "rarity",
  doc: "Lets through cards of a rarity, wherever they are.",
  example: { type: "rarity", is: "legendary" },
  fields: { is: oneOf(RARITIES) },
  compile:
    ({ is }) =>
    (_, candidate) =>
      rarityOf(cardOf(candidate)) === is,
  text: ({ is }) => ({ before: is === "legendary" ? "Legendary" : is }),
});

/** The layer `collecting`: the properties that decks and pools of random cards ask for. */
export const collecting: CardLayer = {
  name: "collecting",
  needs: ["characters"],
  cardProperties: [properties],
  words: [rarityFilter],
};
