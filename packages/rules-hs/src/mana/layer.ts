/** The layer `mana`: crystals, costs and Overload, with the words for them. */
import { type CardLayer, defineCardProperties, integer, withDefault } from "@course/cards";
import { CostAura, OwnCost } from "./cost-auras.ts";
import { ManaGained, ManaLost, ManaSpent } from "./mana.ts";
import { OVERLOAD } from "./overload.ts";
import { endManaTurn, fillCrystals } from "./turn-steps.ts";
import {
  cardsPlayed,
  cardTypeFilter,
  costFilter,
  costValue,
  crystalsValue,
  hasOverload,
} from "./words/asking.ts";
import { changeCost } from "./words/change-cost.ts";
import { costModifier } from "./words/cost.ts";
import { costLess } from "./words/cost-less.ts";
import { gainCrystalsEffect, gainManaEffect, loseCrystalsEffect, unlockCrystals } from "./words/crystals.ts";

const overload = defineCardProperties({
  of: ["minion", "spell", "weapon"],
  properties: { overload: withDefault(integer({ min: 0, max: 10 }), 0) },
  row: ({ overload }, set) => {
    if (overload > 0) set(OVERLOAD, overload);
  },
  said: ({ overload }) => (overload > 0 ? [`Overload: (${overload})`] : []),
});

/** The layer `mana`: crystals, costs, Overload, and the words about them. */
export const mana: CardLayer = {
  name: "mana",
  needs: ["characters", "printing"],
  events: [ManaSpent, ManaGained, ManaLost],
  auras: [CostAura, OwnCost],
  steps: [endManaTurn, fillCrystals],
  cardProperties: [overload],
  words: [
    ...[costModifier, costLess, changeCost],
    ...[gainCrystalsEffect, loseCrystalsEffect, gainManaEffect, unlockCrystals],
    ...[crystalsValue, costValue, cardsPlayed],
    ...[cardTypeFilter, costFilter, hasOverload],
  ],
};
