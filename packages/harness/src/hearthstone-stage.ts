/**
 * The whole game, ready: all rules of an edition, with the cards of the packs `legacy` and `later`, those
 * cards of the course's packs that they do not have, and the test cards of the pack `words`.
 *
 * The cards come with code that is loaded when it is asked for, hence the promise.
 * Elsewhere: the list of layers and orders (`hearthstone` of the rules).
 */
import type { Card } from "@course/cards";
import { COURSE_MODULES, coursePack, pack } from "@course/content-hs";
import { hearthstone } from "@course/rules-hs";
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
  const [legacy, later, words] = await Promise.all([pack("legacy"), pack("later"), pack("words")]);
  return createStage({
    rules: hearthstone(profile),
    packs: [legacy, later, courseCardsBesides([...legacy.cards, ...later.cards]), words],
    takesCards: true,
  });
}

/** The course's cards, without those that these have in another state of the game. */
function courseCardsBesides(cards: readonly Card[]): Card[] {
  const names = new Set(cards.map(({ name }) => name));
  return COURSE_MODULES.flatMap((module) => coursePack(module).cards).filter(({ name }) => !names.has(name));
}
