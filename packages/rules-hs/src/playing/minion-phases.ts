/**
 * The Phases of a played minion (rulebook 8.2): On Play, Battlecry, After Play, After Summon.
 *
 * It enters its place first, so that what answers its play already finds it there; its Summon Event waits for
 * the steps after that Phase. The Battlecry comes even if the minion has gone in the meantime, the two Phases
 * after it only while it is in play. The After Play Phase has no steps after it.
 */
import {
  type Action,
  atIndex,
  BOARD,
  type EntityId,
  type EventKind,
  enterPlay,
  eventCount,
  NONE,
  ownerOf,
  type Phases,
  record,
  resolveEvents,
  setTarget,
  zoneOf,
} from "@course/core";
import { recordCardPlayed } from "../casting/card-played.ts";
import { chooseOption } from "../choices/chosen-option.ts";
import { Summoned } from "../moving.ts";
import { Played } from "../playing.ts";
import { AfterSummon, awaitSummonEvent, setFresh } from "./arriving.ts";
import { MinionPlayed } from "./minion-played.ts";

/** A minion that is played from a hand. */
export interface PlayedMinion extends Action {
  readonly id: EntityId;
  readonly target?: EntityId;
  readonly at?: number;
  readonly choose?: number;
}

/** A minion from a hand, once it is paid. */
export const MINION_PHASES: Phases<PlayedMinion> = [
  onPlay,
  battlecry,
  { withoutSteps: ({ id }) => whileInPlay(id, MinionPlayed) },
  ({ id }) => whileInPlay(id, AfterSummon),
];

function onPlay({ id, at, choose }: PlayedMinion): void {
  chooseOption(id, choose);
  enterPlay(id, BOARD, at === undefined ? NONE : atIndex(ownerOf(id), BOARD, at));
  setFresh(id, true);
  record(Summoned, id);
  awaitSummonEvent(id);
  const first = recordCardPlayed(id);
  resolveEvents(first);
}

function battlecry({ id, target }: PlayedMinion): void {
  const first = record(Played, id);
  setTarget(first, target ?? NONE);
  resolveEvents(first);
}

function whileInPlay(id: EntityId, kind: EventKind): void {
  if (zoneOf(id) !== BOARD) return;
  const first = eventCount();
  record(kind, id);
  resolveEvents(first);
}
