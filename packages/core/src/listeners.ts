/**
 * Listeners: who in play answers a kind of event.
 *
 * A trigger on what happens to others is listed under its kind of event, and the side that
 * the event's subject is on, while its entity is in play, in order of play. So filling a Queue looks at those who may answer and at nobody else, and costs the same
 * on a board of fourteen and among ten thousand. Triggers on what happens to their own entity are in no
 * list: they are found through the event's subject (`queue.ts`).
 */
import { type EventKind, MAX_EVENT_KINDS } from "./events.ts";
import { cardOf, hasBroadTriggers } from "./library.ts";
import {
  clearLinks,
  derivedField,
  type EntityId,
  type Field,
  growLinks,
  linkMemory,
  NONE,
  read,
  write,
} from "./memory.ts";
import { nextInPlay, oldestInPlay, orderOfPlay } from "./order-of-play.ts";
import type { Trigger } from "./trigger.ts";
import { ownerOf, type Player } from "./zones.ts";

/** Number of an entry in the lists; 0 is none. */
export type Link = number;
const NO_LINK: Link = 0;

const LISTENER = 0;
const TRIGGER = 1;
const NEXT = 2;
const PREVIOUS = 3;
/** The next entry of the same listener, for when it leaves play; in a free row, the next free one. */
const SIBLING = 4;
const LIST = 5;

/** A list for each kind of event and each side that its subject can be on. */
const LISTS: number = 2 * MAX_EVENT_KINDS;
/** Before the entries stand the ends of the lists, and the first free entry (`LINK_HEADS`). */
const FIRST = 0;
const LAST: number = LISTS;
const FREE: number = 2 * LISTS;

const OWN_LINKS: Field = derivedField("ownLinks");

/** The oldest entry for a kind of event whose subject is on a side, or 0. */
export function firstListener(kind: EventKind, side: Player): Link {
  return linkMemory[FIRST + 2 * kind + side] as Link;
}

export function nextListener(link: Link): Link {
  return linkMemory[link + NEXT] as Link;
}

export function listenerOf(link: Link): EntityId {
  return linkMemory[link + LISTENER] as EntityId;
}

/** The number of the entry's trigger in the library. */
export function triggerOf(link: Link): number {
  return linkMemory[link + TRIGGER] as number;
}

/** Lists the broad triggers of an entity that has just come into play. */
export function startListening(id: EntityId): void {
  if (hasBroadTriggers(id)) for (const trigger of cardOf(id).broadTriggers) listOnSides(id, trigger);
}

/** Listed under each side that the trigger asks about, seen from its owner. */
function listOnSides(id: EntityId, trigger: Trigger): void {
  const own = ownerOf(id);
  if (trigger.scope !== "enemy") listen(id, trigger, own);
  if (trigger.scope !== "friendly") listen(id, trigger, (1 - own) as Player);
}

/** Takes all of an entity's triggers off the lists. */
export function stopListening(id: EntityId): void {
  let link = read(id, OWN_LINKS);
  while (link !== NO_LINK) {
    const sibling = linkMemory[link + SIBLING] as Link;
    join(
      linkMemory[link + LIST] as number,
      linkMemory[link + PREVIOUS] as Link,
      linkMemory[link + NEXT] as Link,
    );
    linkMemory[link + SIBLING] = linkMemory[FREE] as Link;
    linkMemory[FREE] = link;
    link = sibling;
  }
  write(id, OWN_LINKS, NO_LINK);
}

/** Makes the lists again from what is in play. They follow from it, so nothing else has to remember them. */
export function listenAgain(): void {
  clearLinks();
  for (let id = oldestInPlay(); id !== NONE; id = nextInPlay(id)) {
    write(id, OWN_LINKS, NO_LINK);
    startListening(id);
  }
}

function listen(id: EntityId, trigger: Trigger, side: Player): void {
  const link = takeLink();
  const list = 2 * trigger.event + side;
  linkMemory[link + LISTENER] = id;
  linkMemory[link + TRIGGER] = trigger.number;
  linkMemory[link + LIST] = list;
  linkMemory[link + SIBLING] = read(id, OWN_LINKS);
  write(id, OWN_LINKS, link);
  const before = lastNotYounger(list, orderOfPlay(id));
  const after = before === NO_LINK ? (linkMemory[FIRST + list] as Link) : nextListener(before);
  join(list, before, link);
  join(list, link, after);
}

/** Where an entity belongs in a list. Nearly always at its end: whoever enters play is the youngest. */
function lastNotYounger(list: number, stamp: number): Link {
  let link: Link = linkMemory[LAST + list] as Link;
  while (link !== NO_LINK && orderOfPlay(listenerOf(link)) > stamp)
    link = linkMemory[link + PREVIOUS] as Link;
  return link;
}

function join(list: number, left: Link, right: Link): void {
  if (left === NO_LINK) linkMemory[FIRST + list] = right;
  else linkMemory[left + NEXT] = right;
  if (right === NO_LINK) linkMemory[LAST + list] = left;
  else linkMemory[right + PREVIOUS] = left;
}

function takeLink(): Link {
  const free = linkMemory[FREE] as Link;
  if (free === NO_LINK) return growLinks();
  linkMemory[FREE] = linkMemory[free + SIBLING] as Link;
  return free;
}
