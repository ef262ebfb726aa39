/**
 * Stage 04, Interceptors: stage 03, and auras from a snapshot: trigger multipliers, and damage that is
 * redirected or absorbed.
 *
 * Auras are looked at again right after the Death Creation Step, and whenever a minion is summoned.
 */
import { multipliers } from "@course/cards";
import { coursePack } from "@course/content-hs";
import { auras, createDeaths, updateAuras } from "@course/core";
import { DAMAGE_STEPS, interception } from "@course/damage-pipeline";
import { extendStage, type NewGame, type Stage } from "@course/harness";
import { stage as deathStep } from "@course/module-03/reference";
import { battlecries, playing } from "@course/rules-hs";

export const stage: Stage = extendStage(deathStep, {
  layers: [auras, multipliers, interception, playing, battlecries],
  phaseEnd: [createDeaths, updateAuras],
  orders: { damageSteps: DAMAGE_STEPS },
  switches: { aurasFollowSummons: true },
  packs: [coursePack("04-interceptors")],
});

export const newGame: NewGame = stage.newGame;
