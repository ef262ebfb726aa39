/**
 * Loading cards: JSON to cards with closures, all of a list or nothing of it.
 *
 * It checks what it reads, no more: the full schema is the card language's own affair.
 */
import { compileEffect, doNothing } from "./effects.ts";
import { Json } from "./json.ts";
import type { Card } from "./model.ts";
import { compileModifier, compileTrigger } from "./triggers.ts";

/** The cards by id and by name. A card of a later list replaces its namesake. */
export type Cards = ReadonlyMap<string, Card>;

export function compileCards(known: Cards, cards: readonly unknown[], file: string): Cards {
  const all = new Map(known);
  const ids = cards.map((card) => (card as { id?: unknown } | null)?.id); // Whatever it is; it is only looked for.
  for (const node of new Json(cards, file, new Set([...known.keys(), ...ids])).list()) {
    const card = compileCard(node);
    all.set(card.name, card);
    if (node.has("id")) all.set(node.field("id").text(), card);
  }
  return all;
}

function compileCard(node: Json): Card {
  const type = node.field("type").oneOf("minion", "spell", "hero");
  const abilities = node.field("abilities").list();
  const ofKind = (kind: string): Json[] => abilities.filter((ability) => kindOf(ability) === kind);
  return {
    name: node.field("name").text(),
    type,
    attack: node.field("attack").integer(type === "minion" ? undefined : 0),
    health: node.field("health").integer(type === "spell" ? 0 : undefined),
    triggers: ofKind("trigger").map(compileTrigger),
    auras: ofKind("aura").map((ability) => compileModifier(ability.field("modifier"))),
    effect: type === "spell" ? compileEffect(node.field("effect")) : doNothing,
  };
}

function kindOf(ability: Json): "trigger" | "aura" | "keyword" {
  return ability.field("kind").oneOf("trigger", "aura", "keyword");
}
