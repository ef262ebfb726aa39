/**
 * Stage 03, Deferred death: stage 02, and the Death Creation Step at the end of every outermost Phase.
 */
import { coursePack } from "@course/content-hs";
import { createDeaths, deaths } from "@course/core";
import { extendStage, type NewGame, type Stage } from "@course/harness";
import { stage as eventQueue } from "@course/module-02/reference";
import { deathEffects, keywords } from "@course/rules-hs";

export const stage: Stage = extendStage(eventQueue, {
  layers: [deaths, deathEffects, keywords],
  phaseEnd: [createDeaths],
  packs: [coursePack("03-death-step")],
});

export const newGame: NewGame = stage.newGame;
