/** The layer `playing`: a card goes from a hand to where it belongs. What it costs comes with mana. */

import type { CardLayer } from "@course/cards";
import {
  type Action,
  type ActionDefinition,
  atIndex,
  BOARD,
  cardOf,
  defineEvent,
  type EntityId,
  type EventKind,
  enterPlay,
  eventCount,
  GRAVEYARD,
  moveTo,
  NONE,
  ownerOf,
  record,
  resolveEvents,
  setTarget,
} from "@course/core";
import { isMinion } from "@course/damage-pipeline";
import { requireInHand, requirePlace, requireRoom, requireTarget } from "./checks.ts";
import { Summoned, setFresh } from "./moving.ts";
import { castSpell } from "./spells.ts";

/** A minion has been played from a hand: what its Battlecry answers. Not shown in the log. */
export const Played: EventKind = defineEvent("Played", { silent: true, isMoment: true });

/** Plays a card from a hand: a minion to a board index or the right end, a spell at a target. */
export interface Play extends Action {
  readonly type: "play";
  readonly id: EntityId;
  readonly target?: EntityId;
  readonly at?: number;
}

const playAction: ActionDefinition<Play> = {
  type: "play",
  check: ({ id, target, at }) => {
    requireInHand("play", id);
    const player = ownerOf(id);
    if (isMinion(id)) {
      requireRoom("play", player);
      requirePlace("play", player, at);
    }
    requireTarget("play", cardOf(id), id, player, target);
  },
  phases: [(action) => (isMinion(action.id) ? playMinion(action) : playSpell(action))],
};

/** A played minion's auras wait for the end of the Phase: only a summon updates them at once. */
function playMinion({ id, target, at }: Play): void {
  const first = eventCount();
  enterPlay(id, BOARD, at === undefined ? NONE : atIndex(ownerOf(id), BOARD, at));
  setFresh(id, true);
  record(Summoned, id);
  setTarget(record(Played, id), target ?? NONE);
  resolveEvents(first);
}

function playSpell({ id, target }: Play): void {
  moveTo(id, GRAVEYARD);
  castSpell(cardOf(id), ownerOf(id), id, target ?? NONE);
}

/** The layer `playing`: the action `play`, of a minion or a spell from a hand. */
export const playing: CardLayer = {
  name: "playing",
  needs: ["summoning"],
  actions: [playAction],
  events: [Played],
};
