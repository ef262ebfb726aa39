/** The action `concede`: a player gives up, at any time, and has lost (rulebook 19.4). */
import type { Action, ActionDefinition, Player } from "@course/core";
import { requirePlayer } from "@course/damage-pipeline";
import { noteLoss, requireRunning } from "./over.ts";

/** A player gives up and has lost. */
export interface Concede extends Action {
  readonly type: "concede";
  readonly player: Player;
}

export const concedeAction: ActionDefinition<Concede> = {
  type: "concede",
  check: ({ player }) => {
    requireRunning("concede");
    requirePlayer("concede", player);
  },
  phases: [({ player }) => noteLoss(player)],
};
