/** Words that a whole game's cards need beyond those of every game, as a layer. */
import type { CardLayer } from "./vocabulary.ts";
import { chance, isCondition } from "./words/asking.ts";
import { forEach, randomEffect, repeatUntil } from "./words/branching.ts";
import { oneOfCards, sameCard } from "./words/card-choices.ts";
import { eventSource, eventTarget } from "./words/event-parts.ts";
import { pick } from "./words/pick.ts";
import { firstOf, join, youngest } from "./words/picking.ts";
import { narrowedTo, noneOf, notMortallyWounded } from "./words/sieving.ts";
import { half, larger, randomNumber, smaller } from "./words/sums.ts";

/** Chance, choices between effects, and selections of selections. */
export const gameLanguage: CardLayer = {
  name: "gameLanguage",
  needs: ["cardLanguage"],
  words: [
    ...[forEach, randomEffect, repeatUntil, pick],
    ...[eventSource, eventTarget, narrowedTo, firstOf, youngest, join],
    ...[noneOf, notMortallyWounded],
    ...[smaller, larger, half, randomNumber],
    ...[isCondition, chance],
    ...[oneOfCards, sameCard],
  ],
};
