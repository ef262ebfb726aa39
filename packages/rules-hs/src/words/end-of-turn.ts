/** The trigger `endOfTurn`. Cards may have it before a game has turns: then nothing fires it. */
import { type CardLayer, defineTrigger, oneOf, type Word, withDefault } from "@course/cards";
import { amountOf, defineEvent, type EntityId, type EventKind, type EventRow, ownerOf } from "@course/core";
import { isTurnOf, TURNS, turnText } from "./whose-turn.ts";

/** A player's turn has ended. */
export const TurnEnded: EventKind = defineEvent("TurnEnded", { a: "player" });

export const endOfTurn: Word<"trigger"> = defineTrigger({
  type: "endOfTurn",
  doc: "At the end of your turn, or of your opponent's turn, or of each.",
  example: "endOfTurn",
  yours: "your end of turn effects trigger",
  fields: { whose: withDefault(oneOf(TURNS), "yours") },
  compile: ({ whose }) => ({
    event: TurnEnded,
    scope: "any",
    condition: (listener: EntityId, event: EventRow) =>
      isTurnOf(whose, ownerOf(listener) === amountOf(event)),
  }),
  text: ({ whose }) => `At the end of ${turnText(whose)},`,
});

/** The layer `turnEnds`: the event of a turn that ends, and the triggers that answer it. */
export const turnEnds: CardLayer = {
  name: "turnEnds",
  needs: ["kernel"],
  events: [TurnEnded],
  words: [endOfTurn],
};
