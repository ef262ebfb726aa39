/** The layer `spells`: a spell resolves. `SpellCast` is answered before the spell's text runs (rulebook 8.1). */

import { type CardLayer, type CardType, defineCardType, noun } from "@course/cards";
import {
  type Action,
  type ActionDefinition,
  type Card,
  cardColumn,
  closeFrame,
  defineEvent,
  type EntityId,
  type EventKind,
  eventCount,
  NO_EVENT,
  NONE,
  openFrame,
  type Player,
  record,
  resolveEvents,
} from "@course/core";
import { requirePlayer } from "@course/damage-pipeline";
import { cardNamed, requireCard, requireTarget } from "./checks.ts";

/** A spell starts to resolve, before its effect. */
export const SpellCast: EventKind = defineEvent("SpellCast", { a: cardColumn("card") });

/** The named spell resolves for a player, free and from no hand. */
export interface Cast extends Action {
  readonly type: "cast";
  readonly card: string;
  readonly player: Player;
  readonly target?: EntityId;
}

const castAction: ActionDefinition<Cast> = {
  type: "cast",
  check: ({ card, player, target }) => {
    requirePlayer("cast", player);
    requireTarget("cast", requireCard("cast", card, ["spell"]), NONE, player, target);
  },
  phases: [({ card, player, target }) => castSpell(cardNamed(card), player, NONE, target ?? NONE)],
};

/**
 * Resolves a spell: first what answers its cast, then its text.
 *
 * @param self - The spell's entity, or `NONE` when it comes from no hand.
 */
export function castSpell(card: Card, player: Player, self: EntityId, target: EntityId): void {
  const first = eventCount();
  record(SpellCast, self, card.number, player);
  resolveEvents(first);
  const frame = openFrame(self, player, NO_EVENT, target);
  card.effect?.(frame);
  closeFrame();
}

const spell: CardType = defineCardType({
  type: "spell",
  doc: "Does what its effect says, once, and is spent.",
  noun: noun("spell"),
  parts: ["effect"],
  row: () => {},
});

/** The layer `spells`: the card type `spell`, and the action that lets one resolve. */
export const spells: CardLayer = {
  name: "spells",
  needs: ["kernel"],
  actions: [castAction],
  events: [SpellCast],
  cardTypes: [spell],
};
