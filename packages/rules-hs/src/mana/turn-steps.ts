/** What mana does as the turn passes, as steps of the lists `turnEnd` and `turnStart` (rulebook 17.1, 17.2, 17.7). */
import type { Step } from "@course/core";
import { activePlayer } from "../active-player.ts";
import { forgetCardsPlayed } from "./cards-played.ts";
import { gainCrystals, loseTemporaryMana, refill } from "./mana.ts";
import { lockOverloaded } from "./overload.ts";

/** Mana that was for this turn only is gone, and cards played in this turn are forgotten. */
export const endManaTurn: Step = {
  name: "endManaTurn",
  run: () => {
    loseTemporaryMana(activePlayer());
    forgetCardsPlayed();
  },
};

/** One more crystal, and all are filled but those that Overload has locked. */
export const fillCrystals: Step = {
  name: "fillCrystals",
  run: () => {
    const player = activePlayer();
    gainCrystals(player, 1, false);
    refill(player, lockOverloaded(player));
  },
};
