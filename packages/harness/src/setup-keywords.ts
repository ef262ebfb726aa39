/**
 * The keyword of a scenario's setup that is more than a bit: Poisonous brings a trigger.
 *
 * What a minion is given beyond its card comes as an enchantment, and an enchantment's abilities are those of
 * a hidden card. An effect has the cards language make that one; the card with the effect is not kept.
 */
import { type Card, type CompiledCard, compileCards, ENCHANTMENT, type Vocabulary } from "@course/cards";
import { currentLibrary, type EntityId, intern, ownerOf } from "@course/core";
import { enchant, POISONOUS } from "@course/rules-hs";
import { NotYetARule } from "./not-yet.ts";

const GIVING = "setup-poisonous";
/** The id that the language gives to the first card that an effect of another makes for itself. */
const GIVEN = intern(`${GIVING}#1`);

/** The hidden cards that setups need, as far as the language has the words. */
export function setupCards(vocabulary: Vocabulary): CompiledCard[] {
  const hasWords =
    vocabulary.cardTypes.has("spell") &&
    vocabulary.word("keyword", "poisonous") !== undefined &&
    vocabulary.word("effect", "giveKeyword") !== undefined;
  if (!hasWords) return [];
  const everyMinion = { type: "all", of: "minions" };
  const effect = { type: "giveKeyword", target: everyMinion, keyword: "poisonous" };
  const giving = { id: GIVING, name: GIVING, type: "spell", cost: 0, effect } as Card;
  return compileCards(vocabulary, [giving]).filter(({ type }) => type === ENCHANTMENT);
}

/** Makes a minion Poisonous from the start. */
export function givePoisonous(id: EntityId): void {
  const card = currentLibrary().cards.find((each) => intern(each.definition.id) === GIVEN);
  if (card === undefined) throw new NotYetARule("setup poisonous");
  enchant(id, { card, player: ownerOf(id), keywords: POISONOUS });
}
