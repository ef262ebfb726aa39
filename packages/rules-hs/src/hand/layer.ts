/** The layer `hands`: what hands and decks have beyond drawing, with the words for it. */
import type { CardLayer } from "@course/cards";
import { Discarded } from "./discard.ts";
import { Burned } from "./draw.ts";
import { Fatigued } from "./fatigue.ts";
import { Given } from "./give.ts";
import { Revealed } from "./joust.ts";
import { Returned } from "./return.ts";
import { Shuffled } from "./shuffle.ts";
import { putIntoPlay, swapWithHand } from "./words/entering.ts";
import { canEnterPlayFilter } from "./words/entering-filter.ts";
import { cardDiscarded, cardDrawn, selfDiscarded } from "./words/events.ts";
import { copyToHand, giveCardEffect } from "./words/giving.ts";
import { holding } from "./words/holding.ts";
import { joustEffect } from "./words/joust.ts";
import { discardEffect, drawCards, drawUntil, returnToHandEffect } from "./words/moves.ts";
import { noDuplicates } from "./words/no-duplicates.ts";
import { deckSelection, handSelection, topSelection } from "./words/selections.ts";
import { shuffleCard, shuffleIntoDeck } from "./words/shuffling.ts";

/** The layer `hands`: words that look into hands and decks, and that move cards between them. */
export const hands: CardLayer = {
  name: "hands",
  needs: ["drawing", "damage", "summoning"],
  events: [Burned, Fatigued, Given, Returned, Discarded, Revealed, Shuffled],
  words: [
    ...[handSelection, deckSelection, topSelection],
    ...[discardEffect, returnToHandEffect, drawUntil, drawCards, giveCardEffect, copyToHand],
    ...[putIntoPlay, canEnterPlayFilter, swapWithHand, noDuplicates],
    ...[holding, joustEffect, shuffleCard, shuffleIntoDeck],
    ...[cardDrawn, cardDiscarded, selfDiscarded],
  ],
};
