/** The effect `changeCost`: an enchantment on a card in a hand, gone once the card is played (rulebook 15.12). */
import { defineEffect, optional, selection, value, type Word } from "@course/cards";
import { currentLibrary, HAND, playerOf, zoneOf } from "@course/core";
import { enchant } from "../../enchantments/enchantment.ts";
import { toEach } from "../../enchantments/words/each.ts";
import { SETS_COST } from "../costs.ts";
import { costChange } from "./cost.ts";

export const changeCost: Word<"effect"> = defineEffect({
  type: "changeCost",
  doc: "Cards in a hand cost more or less (`by`) or a fixed amount (`set`), for as long as they are there.",
  example: { type: "changeCost", target: "it", by: -3 },
  fields: { target: selection(), by: optional(value()), set: optional(value()) },
  compile: ({ target, by, set }, context) => {
    const made = context.addCard(() => {});
    const sets = set === undefined ? 0 : SETS_COST;
    return (frame) => {
      const cost = set?.(frame) ?? by?.(frame) ?? 0;
      const [card, player] = [currentLibrary().withId(made), playerOf(frame)];
      toEach(target, frame, (id) => {
        if (zoneOf(id) === HAND) enchant(id, { card, player, cost, sets });
      });
    };
  },
  text: ({ target, by, set }) => `${target} ${target.plural ? "cost" : "costs"} ${costChange(by, set)}`,
});
