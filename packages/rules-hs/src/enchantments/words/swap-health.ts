/** The effect `swapHealth`: two minions get each other's Health, as it is now (rulebook 11.7). */
import { defineEffect, selection, type Word } from "@course/cards";
import { keepIt, NONE } from "@course/core";
import { healthOf } from "@course/damage-pipeline";
import { FOR_GOOD } from "../enchantment.ts";
import { SETS_HEALTH } from "../stats.ts";
import { firstOf } from "./each.ts";
import { give } from "./numbers.ts";

export const swapHealthEffect: Word<"effect"> = defineEffect({
  type: "swapHealth",
  doc: "Swaps the Health that two minions have now. For both it is then set: earlier damage is gone.",
  example: { type: "swapHealth", of: "self", with: { type: "all", of: "minions", side: "enemy" } },
  fields: { of: selection(), with: selection() },
  compile: ({ of, with: others }, context) => {
    const card = context.addCard(() => {});
    return (frame) => {
      const [one, other] = [firstOf(of, frame), firstOf(others, frame)];
      if (one === NONE || other === NONE) return;
      const gift = { card, attack: 0, sets: SETS_HEALTH, terms: FOR_GOOD };
      const [health, otherHealth] = [healthOf(one), healthOf(other)];
      give(one, frame, { ...gift, health: otherHealth });
      give(other, frame, { ...gift, health });
      keepIt(frame, other);
    };
  },
  text: ({ of, with: other }) =>
    of.isSelf ? `swap Health with ${other}` : `swap the Health of ${of} with that of ${other}`,
});
