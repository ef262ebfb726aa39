/**
 * Known-wrong engine: what happens at the same time is taken from left to right, player 0's board first.
 *
 * Lesson 02, Observe: "Then its Events are taken one at a time, in order of play of whom each is about"
 */
import { BOARD, type EntityId, enterPlay, leavePlay, listZone, NOWHERE, type Step } from "@course/core";
import { alterStage, type NewGame, type Stage } from "@course/harness";
import { stage as eventQueue } from "../reference.ts";

/** The tests that tell it from a right engine. */
export const fails: readonly string[] = [
  "test_02_order_of_play_not_board_order",
  "test_02_own_trigger_waits_its_turn",
  "test_02_a_hero_is_no_minion",
  "test_02_mortally_wounded_still_triggers",
];

/** After each Phase all minions enter play anew, from left to right, so that both orders are one. */
const stampFromLeftToRight: Step = {
  name: "stampFromLeftToRight",
  run: () => [...listZone(0, BOARD), ...listZone(1, BOARD)].forEach(enterAnew),
};

export const stage: Stage = alterStage(eventQueue, { phaseEnd: [stampFromLeftToRight] });

export const newGame: NewGame = stage.newGame;

function enterAnew(id: EntityId): void {
  leavePlay(id, NOWHERE);
  enterPlay(id, BOARD);
}
