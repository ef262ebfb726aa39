/** Layers that bring words and no rules of their own: what cards can do with what other layers built. */
import type { CardLayer } from "@course/cards";
import { deathrattle } from "./words/deathrattle.ts";
import { destroyEffect } from "./words/destroy.ts";
import { drawEffect } from "./words/draw.ts";
import { dyingCondition } from "./words/dying.ts";
import { summonEffect } from "./words/summon.ts";

/** Cards that draw. */
export const drawEffects: CardLayer = { name: "drawEffects", needs: ["drawing"], words: [drawEffect] };

/** Deathrattles, and what dies and comes by an effect. */
export const deathEffects: CardLayer = {
  name: "deathEffects",
  needs: ["deaths", "summoning"],
  words: [deathrattle, destroyEffect, summonEffect, dyingCondition],
};
