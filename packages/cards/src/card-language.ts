/** The words that every game has, as a layer. A game's list of layers starts its words with it. */
import type { CardLayer } from "./vocabulary.ts";
import { auraAbility, keywordAbility, triggerAbility } from "./words/abilities.ts";
import { all, side } from "./words/all.ts";
import { atLeast, atMost, both, either, exists, not } from "./words/conditions.ts";
import { anyOf, keywordFilter, notSelf } from "./words/filters.ts";
import { ifEffect, nothing, repeat, sequence } from "./words/flow.ts";
import { adjacent, except, oldest } from "./words/narrowing.ts";
import { chosen, eventSubject, it, self } from "./words/pointing.ts";
import { random } from "./words/random.ts";
import { count, eventAmount, plus, times } from "./words/values.ts";

/** Abilities, flow, selections, filters, values and conditions without which no card can be written. */
export const cardLanguage: CardLayer = {
  name: "cardLanguage",
  words: [
    ...[triggerAbility, auraAbility, keywordAbility],
    ...[sequence, ifEffect, repeat, nothing],
    ...[self, chosen, eventSubject, it, all, except, random, adjacent, oldest],
    ...[side, notSelf, keywordFilter, anyOf],
    ...[count, plus, times, eventAmount],
    ...[exists, atLeast, atMost, not, both, either],
  ],
};
