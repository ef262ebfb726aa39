/** How often each player has used a hero power in this game, and the value that asks for it. */
import { defineValue, describedNumber, noun, type Word } from "@course/cards";
import { type Cell, cell, type Player, peek, playerOf, poke } from "@course/core";

const USED: Cell = cell("heroPowersUsed", 2);

/** Counts a use of a hero power. */
export function countPowerUse(player: Player): void {
  poke(USED + player, peek(USED + player) + 1);
}

export const heroPowersUsed: Word<"value"> = defineValue({
  type: "heroPowersUsed",
  doc: "How often you have used your hero power in this game, whichever it was.",
  example: "heroPowersUsed",
  compile: () => (frame) => peek(USED + playerOf(frame)),
  text: () =>
    describedNumber("the number of times you used your Hero Power this game", {
      number: 1,
      each: { noun: noun("time"), after: ["you used your Hero Power this game"] },
    }),
});
