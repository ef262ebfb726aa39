/** Triggers about Secrets: one is played, one is revealed; and the filter for them. */
import { defineFilter, defineTrigger, oneOf, optional, type Word } from "@course/cards";
import { subjectOf } from "@course/core";
import { CardPlayed, isFromHand } from "../../casting/card-played.ts";
import { SIDES, scopeOf } from "../../words/sides.ts";
import { SecretRevealed } from "../reveal.ts";
import { isSecret } from "../secret-card.ts";

export const secretPlayed: Word<"trigger"> = defineTrigger({
  type: "secretPlayed",
  doc: "Whenever a Secret is played from a hand; by one side only, if `side` says which.",
  example: "secretPlayed",
  fields: { side: optional(oneOf(SIDES)) },
  compile: ({ side }) => ({
    event: CardPlayed,
    scope: scopeOf(side),
    condition: (_, event) => isFromHand(event) && isSecret(subjectOf(event)),
  }),
  text: ({ side }) => {
    if (side === undefined) return "Whenever a Secret is played,";
    return side === "friendly" ? "Whenever you play a Secret," : "Whenever your opponent plays a Secret,";
  },
});

export const secretRevealed: Word<"trigger"> = defineTrigger({
  type: "secretRevealed",
  doc: "Whenever a Secret is revealed; of one side only, if `side` says which.",
  example: { type: "secretRevealed", side: "friendly" },
  fields: { side: optional(oneOf(SIDES)) },
  compile: ({ side }) => ({ event: SecretRevealed, scope: scopeOf(side) }),
  text: ({ side }) => {
    const whose = side === undefined ? "a" : side === "friendly" ? "a friendly" : "an enemy";
    return `Whenever ${whose} Secret is revealed,`;
  },
});

/** Which spells are Secrets. */
export const secretFilter: Word<"filter"> = defineFilter({
  type: "secret",
  doc: "Lets through Secrets, in a hand as well as in play.",
  example: "secret",
  compile: () => (_, candidate) => isSecret(candidate),
  text: () => ({ noun: { singular: "Secret", plural: "Secrets" } }),
});
