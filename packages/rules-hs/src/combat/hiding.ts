/**
 * The keywords `stealth` and `elusive`: who cannot be attacked, or cannot be targeted (rulebook 13.5, 16.1).
 *
 * Stealth ends with an attack, and until patch 11.0 with any other damage that the minion dealt, by a knife for
 * example: a trigger on the damage. Whoever gives the keyword to a minion gives it the trigger.
 * Elsewhere: where they are asked for (`rights.ts`, `attack.ts`, `casting/targeting.ts`).
 */
import { defineKeyword, type WholeTrigger, type Word } from "@course/cards";
import { bearerOf, selfOf, sourceOf } from "@course/core";
import { Damaged } from "@course/damage-pipeline";
import { ELUSIVE, hasKeyword, KEYWORDS, loseKeywords, STEALTH } from "../keywords.ts";
import { keywordWord } from "../words/keywords.ts";

const showing: WholeTrigger = {
  label: "stealth",
  event: Damaged,
  scope: "any",
  condition: (listener, event) => {
    const bearer = bearerOf(listener);
    return sourceOf(event) === bearer && hasKeyword(bearer, STEALTH);
  },
  effect: (frame) => loseKeywords(selfOf(frame), STEALTH),
};

export const stealth: Word<"keyword"> = defineKeyword({
  type: "stealth",
  doc: "Enemies can neither attack nor target this minion, until it attacks or deals damage.",
  example: "stealth",
  compile: () => (addBits, addTrigger) => {
    addBits(KEYWORDS, STEALTH);
    addTrigger?.(showing);
  },
  text: () => "Stealth",
});

export const elusive: Word<"keyword"> = keywordWord(
  "elusive",
  ELUSIVE,
  "Can't be targeted by spells or Hero Powers",
  "Spells and hero powers can't target this minion, those of its own player included.",
);
