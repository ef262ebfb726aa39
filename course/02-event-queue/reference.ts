/**
 * Stage 02, Triggers and the Queue: stage 01, and damage that triggers answer.
 *
 * A minion at 0 Health or less stays: no step after the Phase looks for the dead yet.
 */
import { coursePack } from "@course/content-hs";
import { armorGain, damage, stats } from "@course/damage-pipeline";
import { extendStage, type NewGame, type Stage } from "@course/harness";
import { stage as handles } from "@course/module-01/reference";
import { drawEffects, spells } from "@course/rules-hs";

export const stage: Stage = extendStage(handles, {
  layers: [damage, stats, armorGain, spells, drawEffects],
  packs: [coursePack("02-event-queue")],
});

export const newGame: NewGame = stage.newGame;
