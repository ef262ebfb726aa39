/**
 * Stage 05 with one fault: auras as they are on the board at each moment, instead of a snapshot.
 *
 * Summons and the Death Creation Step update the snapshot anyway. What is left is a minion that is played: here
 * its aura counts at once, also for its own Battlecry.
 */
import type { CardLayer } from "@course/cards";
import {
  BOARD,
  defineRules,
  type EntityId,
  enterPlay,
  eventCount,
  NONE,
  record,
  resolveEvents,
  setTarget,
  updateOtherAuras,
} from "@course/core";
import { createStage, type NewGame, type Stage } from "@course/harness";
import { type Play, Played, playing, Summoned } from "@course/rules-hs";
import { stage as reference } from "../reference.ts";

function playAndLook({ id, target = NONE as EntityId }: Play): void {
  const first = eventCount();
  enterPlay(id, BOARD);
  record(Summoned, id);
  setTarget(record(Played, id), target);
  updateOtherAuras(); // The fault.
  resolveEvents(first);
}

const { rules, ...rest } = reference.definition;
const playingLive: CardLayer = {
  ...playing,
  actions: (playing.actions ?? []).map((action) => ({ ...action, phases: [playAndLook] })),
};

export const stage: Stage = createStage({
  ...rest,
  rules: defineRules({
    ...rules,
    layers: rules.layers.map((layer) => (layer === playing ? playingLive : layer)),
  }),
});

export const newGame: NewGame = stage.newGame;
