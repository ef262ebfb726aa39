/**
 * The effect `later`: what a card does once its moment comes, though the card itself has left play.
 *
 * An enchantment on the hero of its player waits for the trigger and ends with it. It remembers the card, which
 * is the one that acts then. A hero that is replaced takes what waits on it along (rulebook 19.5).
 */
import { defineFlow, effect, trigger, type Word } from "@course/cards";
import {
  type Card,
  cardOf,
  closeFrame,
  currentLibrary,
  type Effect,
  type EntityId,
  eventOf,
  firstAttached,
  firstIn,
  HERO,
  NONE,
  nextAttached,
  openFrame,
  ownerOf,
  playerOf,
  selfOf,
} from "@course/core";
import { disenchant, enchant, remember, rememberedBy } from "../enchantment.ts";

export const laterEffect: Word<"effect"> = defineFlow({
  type: "later",
  doc: "Does an effect once, at the next time that a trigger answers. The card that says so need not be in play any more, and is still the one that acts.",
  example: { type: "later", on: "startOfTurn", effect: { type: "draw", count: 2 } },
  fields: { on: trigger(), effect: effect() },
  compile: ({ on, effect }, context) => {
    const made = context.addCard((card) =>
      card.trigger({ ...on, effect: (frame) => actFor(frame, currentLibrary().withId(made), effect) }),
    );
    return (frame) => {
      const [card, player] = [currentLibrary().withId(made), playerOf(frame)];
      const hero = firstIn(player, HERO);
      if (hero !== NONE) remember(enchant(hero, { card, player }), selfOf(frame));
    };
  },
  text: ({ on, effect }) => {
    const lead = on.lead.charAt(0).toLowerCase() + on.lead.slice(1);
    return `${lead.replace(/\beach turn,$/, "the turn,").replace(/\b(your|your opponent's) turn,$/, "$1 next turn,")} ${effect}`;
  },
});

/** Ends the oldest enchantment of a card on the hero that the frame is about, and acts for whom it remembers. */
function actFor(frame: number, card: Card, effect: Effect): void {
  const waiting = oldestOf(card, selfOf(frame));
  if (waiting === NONE) return;
  const [self, player] = [rememberedBy(waiting), ownerOf(waiting)];
  disenchant(waiting);
  effect(openFrame(self, player, eventOf(frame)));
  closeFrame();
}

function oldestOf(card: Card, host: EntityId): EntityId {
  for (let id = firstAttached(host); id !== NONE; id = nextAttached(id)) if (cardOf(id) === card) return id;
  return NONE;
}
