/** Values that every game has: how many, sums, products, the event's amount. A bare integer is a value too. */

import { amountOf, eventOf, NO_EVENT, releaseSelection, selectionTop } from "@course/core";
import type { Word } from "../language.ts";
import { bounded } from "../number-limit.ts";
import { describedNumber, numberText } from "../phrase.ts";
import type { ValueText } from "../texts.ts";
import { defineValue } from "../word.ts";
import { selection, value } from "../word-fields.ts";

/** How many entities a selection has now. */
export const count: Word<"value"> = defineValue({
  type: "count",
  doc: "How many entities a selection has.",
  fields: { of: selection() },
  example: { type: "count", of: { type: "all", of: "minions", side: "enemy" } },
  compile:
    ({ of }) =>
    (frame) => {
      const from = of(frame);
      const found = selectionTop() - from;
      releaseSelection(from);
      return found;
    },
  text: ({ of }) => {
    const text = `the number of ${of.text.replace(/^all /, "")}`;
    return describedNumber(text, of.kind === undefined || !of.plural ? {} : { each: of.kind });
  },
});

/** A sum. */
export const plus: Word<"value"> = defineValue({
  type: "plus",
  doc: "The sum of two values. With a negative integer, a difference.",
  fields: { left: value(), right: value() },
  example: { type: "plus", left: { type: "count", of: { type: "all", of: "minions" } }, right: 1 },
  compile:
    ({ left, right }) =>
    (frame) =>
      bounded(left(frame) + right(frame)),
  text: ({ left, right }) => {
    if (isPrinted(left) && isPrinted(right)) return numberText(Number(left.number) + Number(right.number));
    if (isPrinted(right) && Number(right.number) < 0) return `${left.text} minus ${-Number(right.number)}`;
    return `${left.text} plus ${right.text}`;
  },
});

/** A product. */
export const times: Word<"value"> = defineValue({
  type: "times",
  doc: "The product of two values.",
  fields: { left: value(), right: value() },
  example: { type: "times", left: 2, right: { type: "count", of: { type: "all", of: "minions" } } },
  compile:
    ({ left, right }) =>
    (frame) =>
      bounded(left(frame) * right(frame)) + 0, // Never the other zero, -0.
  text: ({ left, right }) => productText(isPrinted(right) ? right : left, isPrinted(right) ? left : right),
});

/** The number of the event that is being answered. */
export const eventAmount: Word<"value"> = defineValue({
  type: "eventAmount",
  doc: "The amount of the event that a trigger answers: how much damage was taken. 0 without an event.",
  example: "eventAmount",
  compile: () => (frame) => (eventOf(frame) === NO_EVENT ? 0 : amountOf(eventOf(frame))),
  text: () => "that amount",
});

function isPrinted(value: ValueText): boolean {
  return value.number !== undefined && value.each === undefined;
}

/** "twice the number of minions": a printed number times something else. */
function productText(factor: ValueText, of: ValueText): ValueText {
  if (!isPrinted(factor)) return describedNumber(`${factor.text} times ${of.text}`);
  const number = Number(factor.number);
  if (isPrinted(of)) return numberText(number * Number(of.number));
  const text = `${number === 2 ? "twice" : `${number} times`} ${of.text}`;
  return describedNumber(
    text,
    of.each === undefined ? {} : { each: of.each, number: number * (of.number ?? 1) },
  );
}
