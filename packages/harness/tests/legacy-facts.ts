/**
 * The facts of the Basic and Classic cards, and the cards of the pack `legacy` that they are facts of.
 *
 * `legacy-facts.json` says what is printed on each card (June 2014), its meaning in words of its own.
 */
import { readFileSync } from "node:fs";
import type { Card } from "@course/cards";
import { describe } from "@course/cards";
import { pack } from "@course/content-hs";
import { hearthstoneStage } from "../src/index.ts";

/** What is printed on one card. */
export interface Fact {
  readonly name: string;
  readonly cardId: string;
  readonly type: "minion" | "spell" | "weapon" | "hero" | "heroPower";
  readonly class: string;
  readonly collectible: boolean;
  readonly rarity?: "free" | "common" | "rare" | "epic" | "legendary";
  readonly cost?: number;
  readonly attack?: number;
  readonly health?: number;
  readonly durability?: number;
  readonly race?: string;
  readonly keywords?: readonly string[];
  readonly overload?: number;
  readonly spellDamage?: number;
  readonly secret?: boolean;
  readonly heroPower?: string;
  /** What the text means; absent where the card has none. */
  readonly means?: string;
}

/** A fact, its card, and what the card says. */
export interface FactAndCard {
  readonly fact: Fact;
  readonly card: Card;
  readonly text: string;
}

/** All facts, in the order of the file. */
export const FACTS: readonly Fact[] = JSON.parse(
  readFileSync(new URL("legacy-facts.json", import.meta.url), "utf8"),
);

/** Each fact with its card. A fact without a card is left out. */
export async function factsAndCards(): Promise<FactAndCard[]> {
  const stage = await hearthstoneStage();
  const library = new Map(stage.cards.map((card) => [card.id, card]));
  const cards = new Map((await pack("legacy")).cards.map(({ cardId, id }) => [cardId, library.get(id)]));
  return FACTS.flatMap((fact) => {
    const card = cards.get(fact.cardId);
    return card === undefined ? [] : [{ fact, card, text: describe(stage.vocabulary, card, library) }];
  });
}
