/**
 * Everything that a player may do now: exactly the actions that `perform` takes.
 *
 * The rules list the moves as integers; here each becomes an action as a program sends and keeps it.
 * Elsewhere: how they are found (`listMoves` of the rules), what the parts of an action mean (`action.ts`).
 */
import { NONE, type World } from "@course/core";
import {
  ATTACK_MOVE,
  listMoves,
  moveKind,
  moveOption,
  movePlace,
  moveSubject,
  moveTarget,
  PLAY_MOVE,
  POWER_MOVE,
} from "@course/rules-hs";
import type { MatchAction } from "./action.ts";

/** All actions of the player whose turn it is, in an order that depends on the state alone. None once the game is over. */
export function legalActions(world: World): MatchAction[] {
  const { pending } = world;
  if (pending !== undefined) return pending.options.map((_, option) => ({ type: "choose", option }));
  return world.read(() => Array.from({ length: listMoves() }, (_, move) => actionOfMove(move)));
}

/** The action that a move of the last list is. Asked with the world in place. */
export function actionOfMove(move: number): MatchAction {
  const [kind, subject, target] = [moveKind(move), moveSubject(move), moveTarget(move)];
  const chosen = target !== NONE && { target };
  if (kind === ATTACK_MOVE) return { type: "attack", attacker: subject, defender: target };
  if (kind === POWER_MOVE) return { type: "heroPower", ...chosen };
  if (kind !== PLAY_MOVE) return { type: "endTurn" };
  const [at, choose] = [movePlace(move), moveOption(move)];
  return {
    type: "play",
    card: subject,
    ...chosen,
    ...(choose >= 0 && { choose }),
    ...(at >= 0 && { at }),
  };
}

/** Every way to put cards of a first hand back: each subset of its places. */
export function mulligans(handSize: number): MatchAction[] {
  const places = Array.from({ length: handSize }, (_, place) => place);
  return Array.from({ length: 2 ** handSize }, (_, subset) => ({
    type: "mulligan",
    replace: places.filter((place) => (subset >> place) & 1),
  }));
}
