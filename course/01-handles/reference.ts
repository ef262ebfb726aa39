/**
 * Stage 01, Handles: entities with ids, zones, and the order of play.
 *
 * Minions come onto boards and cards into hands. Nothing answers anything yet, and nothing dies.
 */
import { cardLanguage } from "@course/cards";
import { coursePack } from "@course/content-hs";
import { defineRules, kernel } from "@course/core";
import { characters } from "@course/damage-pipeline";
import { createStage, type NewGame, type Stage } from "@course/harness";
import { drawing, printing, summoning } from "@course/rules-hs";

export const stage: Stage = createStage({
  rules: defineRules({
    layers: [kernel, cardLanguage, characters, printing, summoning, drawing],
    phaseEnd: [],
  }),
  packs: [coursePack("01-handles")],
});

export const newGame: NewGame = stage.newGame;
