/** Conditions that every game has: whether something is there, comparisons, and what joins them. */

import { releaseSelection, selectionTop } from "@course/core";
import type { Word } from "../language.ts";
import { oneOfKind, wordsOf } from "../phrase.ts";
import type { KindText, SelectionText, ValueText } from "../texts.ts";
import { defineCondition } from "../word.ts";
import { condition, selection, value } from "../word-fields.ts";

/** Whether a selection has any entity now. */
export const exists: Word<"condition"> = defineCondition({
  type: "exists",
  doc: "Holds if a selection has at least one entity.",
  fields: { what: selection() },
  example: { type: "exists", what: { type: "all", of: "minions", side: "friendly" } },
  compile:
    ({ what }) =>
    (frame) => {
      const from = what(frame);
      const found = selectionTop() > from;
      releaseSelection(from);
      return found;
    },
  text: ({ what }) => existsText(what),
});

/** Whether a value is at least another. */
export const atLeast: Word<"condition"> = defineCondition({
  type: "atLeast",
  doc: "Holds if a value is at least as large as another.",
  fields: { value: value(), minimum: value() },
  example: {
    type: "atLeast",
    value: { type: "count", of: { type: "all", of: "minions", side: "enemy" } },
    minimum: 4,
  },
  compile:
    ({ value, minimum }) =>
    (frame) =>
      value(frame) >= minimum(frame),
  text: ({ value, minimum }) => ({
    text: comparison(value, `at least ${minimum}`),
    negated: comparison(value, `less than ${minimum}`, `fewer than ${minimum}`),
  }),
});

/** Whether a value is at most another. */
export const atMost: Word<"condition"> = defineCondition({
  type: "atMost",
  doc: "Holds if a value is at most as large as another.",
  fields: { value: value(), maximum: value() },
  example: { type: "atMost", value: { type: "count", of: { type: "all", of: "minions" } }, maximum: 2 },
  compile:
    ({ value, maximum }) =>
    (frame) =>
      value(frame) <= maximum(frame),
  text: ({ value, maximum }) => ({
    text: comparison(value, `at most ${maximum}`),
    negated: comparison(value, `more than ${maximum}`),
  }),
});

/** The opposite of a condition. */
export const not: Word<"condition"> = defineCondition({
  type: "not",
  doc: "Holds if a condition does not.",
  fields: { condition: condition() },
  example: { type: "not", condition: { type: "exists", what: { type: "all", of: "minions" } } },
  compile:
    ({ condition }) =>
    (frame) =>
      !condition(frame),
  text: ({ condition }) => ({ text: condition.negated, negated: condition.text }),
});

/** Two conditions at once. */
export const both: Word<"condition"> = defineCondition({
  type: "both",
  doc: "Holds if two conditions do. The second is not asked if the first does not hold.",
  fields: { first: condition(), second: condition() },
  example: {
    type: "both",
    first: { type: "exists", what: "chosen" },
    second: { type: "atMost", value: 1, maximum: 2 },
  },
  compile:
    ({ first, second }) =>
    (frame) =>
      first(frame) && second(frame),
  text: ({ first, second }) => ({
    text: `${first.text} and ${second.text}`,
    negated: `${first.negated} or ${second.negated}`,
  }),
});

/** One of two conditions. */
export const either: Word<"condition"> = defineCondition({
  type: "either",
  doc: "Holds if at least one of two conditions does. The second is not asked if the first holds.",
  fields: { first: condition(), second: condition() },
  example: {
    type: "either",
    first: { type: "exists", what: "chosen" },
    second: { type: "atMost", value: 1, maximum: 2 },
  },
  compile:
    ({ first, second }) =>
    (frame) =>
      first(frame) || second(frame),
  text: ({ first, second }) => ({
    text: `${first.text} or ${second.text}`,
    negated: `${first.negated} and ${second.negated}`,
  }),
});

/** "you control a Beast", "your hand is empty". */
function existsText({ text, kind, plural }: SelectionText): { text: string; negated: string } {
  if (kind === undefined || (!plural && kind.side === undefined))
    return { text: `${text} is there`, negated: `${text} is not there` };
  const place = /^all cards in (.*)$/.exec(text)?.[1];
  if (place !== undefined) return { text: `there are cards in ${place}`, negated: `${place} is empty` };
  const { owner, of } = ownedBy(kind);
  const one = oneOfKind(of);
  if (!plural) {
    const [has, hasNot] = owner === "you" ? ["have", "don't have"] : ["has", "doesn't have"];
    return { text: `${owner} ${has} ${one}`, negated: `${owner} ${hasNot} ${one}` };
  }
  if (owner === "you") return { text: `you control ${one}`, negated: `you don't control ${one}` };
  if (owner === "your opponent")
    return { text: `your opponent controls ${one}`, negated: `your opponent doesn't control ${one}` };
  return { text: `there is ${one}`, negated: `there is no ${wordsOf(of, "singular")}` };
}

/** "the number of minions is at least 4", or shorter: "your opponent controls at least 4 minions". */
function comparison(value: ValueText, bound: string, boundOfMany: string = bound): string {
  if (value.each === undefined || value.number !== undefined) return `${value} is ${bound}`;
  const { owner, of } = ownedBy(value.each);
  const many = `${boundOfMany} ${wordsOf(of, "plural")}`;
  if (owner === undefined) return `there are ${many}`;
  return owner === "you" ? `you control ${many}` : `your opponent controls ${many}`;
}

/** Who controls all of a kind, and the kind without saying so. */
function ownedBy(kind: KindText): { owner: "you" | "your opponent" | undefined; of: KindText } {
  const { side, ...of } = kind;
  if (side === undefined) return { owner: undefined, of: kind };
  return { owner: side === "friendly" ? "you" : "your opponent", of };
}
