/**
 * The layer `wholeTurns`: the turn of the whole game (rulebook 8.7).
 *
 * Ending a turn is one Sequence: the End of Turn Phase; then the turn passes, and the Start of Turn Phase; then
 * the Draw Phase. After each of them a game may be over, and then the rest does not happen.
 * Elsewhere: what happens as the turn passes (the lists of `turn-lists.ts`).
 */
import type { CardLayer } from "@course/cards";
import {
  type Action,
  type ActionDefinition,
  eventCount,
  NONE,
  type Phases,
  type Player,
  record,
  refused,
  resolveEvents,
} from "@course/core";
import { requirePlayer } from "@course/damage-pipeline";
import { activePlayer, setActivePlayer } from "../active-player.ts";
import { drawAndResolve } from "../hand/draw.ts";
import { isOver, requireRunning } from "../heroes/over.ts";
import { announce, type EndTurn, TurnStarted } from "../turns.ts";
import { TurnEnded } from "../words/end-of-turn.ts";
import { startOfTurn } from "../words/start-of-turn.ts";
import { getReady } from "./getting-ready.ts";
import { Held, recordHeld, startOfTurnInHand } from "./held.ts";
import { runTurnSteps, TURN_END, TURN_START } from "./turn-lists.ts";
import { countTurn, turnsEnded } from "./turn-number.ts";
import { drawWeapons, endForTurn, endUntilTurn, thawCharacters } from "./turn-steps.ts";
import { yourTurn } from "./your-turn.ts";

/** The first turn of a game begins: that of this player. */
export interface BeginGame extends Action {
  readonly type: "beginGame";
  readonly player: Player;
}

const END_TURN: Phases<EndTurn> = [() => announce(TurnEnded), passTurn, drawCard];

const endTurnAction: ActionDefinition<EndTurn> = {
  type: "endTurn",
  check: () => requireRunning("endTurn"),
  phases: END_TURN,
};

const beginGameAction: ActionDefinition<BeginGame> = {
  type: "beginGame",
  check: ({ player }) => {
    requirePlayer("beginGame", player);
    requireRunning("beginGame");
    if (turnsEnded() > 0)
      throw refused("beginGame", "turns ended", turnsEnded(), "a game that has not begun");
  },
  phases: [({ player }) => startTurn(player), drawCard],
};

/** The turn passes, and the Start of Turn Phase follows in which the new active player's triggers answer. */
function passTurn(): void {
  if (isOver()) return;
  runTurnSteps(TURN_END);
  countTurn();
  if (!isOver()) startTurn((1 - activePlayer()) as Player);
}

function startTurn(player: Player): void {
  setActivePlayer(player);
  runTurnSteps(TURN_START);
  const first = eventCount();
  record(TurnStarted, NONE, player);
  recordHeld(player);
  resolveEvents(first);
}

/** The Draw Phase. */
function drawCard(): void {
  if (!isOver()) drawAndResolve(activePlayer());
}

/** The layer `wholeTurns`: turns that start and end in full, in place of the layer `turns`. */
export const wholeTurns: CardLayer = {
  name: "wholeTurns",
  needs: ["characters", "drawing", "turnEnds"],
  replaces: ["turns"],
  actions: [endTurnAction, beginGameAction],
  events: [TurnStarted, Held],
  steps: [thawCharacters, endForTurn, endUntilTurn, getReady, drawWeapons],
  words: [startOfTurn, startOfTurnInHand, yourTurn],
};
