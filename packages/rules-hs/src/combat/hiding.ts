/**
 * The keywords `stealth` and `elusive`: who cannot be attacked, or cannot be targeted (rulebook 13.5, 16.1).
 *
 * Elsewhere: where they are asked for (`rights.ts`, `attack.ts`, `casting/targeting.ts`).
 */
import type { Word } from "@course/cards";
import { ELUSIVE, STEALTH } from "../keywords.ts";
import { keywordWord } from "../words/keywords.ts";

export const stealth: Word<"keyword"> = keywordWord(
  "stealth",
  STEALTH,
  "Stealth",
  "Enemies can neither attack nor target this minion, until it attacks.",
);

export const elusive: Word<"keyword"> = keywordWord(
  "elusive",
  ELUSIVE,
  "Can't be targeted by spells or Hero Powers",
  "Spells and hero powers can't target this minion, those of its own player included.",
);
