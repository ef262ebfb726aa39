/**
 * The Queue: which triggers answer an Event, and in which order.
 *
 * An action makes all its changes and only then are its Events looked at, one at a time. For each, one
 * Queue is filled with every trigger that answers it, in order of play of the listeners, and locked:
 * whoever comes into play now is too late for this Event (rulebook 2.9 to 2.12). Resolution is
 * depth-first: what an entry causes is resolved wholly before the next entry starts.
 */

import { bearerOf, firstAttached, nextAttached } from "./attach.ts";
import { activations } from "./aura.ts";
import { RESOLVING } from "./entity.ts";
import { limitError } from "./errors.ts";
import {
  currentDepth,
  defineEvent,
  type EventKind,
  type EventRow,
  kindOf,
  nameColumn,
  record,
  setDepth,
  subjectOf,
  targetOf,
} from "./events.ts";
import { closeFrame, openFrame } from "./frames.ts";
import { cardOf, isTextless, mayAnswerItself, stillHas, triggerNumbered, typeOf } from "./library.ts";
import { firstListener, type Link, listenerOf, nextListener, triggerOf } from "./listeners.ts";
import { type EntityId, eventCount, NONE, read, write } from "./memory.ts";
import { orderOfPlay } from "./order-of-play.ts";
import { registers } from "./room.ts";
import { COMES_LAST, EVEN_IF_GONE, FOR_HOST, is, LEAVES_EVENTS, ON_ITSELF, type Trigger } from "./trigger.ts";
import { isInPlay, ownerOf, type Player } from "./zones.ts";

/** One activation of a trigger, recorded just before its effect. Nothing answers it. */
export const Triggered: EventKind = defineEvent("Triggered", { subject: "source", a: nameColumn("trigger") });

/** Most entries that all open Queues together can hold. */
export const MAX_QUEUED = 65_536;

const queuedListeners = new Int32Array(MAX_QUEUED);
const queuedTriggers = new Int32Array(MAX_QUEUED);
const queued = registers();
/** 1 when the Queue that is being filled has an entry that comes after all others. */
const hasLast = registers();

/** Resolves the Events from row `first` to before row `end`, in their order, each with all its consequences. */
export function resolveEvents(first: EventRow, end: EventRow = eventCount()): void {
  for (let event = first; event < end; event++) resolveEvent(event);
}

function resolveEvent(event: EventRow): void {
  const subject = subjectOf(event);
  const first = firstListener(kindOf(event), ownerOf(subject));
  const answersItself = mayAnswerItself(subject, kindOf(event));
  if (first === 0 && !answersItself) return; // Of most Events nobody hears.
  const start = queued[0] as number;
  if (answersItself) queueBoth(subject, first, event);
  else queueListeners(subject, first, event);
  if ((hasLast[0] as number) !== 0) moveLastToEnd(start);
  const end = queued[0] as number; // Locked: entries that are added from here on belong to other Queues.
  for (let entry = start; entry < end; entry++) {
    resolveEntry(queuedListeners[entry] as EntityId, triggerNumbered(queuedTriggers[entry] as number), event);
  }
  queued[0] = start;
}

function queueListeners(subject: EntityId, first: Link, event: EventRow): void {
  for (let link = first; link !== 0; link = nextListener(link)) queueListener(link, subject, event);
}

/** What has no subject is on no side: only who answers every side's hears of it. */
function queueListener(link: Link, subject: EntityId, event: EventRow): void {
  const trigger = triggerNumbered(triggerOf(link));
  if (subject !== NONE || trigger.scope === "any") enqueue(listenerOf(link), trigger, event);
}

/**
 * Two groups answer such an Event, and are merged by order of play: its subject's own triggers with those of what
 * is attached to it, and listeners (rulebook 7.5). One that is in both answers in the order of its card.
 */
function queueBoth(subject: EntityId, first: Link, event: EventRow): void {
  let own = subject;
  let ownQueued = 0; // How many of its triggers are queued already.
  for (let link = first; link !== 0; link = nextListener(link)) {
    const listener = listenerOf(link);
    while (own !== NONE && orderOfPlay(own) < orderOfPlay(listener)) {
      own = queueOwn(subject, own, event, ownQueued);
      ownQueued = 0;
    }
    if (own === listener) ownQueued = queueOwnBefore(own, triggerNumbered(triggerOf(link)), event, ownQueued);
    queueListener(link, subject, event);
  }
  while (own !== NONE) {
    own = queueOwn(subject, own, event, ownQueued);
    ownQueued = 0;
  }
}

