/** Words that a whole game's cards need beyond those of every game, as a layer. */
import type { CardLayer } from "./vocabulary.ts";
import { chance, isCondition } from "./words/asking.ts";
import { forEach, repeatUntil } from "./words/branching.ts";
import { oneOfCards, sameCard } from "./words/card-choices.ts";
import { eventSource, eventTarget } from "./words/event-parts.ts";
import { join } from "./words/join.ts";
import { pick } from "./words/pick.ts";
import { randomNumber } from "./words/random-number.ts";
import { narrowedTo, noneOf, notMortallyWounded } from "./words/sieving.ts";

/** Chance, choices between effects, and selections of selections. */
export const gameLanguage: CardLayer = {
  name: "gameLanguage",
  needs: ["cardLanguage"],
  words: [
    ...[forEach, repeatUntil, pick],
    ...[eventSource, eventTarget, narrowedTo, join],
    ...[noneOf, notMortallyWounded],
    randomNumber,
    ...[isCondition, chance],
    ...[oneOfCards, sameCard],
  ],
};
