/** The card type `spell` of the whole game: with an effect, or with the ability that makes it a Secret. */
import { boolean, type CardType, defineCardType, noun, withDefault } from "@course/cards";
import { SPELL_NUMBER } from "../spell-number.ts";
import { NEEDS_ROOM } from "./spell-state.ts";

export const spell: CardType = defineCardType({
  type: "spell",
  doc: "Does what its effect says, once, and is spent. A Secret waits in play instead. With `needsRoom` it cannot be cast onto a full board.",
  noun: noun("spell"),
  groups: [{ name: "secrets", noun: noun("Secret") }], // No other spell is ever in play.
  properties: { needsRoom: withDefault(boolean(), false) },
  parts: ["keywords", "abilities", "effect"],
  row: ({ needsRoom }, set) => {
    if (needsRoom) set(SPELL_NUMBER, NEEDS_ROOM);
  },
});
