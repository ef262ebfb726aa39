/**
 * Decks: what thirty cards a player may bring to a match.
 *
 * A deck belongs to a hero's class. It holds cards of that class and of everybody, each twice at most and a
 * legendary one once. Tokens, heroes and powers are not collectible: no deck holds them.
 * Elsewhere: decks as the codes that players share (`deck-code.ts`).
 */
import { nearestWord } from "@course/cards";
import type { Card, Library } from "@course/core";
import { type CardClass, classOf, isCollectible, rarityOf } from "@course/rules-hs";

/** A hero and the names of the cards that go with it, in any order. */
export interface Deck {
  readonly hero: string;
  readonly cards: readonly string[];
}

/** How many cards a deck holds. */
export const DECK_SIZE = 30;

/** Everything that is wrong with a deck, each fault a sentence; none where it may be played. */
export function deckFaults(library: Library, deck: Deck): string[] {
  const hero = heroNamed(library, deck.hero);
  if (hero === undefined || !heroesOfClasses(library).includes(hero)) {
    const known = heroesOfClasses(library).map(({ definition }) => definition.name);
    return [`hero is "${deck.hero}"; expected the hero of a class: ${known.join(", ")}`];
  }
  const faults =
    deck.cards.length === DECK_SIZE ? [] : [`cards are ${deck.cards.length}; expected ${DECK_SIZE}`];
  for (const [name, count] of countOfEach(deck.cards)) {
    const fault = faultOf(library, name, count, classOf(hero));
    if (fault !== undefined) faults.push(fault);
  }
  return faults;
}

/** Refuses a deck that may not be played, with all that is wrong with it. */
export function requireDeck(call: string, library: Library, deck: Deck): void {
  const faults = deckFaults(library, deck);
  if (faults.length > 0) throw new Error(faults.map((fault) => `${call}: ${fault}`).join("\n"));
}

/** The hero of this name. A minion may have the same one. */
export function heroNamed(library: Library, name: string): Card | undefined {
  return library.cards.find(({ definition }) => definition.type === "hero" && definition.name === name);
}

/** The heroes that stand for a class in decks: the first of each class. Others are made by cards. */
export function heroesOfClasses(library: Library): Card[] {
  const heroes = new Map<CardClass, Card>();
  for (const card of library.cards) {
    const ofClass = classOf(card);
    const isFirst = card.definition.type === "hero" && !heroes.has(ofClass);
    if (isFirst && ofClass !== "Neutral") heroes.set(ofClass, card);
  }
  return [...heroes.values()];
}

/** The cards that decks of a class may hold. */
export function cardsForClass(library: Library, cardClass: CardClass): Card[] {
  return library.cards.filter((card) => isForClass(card, cardClass));
}

/** How often a deck may hold the card. */
export function mostInDeck(card: Card): number {
  return rarityOf(card) === "legendary" ? 1 : 2;
}

function faultOf(library: Library, name: string, count: number, heroClass: CardClass): string | undefined {
  const card = library.named(name);
  if (card === undefined) return `card is "${name}"; expected the name of a card${hint(library, name)}`;
  if (!isCollectible(card)) return `card is "${name}", which is made by others; expected a collectible card`;
  if (!isForClass(card, heroClass))
    return `card is "${name}" of class ${classOf(card)}; expected a card of ${heroClass} or Neutral`;
  const most = mostInDeck(card);
  return count > most
    ? `card is "${name}" ${count} times; expected it at most ${timesText(most)}`
    : undefined;
}

function isForClass(card: Card, cardClass: CardClass): boolean {
  if (card.definition.type === "hero" || !isCollectible(card)) return false;
  return classOf(card) === cardClass || classOf(card) === "Neutral";
}

function countOfEach(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function hint(library: Library, name: string): string {
  const near = nearestWord(
    name,
    library.cards.map(({ definition }) => definition.name),
  );
  return near === undefined ? "" : ` (nearest: "${near}")`;
}

function timesText(times: number): string {
  return times === 1 ? "once" : "twice";
}
