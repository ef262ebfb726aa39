/** The trigger `battlecry`: when the minion itself is played from a hand, and at no other way into play. */
import { type CardLayer, defineTrigger, type Word } from "@course/cards";
import { Played } from "../playing.ts";

export const battlecry: Word<"trigger"> = defineTrigger({
  type: "battlecry",
  doc: "When this minion is played from the hand. Not when it is summoned. It resolves even if the minion has left play.",
  example: "battlecry",
  yours: "your Battlecries trigger",
  choosesTarget: true,
  compile: () => ({ event: Played, scope: "self", evenIfGone: true }),
  text: () => "Battlecry:",
});

/** The layer `battlecries`: the word for what a minion does as it is played. */
export const battlecries: CardLayer = { name: "battlecries", needs: ["playing"], words: [battlecry] };
