/**
 * The effect `copyDeathrattles`: this minion gets the Deathrattles of another one, printed and given (rulebook 7.5).
 *
 * Each comes as an enchantment, which remembers the card whose Deathrattle it has: by an entity of that card out
 * of the game, which stays what it is whatever becomes of the minion. The copies are this minion's own: they act
 * for it and for its player.
 */
import { defineEffect, selection, type Word } from "@course/cards";
import {
  type Card,
  cardOf,
  createEntity,
  currentLibrary,
  Destroyed,
  type EntityId,
  type Frame,
  firstAttached,
  intern,
  isTextless,
  listenerIn,
  moveTo,
  NONE,
  nextAttached,
  playerOf,
  REMOVED,
  selfOf,
} from "@course/core";
import { cardHas } from "../../words/has-trigger.ts";
import { enchant, remember, rememberedBy } from "../enchantment.ts";
import { firstOf } from "./each.ts";

const LABEL = "deathrattle";
const DEATHRATTLE = intern(LABEL);

export const copyDeathrattlesEffect: Word<"effect"> = defineEffect({
  type: "copyDeathrattles",
  doc: "This minion gains a copy of each Deathrattle that another one has now.",
  example: { type: "copyDeathrattles", of: { type: "all", of: "minions", side: "enemy" } },
  fields: { of: selection() },
  compile: ({ of }, context) => {
    const made = context.addCard((card) =>
      card.trigger({
        label: LABEL,
        event: Destroyed,
        scope: "self",
        evenIfGone: true,
        effect: actAsRemembered,
      }),
    );
    return (frame) => {
      const original = firstOf(of, frame);
      if (original === NONE) return;
      const copy = currentLibrary().withId(made);
      if (!isTextless(original)) give(frame, copy, cardOf(original));
      for (let each = firstAttached(original); each !== NONE; each = nextAttached(each))
        give(frame, copy, cardOf(each) === copy ? rememberedCard(each) : cardOf(each));
    };
  },
  text: ({ of }) => `gain a copy of the Deathrattle of ${of}`,
});

function give(frame: Frame, copy: Card, of: Card): void {
  if (!cardHas(of, DEATHRATTLE)) return;
  const player = playerOf(frame);
  const model = createEntity(of, player);
  moveTo(model, REMOVED);
  remember(enchant(selfOf(frame), { card: copy, player }), model);
}

function rememberedCard(enchantment: EntityId): Card {
  return cardOf(rememberedBy(enchantment));
}

/** Does what the Deathrattles of the card say that the enchantment remembers. */
function actAsRemembered(frame: Frame): void {
  for (const { label, effect } of rememberedCard(listenerIn(frame)).selfTriggers)
    if (label === DEATHRATTLE) effect(frame);
}
