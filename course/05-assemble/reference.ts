/**
 * Stage 05, Assemble: stage 04, and games with cards of their own, which the engine has never seen.
 */
import { coursePack } from "@course/content-hs";
import { extendStage, type NewGame, type Stage } from "@course/harness";
import { stage as interceptors } from "@course/module-04/reference";
import { turnEnds } from "@course/rules-hs";

export const stage: Stage = extendStage(interceptors, {
  layers: [turnEnds],
  packs: [coursePack("05-assemble")],
  takesCards: true,
});

export const newGame: NewGame = stage.newGame;
