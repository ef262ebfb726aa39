/** The layer `heroes`: hero powers, the death of heroes, and the end of a game. */
import type { CardLayer } from "@course/cards";
import { hasTriggerFilter } from "../words/has-trigger.ts";
import { isCardFilter } from "../words/is-card.ts";
import { concedeAction } from "./concede.ts";
import { heroProperties } from "./hero-cards.ts";
import { createAllDeaths, HeroDied } from "./hero-deaths.ts";
import { HeroPowerResolved, HeroPowerUsed, heroPower, heroPowerAction } from "./hero-powers.ts";
import { heroPowersUsed } from "./power-count.ts";
import { HeroPowerUses, heroPowerUses } from "./power-uses.ts";
import { armorGained } from "./words/armor-gained.ts";
import { heroPowerSelection, replaceHeroEffect, replaceHeroPowerEffect } from "./words/heroes.ts";
import { inspire } from "./words/inspire.ts";
import { anyMissing, oneMissing } from "./words/missing.ts";
import { successorSelection } from "./words/successor.ts";

/** The layer `heroes`: hero powers, the death of heroes, and the end of a game. */
export const heroes: CardLayer = {
  name: "heroes",
  needs: ["weapons", "mana", "printing", "requirements"],
  actions: [heroPowerAction, concedeAction],
  auras: [HeroPowerUses],
  events: [HeroDied, HeroPowerUsed, HeroPowerResolved],
  cardTypes: [heroPower],
  cardProperties: [heroProperties],
  steps: [createAllDeaths],
  words: [
    oneMissing,
    anyMissing,
    replaceHeroEffect,
    replaceHeroPowerEffect,
    heroPowerSelection,
    heroPowerUses,
    heroPowersUsed,
    inspire,
    armorGained,
    hasTriggerFilter,
    successorSelection,
    isCardFilter,
  ],
};
