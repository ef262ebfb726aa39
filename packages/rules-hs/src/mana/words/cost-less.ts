/** The ability `costLess`: what a card says of its own cost. It counts after everything else (rulebook 17.5). */
import { defineAbility, type ValueText, value, type Word, wordsOf } from "@course/cards";
import { OwnCost } from "../cost-auras.ts";

export const costLess: Word<"ability"> = defineAbility({
  type: "costLess",
  doc: "The card costs less by a value, which is read whenever the cost is asked for.",
  example: { kind: "costLess", by: { type: "count", of: { type: "all", of: "minions" } } },
  fields: { by: value() },
  compile:
    ({ by }) =>
    (card) =>
      card.aura({ aura: OwnCost, data: [], parts: by }),
  text: ({ by }) => ({ text: lessText(by) }),
});

function lessText(by: ValueText): string {
  if (by.each !== undefined)
    return `Costs (${by.number ?? 1}) less for each ${wordsOf(by.each, "singular")}.`;
  return by.number === undefined ? `Costs less by ${by}.` : `Costs (${by.number}) less.`;
}
