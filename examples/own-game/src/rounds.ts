/**
 * The layer `rounds`: the fronts of both lines strike each other; where there is no line, the keep.
 *
 * One action, three Phases, and the steps of `phaseEnd` after each: so the fallen leave between the blows
 * and the end of the round, and the game is won only after all that follows from it.
 */
import { type CardLayer, defineTrigger, type Word } from "@course/cards";
import {
  type Action,
  type ActionDefinition,
  BOARD,
  type Cell,
  cell,
  defineEvent,
  type EntityId,
  type EventKind,
  eventCount,
  firstIn,
  HERO,
  NONE,
  type Player,
  peek,
  poke,
  record,
  refused,
  resolveEvents,
} from "@course/core";
import { attackOf, dealDamage, healthOf } from "@course/damage-pipeline";

const RoundEnded: EventKind = defineEvent("RoundEnded", { a: "round" });
/** One keep stands and the other has fallen. */
const Won: EventKind = defineEvent("Won", { a: "player" });
/** Both keeps have fallen. */
const Drawn: EventKind = defineEvent("Drawn", {});

const ROUND: Cell = cell("round");
/** How the game has ended: place in `OUTCOMES`; 0 as long as it goes on. */
const OUTCOME: Cell = cell("outcome");
const OUTCOMES = ["open", "north", "south", "draw"] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface Fight extends Action {
  readonly type: "fight";
}

const fightAction: ActionDefinition<Fight> = {
  type: "fight",
  check: () => {
    if (outcome() !== "open") throw refused("fight", "outcome", outcome(), '"open"');
  },
  phases: [strike, endRound, judge],
};

/** How the game has ended, or `"open"`. */
export function outcome(): Outcome {
  return OUTCOMES[peek(OUTCOME)] ?? "open";
}

/** Both blows land before anything answers either of them. */
function strike(): void {
  const first = eventCount();
  const [north, south] = [frontOf(0), frontOf(1)];
  dealDamage(south, attackOf(north), north);
  dealDamage(north, attackOf(south), south);
  resolveEvents(first);
}

/** Who strikes and is struck: the first of the line, or the keep itself. */
function frontOf(player: Player): EntityId {
  const front = firstIn(player, BOARD);
  return front === NONE ? firstIn(player, HERO) : front;
}

function endRound(): void {
  poke(ROUND, peek(ROUND) + 1);
  const event = record(RoundEnded, NONE, peek(ROUND));
  resolveEvents(event);
}

function judge(): void {
  const [north, south] = [hasFallen(0), hasFallen(1)];
  if (north && south) {
    poke(OUTCOME, OUTCOMES.indexOf("draw"));
    record(Drawn, NONE);
  } else if (north || south) {
    poke(OUTCOME, OUTCOMES.indexOf(north ? "south" : "north"));
    record(Won, NONE, north ? 1 : 0);
  }
}

function hasFallen(player: Player): boolean {
  return healthOf(firstIn(player, HERO)) <= 0;
}

const roundEnds: Word<"trigger"> = defineTrigger({
  type: "roundEnds",
  doc: "At the end of each round.",
  example: "roundEnds",
  yours: "your end of round effects trigger",
  compile: () => ({ event: RoundEnded, scope: "any" }),
  text: () => "At the end of each round,",
});

export const rounds: CardLayer = {
  name: "rounds",
  needs: ["damage"],
  actions: [fightAction],
  events: [RoundEnded, Won, Drawn],
  words: [roundEnds],
};
