/** The condition `yourTurn`: whose turn it is, for cards that do something in their own player's turns alone. */
import { defineCondition, type Word } from "@course/cards";
import { playerOf } from "@course/core";
import { activePlayer } from "../active-player.ts";

export const yourTurn: Word<"condition"> = defineCondition({
  type: "yourTurn",
  doc: "Holds in the turns of the card's player.",
  example: "yourTurn",
  compile: () => (frame) => playerOf(frame) === activePlayer(),
  text: () => ({ text: "it's your turn", negated: "it's your opponent's turn" }),
});
