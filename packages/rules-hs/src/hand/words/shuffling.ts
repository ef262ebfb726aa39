/** Effects that shuffle cards into decks: new ones, and such as are there already. */
import {
  cardChoice,
  counted,
  defineEffect,
  oneOf,
  optional,
  selection,
  value,
  type Word,
  withDefault,
} from "@course/cards";
import {
  createEntity,
  currentLibrary,
  type Frame,
  keepIt,
  ownerOf,
  type Player,
  playerOf,
  releaseSelection,
  selected,
  selectionTop,
} from "@course/core";
import { SIDES, type Side } from "../../words/sides.ts";
import { shuffleIn } from "../shuffle.ts";

export const shuffleCard: Word<"effect"> = defineEffect({
  type: "shuffleCard",
  doc: "New cards are shuffled into a deck: yours, or your opponent's.",
  example: { type: "shuffleCard", card: "my-token" },
  fields: {
    card: cardChoice(),
    count: withDefault(value(), 1),
    side: withDefault(oneOf(SIDES), "friendly"),
  },
  compile:
    ({ card, count, side }) =>
    (frame) => {
      const player = playerOn(frame, side);
      for (let left = count(frame); left > 0; left--) {
        const made = card(frame);
        if (made === 0) return; // There is no card to choose.
        const id = createEntity(currentLibrary().withId(made), player);
        shuffleIn(id, player);
        keepIt(frame, id);
      }
    },
  text: ({ card, count, side }) => `shuffle ${counted(count, card, { words: true })} into ${deckOf(side)}`,
});

export const shuffleIntoDeck: Word<"effect"> = defineEffect({
  type: "shuffleIntoDeck",
  doc: "Shuffles each of the target, wherever it is, into a deck, as its card says it: its player's own, unless `side` says whose.",
  example: { type: "shuffleIntoDeck", target: "self" },
  fields: { target: selection(), side: optional(oneOf(SIDES)) },
  compile:
    ({ target, side }) =>
    (frame) => {
      const from = target(frame);
      const end = selectionTop();
      for (let i = from; i < end; i++) {
        const id = selected(i);
        shuffleIn(id, side === undefined ? ownerOf(id) : playerOn(frame, side));
        keepIt(frame, id);
      }
      releaseSelection(from);
    },
  text: ({ target, side }) => {
    const own = target.isSelf || target.kind?.side === "friendly" ? "your deck" : "its owner's deck";
    return `shuffle ${target} into ${side === undefined ? own : deckOf(side)}`;
  },
});

function playerOn(frame: Frame, side: Side): Player {
  return (side === "friendly" ? playerOf(frame) : 1 - playerOf(frame)) as Player;
}

function deckOf(side: Side): string {
  return side === "friendly" ? "your deck" : "your opponent's deck";
}
