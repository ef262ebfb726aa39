/**
 * How often a hero power can be used in a turn: once, unless an aura of its player says more (rulebook 8.4.3).
 *
 * Of several such auras the largest counts. A hero power that has been used is not made unused: if the aura
 * goes, there is no use left.
 */
import { defineModifier, integer, optional, timesWord, type Word } from "@course/cards";
import { type AuraKind, defineAura, type Player } from "@course/core";
import { forEachInForce } from "../auras-in-force.ts";

/** More uses than any turn has room for. */
const ANY_NUMBER = 1_000;

/** Its datum is how often the hero power of its player can be used each turn. */
export const HeroPowerUses: AuraKind = defineAura({ name: "heroPowerUses" });

export const heroPowerUses: Word<"modifier"> = defineModifier({
  type: "heroPowerUses",
  doc: "You can use your hero power more than once each turn: so many times, or as often as you can pay for it if `times` is left out.",
  example: { type: "heroPowerUses", times: 2 },
  fields: { times: optional(integer({ min: 2, max: 100 })) },
  compile: ({ times }) => ({ aura: HeroPowerUses, data: [times ?? ANY_NUMBER] }),
  text: ({ times }) =>
    times === undefined
      ? "you can use your Hero Power any number of times"
      : `you can use your Hero Power ${timesWord(times)} on your turn`,
});

/** How often the player may use the hero power in one turn. */
export function usesEachTurn(player: Player): number {
  let most = 1;
  forEachInForce(HeroPowerUses, player, (times) => {
    most = Math.max(most, times);
  });
  return most;
}
