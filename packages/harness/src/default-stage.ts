/**
 * The ready stage: all rules that there are, with the cards of all the course's packs.
 *
 * Tools stand on it where nobody names an engine. It is put together when it is first asked for, since
 * whoever only runs tests through the contract needs no rules.
 * Elsewhere: the same stage module by module (the course's `reference.ts` files); that both are the same
 * is tested beside the card language's schema (`course/schema/tests`).
 */
import { cardLanguage, multipliers } from "@course/cards";
import { COURSE_MODULES, coursePack } from "@course/content-hs";
import { auras, createDeaths, deaths, defineRules, kernel, updateAuras } from "@course/core";
import { armorGain, characters, DAMAGE_STEPS, damage, interception, stats } from "@course/damage-pipeline";
import {
  battlecries,
  deathEffects,
  drawEffects,
  drawing,
  keywords,
  playing,
  printing,
  spells,
  summoning,
  turnEnds,
} from "@course/rules-hs";
import { createStage, type Stage } from "./stage.ts";

let ready: Stage | undefined;

/**
 * All rules and all of the course's cards.
 *
 * @example defaultStage().newGame().summon("Loot Hoarder", 0)
 */
export function defaultStage(): Stage {
  ready ??= createStage({
    rules: defineRules({
      layers: [
        ...[kernel, cardLanguage, characters, printing, summoning, drawing],
        ...[damage, stats, armorGain, spells, drawEffects],
        ...[deaths, deathEffects, keywords],
        ...[auras, multipliers, interception, playing, battlecries],
        turnEnds,
      ],
      phaseEnd: [createDeaths, updateAuras],
      orders: { damageSteps: DAMAGE_STEPS },
      switches: { aurasFollowSummons: true },
    }),
    packs: COURSE_MODULES.map((module) => coursePack(module)),
    takesCards: true,
  });
  return ready;
}
