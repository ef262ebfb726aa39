/** Words for "one that you don't have yet": a card of a list, by chance, and whether there is any. */
import {
  type CardText,
  cardRefs,
  defineCardChoice,
  defineCondition,
  joinedByAnd,
  type Word,
} from "@course/cards";
import { BOARD, cardOf, choose, type Frame, firstIn, intern, NONE, nextInZone, playerOf } from "@course/core";

export const oneMissing: Word<"cardChoice"> = defineCardChoice({
  type: "oneMissing",
  doc: "By chance one of a list of minions of which you have none on your board.",
  fields: { cards: cardRefs() },
  example: { type: "oneMissing", cards: ["my-token", "my-other-token"] },
  compile:
    ({ cards }) =>
    (frame) => {
      const missing = cards.filter((card) => !hasOnBoard(frame, card));
      if (missing.length < 2) return missing[0] ?? 0;
      return missing[choose(missing.length)] as number;
    },
  text: ({ cards }) => missingText(cards),
});

export const anyMissing: Word<"condition"> = defineCondition({
  type: "anyMissing",
  doc: "Holds if there is one of a list of minions of which you have none on your board.",
  fields: { cards: cardRefs() },
  example: { type: "anyMissing", cards: ["my-token", "my-other-token"] },
  compile:
    ({ cards }) =>
    (frame) =>
      cards.some((card) => !hasOnBoard(frame, card)),
  text: ({ cards }) => {
    const names = (conjunction: "and" | "or") =>
      joinedByAnd(
        cards.map(({ name }) => name),
        conjunction,
      );
    return { text: `you don't have ${names("and")}`, negated: `you have ${names("and")}` };
  },
});

function hasOnBoard(frame: Frame, card: number): boolean {
  for (let id = firstIn(playerOf(frame), BOARD); id !== NONE; id = nextInZone(id)) {
    if (intern(cardOf(id).definition.id) === card) return true;
  }
  return false;
}

function missingText(cards: readonly CardText[]): CardText {
  const names = joinedByAnd(
    cards.map(({ name }) => name),
    "or",
  );
  const singular = `${names} at random that you don't have yet`;
  return { name: singular, singular, plural: singular, toString: () => singular };
}
