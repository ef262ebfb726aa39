/** The effect `damage`: to each of a selection, all of it before any trigger answers. */
import {
  boolean,
  bounded,
  defineEffect,
  type EffectText,
  optional,
  type Selection,
  type SelectionText,
  selection,
  sentencesText,
  type ValueText,
  value,
  type Word,
  withAmount,
  withDefault,
} from "@course/cards";
import {
  type EntityId,
  type Frame,
  keepIt,
  keepNumber,
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
        keepNumber(frame, dealToAll(from, end, settled(by, amount(frame)), by));
        if (end > from) keepIt(frame, selected(end - 1));
        releaseSelection(from);
      };
    }
    return (frame) => {
      const first = target(frame);
      const second = also(frame);
      const by = sourceOf(frame, source);
      const points = [settled(by, amount(frame)), settled(by, alsoAmount(frame))] as const;
      keepNumber(frame, dealInTurn(first, second, points, by));
      if (second > first) keepIt(frame, selected(first));
      releaseSelection(first);
    };
  },
  text: ({ target, amount, also, alsoAmount = amount, source }) => {
    const verb = source === undefined ? "deal" : `${source} deals`;
    const main = withAmount(amount, (points) => `${verb} ${points} damage to ${target}`);
    if (also === undefined) return withSplit(main, amount, target);
    return `${main} and ${withAmount(alsoAmount, (points) => `${points} damage`)} to ${also}`;
  },
});

/** Several times 1 damage to somebody at random is damage that is split. */
function withSplit(main: string, amount: ValueText, { drawnFrom }: SelectionText): EffectText {
  const text = sentencesText([main]);
  if (drawnFrom === undefined || amount.number !== 1 || amount.each !== undefined) return text;
  return { ...text, severalTimes: (times) => `deal ${times} damage randomly split among ${drawnFrom}` };
}

/** Deals to each of a group, and says how much that was together. */
function dealToAll(from: number, end: number, points: number, source: EntityId): number {
  sortByOrderOfPlay(from, end);
  let dealt = 0;
  for (let i = from; i < end; i++) dealt += dealDamage(selected(i), points, source);
  return bounded(dealt);
}

/** Deals to two groups as if they were one, each with its amount, and says how much that was together. */
function dealInTurn(
  first: number,
  second: number,
  points: readonly [number, number],
  source: EntityId,
): number {
  const end = selectionTop();
  sortByOrderOfPlay(first, second);
  sortByOrderOfPlay(second, end);
  let left = first;
  let right = second;
  let dealt = 0;
  while (left < second || right < end) {
    dealt += isNext(left, second, right, end)
      ? dealDamage(selected(left++), points[0], source)
      : dealDamage(selected(right++), points[1], source);
  }
  return bounded(dealt);
}

/** Who deals it: the card itself, or the first of a selection. */
function sourceOf(frame: Frame, source: Selection | undefined): EntityId {
  if (source === undefined) return selfOf(frame);
  const from = source(frame);
  const id = selectionTop() > from ? selected(from) : NONE;
  releaseSelection(from);
  return id;
}
