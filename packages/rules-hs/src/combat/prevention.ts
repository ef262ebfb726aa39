/**
 * Damage that is prevented: the steps for Immune and for Divine Shield, and the two keywords (rulebook 10.1.3,
 * 10.1.4).
 *
 * Either way there is no Damage Event, so nothing answers. A shield is used up by any damage, however large,
 * but not by one that Immune has prevented. The steps watch only who has the keyword now.
 */
import { type CardLayer, defineKeyword, type Word } from "@course/cards";
import { type DamageStep, defineDamageStep, unwatch, WATCHED_BY, watch } from "@course/damage-pipeline";
import {
  DIVINE_SHIELD,
  hasKeyword,
  IMMUNE,
  KEYWORDS,
  loseKeywords,
  whenKeywordsChange,
} from "../keywords.ts";

/** Damage to whoever is Immune is nothing. */
export const immune: DamageStep = defineDamageStep("immune", (damage) => {
  damage.amount = 0;
});

/** A Divine Shield is used up in place of the damage. */
export const divineShield: DamageStep = defineDamageStep("divineShield", (damage) => {
  if (damage.amount <= 0) return;
  damage.amount = 0;
  loseKeywords(damage.target, DIVINE_SHIELD);
});

/** Each keyword that a step is about. */
const STEPS: readonly (readonly [keyword: number, step: DamageStep])[] = [
  [IMMUNE, immune],
  [DIVINE_SHIELD, divineShield],
];

whenKeywordsChange((id) => {
  for (const [keyword, step] of STEPS) (hasKeyword(id, keyword) ? watch : unwatch)(id, step);
});

export const immuneKeyword: Word<"keyword"> = watchedKeyword(
  "immune",
  "Immune",
  "Takes no damage, and enemies can neither attack nor target it.",
  [IMMUNE, immune],
);

export const divineShieldKeyword: Word<"keyword"> = watchedKeyword(
  "divineShield",
  "Divine Shield",
  "Prevents the first damage that the minion would take, all of it, and is gone then.",
  [DIVINE_SHIELD, divineShield],
);

/** A keyword that a new entity has together with the step that watches it. */
function watchedKeyword(
  type: string,
  text: string,
  doc: string,
  [keyword, step]: readonly [number, DamageStep],
): Word<"keyword"> {
  return defineKeyword({
    type,
    doc,
    example: type,
    compile: () => (addBits) => {
      addBits(KEYWORDS, keyword);
      addBits(WATCHED_BY, step.bit);
    },
    text: () => text,
  });
}

/** Immune and Divine Shield. */
export const prevention: CardLayer = {
  name: "prevention",
  needs: ["interception", "keywords"],
  steps: [immune, divineShield],
  words: [immuneKeyword, divineShieldKeyword],
};
