/**
 * Known-wrong engine: a card that is drawn is made anew in the hand, and the one in the deck is thrown away.
 *
 * Lesson 01, Spec: "an id is given once and survives a draw and a shift along the board"
 */
import {
  cardOf,
  createEntity,
  DECK,
  firstIn,
  HAND,
  moveTo,
  NONE,
  type Player,
  REMOVED,
  record,
} from "@course/core";
import { alterStage, type NewGame, type Stage } from "@course/harness";
import { type Draw, Drew } from "@course/rules-hs";
import { stage as handles } from "../reference.ts";

/** The tests that tell it from a right engine. */
export const fails: readonly string[] = [
  "test_01_ids_are_unique_and_stable",
  "test_01_draw_moves_the_same_card",
  "test_01_an_empty_deck_draws_nothing",
  "test_01_the_log_tells_what_happened_in_order",
];

export const stage: Stage = alterStage(handles, {
  action: (action) => (action.type === "draw" ? { ...action, phases: [drawAnew] } : action),
});

export const newGame: NewGame = stage.newGame;

function drawAnew({ player, n }: Draw): void {
  for (let drawn = 0; drawn < n; drawn++) drawOne(player);
}

function drawOne(player: Player): void {
  const top = firstIn(player, DECK);
  if (top === NONE) return;
  moveTo(top, REMOVED);
  const copy = createEntity(cardOf(top), player);
  moveTo(copy, HAND);
  record(Drew, copy, player);
}
