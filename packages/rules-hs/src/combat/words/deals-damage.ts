/**
 * The trigger `dealsDamage`: whenever this card's own damage has been taken (rulebook 13.11).
 *
 * Damage that was prevented was not dealt. The effect's `eventSubject` is who took it.
 */
import {
  defineTrigger,
  filters,
  group,
  isInGroup,
  optional,
  passes,
  type Word,
  withDefault,
} from "@course/cards";
import { bearerOf, sourceOf, subjectOf } from "@course/core";
import { Damaged } from "@course/damage-pipeline";
import { oneOf } from "../../words/sides.ts";

export const dealsDamage: Word<"trigger"> = defineTrigger({
  type: "dealsDamage",
  doc: "Whenever this card itself has dealt damage, in an attack or otherwise; only to some, if they are given.",
  example: { type: "dealsDamage", to: "minions" },
  fields: { to: optional(group()), where: withDefault(filters(), []) },
  compile: ({ to, where }) => ({
    event: Damaged,
    scope: "any",
    condition: (listener, event) => {
      if (sourceOf(event) !== bearerOf(listener)) return false;
      if (to !== undefined && !isInGroup(to, subjectOf(event))) return false;
      return passes(listener, event, where, subjectOf(event));
    },
  }),
  text: ({ to, where }, { self }) =>
    `Whenever this ${self.singular} damages ${to === undefined ? "a character" : oneOf(to, where)},`,
});
