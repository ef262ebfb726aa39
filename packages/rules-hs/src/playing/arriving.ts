/**
 * Arriving on a board: what a minion remembers of it, and the two Events that follow.
 *
 * A minion that comes raises a Summon Event, which waits for the Summon Resolution Step at the end of the
 * outermost Phase, and an After Summon Event, which a summoned minion has at once and a played one after its
 * Battlecry. So "after you summon" comes before "whenever you summon" for a summoned minion, and the other
 * way round for a played one (rulebook 8.2, 8.8). Only rules with the switch `summonPhases` have either.
 * When it is gone, the same place remembers when it died.
 * Elsewhere: who summons (`moving.ts`), the Phases of a played minion (`minion-phases.ts`).
 */
import {
  type Cell,
  cell,
  currentRules,
  defineEvent,
  type EntityId,
  type EventKind,
  eventCount,
  type Field,
  field,
  NONE,
  nextInPlay,
  oldestInPlay,
  peek,
  poke,
  read,
  record,
  resolveEvents,
  type Step,
  write,
} from "@course/core";

/** The Summon Event: what "whenever a minion is summoned" answers. */
export const SummonEvent: EventKind = defineEvent("SummonEvent", { silent: true, isMoment: true });
/** The After Summon Event: what "after a minion is summoned" answers. */
export const AfterSummon: EventKind = defineEvent("AfterSummon", { silent: true, isMoment: true });

/** Bits: whether it has come this turn, whether its Summon Event is still to come; above them, when it died. */
const ARRIVAL: Field = field("arrival");
const FRESH = 1;
const WAITING = 2;
/** The number of the turn in which it died stands above the two bits; 0 for whoever has not died. */
const DIED_ON = 2;
/** 1 when some minion's Summon Event is still to come. */
const SOMEBODY_WAITS: Cell = cell("summonEventsWait");

/** Whether it came this turn: without Charge it cannot attack yet (rulebook 13.1). */
export function isFresh(id: EntityId): boolean {
  return (read(id, ARRIVAL) & FRESH) !== 0;
}

/** Says that a minion has just come under its player's control, or has been there since before this turn. */
export function setFresh(id: EntityId, fresh: boolean): void {
  write(id, ARRIVAL, fresh ? read(id, ARRIVAL) | FRESH : read(id, ARRIVAL) & ~FRESH);
}

/** Notes the turn in which a minion has died, counted from 1. */
export function setDiedOn(id: EntityId, turn: number): void {
  write(id, ARRIVAL, turn << DIED_ON);
}

/** The turn in which what lies in a graveyard has died, or 0 if it came there another way. */
export function diedOn(id: EntityId): number {
  return read(id, ARRIVAL) >> DIED_ON;
}

/** Whether these rules have Summon Events of both kinds. */
export function hasSummonPhases(): boolean {
  return currentRules().switches.summonPhases === true;
}

/** Puts off a minion's Summon Event until the Summon Resolution Step. */
export function awaitSummonEvent(id: EntityId): void {
  write(id, ARRIVAL, read(id, ARRIVAL) | WAITING);
  poke(SOMEBODY_WAITS, 1);
}

/** The Summon Resolution Step: all Summon Events of the Phase, in order of play of the summoned (rulebook 8.8.4). */
export const resolveSummons: Step = {
  name: "resolveSummons",
  run: () => {
    if (peek(SOMEBODY_WAITS) === 0) return;
    poke(SOMEBODY_WAITS, 0);
    const first = eventCount();
    for (let id = oldestInPlay(); id !== NONE; id = nextInPlay(id)) {
      if ((read(id, ARRIVAL) & WAITING) === 0) continue;
      write(id, ARRIVAL, read(id, ARRIVAL) & ~WAITING);
      record(SummonEvent, id);
    }
    resolveEvents(first);
  },
};
