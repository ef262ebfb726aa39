/** Words for a card that an effect makes: one of a list by chance, the same card as another. */
import { cardOf, choose, type Frame, intern, releaseSelection, selected, selectionTop } from "@course/core";
import { cardRefs } from "../data-fields.ts";
import type { Word } from "../language.ts";
import { joinedByAnd } from "../phrase.ts";
import type { CardText } from "../texts.ts";
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
  text: ({ cards }) => ({
    ...named(
      joinedByAnd(
        cards.map((card) => card.singular),
        "or",
      ),
    ),
    plural: joinedByAnd(
      cards.map((card) => card.plural),
      "or",
    ),
  }),
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
