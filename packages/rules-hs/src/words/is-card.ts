/** The filter `isCard`: whether an entity is of one card, whatever has happened to it since. */
import { cardRef, defineFilter, type Word } from "@course/cards";
import { cardOf, intern } from "@course/core";

export const isCardFilter: Word<"filter"> = defineFilter({
  type: "isCard",
  doc: "Lets through entities of one card.",
  example: { type: "isCard", card: "my-token" },
  fields: { card: cardRef() },
  compile:
    ({ card }) =>
    (_, candidate) =>
      intern(cardOf(candidate).definition.id) === card,
  text: ({ card }) => ({ noun: card, name: card.name }),
});
