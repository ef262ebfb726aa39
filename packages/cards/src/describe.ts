/**
 * Rules text: what a card says, made from what it does.
 *
 * No card carries text of its own, so text and behaviour cannot differ. Keywords come first, in one line
 * as the game prints them; then each ability, then the card's effect.
 */

import type { Card } from "./card.ts";
import { heldUnder } from "./field-kind.ts";
import type { Category } from "./forms.ts";
import type { Json, JsonObject } from "./json.ts";
import type { CardType, Fields, Vocabulary, Writer } from "./language.ts";
import { knownNode } from "./node.ts";
import { capitalized, numberText, pluralOf } from "./phrase.ts";
import { partFields } from "./schema.ts";
import type { AbilityText, CardText, EffectText, Texts } from "./texts.ts";

/** Finds cards that a text names. A `Map` of cards by id is one. */
export interface CardSource {
  get(id: string): Card | undefined;
}

/**
 * The rules text of a card, in the game's own style.
 *
 * @param cards - The cards that this one may name, by id.
 * @returns For example `"Taunt. Deathrattle: Deal 1 damage to all minions."`; `""` for a card without text.
 */
export function describe(vocabulary: Vocabulary, card: Card, cards: CardSource): string {
  const writer = createWriter(vocabulary, card, cards);
  const parts = textFields(partFields(cardTypeOf(vocabulary, card)), card as JsonObject, writer);
  const abilities = (parts.abilities ?? []) as readonly AbilityText[];
  const { properties, said } = cardTypeOf(vocabulary, card);
  const keywords = [
    ...((parts.keywords ?? []) as readonly string[]),
    ...abilities.filter(({ isKeyword }) => isKeyword).map(({ text }) => text),
    ...(said?.(textFields(properties, card as JsonObject, writer)) ?? []),
  ];
  const sentences = abilities.filter(({ isKeyword }) => !isKeyword).map(({ text }) => text);
  if (parts.effect !== undefined) sentences.push(wholeSentences(parts.effect as EffectText));
  if (sentences.length === 0) return keywords.join(", ");
  return [...(keywords.length > 0 ? [`${keywords.join(", ")}.`] : []), ...sentences].join(" ");
}

/** An effect's sentences with capital letters and full stops. */
export function wholeSentences({ sentences }: EffectText): string {
  return sentences.map((sentence) => `${capitalized(sentence)}.`).join(" ");
}

function createWriter(vocabulary: Vocabulary, card: Card, cards: CardSource): Writer {
  const writer: Writer = {
    vocabulary,
    context: {
      self: cardTypeOf(vocabulary, card).noun,
      card: (id) => nameCard(vocabulary, cards.get(id), id, writer),
    },
    node: <C extends Category>(category: C, json: Json): Texts[C] => {
      if (typeof json === "number") return numberText(json) as Texts[C]; // Only a value can be a number.
      if (category === "cardChoice" && typeof json === "string") return writer.context.card(json) as Texts[C];
      const { word, keys } = knownNode(vocabulary, category, json);
      return word.text(textFields(word.fields, keys, writer), writer.context);
    },
  };
  return writer;
}

function textFields(fields: Fields, json: JsonObject, writer: Writer): Record<string, unknown> {
  const args: Record<string, unknown> = {};
  for (const [key, kind] of Object.entries(fields)) {
    const held = heldUnder(kind, json, key);
    args[key] = held === undefined ? undefined : kind.text(held, writer);
  }
  return args;
}

/** A card in another card's text: "2/1 Damaged Golem". One that is not there is named by its id. */
function nameCard(vocabulary: Vocabulary, card: Card | undefined, id: string, writer: Writer): CardText {
  const name = card?.name ?? id;
  const cardType = card && cardTypeOf(vocabulary, card);
  const properties = cardType && textFields(cardType.properties, card as JsonObject, writer);
  const summary = properties && cardType.summary?.(properties);
  const before = summary === undefined ? "" : `${summary} `;
  const singular = `${before}${name}`;
  return { name, singular, plural: `${before}${pluralOf(name)}`, toString: () => singular };
}

function cardTypeOf(vocabulary: Vocabulary, card: Card): CardType {
  return vocabulary.cardTypes.get(card.type) as CardType; // Validation lets only known types through.
}
