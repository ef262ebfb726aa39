/**
 * Everything that a player may do now: exactly the actions that `perform` takes.
 *
 * Candidates are enumerated from what is on the table, and the rules are asked about each. A minion may stand
 * at any place on its board, and no rule about cards or targets depends on the place, so that is asked last.
 * Elsewhere: what the parts of an action mean (`action.ts`).
 */
import {
  BOARD,
  countIn,
  type EntityId,
  firstIn,
  HAND,
  HERO,
  NONE,
  nextInZone,
  type Player,
  POWER,
  type World,
} from "@course/core";
import { isMinion } from "@course/damage-pipeline";
import { activePlayer, isOver, mayAttack, mayBeAttackedBy, optionsOf } from "@course/rules-hs";
import type { MatchAction, PlayCard } from "./action.ts";
import { isAllowed } from "./allowed.ts";

/** All actions of the player whose turn it is, in an order that depends on the state alone. None once the game is over. */
export function legalActions(world: World): MatchAction[] {
  const { pending } = world;
  if (pending !== undefined) return pending.options.map((_, option) => ({ type: "choose", option }));
  return world.read(() => {
    if (isOver()) return [];
    const actions: MatchAction[] = [];
    const player = activePlayer();
    for (let id = firstIn(player, HAND); id !== NONE; id = nextInZone(id)) addPlays(world, actions, id);
    addAttacks(actions, player);
    addHeroPower(world, actions, player);
    actions.push({ type: "endTurn" });
    return actions;
  });
}

/** Every way to put cards of a first hand back: each subset of its places. */
export function mulligans(handSize: number): MatchAction[] {
  const places = Array.from({ length: handSize }, (_, place) => place);
  return Array.from({ length: 2 ** handSize }, (_, subset) => ({
    type: "mulligan",
    replace: places.filter((place) => (subset >> place) & 1),
  }));
}

function addPlays(world: World, actions: MatchAction[], card: EntityId): void {
  const options = optionsOf(card);
  if (options === 0) addPlaysOf(world, actions, card, undefined);
  for (let choose = 0; choose < options; choose++) addPlaysOf(world, actions, card, choose);
}

function addPlaysOf(world: World, actions: MatchAction[], card: EntityId, choose: number | undefined): void {
  const places = isMinion(card) ? countIn(activePlayer(), BOARD) + 1 : 0;
  for (const target of candidates()) {
    if (!isAllowed(world, { type: "play", id: card, target, choose })) continue;
    const play: PlayCard = {
      type: "play",
      card,
      ...(target !== undefined && { target }),
      ...(choose !== undefined && { choose }),
    };
    if (places === 0) actions.push(play);
    for (let at = 0; at < places; at++) actions.push({ ...play, at });
  }
}

function addAttacks(actions: MatchAction[], player: Player): void {
  for (const attacker of charactersOf(player)) {
    if (!mayAttack(attacker)) continue;
    for (const defender of charactersOf((1 - player) as Player)) {
      if (mayBeAttackedBy(attacker, defender)) actions.push({ type: "attack", attacker, defender });
    }
  }
}

function addHeroPower(world: World, actions: MatchAction[], player: Player): void {
  if (!world.rules.actions.has("heroPower") || firstIn(player, POWER) === NONE) return;
  for (const target of candidates()) {
    if (!isAllowed(world, { type: "heroPower", player, target })) continue;
    actions.push({ type: "heroPower", ...(target !== undefined && { target }) });
  }
}

/** No target, and every character in play. */
function candidates(): (EntityId | undefined)[] {
  return [undefined, ...charactersOf(0), ...charactersOf(1)];
}

/** A player's hero and minions, the minions left to right. */
function charactersOf(player: Player): EntityId[] {
  const ids: EntityId[] = [];
  for (const zone of [HERO, BOARD])
    for (let id = firstIn(player, zone); id !== NONE; id = nextInZone(id)) ids.push(id);
  return ids;
}
