/**
 * The layer `turns`: whose turn it is, and how it passes (rulebook 8.7).
 *
 * Ending a turn is one Sequence of two Phases, each with the steps after it: what happens at the end of
 * the turn, then the start of the other player's. In between, the characters of that player get ready.
 */
import type { CardLayer } from "@course/cards";
import {
  type Action,
  type ActionDefinition,
  BOARD,
  defineEvent,
  type EntityId,
  type EventKind,
  eventCount,
  firstIn,
  HERO,
  NONE,
  nextInZone,
  type Player,
  record,
  resolveEvents,
} from "@course/core";
import { activePlayer, setActivePlayer } from "./active-player.ts";
import { forgetAttacks } from "./combat/attacks-made.ts";
import { setFresh } from "./moving.ts";
import { TurnEnded } from "./words/end-of-turn.ts";

/** A player's turn has begun. */
export const TurnStarted: EventKind = defineEvent("TurnStarted", { a: "player" });

/** The turn of the active player ends, and the other player's begins. */
export interface EndTurn extends Action {
  readonly type: "endTurn";
}

const endTurnAction: ActionDefinition<EndTurn> = {
  type: "endTurn",
  check: () => {},
  phases: [() => announce(TurnEnded), () => startTurn((1 - activePlayer()) as Player)],
};

function startTurn(player: Player): void {
  setActivePlayer(player);
  makeReady(firstIn(player, HERO));
  for (let id = firstIn(player, BOARD); id !== NONE; id = nextInZone(id)) makeReady(id);
  announce(TurnStarted);
}

function makeReady(id: EntityId): void {
  setFresh(id, false);
  forgetAttacks(id);
}

/** Records that the turn of the active player ends or begins, and lets triggers answer. */
export function announce(kind: EventKind): void {
  const first = eventCount();
  record(kind, NONE, activePlayer());
  resolveEvents(first);
}

/** The layer `turns`: whose turn it is, and the action that ends it. */
export const turns: CardLayer = {
  name: "turns",
  needs: ["characters", "turnEnds"],
  actions: [endTurnAction],
  events: [TurnStarted],
};
