/**
 * The Phases of a played minion (rulebook 8.2): On Play, Battlecry, After Play, After Summon.
 *
 * It enters its place first, so that what answers its play already finds it there; its Summon Event waits for
 * the steps after that Phase. The Battlecry comes even if the minion has gone in the meantime, the After Summon
 * Phase only while it is in play; what answers in the After Play Phase asks that itself. That Phase has no steps
 * after it.
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
  { withoutSteps: ({ id }) => announce(MinionPlayed, id) },
  afterSummon,
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

function afterSummon({ id }: PlayedMinion): void {
  if (zoneOf(id) === BOARD) announce(AfterSummon, id);
}

function announce(kind: EventKind, id: EntityId): void {
  const first = eventCount();
  record(kind, id);
  resolveEvents(first);
}
