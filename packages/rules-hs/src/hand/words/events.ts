/** Triggers on what happens to cards in hands: one is drawn, one is discarded, this one is discarded. */
import { defineTrigger, oneOf, optional, type Word, withDefault } from "@course/cards";
import { type EventRow, sourceOf } from "@course/core";
import { isHeroPower } from "../../spell-or-power.ts";
import { Discarded } from "../discard.ts";
import { Drew } from "../draw.ts";

const WHOSE = ["friendly", "enemy", "any"] as const;

export const cardDrawn: Word<"trigger"> = defineTrigger({
  type: "cardDrawn",
  doc: "Whenever a player has drawn a card: you, your opponent, or anybody; with a hero power only, if `with` says so. The event is about the card.",
  example: "cardDrawn",
  yours: "your effects on drawing a card trigger",
  fields: { side: withDefault(oneOf(WHOSE), "friendly"), with: optional(oneOf(["heroPower"])) },
  compile: ({ side, with: means }) => {
    if (means === undefined) return { event: Drew, scope: side };
    return { event: Drew, scope: side, condition: (_, event) => isByHeroPower(event) };
  },
  text: ({ side, with: means }) => {
    const drawn = `Whenever ${who(side, "draw")} a card`;
    return means === undefined
      ? `${drawn},`
      : `${drawn} with ${side === "friendly" ? "your" : "a"} Hero Power,`;
  },
});

function isByHeroPower(event: EventRow): boolean {
  return isHeroPower(sourceOf(event));
}

export const cardDiscarded: Word<"trigger"> = defineTrigger({
  type: "cardDiscarded",
  doc: "Whenever a player discards a card. The event is about the card.",
  example: "cardDiscarded",
  yours: "your effects on discarding a card trigger",
  fields: { side: withDefault(oneOf(WHOSE), "friendly") },
  compile: ({ side }) => ({ event: Discarded, scope: side }),
  text: ({ side }) => `Whenever ${who(side, "discard")} a card,`,
});

export const selfDiscarded: Word<"trigger"> = defineTrigger({
  type: "selfDiscarded",
  doc: "When this card is discarded from a hand. It acts although it is out of the game then.",
  example: "selfDiscarded",
  yours: "your cards' effects on being discarded trigger",
  compile: () => ({ event: Discarded, scope: "self", evenIfGone: true }),
  text: () => "When you discard this card,",
});

/** "you draw", "your opponent draws", "a player draws". */
function who(side: (typeof WHOSE)[number], verb: string): string {
  if (side === "friendly") return `you ${verb}`;
  return `${side === "enemy" ? "your opponent" : "a player"} ${verb}s`;
}
