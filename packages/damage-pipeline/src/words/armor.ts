/** The effect `gainArmor`: Armor for the hero of the card's player. */
import { defineEffect, type Value, value, type Word, withAmount } from "@course/cards";
import { type Frame, firstIn, HERO, playerOf } from "@course/core";
import { gainArmor } from "../steps/armor.ts";

export const gainArmorEffect: Word<"effect"> = defineEffect({
  type: "gainArmor",
  doc: "Your hero gains Armor, which takes damage before Health.",
  example: { type: "gainArmor", amount: 1 },
  fields: { amount: value() },
  compile:
    ({ amount }) =>
    (frame) =>
      giveArmor(frame, amount),
  text: ({ amount }) => withAmount(amount, (points) => `gain ${points} Armor`),
});

function giveArmor(frame: Frame, amount: Value): void {
  gainArmor(firstIn(playerOf(frame), HERO), amount(frame));
}
