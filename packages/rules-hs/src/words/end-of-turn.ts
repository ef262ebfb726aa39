/** The trigger `endOfTurn`. Cards may have it before a game has turns: then nothing fires it. */
import { type CardLayer, defineTrigger, type Word } from "@course/cards";
import { amountOf, defineEvent, type EntityId, type EventKind, type EventRow, ownerOf } from "@course/core";

/** A player's turn has ended. */
export const TurnEnded: EventKind = defineEvent("TurnEnded", { a: "player" });

export const endOfTurn: Word<"trigger"> = defineTrigger({
  type: "endOfTurn",
  doc: "At the end of your turn.",
  example: "endOfTurn",
  yours: "your end of turn effects trigger",
  compile: () => ({
    event: TurnEnded,
    scope: "any",
    condition: (listener: EntityId, event: EventRow) => ownerOf(listener) === amountOf(event),
  }),
  text: () => "At the end of your turn,",
});

export const turnEnds: CardLayer = {
  name: "turnEnds",
  needs: ["kernel"],
  events: [TurnEnded],
  words: [endOfTurn],
};
