/** Conditions on what an entity is, and by chance. */
import { choose, releaseSelection, selected, selectionTop } from "@course/core";
import { integer } from "../data-fields.ts";
import type { Word } from "../language.ts";
import { narrowed, noun, withArticle, wordsOf } from "../phrase.ts";
import type { FilterText, SelectionText } from "../texts.ts";
import { defineCondition } from "../word.ts";
import { filters, selection } from "../word-fields.ts";

/** Whether what is selected passes filters. */
export const isCondition: Word<"condition"> = defineCondition({
  type: "is",
  doc: "Holds if a selection has at least one entity, and all of them pass every filter under `where`.",
  fields: { what: selection(), where: filters() },
  example: { type: "is", what: "chosen", where: [{ type: "side", is: "friendly" }] },
  compile:
    ({ what, where }) =>
    (frame) => {
      const from = what(frame);
      let isSo = selectionTop() > from;
      for (let i = from; i < selectionTop(); i++) isSo &&= where(frame, selected(i));
      releaseSelection(from);
      return isSo;
    },
  text: ({ what, where }) => {
    const said = isText(what, where);
    const verb = what.plural ? "are" : "is";
    return { text: `${what} ${verb} ${said}`, negated: `${what} ${verb} not ${said}` };
  },
});

/** What something is: "damaged", "with 3 or less Attack", "a friendly Demon". */
function isText(what: SelectionText, where: readonly FilterText[]): string {
  const kind = where.reduce(narrowed, what.kind ?? { noun: noun("card") });
  const [adjective, ...others] = where;
  const isAdjective = adjective?.noun === undefined && adjective?.side === undefined;
  if (isAdjective && others.length === 0) return adjective?.before ?? adjective?.after ?? "there";
  const name = others.length === 0 ? adjective?.name : undefined;
  if (name !== undefined && name === adjective?.noun?.singular) return name;
  const one = wordsOf({ ...kind, other: false }, what.plural ? "plural" : "singular");
  return what.plural ? one : withArticle(one);
}

const ALL = 100;

/** Whether luck will have it. */
export const chance: Word<"condition"> = defineCondition({
  type: "chance",
  doc: "Holds by chance, in so many of 100 cases. It is drawn from the random stream, among as few outcomes as there need be.",
  fields: { percent: integer({ min: 1, max: ALL - 1 }) },
  example: { type: "chance", percent: 50 },
  compile: ({ percent }) => {
    const common = commonDivisor(percent, ALL);
    return () => choose(ALL / common) < percent / common;
  },
  text: ({ percent }) => ({
    text: `you are lucky (${percent}% chance)`,
    negated: `you are not lucky (${ALL - percent}% chance)`,
    odds: `${percent}% chance`,
  }),
});

function commonDivisor(left: number, right: number): number {
  return right === 0 ? left : commonDivisor(right, left % right);
}
