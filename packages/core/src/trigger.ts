/**
 * Triggers: what a card answers, as the card defines it and as the library holds it.
 *
 * Elsewhere: which triggers answer an Event, and in which order (`queue.ts`).
 */
import type { EventKind, EventRow } from "./events.ts";
import type { Effect } from "./frames.ts";
import type { EntityId } from "./memory.ts";
import { intern, type Name } from "./names.ts";

/**
 * Whose events a trigger answers, by their subject: the listener's own, those of its side, of the other
 * side, or all. An event without a subject is everybody's: ask for its player in the condition of an `"any"`.
 */
export type TriggerScope = "self" | "friendly" | "enemy" | "any";

/** A trigger as a card defines it: what it answers, and what then happens. */
export interface TriggerDefinition {
  /** Kind of trigger, for example `"deathrattle"`: the log's name for it, and what multipliers ask for. */
  readonly label: string;
  readonly event: EventKind;
  readonly scope: TriggerScope;
  /** The card type that the event's subject must have, as an interned name. Absent: any. */
  readonly subjectType?: Name;
  /** Asked as the Queue is filled. Absent: always. */
  readonly condition?: (listener: EntityId, event: EventRow) => boolean;
  /** Whether it resolves although its listener has left play, as Deathrattles and Battlecries do. */
  readonly evenIfGone?: boolean;
  /** Whether the condition is asked again as the entry starts; or another one, which is asked only then. */
  readonly asksAgain?: boolean | ((listener: EntityId, event: EventRow) => boolean);
  /**
   * Whether it works for the player whose entity its host is, and not for who attached it: so do Deathrattles that
   * were added to a minion (rulebook 7.7).
   */
  readonly forHost?: boolean;
  /**
   * The card type that its bearer must have for multipliers to count, as an interned name: they are about minions'
   * Deathrattles, not about weapons' (rulebook 7.9). Absent: any.
   */
  readonly multipliedOn?: Name;
  /** Whether it comes after all others in its Queue, whatever the order of play (rulebook 6.4). */
  readonly isLast?: boolean;
  readonly effect: Effect;
  /** Whether the effect only makes changes, and leaves it to the Queue to resolve the Events that it recorded. */
  readonly leavesEvents?: boolean;
}

/** A trigger in a library. */
export interface Trigger {
  readonly number: number;
  /** The number of its card. */
  readonly card: number;
  readonly label: Name;
  readonly event: EventKind;
  readonly scope: TriggerScope;
  /** 0: any. */
  readonly subjectType: Name;
  readonly condition: ((listener: EntityId, event: EventRow) => boolean) | undefined;
  /** What is special about it, as bits: see `is`. */
  readonly traits: number;
  /** Asked as the entry starts. Absent: it starts. */
  readonly asksAgain: ((listener: EntityId, event: EventRow) => boolean) | undefined;
  /** 0: any. */
  readonly multipliedOn: Name;
  /** This trigger's bit among those of its card: which ones are being resolved. */
  readonly bit: number;
  readonly effect: Effect;
}

/** It answers what happens to its own entity. */
export const ON_ITSELF = 1;
/** It resolves although its listener has left play. */
export const EVEN_IF_GONE = 2;
/** It comes after all others in its Queue. */
export const COMES_LAST = 4;
/** It works for the player whose entity its host is. */
export const FOR_HOST = 8;
/** It leaves it to the Queue to resolve what it recorded. */
export const LEAVES_EVENTS = 16;

/** Whether a trigger has one of the traits above. */
export function is(trigger: Trigger, trait: number): boolean {
  return (trigger.traits & trait) !== 0;
}

/** Most triggers that one card can have: each has a bit of an integer. */
export const MAX_TRIGGERS = 30;

/** Puts a trigger of a card, at its place among the card's, into the triggers of a library. */
export function compileTrigger(
  definition: TriggerDefinition,
  card: number,
  slot: number,
  triggers: Trigger[],
): Trigger {
  const { label, event, scope, subjectType, condition, asksAgain, multipliedOn, effect } = definition;
  const trigger: Trigger = {
    number: triggers.length,
    card,
    label: intern(label),
    event,
    scope,
    subjectType: subjectType ?? 0,
    condition,
    traits: traitsOf(definition),
    asksAgain: typeof asksAgain === "function" ? asksAgain : asksAgain === true ? condition : undefined,
    multipliedOn: multipliedOn ?? 0,
    bit: 1 << slot,
    effect,
  };
  triggers.push(trigger);
  return trigger;
}

function traitsOf({ scope, evenIfGone, isLast, forHost, leavesEvents }: TriggerDefinition): number {
  return (
    (scope === "self" ? ON_ITSELF : 0) |
    (evenIfGone ? EVEN_IF_GONE : 0) |
    (isLast ? COMES_LAST : 0) |
    (forHost ? FOR_HOST : 0) |
    (leavesEvents ? LEAVES_EVENTS : 0)
  );
}
