/** The trigger `healed`: a character has got Health back, by how much being the event's amount. */
import {
  defineTrigger,
  filters,
  group,
  isInGroup,
  narrowed,
  oneOf,
  oneOfKind,
  optional,
  passes,
  type Word,
  withDefault,
} from "@course/cards";
import { subjectOf } from "@course/core";
import { Healed } from "../healing.ts";

export const healedTrigger: Word<"trigger"> = defineTrigger({
  type: "healed",
  doc: "Whenever a character of a group is healed, really: at full Health nobody is. Of one side, if `side` says which, and only what passes every filter under `where`.",
  example: { type: "healed", of: "minions" },
  fields: { of: group(), side: optional(oneOf(["friendly", "enemy"])), where: withDefault(filters(), []) },
  compile: ({ of, side, where }) => ({
    event: Healed,
    scope: side ?? "any",
    condition: (listener, event) =>
      isInGroup(of, subjectOf(event)) && passes(listener, event, where, subjectOf(event)),
  }),
  text: ({ of, side, where }) => {
    const kind = where.reduce(narrowed, side === undefined ? of : { ...of, side });
    return `Whenever ${oneOfKind(kind)} is healed,`;
  },
});
