/**
 * Known-wrong engine: what a trigger causes is answered when the Queue is through, not before its next entry.
 *
 * Lesson 02, Observe: "So what a trigger causes is resolved before the next entry starts."
 */
import { defineFlow, selection, value } from "@course/cards";
import {
  type EventRow,
  eventCount,
  releaseSelection,
  resolveEvents,
  type Step,
  selected,
  selectionTop,
} from "@course/core";
import { dealDamage } from "@course/damage-pipeline";
import { alterStage, type NewGame, type Stage } from "@course/harness";
import { stage as eventQueue } from "../reference.ts";

/** The tests that tell it from a right engine. */
export const fails: readonly string[] = [
  "test_02_depth_first",
  "test_02_log_tree_counts_open_triggers",
  "test_02_mortally_wounded_still_triggers",
];

/** Events that wait for the Queues before them: from, to before. */
const waiting: [EventRow, EventRow][] = [];

/** The effect `damage`, which leaves its Events for later. A flow resolves nothing itself. */
const damageForLater = defineFlow({
  type: "damage",
  doc: "Deals damage that is answered when all Queues before it are through.",
  fields: { target: selection(), amount: value() },
  compile:
    ({ target, amount }) =>
    (frame) => {
      const first = eventCount();
      const from = target(frame);
      for (let i = from; i < selectionTop(); i++) dealDamage(selected(i), amount(frame));
      releaseSelection(from);
      waiting.push([first, eventCount()]);
    },
  text: ({ target, amount }) => `deal ${amount} damage to ${target}`,
});

const answerWhatWaits: Step = {
  name: "answerWhatWaits",
  run: () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) resolveEvents(...next);
  },
};

export const stage: Stage = alterStage(eventQueue, {
  word: (word) => (word.type === "damage" ? damageForLater : word),
  phaseEnd: [answerWhatWaits],
});

export const newGame: NewGame = stage.newGame;
