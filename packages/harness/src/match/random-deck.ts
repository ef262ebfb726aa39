/** Decks made at random from all that a class may play. */
import type { Card, Library } from "@course/core";
import { classOf } from "@course/rules-hs";
import { cardsForClass, DECK_SIZE, type Deck, mostInDeck } from "./deck.ts";
import type { Stream } from "./stream.ts";

/**
 * A deck that may be played, of cards drawn without preference.
 *
 * @throws when the class has too few cards for one.
 */
export function randomDeck(library: Library, hero: Card, stream: Stream): Deck {
  const cards = cardsForClass(library, classOf(hero)).flatMap((card) =>
    Array.from({ length: mostInDeck(card) }, () => card.definition.name),
  );
  if (cards.length < DECK_SIZE)
    throw new Error(
      `randomDeck: cards for ${classOf(hero)} are ${cards.length}; expected at least ${DECK_SIZE}`,
    );
  return { hero: hero.definition.name, cards: stream.shuffled(cards).slice(0, DECK_SIZE) };
}
