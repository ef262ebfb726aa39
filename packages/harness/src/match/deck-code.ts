/**
 * Deck codes: decks as the text that players share.
 *
 * The format is the community's, and its own library reads and writes it. A code names cards by numbers
 * (`DECK_NUMBERS`): those that no card here has are told, so that whoever pasted the code knows what is
 * missing.
 */
import { DECK_NUMBERS } from "@course/content-hs";
import type { Card, Library } from "@course/core";
import { decode, encode } from "deckstrings";
import { type Deck, heroNamed } from "./deck.ts";

/** What a code says, as far as the cards are known here. */
export interface ReadDeck {
  /** The hero's name; `undefined` where no hero here has that number. */
  readonly hero: string | undefined;
  /** Names, each as often as the deck holds the card. */
  readonly cards: readonly string[];
  /** Numbers of the hero and of cards that are not known here, each as often as the deck holds it. */
  readonly unknown: readonly number[];
}

/** Format 1, "wild": a code for all cards that there are. */
const WILD = 1;

/**
 * Reads a deck code.
 *
 * @throws when the text is no deck code.
 * @example readDeckCode(stage.library, "AAEBAf0ECMAB...").cards // ["Fireball", "Fireball", ...]
 */
export function readDeckCode(library: Library, code: string): ReadDeck {
  const { heroes, cards } = decoded(code);
  const byNumber = cardsByNumber(library);
  const unknown: number[] = [];
  const nameOf = (number: number): string[] => {
    const name = byNumber.get(number)?.definition.name;
    if (name === undefined) unknown.push(number);
    return name === undefined ? [] : [name];
  };
  const [hero] = heroes.flatMap(nameOf);
  const names = cards
    .flatMap(([number, count]) => Array.from({ length: count }, () => number))
    .flatMap(nameOf);
  return { hero, cards: names, unknown };
}

/**
 * Writes a deck as a code.
 *
 * @throws when a card of it has no number.
 */
export function writeDeckCode(library: Library, deck: Deck): string {
  const counts = new Map<number, number>();
  for (const name of deck.cards) {
    const number = numberOf(library.named(name), name);
    counts.set(number, (counts.get(number) ?? 0) + 1);
  }
  return encode({
    heroes: [numberOf(heroNamed(library, deck.hero), deck.hero)],
    cards: [...counts].sort(([left], [right]) => left - right),
    format: WILD,
  });
}

function decoded(code: string): ReturnType<typeof decode> {
  try {
    return decode(code.trim());
  } catch (error) {
    throw new Error(`readDeckCode: code is ${JSON.stringify(code)}; expected a deck code`, { cause: error });
  }
}

function cardsByNumber({ cards }: Library): Map<number, Card> {
  const numbered = cards.flatMap((card) => {
    const number = DECK_NUMBERS[card.definition.id];
    return number === undefined ? [] : [[number, card] as const];
  });
  return new Map(numbered);
}

function numberOf(card: Card | undefined, name: string): number {
  const number = card === undefined ? undefined : DECK_NUMBERS[card.definition.id];
  if (number === undefined)
    throw new Error(`writeDeckCode: card is "${name}"; expected a card that has a number in deck codes`);
  return number;
}
