/** Modifiers about Attack, Health and keywords, and a value that leaves auras out. */
import {
  condition,
  defineModifier,
  defineValue,
  joinedByAnd,
  keywords,
  optional,
  type SelectionText,
  selection,
  sumOf,
  type ValueText,
  value,
  type Word,
  withDefault,
} from "@course/cards";
import { statsText } from "@course/damage-pipeline";
import { HeroKeywords } from "../hero-keyword-auras.ts";
import { AttackIsHealth, StatAura, type StatAuraParts } from "../stat-auras.ts";
import { ownAttackOf } from "../stats.ts";
import { bitsOf } from "./grants.ts";

export const statsModifier: Word<"modifier"> = defineModifier({
  type: "stats",
  doc: "Some characters or weapons have more Attack, Health or keywords, as long as the card is in play and, if `while` says so, as long as something holds. It is looked at in each Aura Update (Health/Attack).",
  example: {
    type: "stats",
    affects: { type: "all", of: "minions", side: "friendly", where: ["notSelf"] },
    attack: 1,
  },
  fields: {
    affects: selection(),
    attack: withDefault(value(), 0),
    health: withDefault(value(), 0),
    keywords: optional(keywords()),
    while: optional(condition()),
  },
  compile: ({ affects, attack, health, keywords: words = [], while: holds }) => {
    const bits = words.reduce((all, word) => all | bitsOf(word), 0);
    const parts: StatAuraParts = { affects, attack, health, keywords: bits, holds };
    return { aura: StatAura, data: [], parts };
  },
  text: ({ affects, attack, health, keywords: words = [], while: holds }) => {
    const stats = givesStats(attack, health) ? [statsText("", attack, health).trim()] : [];
    const gifts = joinedByAnd([...stats, ...words]);
    const have = isRestriction(gifts) ? uncapitalized(gifts) : `${affects.plural ? "have" : "has"} ${gifts}`;
    if (affects.isSelf)
      return holds === undefined ? have : `${have} while ${shortOf(holds.text, affects.text)}`;
    const said = `${whoText(affects)} ${have}`;
    return holds === undefined ? said : `${said} while ${holds.text}`;
  },
});

export const attackIsHealthModifier: Word<"modifier"> = defineModifier({
  type: "attackIsHealth",
  doc: "This minion's Attack is always equal to its Health: after everything else that changes Attack.",
  example: "attackIsHealth",
  compile: () => ({ aura: AttackIsHealth, data: [] }),
  text: () => "this minion's Attack is always equal to its Health",
});

export const ownAttackValue: Word<"value"> = defineValue({
  type: "ownAttack",
  doc: "The Attack of a minion without what auras give it; of several, the sum.",
  example: { type: "ownAttack", of: "self" },
  fields: { of: selection() },
  compile: ({ of }) => sumOf(of, ownAttackOf),
  text: ({ of }) => (of.isSelf || of.text === "it" ? "its Attack" : `${of}'s Attack`),
});

export const heroKeywordsModifier: Word<"modifier"> = defineModifier({
  type: "heroKeywords",
  doc: "Your hero has keywords as long as the card is in play. It is looked at in each Aura Update (Other), after deaths are created.",
  example: { type: "heroKeywords", keywords: ["immune"] },
  fields: { keywords: keywords() },
  compile: ({ keywords: words }) => ({
    aura: HeroKeywords,
    data: [words.reduce((all, word) => all | bitsOf(word), 0)],
  }),
  text: ({ keywords: words }) =>
    `your hero ${words.every((word) => word === "Immune") ? "is" : "has"} ${joinedByAnd(words)}`,
});

/** "Can't attack": nobody has that, but whoever it is about can't. */
function isRestriction(gifts: string): boolean {
  return gifts.startsWith("Can't ");
}

function uncapitalized(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function givesStats(attack: ValueText, health: ValueText): boolean {
  return attack.number !== 0 || health.number !== 0;
}

/** "damaged" for "this minion is damaged", where it is clear who is meant. */
function shortOf(condition: string, self: string): string {
  return condition.startsWith(`${self} is `) ? condition.slice(self.length + " is ".length) : condition;
}

function whoText(affects: SelectionText): string {
  return affects.yours ?? affects.text;
}
