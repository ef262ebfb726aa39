/**
 * Auras that give keywords to a hero.
 *
 * They only set marks, so they are among the "other" auras, which are updated after deaths are created: who
 * dies protects nobody in the Death Phase that follows (rulebook 4.2, 4.3, 21.18).
 */
import {
  type AuraKind,
  aurasOf,
  defineAura,
  firstInForce,
  NONE,
  nextInForce,
  type Player,
  sideInForce,
} from "@course/core";
import { setHeroKeywords } from "./hero-keywords.ts";
import { refreshHero } from "./stats.ts";

/** Gives keywords to the hero of its side. Its datum are their bits. */
export const HeroKeywords: AuraKind = defineAura({
  name: "heroKeywords",
  changed: () => {
    for (const player of [0, 1] as const) {
      if (setHeroKeywords(player, inForceFor(player))) refreshHero(player);
    }
  },
});

function inForceFor(player: Player): number {
  let bits = 0;
  for (let id = firstInForce(); id !== NONE; id = nextInForce(id)) {
    if (sideInForce(id) !== player) continue;
    for (const { aura, data } of aurasOf(id)) if (aura === HeroKeywords) bits |= data[0] as number;
  }
  return bits;
}
