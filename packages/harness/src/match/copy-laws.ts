/**
 * Laws that take copies to ask: a clone and what was saved are the original, each legal action is taken, and
 * nothing that is listed is listed twice. They are asked of whatever can be copied: a world, or a match.
 *
 * Elsewhere: the laws that only read (`laws.ts`), a match's copies (`deep-laws.ts`).
 */
import { World } from "@course/core";
import { messageOf } from "../error-text.ts";
import type { MatchAction } from "./action.ts";
import { takeAction } from "./action-fault.ts";
import { brokenLaws } from "./laws.ts";
import { legalActions } from "./legal-actions.ts";

/** What these laws ask of a game, whoever drives it. */
export interface Copyable {
  readonly legalActions: () => readonly MatchAction[];
  readonly state: () => string;
  readonly clone: () => Copyable;
  readonly loaded: (state: string) => Copyable;
  readonly perform: (action: MatchAction) => void;
}

/** The laws of a world that are broken now: those that only read, and if they hold, those that take copies. */
export function everyBrokenLaw(world: World): string[] {
  const broken = brokenLaws(world);
  return broken.length > 0 ? broken : brokenLawsOfCopies(worldAsCopyable(withoutWrittenRolls(world)));
}

/** Every such law that is broken now, each a sentence. Changes nothing. */
export function brokenLawsOfCopies(game: Copyable): string[] {
  const broken: string[] = [];
  const state = game.state();
  const legal = game.legalActions();
  if (new Set(legal.map((action) => JSON.stringify(action))).size !== legal.length)
    broken.push("legal actions: one is listed twice");
  if (game.clone().state() !== state) broken.push("clone: is not the match");
  const loaded = game.loaded(state);
  if (loaded.state() !== state) broken.push("saved and loaded: is not the match");
  if (JSON.stringify(loaded.legalActions()) !== JSON.stringify(legal))
    broken.push("saved and loaded: has other legal actions");
  for (const action of legal) broken.push(...refusal(game, action));
  if (game.state() !== state) broken.push("clone: is not of its own");
  return broken;
}

function refusal(game: Copyable, action: MatchAction): string[] {
  try {
    game.clone().perform(action);
    return [];
  } catch (error) {
    return [`legal actions: ${JSON.stringify(action)} was refused: ${messageOf(error)}`];
  }
}

function worldAsCopyable(world: World): Copyable {
  return {
    legalActions: () => legalActions(world),
    state: () => JSON.stringify(world.save()),
    clone: () => worldAsCopyable(world.clone()),
    loaded: (state) => worldAsCopyable(World.load(world, JSON.parse(state))),
    perform: (action) => {
      const fault = takeAction(world, action);
      if (fault !== undefined)
        throw new Error(`perform: action is ${JSON.stringify(action)}; expected ${fault}`);
    },
  };
}

/** A scenario's written rolls are for its steps: what may be done after them draws from the stream. */
function withoutWrittenRolls(world: World): World {
  const { rolls, ...saved } = world.save();
  return rolls === undefined ? world : World.load(world, saved);
}
