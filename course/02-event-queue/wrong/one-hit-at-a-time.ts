/**
 * Known-wrong engine: damage to many is dealt and answered one minion at a time.
 *
 * Lesson 02, Observe: "An action that does several things at once makes all its changes first."
 */
import { defineFlow, selection, value } from "@course/cards";
import { eventCount, releaseSelection, resolveEvents, selected, selectionTop } from "@course/core";
import { dealDamage } from "@course/damage-pipeline";
import { alterStage, type NewGame, type Stage } from "@course/harness";
import { stage as eventQueue } from "../reference.ts";

/** The tests that tell it from a right engine. */
export const fails: readonly string[] = [
  "test_02_whirlwind_into_two_reactors",
  "test_02_order_of_play_not_board_order",
  "test_02_one_event_is_resolved_before_the_next",
  "test_02_depth_first",
  "test_02_log_tree_counts_open_triggers",
];

/** The effect `damage`, which resolves after each hit. A flow resolves nothing itself. */
const damageOneByOne = defineFlow({
  type: "damage",
  doc: "Deals damage to one after the other, each answered before the next is hit.",
  fields: { target: selection(), amount: value() },
  compile:
    ({ target, amount }) =>
    (frame) => {
      const from = target(frame);
      const end = selectionTop();
      for (let i = from; i < end; i++) {
        const first = eventCount();
        dealDamage(selected(i), amount(frame));
        resolveEvents(first);
      }
      releaseSelection(from);
    },
  text: ({ target, amount }) => `deal ${amount} damage to ${target}`,
});

export const stage: Stage = alterStage(eventQueue, {
  word: (word) => (word.type === "damage" ? damageOneByOne : word),
});

export const newGame: NewGame = stage.newGame;
