/** Selections made from other selections: without some, at random, next to, the oldest. */

import {
  BOARD,
  type EntityId,
  NONE,
  nextInZone,
  orderOfPlay,
  previousInZone,
  releaseSelection,
  select,
  selected,
  selectionTop,
  setSelected,
  zoneOf,
} from "@course/core";
import type { Word } from "../language.ts";
import { noun, ofKind, oneOfKind, single, wordsOf } from "../phrase.ts";
import type { KindText, SelectionText } from "../texts.ts";
import { defineSelection } from "../word.ts";
import { selection } from "../word-fields.ts";

/** A selection without the entities of another. */
export const except: Word<"selection"> = defineSelection({
  type: "except",
  doc: "The entities of one selection that are not in another.",
  fields: { from: selection(), not: selection() },
  example: { type: "except", from: { type: "all", of: "minions" }, not: "self" },
  compile:
    ({ from, not }) =>
    (frame) => {
      const first = from(frame);
      const excluded = not(frame);
      let kept = first;
      for (let i = first; i < excluded; i++) {
        if (!isSelected(selected(i), excluded)) setSelected(kept++, selected(i));
      }
      releaseSelection(kept);
      return first;
    },
  text: ({ from, not }) => {
    if (from.kind === undefined) return single(`${from} except ${not}`);
    if (isAnyOne(not, from.kind))
      return ofKind(`${from} except one (chosen randomly)`, from.plural, from.kind);
    if (!isMentioned(not)) {
      const kind = { ...from.kind, after: [...(from.kind.after ?? []), `except ${not}`] };
      return ofKind(`${from} except ${not}`, from.plural, kind);
    }
    const kind = { ...from.kind, other: true };
    return from.plural
      ? ofKind(`all ${wordsOf(kind, "plural")}`, true, kind)
      : ofKind(`${from} other than ${not}`, false, kind);
  },
});

/** What stands beside an entity on its board. */
export const adjacent: Word<"selection"> = defineSelection({
  type: "adjacent",
  doc: "What stands next to each of the selected entities on the board: the left neighbour, then the right one; each once.",
  fields: { to: selection() },
  example: { type: "adjacent", to: "self" },
  compile:
    ({ to }) =>
    (frame) => {
      const first = to(frame);
      const end = selectionTop();
      for (let i = first; i < end; i++) selectNeighbours(selected(i), end);
      return dropBelow(first, end);
    },
  text: ({ to }) => {
    if (to.isSelf || to.text === "it")
      return ofKind("adjacent minions", true, { noun: noun("minion"), before: ["adjacent"] });
    const kind: KindText = { noun: noun("minion"), after: [`next to ${to}`] };
    return ofKind(`the minions next to ${to}`, true, kind);
  },
});

/** The one that came into play first. */
export const oldest: Word<"selection"> = defineSelection({
  type: "oldest",
  doc: "The selected entity that came into play first.",
  fields: { of: selection() },
  example: { type: "oldest", of: { type: "all", of: "minions", side: "friendly" } },
  compile:
    ({ of }) =>
    (frame) => {
      const first = of(frame);
      let found: EntityId = NONE;
      for (let i = first; i < selectionTop(); i++) {
        if (found === NONE || orderOfPlay(selected(i)) < orderOfPlay(found)) found = selected(i);
      }
      releaseSelection(first);
      if (found !== NONE) select(found);
      return first;
    },
  text: ({ of }) => {
    if (!of.plural) return of;
    if (of.kind === undefined) return single(`the oldest of ${of}`);
    return ofKind(`the oldest ${wordsOf(of.kind, "singular")}`, false, of.kind);
  },
});

/** Whether an entity is among those selected from `from` on. */
function isSelected(id: EntityId, from: number): boolean {
  for (let i = from; i < selectionTop(); i++) if (selected(i) === id) return true;
  return false;
}

/** One that stands between two of them is selected once. */
function selectNeighbours(id: EntityId, from: number): void {
  if (zoneOf(id) !== BOARD) return;
  const left = previousInZone(id);
  const right = nextInZone(id);
  if (left !== NONE && !isSelected(left, from)) select(left);
  if (right !== NONE && !isSelected(right, from)) select(right);
}

/** Moves what was selected from `end` on down to `first`, in place of what stood there. */
export function dropBelow(first: number, end: number): number {
  const top = selectionTop();
  for (let i = end; i < top; i++) setSelected(first + i - end, selected(i));
  releaseSelection(first + top - end);
  return first;
}

/** Whether a selection is any one of a kind, by chance. */
function isAnyOne({ text }: SelectionText, kind: KindText): boolean {
  return text === oneOfKind(kind, { random: true });
}

/** Whether the card has already spoken of it, so that "other" is understood. */
function isMentioned({ isSelf, text }: SelectionText): boolean {
  return isSelf === true || text === "it";
}
