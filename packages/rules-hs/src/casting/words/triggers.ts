/** Triggers on spells: before the text, on the target, after the text. */
import { defineTrigger, filters, oneOf, optional, passes, type Word, withDefault } from "@course/cards";
import { type EntityId, type EventRow, subjectOf, targetOf } from "@course/core";
import { isSpell } from "../../spell-or-power.ts";
import { oneOf as oneOfFiltered, playerDoes, SIDES, scopeOf } from "../../words/sides.ts";
import { CardPlayed } from "../card-played.ts";
import { SpellAimed, SpellResolved } from "../spell-events.ts";

const SPELL_NOUN = { noun: { singular: "spell", plural: "spells" } };

export const spellCast: Word<"trigger"> = defineTrigger({
  type: "spellCast",
  doc: "Whenever a spell is cast, before what it does; by one side only, or only what passes every filter under `where`.",
  example: { type: "spellCast", side: "friendly" },
  fields: { side: optional(oneOf(SIDES)), where: withDefault(filters(), []) },
  compile: ({ side, where }) => ({
    event: CardPlayed,
    scope: scopeOf(side),
    condition: (listener: EntityId, event: EventRow) =>
      isSpell(subjectOf(event)) && passes(listener, event, where, subjectOf(event)),
  }),
  text: ({ side, where }) => `Whenever ${playerDoes(side, "cast")} ${oneOfFiltered(SPELL_NOUN, where)},`,
});

export const afterSpell: Word<"trigger"> = defineTrigger({
  type: "afterSpell",
  doc: "After a spell has done what it says, and the dead have left; by one side only, if `side` says which. Not for a spell that was countered.",
  example: { type: "afterSpell", side: "friendly" },
  fields: { side: optional(oneOf(SIDES)) },
  compile: ({ side }) => ({ event: SpellResolved, scope: scopeOf(side) }),
  text: ({ side }) => `After ${playerDoes(side, "cast")} a spell,`,
});

export const spellTargets: Word<"trigger"> = defineTrigger({
  type: "spellTargets",
  doc: "When a spell with a target has been cast, before its text; by one side only, or only at what passes every filter under `where`. The target is `eventTarget`.",
  example: { type: "spellTargets", side: "enemy" },
  fields: { side: optional(oneOf(SIDES)), where: withDefault(filters(), []) },
  compile: ({ side, where }) => ({
    event: SpellAimed,
    scope: scopeOf(side),
    condition: (listener: EntityId, event: EventRow) => passes(listener, event, where, targetOf(event)),
  }),
  text: ({ side, where }) =>
    `Whenever ${playerDoes(side, "cast")} a spell on ${oneOfFiltered({ noun: { singular: "character", plural: "characters" } }, where)},`,
});
