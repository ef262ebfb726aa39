/** Selections of cards that are not in play: a hand, a deck, the top of a deck. */
import {
  defineSelection,
  type Filter,
  filters,
  type KindText,
  narrowed,
  noun,
  ofKind,
  oneOf,
  type Selection,
  type SelectionText,
  value,
  type Word,
  withDefault,
  wordsOf,
} from "@course/cards";
import {
  DECK,
  type Frame,
  firstIn,
  HAND,
  NONE,
  nextInZone,
  type Player,
  playerOf,
  select,
  selectionTop,
  type Zone,
} from "@course/core";

const WHOSE = ["friendly", "enemy"] as const;
type Whose = (typeof WHOSE)[number];

const fields = { side: withDefault(oneOf(WHOSE), "friendly"), where: withDefault(filters(), []) };

export const handSelection: Word<"selection"> = defineSelection({
  type: "hand",
  doc: "The cards in a hand that pass every filter, in the order in which they came.",
  example: { type: "hand", where: [{ type: "cardType", is: "minion" }] },
  fields,
  compile: ({ side, where }) => cardsIn(HAND, side, where),
  text: ({ side, where }) => placeText("hand", side, where.reduce(narrowed, { noun: noun("card") })),
});

export const deckSelection: Word<"selection"> = defineSelection({
  type: "deck",
  doc: "The cards in a deck that pass every filter, from the top.",
  example: { type: "deck", where: [{ type: "race", is: "Beast" }] },
  fields,
  compile: ({ side, where }) => cardsIn(DECK, side, where),
  text: ({ side, where }) => placeText("deck", side, where.reduce(narrowed, { noun: noun("card") })),
});

export const topSelection: Word<"selection"> = defineSelection({
  type: "top",
  doc: "The top cards of a deck: so many, or as many as there are.",
  example: { type: "top", count: 3 },
  fields: { count: withDefault(value({ min: 0 }), 1), side: fields.side },
  compile:
    ({ count, side }) =>
    (frame) => {
      const from = selectionTop();
      let left = count(frame);
      for (let id = firstIn(playerOn(frame, side), DECK); id !== NONE && left > 0; id = nextInZone(id)) {
        select(id);
        left--;
      }
      return from;
    },
  text: ({ count, side }) => {
    const kind: KindText = { noun: noun("card"), before: ["top"], after: [`of ${owner(side)} deck`] };
    if (count.number === 1) return ofKind(`the ${wordsOf(kind, "singular")}`, false, kind);
    return ofKind(`the top ${count} cards of ${owner(side)} deck`, true, kind);
  },
});

function cardsIn(zone: Zone, side: Whose, where: Filter): Selection {
  return (frame) => {
    const from = selectionTop();
    for (let id = firstIn(playerOn(frame, side), zone); id !== NONE; id = nextInZone(id)) {
      if (where(frame, id)) select(id);
    }
    return from;
  };
}

function playerOn(frame: Frame, side: Whose): Player {
  const you = playerOf(frame);
  return side === "friendly" ? you : ((1 - you) as Player);
}

/** "all cards in your hand"; one of them is "a card in your hand". */
function placeText(place: "hand" | "deck", side: Whose, kind: KindText): SelectionText {
  const inPlace = { ...kind, after: [...(kind.after ?? []), `in ${owner(side)} ${place}`] };
  return ofKind(`all ${wordsOf(inPlace, "plural")}`, true, inPlace);
}

function owner(side: Whose): string {
  return side === "friendly" ? "your" : "your opponent's";
}
