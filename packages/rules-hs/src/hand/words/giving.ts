/** Effects that make cards in hands: a card of the text's choice, or copies of others. */
import {
  cardChoice,
  counted,
  defineEffect,
  oneOf,
  selection,
  value,
  type Word,
  withDefault,
} from "@course/cards";
import {
  cardOf,
  currentLibrary,
  type Frame,
  keepIt,
  NONE,
  ownerOf,
  type Player,
  playerOf,
  releaseSelection,
  selected,
  selectionTop,
} from "@course/core";
import { giveCard } from "../give.ts";

const RECEIVERS = ["friendly", "enemy"] as const;
type Receiver = (typeof RECEIVERS)[number];

export const giveCardEffect: Word<"effect"> = defineEffect({
  type: "giveCard",
  doc: "New cards come to a hand: yours, or your opponent's. A full hand gets none.",
  example: { type: "giveCard", card: "my-token" },
  fields: {
    card: cardChoice(),
    count: withDefault(value(), 1),
    side: withDefault(oneOf(RECEIVERS), "friendly"),
  },
  compile:
    ({ card, count, side }) =>
    (frame) => {
      const player = receiver(frame, side);
      for (let left = count(frame); left > 0; left--) {
        const made = card(frame);
        if (made === 0) return; // There is no card to choose.
        const id = giveCard(currentLibrary().withId(made), player);
        if (id === NONE) return;
        keepIt(frame, id);
      }
    },
  text: ({ card, count, side }) =>
    side === "friendly"
      ? `add ${counted(count, card, { words: true })} to your hand`
      : `give your opponent ${counted(count, card, { words: true })}`,
});

export const copyToHand: Word<"effect"> = defineEffect({
  type: "copyToHand",
  doc: "A copy of each of a selection comes to a hand, as its card is printed: to yours, your opponent's, or that of the player whose card it is not.",
  example: { type: "copyToHand", of: { type: "random", from: { type: "deck", side: "enemy" }, count: 2 } },
  fields: { of: selection(), side: withDefault(oneOf([...RECEIVERS, "otherPlayer"]), "friendly") },
  compile:
    ({ of, side }) =>
    (frame) => {
      const from = of(frame);
      const end = selectionTop();
      for (let i = from; i < end; i++) {
        const original = selected(i);
        const player = side === "otherPlayer" ? otherPlayer(ownerOf(original)) : receiver(frame, side);
        const id = giveCard(cardOf(original), player);
        if (id !== NONE) keepIt(frame, id);
      }
      releaseSelection(from);
    },
  text: ({ of, side }) => {
    const copies = `${of.plural ? "copies" : "a copy"} of ${of}`;
    if (side === "otherPlayer") return `put ${copies} into the other player's hand`;
    return side === "friendly" ? `add ${copies} to your hand` : `give your opponent ${copies}`;
  },
});

function receiver(frame: Frame, side: Receiver): Player {
  const you = playerOf(frame);
  return side === "friendly" ? you : otherPlayer(you);
}

function otherPlayer(player: Player): Player {
  return (1 - player) as Player;
}
