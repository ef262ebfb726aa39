/** The layer `choices`: Choose One, Combo, and Battlecries with a condition. */
import type { CardLayer } from "@course/cards";
import { battlecryIf } from "./words/battlecry-if.ts";
import { chooseOneAbility, chooseOneEffect } from "./words/choose-one.ts";
import { comboAbility, comboCondition, comboEffect } from "./words/combo.ts";

/** The layer `choices`: Choose One, Combo, and Battlecries with a condition. */
export const choices: CardLayer = {
  name: "choices",
  needs: ["mana"],
  words: [chooseOneEffect, chooseOneAbility, comboEffect, comboAbility, comboCondition, battlecryIf],
};
