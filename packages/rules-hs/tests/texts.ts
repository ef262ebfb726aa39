/** What a card of the whole game says, for the tests of words that only the whole game has. */
import { createVocabulary, describe, validateCards } from "@course/cards";
import { hearthstone } from "../src/index.ts";
import { minion } from "./support.ts";

/** The rules text of a card, which may name the cards `token` and `plain`. */
export function textOf(card: object): string {
  const vocabulary = createVocabulary(hearthstone().layers);
  const loaded = validateCards(vocabulary, [card, minion("Token", { health: 1 }), minion("Plain")], {
    file: "speaker",
  });
  if ("errors" in loaded) throw new Error(loaded.errors.map(({ message }) => message).join("\n"));
  return describe(vocabulary, loaded.cards[0]!, new Map(loaded.cards.map((each) => [each.id, each])));
}
