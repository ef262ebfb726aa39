/** What other parts of the rules do as the turn passes, as steps of the lists `turnEnd` and `turnStart` (rulebook 8.7.3). */
import type { Step } from "@course/core";
import { activePlayer } from "../active-player.ts";
import { thaw } from "../combat/freeze.ts";
import { expireAtTurnEnd, expireAtTurnStart } from "../enchantments/expiry.ts";
import { refreshHero } from "../enchantments/stats.ts";

/** Characters of the player whose turn has ended thaw. */
export const thawCharacters: Step = { name: "thawCharacters", run: () => thaw(activePlayer()) };

/** What lasted for the turn that has ended is over. */
export const endForTurn: Step = { name: "endForTurn", run: () => expireAtTurnEnd(activePlayer()) };

/** What lasted until the turn that begins is over. */
export const endUntilTurn: Step = { name: "endUntilTurn", run: () => expireAtTurnStart(activePlayer()) };

/** One player's weapon is sheathed, the other's drawn: a hero has its Attack in its own turn only. */
export const drawWeapons: Step = {
  name: "drawWeapons",
  run: () => {
    refreshHero(0);
    refreshHero(1);
  },
};
