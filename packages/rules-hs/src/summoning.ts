/** The layer `summoning`: minions come onto boards and cards into hands, at a call and from no card. */

import type { CardLayer } from "@course/cards";
import {
  type Action,
  type ActionDefinition,
  atIndex,
  BOARD,
  type Card,
  createEntity,
  type DECK,
  eventCount,
  HAND,
  moveTo,
  NONE,
  type Player,
  resolveEvents,
} from "@course/core";
import { requirePlayer } from "@course/damage-pipeline";
import { cardNamed, requireCard, requirePlace, requireRoom } from "./checks.ts";
import { Summoned, summon } from "./moving.ts";

/** Summons a card at a board index counted from 0, or at the right end. */
export interface Summon extends Action {
  readonly type: "summon";
  readonly card: string;
  readonly player: Player;
  readonly at?: number;
}

/** Puts a new card into a hand. */
export interface Give extends Action {
  readonly type: "give";
  readonly card: string;
  readonly player: Player;
}

const summonAction: ActionDefinition<Summon> = {
  type: "summon",
  check: ({ card, player, at }) => {
    requirePlayer("summon", player);
    requireCard("summon", card, ["minion"]);
    requireRoom("summon", player);
    requirePlace("summon", player, at);
  },
  phases: [
    ({ card, player, at }) => {
      const first = eventCount();
      const neighbour = at === undefined ? NONE : atIndex(player, BOARD, at);
      summon(cardNamed(card), player, neighbour);
      resolveEvents(first);
    },
  ],
};

const giveAction: ActionDefinition<Give> = {
  type: "give",
  check: ({ card, player }) => {
    requirePlayer("give", player);
    requireCard("give", card, CARDS_IN_HAND);
  },
  phases: [({ card, player }) => void putInto(HAND, cardNamed(card), player)],
};

/** The types of card that can be in a hand or a deck. */
export const CARDS_IN_HAND: readonly string[] = ["minion", "spell"];

/** Makes a card in a hand or a deck, without an event. */
export function putInto(zone: typeof HAND | typeof DECK, card: Card, player: Player): number {
  const id = createEntity(card, player);
  moveTo(id, zone);
  return id;
}

/** The layer `summoning`: the actions that put minions on a board and cards in a hand. */
export const summoning: CardLayer = {
  name: "summoning",
  needs: ["characters"],
  actions: [summonAction, giveAction],
  events: [Summoned],
};
