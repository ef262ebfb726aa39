/** The card type `spell` of the whole game: with an effect, or with the ability that makes it a Secret. */
import { type CardType, defineCardType, noun } from "@course/cards";

export const spell: CardType = defineCardType({
  type: "spell",
  doc: "Does what its effect says, once, and is spent. A Secret waits in play instead.",
  noun: noun("spell"),
  groups: [{ name: "secrets", noun: noun("Secret") }], // No other spell is ever in play.
  parts: ["keywords", "abilities", "effect"],
  row: () => {},
});
