/**
 * What is wrong with an action that a player wants to take. Anything may come: it may have been sent, or kept
 * in a file.
 *
 * The one form of an action is checked here, whether it may be taken is asked of the rules: by their check
 * alone, or by taking it.
 * Elsewhere: all that may be taken (`legal-actions.ts`).
 */
import {
  BOARD,
  countIn,
  type EntityId,
  HAND,
  nextId,
  ownerOf,
  RefusedError,
  type World,
  zoneOf,
} from "@course/core";
import { isMinion } from "@course/damage-pipeline";
import { activePlayer, optionsOf } from "@course/rules-hs";
import type { MatchAction, PlayCard } from "./action.ts";
import { isAllowed, type RuleAction } from "./allowed.ts";

/** What was expected instead; `undefined` where the action may be taken. */
export function actionFault(world: World, action: MatchAction): string | undefined {
  const fault = formFault(world, action);
  if (fault !== undefined || world.pending !== undefined) return fault;
  return world.read(() => (isAllowed(world, ruleActionOf(action)) ? undefined : LEGAL));
}

/** The same of the form alone: the rules are still to be asked, unless it answers a choice. */
export function formFault(world: World, action: MatchAction): string | undefined {
  const { pending } = world;
  if (pending !== undefined) {
    const isAnswer = action?.type === "choose" && isIndex(action.option, pending.options.length);
    return isAnswer ? undefined : `an answer, one of ${pending.options.length} options`;
  }
  if (!isOfRules(action)) return LEGAL;
  return action.type !== "play" || world.read(() => isWellFormed(action)) ? undefined : LEGAL;
}

/** Takes an action of the right form. Returns what was expected where the rules refuse it. */
export function takeAction(world: World, action: MatchAction): string | undefined {
  try {
    if (action.type === "choose") world.answer(action.option);
    else world.perform(world.read(() => ruleActionOf(action)));
    return undefined;
  } catch (error) {
    if (error instanceof RefusedError) return LEGAL;
    throw error;
  }
}

const LEGAL = "a legal action";

/** The same of what is put back of a first hand of so many cards. */
export function mulliganFault(action: MatchAction, handSize: number): string | undefined {
  const replace: unknown = action?.type === "mulligan" ? action.replace : undefined;
  const isRising =
    Array.isArray(replace) &&
    replace.every((place, at) => isIndex(place, handSize) && (at === 0 || place > replace[at - 1]));
  return isRising ? undefined : `a mulligan: places of the hand from 0 to ${handSize - 1}, in rising order`;
}

/** An action as the rules take it. Asked with the world in place. */
export function ruleActionOf(action: MatchAction): RuleAction {
  if (action.type === "heroPower") return { ...action, player: activePlayer() };
  return action.type === "play" ? { ...action, id: action.card } : { ...action };
}

function isOfRules(action: MatchAction): boolean {
  const type = action?.type;
  return type === "play" || type === "attack" || type === "heroPower" || type === "endTurn";
}

/** A minion says its place and nothing else does; the card is in the hand of the player to move. */
function isWellFormed({ card, at, choose }: PlayCard): boolean {
  if (!isIndex(card, nextId()) || zoneOf(card as EntityId) !== HAND) return false;
  const id = card as EntityId;
  if (ownerOf(id) !== activePlayer()) return false;
  if ((choose === undefined) !== (optionsOf(id) === 0)) return false;
  return isMinion(id) ? isIndex(at, countIn(activePlayer(), BOARD) + 1) : at === undefined;
}

function isIndex(value: unknown, end: number): boolean {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value < end;
}
