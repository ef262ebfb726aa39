/** The layer `drawing`: cards move from the top of a deck to a hand. */

import type { CardLayer } from "@course/cards";
import { type Action, type ActionDefinition, type Player, refused } from "@course/core";
import { requirePlayer } from "@course/damage-pipeline";
import { Drew, drawAndResolve } from "./hand/draw.ts";

/** Draws `n` cards, one `Drew` each. */
export interface Draw extends Action {
  readonly type: "draw";
  readonly player: Player;
  readonly n: number;
}

/** Most cards that one call draws. */
const MOST_AT_ONCE = 1_000;

const drawAction: ActionDefinition<Draw> = {
  type: "draw",
  check: ({ player, n }) => {
    requirePlayer("draw", player);
    if (!Number.isInteger(n) || n < 0 || n > MOST_AT_ONCE)
      throw refused("draw", "n", n, `an integer from 0 to ${MOST_AT_ONCE}`);
  },
  phases: [
    ({ player, n }) => {
      for (let i = 0; i < n; i++) drawAndResolve(player);
    },
  ],
};

/** The layer `drawing`: the action `draw`. */
export const drawing: CardLayer = {
  name: "drawing",
  needs: ["kernel"],
  actions: [drawAction],
  events: [Drew],
};
