/** The effect `damage`: to each of a selection, all of it before any trigger answers. */
import {
  boolean,
  defineEffect,
  optional,
  type Selection,
  selection,
  value,
  type Word,
  withAmount,
  withDefault,
} from "@course/cards";
import {
  type EntityId,
  type Frame,
  keepIt,
  NONE,
  releaseSelection,
  selected,
  selectionTop,
  selfOf,
} from "@course/core";
import { damageBy } from "../amounts.ts";
import { dealDamage } from "../damage.ts";
import { isNext, sortByOrderOfPlay } from "./at-once.ts";

export const damageEffect: Word<"effect"> = defineEffect({
  type: "damage",
  doc: "Deals an amount of damage to each character of the target, all at once, from the card itself or from the `source`. `also` takes another amount at the same time. With `fixed`, nothing raises the amount.",
  example: { type: "damage", target: { type: "all", of: "minions" }, amount: 1 },
  fields: {
    target: selection(),
    amount: value(),
    also: optional(selection()),
    alsoAmount: optional(value()),
    source: optional(selection()),
    fixed: withDefault(boolean(), false),
  },
  compile: ({ target, amount, also, alsoAmount = amount, source, fixed }) => {
    const settled = (by: EntityId, points: number) => (fixed ? points : damageBy(by, points));
    if (also === undefined) {
      return (frame) => {
        const from = target(frame);
        const end = selectionTop();
        const by = sourceOf(frame, source);
        dealToAll(from, end, settled(by, amount(frame)), by);
        if (end > from) keepIt(frame, selected(end - 1));
        releaseSelection(from);
      };
    }
    return (frame) => {
      const first = target(frame);
      const second = also(frame);
      const by = sourceOf(frame, source);
      dealInTurn(first, second, [settled(by, amount(frame)), settled(by, alsoAmount(frame))], by);
      if (second > first) keepIt(frame, selected(first));
      releaseSelection(first);
    };
  },
  text: ({ target, amount, also, alsoAmount = amount, source }) => {
    const verb = source === undefined ? "deal" : `${source} deals`;
    const main = withAmount(amount, (points) => `${verb} ${points} damage to ${target}`);
    if (also === undefined) return main;
    return `${main} and ${withAmount(alsoAmount, (points) => `${points} damage`)} to ${also}`;
  },
});

function dealToAll(from: number, end: number, points: number, source: EntityId): void {
  sortByOrderOfPlay(from, end);
  for (let i = from; i < end; i++) dealDamage(selected(i), points, source);
}

/** Deals to two groups as if they were one, each with its amount. */
function dealInTurn(
  first: number,
  second: number,
  points: readonly [number, number],
  source: EntityId,
): void {
  const end = selectionTop();
  sortByOrderOfPlay(first, second);
  sortByOrderOfPlay(second, end);
  let left = first;
  let right = second;
  while (left < second || right < end) {
    if (isNext(left, second, right, end)) dealDamage(selected(left++), points[0], source);
    else dealDamage(selected(right++), points[1], source);
  }
}

/** Who deals it: the card itself, or the first of a selection. */
function sourceOf(frame: Frame, source: Selection | undefined): EntityId {
  if (source === undefined) return selfOf(frame);
  const from = source(frame);
  const id = selectionTop() > from ? selected(from) : NONE;
  releaseSelection(from);
  return id;
}
