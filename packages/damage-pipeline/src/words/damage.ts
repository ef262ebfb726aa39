/** The effect `damage`: the same amount to each of a selection, all of it before any trigger answers. */
import { defineEffect, selection, value, type Word, withAmount } from "@course/cards";
import { keepIt, releaseSelection, selected, selectionTop, selfOf } from "@course/core";
import { dealDamage } from "../damage.ts";

export const damageEffect: Word<"effect"> = defineEffect({
  type: "damage",
  doc: "Deals an amount of damage to each character of the target, all at once, from the card itself.",
  example: { type: "damage", target: { type: "all", of: "minions" }, amount: 1 },
  fields: { target: selection(), amount: value() },
  compile:
    ({ target, amount }) =>
    (frame) => {
      const from = target(frame);
      const points = amount(frame);
      const source = selfOf(frame);
      const end = selectionTop();
      for (let i = from; i < end; i++) dealDamage(selected(i), points, source);
      if (end > from) keepIt(frame, selected(end - 1));
      releaseSelection(from);
    },
  text: ({ target, amount }) => withAmount(amount, (points) => `deal ${points} damage to ${target}`),
});
