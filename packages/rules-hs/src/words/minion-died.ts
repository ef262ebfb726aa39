/** The trigger `minionDied`: on the Death Events of other minions, mixed with their Deathrattles (rulebook 3.6). */
import { defineTrigger, filters, noun, oneOf, optional, passes, type Word, withDefault } from "@course/cards";
import { bearerOf, Destroyed, subjectOf } from "@course/core";
import { isMinion } from "@course/damage-pipeline";
import { oneOfSide, SIDES, scopeOf } from "./sides.ts";

export const minionDied: Word<"trigger"> = defineTrigger({
  type: "minionDied",
  doc: "Whenever another minion has died, while this card is still in play; of one side only, or what passes filters.",
  example: { type: "minionDied", side: "friendly" },
  fields: { side: optional(oneOf(SIDES)), where: withDefault(filters(), []) },
  compile: ({ side, where }) => ({
    event: Destroyed,
    scope: scopeOf(side),
    condition: (listener, event) => {
      const dead = subjectOf(event);
      return isMinion(dead) && dead !== bearerOf(listener) && passes(listener, event, where, dead);
    },
  }),
  text: ({ side, where }) => `Whenever ${oneOfSide({ noun: noun("minion") }, side, where)} dies,`,
});
