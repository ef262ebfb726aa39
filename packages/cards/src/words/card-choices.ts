/** Words for a card that an effect makes: one of a list by chance, the same card as another. */
import { cardOf, choose, type Frame, intern, releaseSelection, selected, selectionTop } from "@course/core";
import { cardRefs } from "../data-fields.ts";
import type { Word } from "../language.ts";
import { joinedByAnd } from "../phrase.ts";
import type { CardText, Noun } from "../texts.ts";
import { defineCardChoice } from "../word.ts";
import { selection } from "../word-fields.ts";

/** One of a list, each with the same chance. */
export const oneOfCards: Word<"cardChoice"> = defineCardChoice({
  type: "oneOfCards",
  doc: "One of a list of cards by chance, drawn anew for each card that is made.",
  fields: { cards: cardRefs() },
  example: { type: "oneOfCards", cards: ["my-token", "my-other-token"] },
  compile:
    ({ cards }) =>
    () =>
      cards[choose(cards.length)] ?? 0,
  text: ({ cards }) => {
    const described = cards.map((card) => card.described ?? card);
    return {
      ...named(oneAtRandom(cards, "singular"), oneAtRandom(cards, "plural")),
      described: { singular: oneAtRandom(described, "singular"), plural: oneAtRandom(described, "plural") },
    };
  },
});

/** The card of an entity, as it is printed. */
export const sameCard: Word<"cardChoice"> = defineCardChoice({
  type: "sameCard",
  doc: "The same card as the first of a selection, as it is printed: no damage, no enchantments.",
  fields: { of: selection() },
  example: { type: "sameCard", of: "self" },
  compile:
    ({ of }) =>
    (frame: Frame) => {
      const from = of(frame);
      const id = from < selectionTop() ? intern(cardOf(selected(from)).definition.id) : 0;
      releaseSelection(from);
      return id;
    },
  text: ({ of }) => named(`copy of ${of}`, `copies of ${of}`),
});

function named(singular: string, plural: string = singular): CardText {
  return { name: singular, singular, plural, toString: () => singular };
}

function oneAtRandom(cards: readonly Noun[], number: keyof Noun): string {
  const parts = cards.map((card) => card[number]);
  return parts.length === 1 ? parts.join() : `${joinedByAnd(parts, "or")} at random`;
}
