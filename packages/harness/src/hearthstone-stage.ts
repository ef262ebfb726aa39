/**
 * The whole game, ready: all rules of an edition, with the cards of the pack `legacy` and those cards of
 * the course's packs that it does not have.
 *
 * The cards come with code that is loaded when it is asked for, hence the promise.
 * Elsewhere: the list of layers and orders (`hearthstone` of the rules).
 */
import { type Card, type CardLayer, cardLanguage, multipliers } from "@course/cards";
import { COURSE_MODULES, coursePack, pack } from "@course/content-hs";
import { auras, deaths, defineRules, kernel, type Rules, updateAuras } from "@course/core";
import { amounts, armorGain, characters, DAMAGE_STEPS, damage, interception } from "@course/damage-pipeline";
import {
  attacks,
  battlecries,
  collecting,
  combatKeywords,
  createAllDeaths,
  deathEffects,
  divineShield,
  drawEffects,
  drawing,
  drawWeapons,
  enchantments,
  endForTurn,
  endManaTurn,
  endUntilTurn,
  fillCrystals,
  fullPlaying,
  getReady,
  hands,
  heroes,
  immune,
  keywords,
  mana,
  prevention,
  printing,
  resolveSummons,
  spells,
  summoning,
  thawCharacters,
  turnEnds,
  updateStatAuras,
  weapons,
  wholeTurns,
} from "@course/rules-hs";
import type { Profile } from "./scenario.ts";
import type { ScenarioPlayer } from "./scenario-player.ts";
import { createStage, type Stage } from "./stage.ts";

/** What of the whole game can be chosen. */
export interface HearthstoneOptions {
  /** Which edition's timing of auras; `"classic"` if absent. */
  readonly profile?: Profile;
}

const ready = new Map<Profile, Promise<Stage>>();

/**
 * The whole game.
 *
 * @example const { newGame } = await hearthstoneStage({ profile: "2017" })
 */
export function hearthstoneStage({ profile = "classic" }: HearthstoneOptions = {}): Promise<Stage> {
  const stage = ready.get(profile) ?? makeStage(profile);
  ready.set(profile, stage);
  return stage;
}

/** Plays each scenario by the rules of its own profile, or by the classic ones. */
export async function hearthstonePlayer(): Promise<ScenarioPlayer> {
  const [classic, later] = await Promise.all([
    hearthstoneStage({ profile: "classic" }),
    hearthstoneStage({ profile: "2017" }),
  ]);
  return {
    knowsCard: (name) => classic.scenarioPlayer.knowsCard(name),
    createWorld: (setup) => (setup.profile === "2017" ? later : classic).scenarioPlayer.createWorld(setup),
  };
}

async function makeStage(profile: Profile): Promise<Stage> {
  const { cards } = await pack("legacy");
  return createStage({
    rules: rulesOf(profile),
    packs: [cards, courseCardsBesides(cards)],
    takesCards: true,
  });
}

function rulesOf(profile: Profile): Rules<CardLayer> {
  return defineRules<CardLayer>({
    layers: [
      ...[kernel, cardLanguage, characters, printing, collecting, summoning, drawing],
      ...[damage, amounts, armorGain, spells, drawEffects, deaths, deathEffects, keywords],
      ...[auras, multipliers, interception, turnEnds, enchantments],
      ...[
        mana,
        hands,
        fullPlaying,
        battlecries,
        combatKeywords,
        weapons,
        heroes,
        wholeTurns,
        attacks,
        prevention,
      ],
    ],
    phaseEnd: [updateStatAuras, resolveSummons, updateStatAuras, createAllDeaths, updateAuras],
    orders: {
      damageSteps: [immune, divineShield, ...DAMAGE_STEPS],
      turnEnd: [endManaTurn, endForTurn, thawCharacters],
      turnStart: [endUntilTurn, fillCrystals, getReady, drawWeapons],
    },
    switches: { aurasFollowSummons: profile === "2017", summonPhases: true, fatigue: true },
    limits: { hand: 10, board: 7, turns: 89 },
  });
}

/** The course's cards, without those that these have in another state of the game. */
function courseCardsBesides(cards: readonly Card[]): Card[] {
  const names = new Set(cards.map(({ name }) => name));
  return COURSE_MODULES.flatMap((module) => coursePack(module).cards).filter(({ name }) => !names.has(name));
}
