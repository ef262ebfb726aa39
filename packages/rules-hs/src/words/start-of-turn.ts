/** The trigger `startOfTurn`, and whose turns a trigger can be about. */
import { defineTrigger, oneOf, type Word, withDefault } from "@course/cards";
import { amountOf, type EntityId, type EventRow, ownerOf } from "@course/core";
import { TurnStarted } from "../turns.ts";
import { isTurnOf, TURNS, turnText } from "./whose-turn.ts";

export const startOfTurn: Word<"trigger"> = defineTrigger({
  type: "startOfTurn",
  doc: "At the start of your turn, before you draw; or of your opponent's turn, or of each.",
  example: "startOfTurn",
  yours: "your start of turn effects trigger",
  fields: { whose: withDefault(oneOf(TURNS), "yours") },
  compile: ({ whose }) => ({
    event: TurnStarted,
    scope: "any",
    condition: (listener: EntityId, event: EventRow) =>
      isTurnOf(whose, ownerOf(listener) === amountOf(event)),
  }),
  text: ({ whose }) => `At the start of ${turnText(whose)},`,
});
