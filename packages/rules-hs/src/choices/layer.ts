/** The layer `choices`: Choose One and Combo. */
import type { CardLayer } from "@course/cards";
import { chooseOneAbility, chooseOneEffect } from "./words/choose-one.ts";
import { comboAbility, comboCondition, comboEffect } from "./words/combo.ts";

/** The layer `choices`: Choose One and Combo. */
export const choices: CardLayer = {
  name: "choices",
  needs: ["mana"],
  words: [chooseOneEffect, chooseOneAbility, comboEffect, comboAbility, comboCondition],
};
