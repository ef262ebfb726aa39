/** The effect `heal`: the same amount to each of a selection, or all that each lacks, before any trigger answers. */
import { defineEffect, optional, selection, value, type Word, withAmount } from "@course/cards";
import { keepIt, releaseSelection, selected, selectionTop, selfOf } from "@course/core";
import { damageOf } from "../character.ts";
import { heal } from "../healing.ts";
import { sortByOrderOfPlay } from "./at-once.ts";

export const healEffect: Word<"effect"> = defineEffect({
  type: "heal",
  doc: "Restores Health to each character of the target, up to its maximum: so much, or without an amount all that it lacks. At full Health nothing happens.",
  example: { type: "heal", target: "friendlyHero", amount: 3 },
  fields: { target: selection(), amount: optional(value({ min: 0 })) },
  compile:
    ({ target, amount }) =>
    (frame) => {
      const from = target(frame);
      const points = amount?.(frame);
      const source = selfOf(frame);
      const end = selectionTop();
      sortByOrderOfPlay(from, end);
      for (let i = from; i < end; i++) heal(selected(i), points ?? damageOf(selected(i)), source);
      if (end > from) keepIt(frame, selected(end - 1));
      releaseSelection(from);
    },
  text: ({ target, amount }) =>
    amount === undefined || (amount.text === "its missing Health" && !target.plural)
      ? `restore ${target} to full Health`
      : withAmount(amount, (points) => `restore ${points} Health to ${target}`),
});
