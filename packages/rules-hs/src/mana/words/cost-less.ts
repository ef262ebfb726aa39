/** The ability `costLess`: what a card says of its own cost. It counts after everything else (rulebook 17.5). */
import { condition, defineAbility, optional, type ValueText, value, type Word, wordsOf } from "@course/cards";
import type { Frame } from "@course/core";
import { OwnCost } from "../cost-auras.ts";

export const costLess: Word<"ability"> = defineAbility({
  type: "costLess",
  doc: "The card costs less by a value, which is read whenever the cost is asked for; with `while`, only as long as something holds.",
  example: { kind: "costLess", by: { type: "count", of: { type: "all", of: "minions" } } },
  fields: { by: value(), while: optional(condition()) },
  compile:
    ({ by, while: holds }) =>
    (card) => {
      const parts = holds === undefined ? by : (frame: Frame) => (holds(frame) ? by(frame) : 0);
      card.aura({ aura: OwnCost, data: [], parts });
    },
  text: ({ by, while: holds }) => ({
    text: `${lessText(by)}${holds === undefined ? "" : ` if ${holds.text}`}.`,
  }),
});

function lessText(by: ValueText): string {
  if (by.each !== undefined) return `Costs (${by.number ?? 1}) less for each ${wordsOf(by.each, "singular")}`;
  return by.number === undefined ? `Costs (1) less per point of ${by}` : `Costs (${by.number}) less`;
}
