/** The layer `enchantments`: what lasts on an entity, auras about numbers, and what becomes of a minion. */
import type { CardLayer } from "@course/cards";
import { StatsChanged } from "@course/damage-pipeline";
import { Transformed } from "./becoming.ts";
import { ControlTaken } from "./control.ts";
import { HeroKeywords } from "./hero-keyword-auras.ts";
import { Silenced } from "./silence.ts";
import { AttackIsHealth, StatAura, updateStatAuras } from "./stat-auras.ts";
import { becomeCopyEffect, silenceEffect, takeControlEffect, transformEffect } from "./words/changes.ts";
import { copyDeathrattlesEffect } from "./words/copy-deathrattles.ts";
import { enchantEffect, giveKeywordEffect, loseKeywordEffect } from "./words/grants.ts";
import { laterEffect } from "./words/later.ts";
import {
  attackIsHealthModifier,
  heroKeywordsModifier,
  ownAttackValue,
  statsModifier,
} from "./words/modifiers.ts";
import { buffEffect, setRemainingHealthEffect, setStatsEffect, swapStatsEffect } from "./words/numbers.ts";
import { summonCopyEffect } from "./words/summon-copy.ts";
import { swapHealthEffect } from "./words/swap-health.ts";

/** Attack and Health by layers instead of sums. */
export const enchantments: CardLayer = {
  name: "enchantments",
  needs: ["characters", "auras", "summoning", "turnEnds"],
  replaces: ["stats"],
  events: [StatsChanged, Silenced, Transformed, ControlTaken],
  auras: [StatAura, AttackIsHealth, HeroKeywords],
  steps: [updateStatAuras],
  words: [
    ...[buffEffect, setStatsEffect, swapStatsEffect, swapHealthEffect, setRemainingHealthEffect],
    ...[enchantEffect, giveKeywordEffect, loseKeywordEffect, laterEffect, copyDeathrattlesEffect],
    ...[silenceEffect, transformEffect, becomeCopyEffect, summonCopyEffect, takeControlEffect],
    ...[statsModifier, attackIsHealthModifier, heroKeywordsModifier, ownAttackValue],
  ],
};
