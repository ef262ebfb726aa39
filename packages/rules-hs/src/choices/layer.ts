/** The layer `choices`: Choose One, Combo, and Battlecries with a condition. */
import type { CardLayer } from "@course/cards";
import { battlecryIf } from "./words/battlecry-if.ts";
import { chooseOneAbility, chooseOneEffect } from "./words/choose-one.ts";
import { comboAbility, comboEffect } from "./words/combo.ts";
import { optionTaken } from "./words/option-taken.ts";

/** The layer `choices`: Choose One, Combo, and Battlecries with a condition. */
export const choices: CardLayer = {
  name: "choices",
  needs: ["mana"],
  words: [chooseOneEffect, chooseOneAbility, optionTaken, comboEffect, comboAbility, battlecryIf],
};
