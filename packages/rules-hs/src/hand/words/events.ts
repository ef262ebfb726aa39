/** Triggers on what happens to cards in hands: one is drawn, one is discarded. */
import { defineTrigger, oneOf, type Word, withDefault } from "@course/cards";
import { Discarded } from "../discard.ts";
import { Drew } from "../draw.ts";

const WHOSE = ["friendly", "enemy", "any"] as const;

export const cardDrawn: Word<"trigger"> = defineTrigger({
  type: "cardDrawn",
  doc: "Whenever a player has drawn a card: you, your opponent, or anybody. The event is about the card.",
  example: "cardDrawn",
  yours: "your effects on drawing a card trigger",
  fields: { side: withDefault(oneOf(WHOSE), "friendly") },
  compile: ({ side }) => ({ event: Drew, scope: side }),
  text: ({ side }) => `Whenever ${who(side, "draw")} a card,`,
});

export const cardDiscarded: Word<"trigger"> = defineTrigger({
  type: "cardDiscarded",
  doc: "Whenever a player discards a card. The event is about the card.",
  example: "cardDiscarded",
  yours: "your effects on discarding a card trigger",
  fields: { side: withDefault(oneOf(WHOSE), "friendly") },
  compile: ({ side }) => ({ event: Discarded, scope: side }),
  text: ({ side }) => `Whenever ${who(side, "discard")} a card,`,
});

/** "you draw", "your opponent draws", "a player draws". */
function who(side: (typeof WHOSE)[number], verb: string): string {
  if (side === "friendly") return `you ${verb}`;
  return `${side === "enemy" ? "your opponent" : "a player"} ${verb}s`;
}
