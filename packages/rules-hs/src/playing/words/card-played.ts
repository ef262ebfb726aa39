/** The trigger `cardPlayed`: in the On Play Phase, before what the card does. */
import {
  defineTrigger,
  filters,
  group,
  isInGroup,
  noun,
  oneOf,
  optional,
  passes,
  type Word,
  withDefault,
} from "@course/cards";
import { bearerOf, subjectOf } from "@course/core";
import { CardPlayed, isFromHand } from "../../casting/card-played.ts";
import { oneOf as oneOfFiltered, playerDoes, SIDES, scopeOf } from "../../words/sides.ts";

export const cardPlayed: Word<"trigger"> = defineTrigger({
  type: "cardPlayed",
  doc: "Whenever a card is played from a hand, before what it does; of one side only, or of a group and filters. Never for the card itself.",
  example: { type: "cardPlayed", side: "friendly" },
  fields: {
    side: optional(oneOf(SIDES)),
    of: optional(group()),
    where: withDefault(filters(), []),
  },
  compile: ({ side, of, where }) => ({
    event: CardPlayed,
    scope: scopeOf(side),
    condition: (listener, event) => {
      const card = subjectOf(event);
      if (!isFromHand(event) || card === bearerOf(listener)) return false;
      if (of !== undefined && !isInGroup(of, card)) return false;
      return passes(listener, event, where, card);
    },
  }),
  text: ({ side, of, where }) =>
    `Whenever ${playerDoes(side, "play")} ${oneOfFiltered(of ?? { noun: noun("card") }, where)},`,
});
