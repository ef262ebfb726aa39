/** The Legacy cards against what is printed on them. */
import type { Card } from "@course/cards";
import { pack } from "@course/content-hs";
import { expect, test } from "vitest";
import { FACTS, type Fact, type FactAndCard, factsAndCards } from "./legacy-facts.ts";

const facts = await factsAndCards();

test("every fact has its card, and every card its fact", async () => {
  const { cards } = await pack("legacy");
  const cardIds = cards.map(({ cardId }) => cardId);
  expect(cardIds.toSorted()).toEqual(FACTS.map(({ cardId }) => cardId).toSorted());
  expect(new Set(cardIds).size).toBe(cardIds.length);
  expect(facts.length).toBe(FACTS.length);
});

test("there are as many of each kind as there should be", () => {
  const count = (kind: (fact: Fact) => boolean) => facts.filter(({ fact }) => kind(fact)).length;
  expect(count(({ collectible }) => collectible)).toBe(382);
  expect(count(({ type }) => type === "heroPower")).toBe(12);
  expect(count(({ type }) => type === "hero")).toBe(10);
  expect(count(({ collectible, type }) => !collectible && !["hero", "heroPower"].includes(type))).toBe(64);
});

/** Keywords of a card that have a number are told by it: `{ type: "spellDamage", amount: 1 }`. */
function keywordsOf(card: Card): (string | { type: string; amount: number })[] {
  return (card.keywords ?? []) as (string | { type: string; amount: number })[];
}

/** Minions that became Mechs with a later set, half a year after these facts. */
const LATER_RACE = "Mech";

/** What is printed on a card, in the form of a fact; no more of its meaning than `fact` has. */
function printed(card: Card, fact: Fact): Fact {
  const words = keywordsOf(card).flatMap((keyword) => (typeof keyword === "string" ? keyword : []));
  const numbered = keywordsOf(card).flatMap((keyword) => (typeof keyword === "string" ? [] : keyword));
  const spellDamage = numbered.find(({ type }) => type === "spellDamage")?.amount;
  const abilities = (card.abilities ?? []) as readonly { kind: string }[];
  const isLater = card.race === LATER_RACE && fact.race === undefined;
  const numbers = ["cost", "attack", "health", "durability", "overload", ...(isLater ? [] : ["race"])];
  const own = numbers.filter((key) => card[key] !== undefined);
  return {
    name: card.name,
    cardId: card.cardId as string,
    type: card.type as Fact["type"],
    class: (card.class ?? "Neutral") as string,
    collectible: card.collectible === true,
    ...(fact.collectible && { rarity: (card.rarity ?? "free") as NonNullable<Fact["rarity"]> }),
    ...Object.fromEntries(own.map((key) => [key, card[key]])),
    ...(words.length > 0 && { keywords: words }),
    ...(spellDamage !== undefined && { spellDamage }),
    ...(abilities.some(({ kind }) => kind === "secret") && { secret: true }),
    ...(card.heroPower !== undefined && { heroPower: powerName(card.heroPower as string) }),
    ...(fact.means !== undefined && { means: fact.means }),
  };
}

function powerName(id: string): string {
  return facts.find(({ card }) => card.id === id)?.card.name ?? id;
}

/** A fact in the game's terms: heroes are not paid for, and the class of Ysera's Dream cards is nobody's. */
function inTermsOfGame({ cost, ...fact }: Fact): Fact {
  return {
    ...fact,
    class: fact.class === "Dream" ? "Neutral" : fact.class,
    ...(cost !== undefined && fact.type !== "hero" && { cost }),
  };
}

test("every card has the numbers, the class and the keywords of its fact", () => {
  const differing = facts.flatMap(({ fact, card }) => {
    const seen = printed(card, fact);
    return JSON.stringify(sorted(seen)) === JSON.stringify(sorted(inTermsOfGame(fact))) ? [] : [[fact, seen]];
  });
  expect(differing).toEqual([]);
});

function sorted(fact: Fact): [string, unknown][] {
  return Object.entries(fact).toSorted(([one], [other]) => one.localeCompare(other));
}

test("what each card says stands beside what it should mean", async () => {
  const rows = facts.map(({ fact, text }) => `| ${fact.name} | ${fact.means ?? ""} | ${text} |`);
  const table = ["| card | fact | text |", "|---|---|---|", ...rows];
  await expect(`${table.join("\n")}\n`).toMatchFileSnapshot("legacy-texts.md");
});

const NUMBER_WORDS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** The numbers that a text says, each once; one is not among them, since "a card" says it too. */
function numbersIn(text: string): number[] {
  const digits = (text.match(/\d+/g) ?? []).map(Number);
  const words = NUMBER_WORDS.flatMap((word, index) =>
    new RegExp(`\\b${word}\\b`, "i").test(text) ? index + 1 : [],
  );
  return [...new Set([...digits, ...words])].filter((number) => number > 1).toSorted((a, b) => a - b);
}

/** Cards whose fact speaks of numbers in other words, and why the card is right. */
const SAID_OTHERWISE: ReadonlyMap<string, string> = new Map([
  ["Animal Companion", "names each of the three with its numbers"],
  ["Gelbin Mekkatorque", "names each of the four with its numbers"],
  ["I Am Murloc", 'three, four or five are "3-5"'],
  ["Lord Jaraxxus", "his Health and his Hero Power stand on the hero and the power"],
  ["Power of the Horde", "names each of the list with its numbers"],
  ["Sense Demons", "has no other way to say two than twice"],
  ["Shadowform", "the damage stands on the Hero Powers"],
  ["Tracking", "the other two are the others"],
  ["Ysera", "names each Dream card with its numbers"],
]);

test("the numbers that a card says are those of its fact", () => {
  const differs = ({ fact, text }: FactAndCard) =>
    String(numbersIn(fact.means ?? "")) !== String(numbersIn(text));
  const differing = facts.filter(differs).map(({ fact }) => fact.name);
  expect(differing.toSorted()).toEqual([...SAID_OTHERWISE.keys()].toSorted());
});
