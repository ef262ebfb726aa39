/** The trigger `spellTargetsSelf`: a spell is cast on this minion, in the On Play Phase (rulebook 8.1.1). */
import { defineTrigger, oneOf, optional, type Word } from "@course/cards";
import { bearerOf, subjectOf, targetOf } from "@course/core";
import { isSpell } from "../../spell-or-power.ts";
import { SIDES, scopeOf } from "../../words/sides.ts";
import { CardPlayed } from "../card-played.ts";

export const spellTargetsSelf: Word<"trigger"> = defineTrigger({
  type: "spellTargetsSelf",
  doc: "Whenever this minion is the chosen target of a spell, before the spell does anything and before its target can change; of one side's spells only, if `side` says whose.",
  example: { type: "spellTargetsSelf", side: "friendly" },
  fields: { side: optional(oneOf(SIDES)) },
  compile: ({ side }) => ({
    event: CardPlayed,
    scope: scopeOf(side),
    condition: (listener, event) => isSpell(subjectOf(event)) && targetOf(event) === bearerOf(listener),
  }),
  text: ({ side }) => {
    if (side === undefined) return "Whenever this minion is targeted by a spell,";
    return `Whenever ${side === "friendly" ? "you target" : "your opponent targets"} this minion with a spell,`;
  },
});
