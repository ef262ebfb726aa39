/** Effects that give or take keywords and abilities. */
import {
  defineEffect,
  grantedAbilities,
  joinedByAnd,
  keyword,
  keywords,
  optional,
  type RowWriter,
  selection,
  value,
  type Word,
  withDefault,
} from "@course/cards";
import { currentLibrary, playerOf } from "@course/core";
import { statsText } from "@course/damage-pipeline";
import { gainKeywords, KEYWORDS, loseKeywords } from "../../keywords.ts";
import { enchant } from "../enchantment.ts";
import { durationText, termsOf, type Until, until, untilOrUsed } from "./durations.ts";
import { toEach } from "./each.ts";

export const enchantEffect: Word<"effect"> = defineEffect({
  type: "enchant",
  doc: "Gives each of the target an enchantment: Attack, Health, cost, keywords, and abilities that are then its own. Its triggers belong to the player who gave it. On a hero, `nextAffected` lasts for the next card of this turn whose cost an ability of it changes, and `used` for the next one, whenever that comes.",
  example: {
    type: "enchant",
    target: "self",
    abilities: [{ kind: "trigger", on: "deathrattle", effect: "nothing" }],
  },
  fields: {
    target: selection(),
    attack: withDefault(value(), 0),
    health: withDefault(value(), 0),
    cost: withDefault(value(), 0),
    keywords: optional(keywords()),
    abilities: optional(grantedAbilities()),
    until: untilOrUsed(),
  },
  compile: (
    { target, attack, health, cost, keywords: words = [], abilities: given = [], until },
    context,
  ) => {
    const made = context.addCard((card) => {
      for (const ability of given) ability(card);
      for (const word of words) word(noBits, (trigger) => card.trigger(trigger));
    });
    const terms = termsOf(until);
    const bits = words.reduce((all, word) => all | bitsOf(word), 0);
    return (frame) => {
      const gift = { attack: attack(frame), health: health(frame), cost: cost(frame), keywords: bits, terms };
      const [card, player] = [currentLibrary().withId(made), playerOf(frame)];
      toEach(target, frame, (id) => void enchant(id, { ...gift, card, player }));
    };
  },
  text: ({ target, attack, health, keywords: words = [], abilities: given = [], until }) => {
    const whom = target.isSelf ? "gain" : `give ${target.yours ?? target}`;
    const stats = attack.number === 0 && health.number === 0 ? undefined : statsText(whom, attack, health);
    if (target.kind?.noun.singular === "hero" && stats === undefined && words.length === 0)
      return onHeroText(joinedByAnd(given.map(({ text }) => text.replace(/\.$/, ""))), until);
    const rest = [...words, ...given.map(({ text, isKeyword }) => (isKeyword ? text : `"${text}"`))];
    const gifts = rest.length === 0 ? undefined : joinedByAnd(rest);
    const said = [stats, stats === undefined && gifts ? `${whom} ${gifts}` : gifts]
      .filter(Boolean)
      .join(" and ");
    return `${said}${durationText(until)}`;
  },
});

/** "the next spell you play this turn costs (3) less", for the next of those whose cost is another. */
function onHeroText(given: string, until: Until | undefined): string {
  const [, power] = /^Your Hero Power costs (.+)$/.exec(given) ?? [];
  if (until === "used" && power !== undefined)
    return `the next time you use your Hero Power, it costs ${power}`;
  const [, kind, cost] = /^Your (.+)s cost (.+)$/.exec(given) ?? [];
  if ((until !== "nextAffected" && until !== "used") || kind === undefined)
    return `${given}${durationText(until)}`;
  return `the next ${kind} you play${until === "used" ? "" : " this turn"} costs ${cost}`;
}

export const giveKeywordEffect: Word<"effect"> = defineEffect({
  type: "giveKeyword",
  doc: "Gives each of the target a keyword, for good or for a time.",
  example: { type: "giveKeyword", target: "self", keyword: "taunt" },
  fields: { target: selection(), keyword: keyword(), until: until() },
  compile: ({ target, keyword: word, until }, context) => {
    const bits = bitsOf(word);
    if (until === undefined && !bringsTrigger(word))
      return (frame) => toEach(target, frame, (id) => gainKeywords(id, bits));
    const made = context.addCard((card) => word(noBits, (trigger) => card.trigger(trigger)));
    const terms = termsOf(until);
    return (frame) => {
      const [card, player] = [currentLibrary().withId(made), playerOf(frame)];
      toEach(target, frame, (id) => void enchant(id, { card, player, keywords: bits, terms }));
    };
  },
  text: ({ target, keyword: word, until }) =>
    `${target.isSelf ? "gain" : `give ${target.yours ?? target}`} ${word}${durationText(until)}`,
});

export const loseKeywordEffect: Word<"effect"> = defineEffect({
  type: "loseKeyword",
  doc: "Takes a keyword from each of the target, wherever it came from, for good or for a time.",
  example: { type: "loseKeyword", target: { type: "all", of: "minions" }, keyword: "taunt" },
  fields: { target: selection(), keyword: keyword(), until: until() },
  compile: ({ target, keyword: word, until }, context) => {
    const bits = bitsOf(word);
    if (until === undefined) return (frame) => toEach(target, frame, (id) => loseKeywords(id, bits));
    const made = context.addCard(() => {});
    const terms = termsOf(until);
    return (frame) => {
      const [card, player] = [currentLibrary().withId(made), playerOf(frame)];
      toEach(target, frame, (id) => void enchant(id, { card, player, loses: bits, terms }));
    };
  },
  text: ({ target, keyword: word, until }) => {
    if (target.isSelf && word === "Can't attack") return `can attack as normal${durationText(until)}`;
    return `${target} ${target.plural ? "lose" : "loses"} ${word}${durationText(until)}`;
  },
});

function bringsTrigger(word: RowWriter): boolean {
  let brings = false;
  word(noBits, () => {
    brings = true;
  });
  return brings;
}

function noBits(): void {}

/** The bits of a keyword that is one bit. */
export function bitsOf(word: RowWriter): number {
  let bits = 0;
  word((column, value) => {
    if (column === KEYWORDS) bits |= value;
  });
  return bits;
}
