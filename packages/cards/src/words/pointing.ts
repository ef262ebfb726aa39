/** Selections that point at one entity: the card itself, the chosen target, the event's subject, "it". */

import {
  chosenOf,
  type EntityId,
  eventOf,
  type Frame,
  itOf,
  NO_EVENT,
  NONE,
  select,
  selectionTop,
  selfOf,
  subjectOf,
} from "@course/core";
import { optional } from "../field-kind.ts";
import type { Selection } from "../forms.ts";
import type { Word } from "../language.ts";
import { ofKind, oneOfKind, single } from "../phrase.ts";
import { defineSelection } from "../word.ts";
import { selection } from "../word-fields.ts";

/** The card itself. */
export const self: Word<"selection"> = defineSelection({
  type: "self",
  doc: "The card itself: the minion whose ability it is.",
  example: "self",
  compile: () => pointTo(selfOf),
  text: (_, context) => single(`this ${context.self.singular}`, { isSelf: true }),
});

/** The target that the player chose. */
export const chosen: Word<"selection"> = defineSelection({
  type: "chosen",
  doc: "The target that the player chose as the card was played. `from` says what it may be, once in a card; without it, the word means the target that was chosen.",
  fields: { from: optional(selection()) },
  example: { type: "chosen", from: { type: "all", of: "minions" } },
  compile: ({ from }, context) => {
    if (from !== undefined) context.mayTarget(from);
    return pointTo(chosenOf);
  },
  text: ({ from }) => {
    if (from === undefined) return single("it");
    if (!from.plural) return from; // There is no choice to speak of.
    return from.kind === undefined
      ? single(`one of ${from}`)
      : ofKind(oneOfKind(from.kind), false, from.kind);
  },
});

/** The entity that the event is about. */
export const eventSubject: Word<"selection"> = defineSelection({
  type: "eventSubject",
  doc: "What the event is about: the minion that was summoned, the character that took damage.",
  example: "eventSubject",
  compile: () => pointTo((frame) => (eventOf(frame) === NO_EVENT ? NONE : subjectOf(eventOf(frame)))),
  text: () => "it",
});

/** What the effect before was about. */
export const it: Word<"selection"> = defineSelection({
  type: "it",
  doc: "What the last effect of the same sequence was about: the card that it drew, the minion that it summoned.",
  example: "it",
  compile: () => pointTo(itOf),
  text: () => "it",
});

/** A selection of one entity, or of nothing if there is none. */
function pointTo(find: (frame: Frame) => EntityId): Selection {
  return (frame) => {
    const from = selectionTop();
    const id = find(frame);
    if (id !== NONE) select(id);
    return from;
  };
}
