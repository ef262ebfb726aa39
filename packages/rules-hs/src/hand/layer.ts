/** The layer `hands`: what hands and decks have beyond drawing, with the words for it. */
import type { CardLayer } from "@course/cards";
import { Discarded } from "./discard.ts";
import { Burned } from "./draw.ts";
import { Fatigued } from "./fatigue.ts";
import { Given } from "./give.ts";
import { Returned } from "./return.ts";
import { putIntoPlay, swapWithHand } from "./words/entering.ts";
import { cardDiscarded, cardDrawn } from "./words/events.ts";
import { copyToHand, giveCardEffect } from "./words/giving.ts";
import { discardEffect, drawCards, drawUntil, returnToHandEffect } from "./words/moves.ts";
import { deckSelection, handSelection, topSelection } from "./words/selections.ts";

/** The layer `hands`: words that look into hands and decks, and that move cards between them. */
export const hands: CardLayer = {
  name: "hands",
  needs: ["drawing", "damage", "summoning"],
  events: [Burned, Fatigued, Given, Returned, Discarded],
  words: [
    ...[handSelection, deckSelection, topSelection],
    ...[discardEffect, returnToHandEffect, drawUntil, drawCards, giveCardEffect, copyToHand],
    ...[putIntoPlay, swapWithHand],
    ...[cardDrawn, cardDiscarded],
  ],
};
