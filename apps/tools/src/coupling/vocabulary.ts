/**
 * Rules vocabulary: words that an engine must use, though a card may be called the same. @table
 *
 * Two sources: every word, key and choice of the card language, and the game's own terms, with those of
 * the harness contract and of rules that the language does not have yet. A card called Charge, Silence or
 * Windfury is thus never found: nothing in a text tells the keyword from the card.
 */
import { jsonSchema, type Vocabulary } from "@course/cards";
import { flat } from "./words.ts";

const TERMS = `
action, activation, adapt, additive, adjacent, aura, armor, armor gained, armor lost, attack, attacked, attacker,
battlecry, beast, board, buff, cast, character, charge, choose one, chosen, class, colossal, combat, combo, control,
controller, copy, corrupt, cost, counter, countered, damage, damaged, damage redirect, dead, death, death creation step,
death event, death phase, deathrattle, deck, defender, demon, destroy, destroyed, discard, discover, divine shield,
dormant, draenei, dragon, draw, dredge, drew, durability, echo, effect, elemental, elusive, enchantment, end of turn,
enemy, enrage, enraged, event, excess damage, exhausted, fatigue, forge, forgetful, freeze, friendly, frenzy, frozen,
graveyard, hand, heal, healed, healing, health, hero, hero power, honorable kill, immune, infuse, inspire, interceptor,
invoke, joust, keyword, lifesteal, log, magnetic, mana, mana crystal, mech, mega windfury, mind control, minion,
mortally wounded, mulligan, multiplier, murloc, naga, order of play, outcast, overkill, overload, pending destroy,
phase, pirate, play, player, poisonous, quest, questline, queue, quilboar, race, random, reborn, recruit, redirect,
removed, replacement, restore, return, rush, secret, sequence, shuffle, sidequest, silence, silenced, source, spell,
spell cast, spell damage, spellburst, stacking, start of turn, stats changed, stealth, step, summon, summoned, swap,
target, taunt, token, totem, tradeable, transform, trigger, triggered, turn, turn ended, turn started, twinspell,
undead, weapon, windfury, zone`;

/**
 * Names of cards that are everyday words of programs: `execute()` runs something, and is no spell. They
 * are found only as a whole string in the printed form, `"Execute"`.
 */
export const EVERYDAY_WORDS: ReadonlySet<string> = new Set(
  [
    "conceal",
    "corruption",
    "dream",
    "duplicate",
    "equality",
    "execute",
    "misdirection",
    "nightmare",
    "preparation",
  ].concat(["redemption", "reinforce", "sprint", "tracking", "upgrade", "vanish"]),
);

/** All rules vocabulary, each term flat. */
export function rulesVocabulary(vocabulary: Vocabulary): ReadonlySet<string> {
  const terms = [...TERMS.split(","), ...languageWords(jsonSchema(vocabulary))];
  return new Set(terms.map(flat).filter((term) => term !== ""));
}

/** The words, keys and choices of the card language, read off its JSON Schema. */
function languageWords(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(languageWords);
  if (typeof schema !== "object" || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => {
    if (key === "examples" || key === "description") return []; // They may name cards.
    if (key === "properties") return [...Object.keys(value), ...Object.values(value).flatMap(languageWords)];
    if (key === "enum" || key === "const") return [value].flat().filter((word) => typeof word === "string");
    return languageWords(value);
  });
}
