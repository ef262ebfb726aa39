/** What no scenario and no match has run: words of the card language, and parts of cards. */
import { type Card, type Category, visitCard } from "@course/cards";
import type { CardDefinition } from "@course/core";
import type { Stage } from "../stage.ts";
import { effectPlaces } from "./watched-effects.ts";
import type { CoverageNotes } from "./watched-stage.ts";

/** What has never run. */
export interface CoverageReport {
  /** How many words there are, and those that never ran: `effect damage`. */
  readonly words: number;
  readonly unusedWords: readonly string[];
  /** How many cards there are, and what of which never ran. */
  readonly cards: number;
  readonly unusedCards: readonly UnusedCard[];
}

/** A card with a part that never ran. */
export interface UnusedCard {
  readonly id: string;
  readonly name: string;
  /**
   * `effect`, the label of a trigger, or `in play` where not even that; of what ran, the effects inside that did
   * not, by place and word: `effect/otherwise (draw)`.
   */
  readonly parts: readonly string[];
}

/** Categories whose words are run by an entity of their card being there. */
const PRESENT: readonly Category[] = ["modifier", "keyword", "ability"];
const ALL: readonly Category[] = [
  ...(["effect", "selection", "filter", "value", "condition", "cardChoice", "trigger"] as const),
  ...PRESENT,
];

/** Sums up what the notes lack of a stage: the one that was watched, as it was before. */
export function coverageReport({ vocabulary, cards, library }: Stage, notes: CoverageNotes): CoverageReport {
  const ran = new Set([...notes.words.keys(), ...wordsOfPresentCards()]);
  const words = ALL.flatMap((category) =>
    vocabulary.words(category).map(({ type }) => `${category} ${type}`),
  );
  const definitions = new Map(library.cards.map(({ definition }) => [definition.id, definition]));
  const unusedCards = cards.flatMap((card): UnusedCard[] => {
    const parts = unusedParts(card, definitions.get(card.id));
    return parts.length === 0 ? [] : [{ id: card.id, name: card.name, parts }];
  });
  return {
    words: words.length,
    unusedWords: words.filter((word) => !ran.has(word)),
    cards: cards.length,
    unusedCards,
  };

  function unusedParts(card: Card, definition: CardDefinition | undefined): string[] {
    const expected = [
      ...(definition?.effect === undefined ? [] : ["effect"]),
      ...new Set(definition?.triggers.map(({ label }) => label).filter(isOwn)),
    ];
    if (expected.length === 0 && !notes.present.has(card.id)) return ["in play"];
    const hasRun = (part: string) => notes.parts.has(`${card.id} ${part}`);
    const inside = effectPlaces(vocabulary, card)
      .filter(({ place, within }) => within !== undefined && hasRun(within) && !hasRun(place))
      .map(({ place, word }) => `${place} (${word})`);
    return [...expected.filter((part) => !hasRun(part)), ...inside];
  }

  /** A trigger that a keyword brings is the keyword's: it counts there. */
  function isOwn(label: string): boolean {
    return vocabulary.word("keyword", label) === undefined;
  }

  function wordsOfPresentCards(): string[] {
    return cards.filter(({ id }) => notes.present.has(id)).flatMap(wordsOf);
  }

  function wordsOf(card: Card): string[] {
    const found: string[] = [];
    visitCard(vocabulary, card, ({ node: { word } }) => {
      if (PRESENT.includes(word.category)) found.push(`${word.category} ${word.type}`);
    });
    return found;
  }
}
