/** Filters on any selection, what passes none of several, and who is not on the point of dying. */
import { currentRules, releaseSelection, selected, selectionTop, setSelected } from "@course/core";
import type { Word } from "../language.ts";
import { joinedByAnd, narrowed, ofKind, single, wordsOf } from "../phrase.ts";
import { defineFilter, defineSelection } from "../word.ts";
import { filterList, filters, selection } from "../word-fields.ts";

/** What is left of a selection. */
export const narrowedTo: Word<"selection"> = defineSelection({
  type: "only",
  doc: "Those of a selection that pass every filter under `where`.",
  fields: { from: selection(), where: filters() },
  example: { type: "only", from: { type: "adjacent", to: "self" }, where: [{ type: "side", is: "enemy" }] },
  compile:
    ({ from, where }) =>
    (frame) => {
      const first = from(frame);
      const end = selectionTop();
      let kept = first;
      for (let i = first; i < end; i++) {
        const id = selected(i);
        if (where(frame, id)) setSelected(kept++, id);
      }
      releaseSelection(kept);
      return first;
    },
  text: ({ from, where }) => {
    if (from.kind === undefined) return single(from.text);
    const kind = where.reduce(narrowed, from.kind);
    return from.plural
      ? ofKind(`all ${wordsOf(kind, "plural")}`, true, kind)
      : ofKind(from.text, false, kind);
  },
});

/** What passes none of several filters. */
export const noneOf: Word<"filter"> = defineFilter({
  type: "noneOf",
  doc: "Lets through what passes none of several filters.",
  fields: { filters: filterList() },
  example: { type: "noneOf", filters: [{ type: "side", is: "enemy" }] },
  compile:
    ({ filters }) =>
    (frame, candidate) =>
      !filters.some((filter) => filter(frame, candidate)),
  text: ({ filters }) => {
    const names = filters.flatMap(({ name }) => name ?? []);
    if (names.length > 0 && names.length === filters.length) return { after: `except ${joinedByAnd(names)}` };
    const said = filters.flatMap(({ noun, side, before, after }) => [
      ...(noun === undefined ? [] : [`a ${noun.singular}`]),
      ...(side === undefined ? [] : [side]),
      ...(before === undefined ? [] : [before]),
      ...(after === undefined ? [] : [after]),
    ]);
    if (said.length === 0) return {};
    return said.every((each) => each.startsWith("with "))
      ? { after: joinedByAnd(said, "or").replaceAll(/\bwith /g, "without ") }
      : { after: `that is not ${joinedByAnd(said, "or")}` };
  },
});

/** Who has Health left. */
export const notMortallyWounded: Word<"filter"> = defineFilter({
  type: "notMortallyWounded",
  doc: "Lets through what is not mortally wounded. Effects that harm somebody at random skip the mortally wounded, and nobody skips what is only marked to be destroyed.",
  example: "notMortallyWounded",
  compile: () => (_, candidate) => !currentRules().isMortallyWounded(candidate),
  text: () => ({}), // Said of every such effect, so printed on none.
});