/** Queues the triggers on itself of a subject, or of one that is attached to it, and returns the next of these. */
function queueOwn(subject: EntityId, own: EntityId, event: EventRow, from: number): EntityId {
  if (own !== subject || !isTextless(own)) queueSelfTriggers(own, kindOf(event), event, from);
  return own === subject ? firstAttached(subject) : nextAttached(own);
}

/** Moves entries whose triggers come last behind the others; each group keeps its order. */
function moveLastToEnd(start: number): void {
  hasLast[0] = 0;
  const end = queued[0] as number;
  for (let passed = 0, entry = start; passed < end - start; passed++) {
    const trigger = queuedTriggers[entry] as number;
    if (!is(triggerNumbered(trigger), COMES_LAST)) {
      entry++;
      continue;
    }
    const listener = queuedListeners[entry] as number;
    queuedListeners.copyWithin(entry, entry + 1, end);
    queuedTriggers.copyWithin(entry, entry + 1, end);
    queuedListeners[end - 1] = listener;
    queuedTriggers[end - 1] = trigger;
  }
}

/** Queues the triggers on itself that stand on the card before another one. Returns how many that are. */
function queueOwnBefore(own: EntityId, { number }: Trigger, event: EventRow, from: number): number {
  const kind = kindOf(event);
  const triggers = cardOf(own).selfTriggers;
  let at = from;
  for (; at < triggers.length && (triggers[at] as Trigger).number < number; at++) {
    const trigger = triggers[at] as Trigger;
    if (trigger.event === kind) enqueue(own, trigger, event);
  }
  return at;
}

function queueSelfTriggers(listener: EntityId, kind: EventKind, event: EventRow, from: number): void {
  const triggers = cardOf(listener).selfTriggers;
  for (let i = from; i < triggers.length; i++) {
    const trigger = triggers[i] as Trigger;
    if (trigger.event === kind) enqueue(listener, trigger, event);
  }
}

function enqueue(listener: EntityId, trigger: Trigger, event: EventRow): void {
  // A trigger that is being resolved is not started again by what it causes.
  if ((read(listener, RESOLVING) & trigger.bit) !== 0) return;
  if (trigger.subjectType !== 0 && typeOf(subjectOf(event)) !== trigger.subjectType) return;
  if (trigger.condition !== undefined && trigger.condition(listener, event) === false) return;
  const entry = queued[0] as number;
  if (entry === MAX_QUEUED) throw queueLimit();
  queuedListeners[entry] = listener | 0;
  queuedTriggers[entry] = trigger.number;
  if (is(trigger, COMES_LAST)) hasLast[0] = 1;
  queued[0] = entry + 1;
}

function queueLimit(): Error {
  return limitError(`Queue limit: entry ${MAX_QUEUED + 1}`, MAX_QUEUED);
}

function resolveEntry(listener: EntityId, trigger: Trigger, event: EventRow): void {
  if (!is(trigger, EVEN_IF_GONE) && !isInPlay(listener)) return;
  if (!stillHas(listener, trigger)) return; // Silenced, or another card, since the Queue was filled.
  if (trigger.asksAgain?.(listener, event) === false) return;
  // A trigger on itself acts for the subject, which what was attached to it may have lost by now.
  const bearer = is(trigger, ON_ITSELF) ? subjectOf(event) : bearerOf(listener);
  const player = ownerOf(is(trigger, FOR_HOST) ? bearer : listener);
  const times = activationsOf(bearer, trigger, player); // Read once, now: what the first run changes is too late.
  const depth = currentDepth();
  write(listener, RESOLVING, read(listener, RESOLVING) | trigger.bit);
  for (let run = 0; run < times; run++) {
    record(Triggered, listener, trigger.label);
    setDepth(depth + 1);
    const frame = openFrame(bearer, player, event, targetOf(event), listener);
    const first = eventCount();
    trigger.effect(frame);
    if (is(trigger, LEAVES_EVENTS)) resolveEvents(first);
    closeFrame();
    setDepth(depth);
  }
  write(listener, RESOLVING, read(listener, RESOLVING) & ~trigger.bit);
}

function activationsOf(bearer: EntityId, { label, multipliedOn }: Trigger, player: Player): number {
  if (multipliedOn !== 0 && typeOf(bearer) !== multipliedOn) return 1;
  return activations(player, label);
}

/** Empties all Queues: after an action failed in the middle. */
export function dropQueues(): void {
  queued[0] = 0;
}
