/** A card by chance out of all that could be in a deck: of one type, and maybe of one race or class. */
import { type CardLayer, defineCardChoice, noun, oneOf, optional, pluralOf, type Word } from "@course/cards";
import { type Card, choose, currentLibrary, intern, type Library } from "@course/core";
import { CLASSES, classOf, isCollectible } from "../collecting.ts";
import { numberOfRace, RACE, RACES } from "../races.ts";

/** The types of card that a deck can hold. */
const TYPES = ["minion", "spell", "weapon"] as const;

export const randomCard: Word<"cardChoice"> = defineCardChoice({
  type: "randomCard",
  doc: "A collectible card by chance, of a type and, where it says so, of a race or a class. Drawn anew for each card that is made, out of all cards that the game knows.",
  example: { type: "randomCard", of: "minion", race: "Demon" },
  fields: { of: oneOf(TYPES), race: optional(oneOf(RACES)), class: optional(oneOf(CLASSES)) },
  compile: ({ of, race, class: cardClass }) => {
    const isIn = (card: Card): boolean =>
      isCollectible(card) &&
      card.definition.type === of &&
      (race === undefined || raceOfCard(card) === numberOfRace(race)) &&
      (cardClass === undefined || classOf(card) === cardClass);
    // A library never changes, so its pool is gathered once.
    const pools = new WeakMap<Library, readonly number[]>();
    return () => {
      const library = currentLibrary();
      const pool =
        pools.get(library) ?? library.cards.filter(isIn).map(({ definition }) => intern(definition.id));
      pools.set(library, pool);
      return pool[choose(pool.length)] ?? 0;
    };
  },
  text: ({ of, race, class: cardClass }) => {
    const kind = race ?? `${cardClass === undefined ? "" : `${cardClass} `}${of}`;
    const { singular, plural } = noun(kind, pluralOf(kind));
    const said = `random ${singular}`;
    return { name: said, singular: said, plural: `random ${plural}`, toString: () => said };
  },
});

function raceOfCard({ definition }: Card): number {
  return definition.row.find(([column]) => column === RACE)?.[1] ?? 0;
}

/** The layer `randomCards`: cards by chance out of all there are. */
export const randomCards: CardLayer = {
  name: "randomCards",
  needs: ["collecting", "printing"],
  words: [randomCard],
};
