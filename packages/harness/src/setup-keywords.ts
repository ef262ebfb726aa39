/**
 * The keywords of a scenario's setup that are more than a bit: Poisonous and Stealth bring a trigger.
 *
 * What a minion is given beyond its card comes as an enchantment, and an enchantment's abilities are those of
 * a hidden card. An effect has the cards language make that one; the card with the effect is not kept.
 */
import { type Card, type CompiledCard, compileCards, ENCHANTMENT, type Vocabulary } from "@course/cards";
import { currentLibrary, type EntityId, intern, ownerOf } from "@course/core";
import { enchant } from "@course/rules-hs";
import { type BitKeyword, KEYWORD_BITS } from "./keyword-bits.ts";
import { NotYetARule } from "./not-yet.ts";

/** Those that bring a trigger. */
const WITH_TRIGGER: readonly BitKeyword[] = ["poisonous", "stealth"];

/** Whether giving it takes more than setting its bit. */
export function bringsTrigger(keyword: BitKeyword): boolean {
  return WITH_TRIGGER.includes(keyword);
}

/** The hidden cards that setups need, as far as the language has the words. */
export function setupCards(vocabulary: Vocabulary): CompiledCard[] {
  const canGive = vocabulary.cardTypes.has("spell") && vocabulary.word("effect", "giveKeyword") !== undefined;
  const words = WITH_TRIGGER.filter((keyword) => vocabulary.word("keyword", keyword) !== undefined);
  if (!canGive) return [];
  return words.flatMap((keyword) => {
    const everyMinion = { type: "all", of: "minions" };
    const effect = { type: "giveKeyword", target: everyMinion, keyword };
    const giving = { id: givingOf(keyword), name: givingOf(keyword), type: "spell", cost: 0, effect } as Card;
    return compileCards(vocabulary, [giving]).filter(({ type }) => type === ENCHANTMENT);
  });
}

/** Gives a minion such a keyword from the start. */
export function giveWithTrigger(id: EntityId, keyword: BitKeyword): void {
  const given = intern(`${givingOf(keyword)}#1`); // The first card that an effect of another makes for itself.
  const card = currentLibrary().cards.find((each) => intern(each.definition.id) === given);
  if (card === undefined) throw new NotYetARule(`setup ${keyword}`);
  enchant(id, { card, player: ownerOf(id), keywords: KEYWORD_BITS[keyword] });
}

function givingOf(keyword: BitKeyword): string {
  return `setup-${keyword}`;
}
