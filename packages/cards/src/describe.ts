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
import { capitalized, joinedByAnd, numberText, pluralOf } from "./phrase.ts";
import { partFields } from "./schema.ts";
import type { AbilityText, CardText, EffectText, Noun, Texts } from "./texts.ts";

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
  const { keywords, sentences, last } = saidBy(vocabulary, card, createWriter(vocabulary, card, cards));
  if (sentences.length === 0) return [...keywords, ...last].join(", ");
  return [...(keywords.length > 0 ? [`${keywords.join(", ")}.`] : []), ...sentences, ...last].join(" ");
}

/** What a card says: keywords, whole sentences, and what stands at the end: "Overload: (1)". */
interface Said {
  readonly keywords: readonly string[];
  readonly sentences: readonly string[];
  readonly last: readonly string[];
}

function saidBy(vocabulary: Vocabulary, card: Card, writer: Writer): Said {
  const parts = textFields(partFields(cardTypeOf(vocabulary, card)), card as JsonObject, writer);
  const abilities = (parts.abilities ?? []) as readonly AbilityText[];
  const { properties, said } = cardTypeOf(vocabulary, card);
  const keywords = [
    ...((parts.keywords ?? []) as readonly string[]),
    ...abilities.filter(({ isKeyword }) => isKeyword).map(({ text }) => text),
  ];
  const last = said?.(textFields(properties, card as JsonObject, writer)) ?? [];
  const sentences = abilities
    .filter(({ isKeyword, text }) => !isKeyword && text !== "")
    .map(({ text }) => text);
  if (parts.effect !== undefined) sentences.push(wholeSentences(parts.effect as EffectText));
  return { keywords, sentences, last };
}

/** An effect's sentences with capital letters and full stops. */
export function wholeSentences({ sentences }: EffectText): string {
  return sentences.map((sentence) => `${capitalized(sentence)}${hasFullStop(sentence) ? "" : "."}`).join(" ");
}

/** Whether a sentence ends with another card's text, which has its own. */
function hasFullStop(sentence: string): boolean {
  return sentence.endsWith('."');
}

/**
 * What writes one card's text.
 *
 * @param isNested - Whether that text stands in another card's text: then it quotes no third card's.
 */
function createWriter(
  vocabulary: Vocabulary,
  card: Card,
  cards: CardSource,
  isNested = false,
  self: Noun = cardTypeOf(vocabulary, card).noun,
): Writer {
  const writer: Writer = {
    vocabulary,
    as: (other) => createWriter(vocabulary, card, cards, isNested, other),
    context: {
      self,
      card: (id) => nameCard(vocabulary, cards, id, isNested),
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
function nameCard(vocabulary: Vocabulary, cards: CardSource, id: string, isNested: boolean): CardText {
  const card = cards.get(id);
  if (card === undefined) return namedCard(id, "", "");
  const writer = createWriter(vocabulary, card, cards, true);
  const cardType = cardTypeOf(vocabulary, card);
  const summary = cardType.summary?.(textFields(cardType.properties, card as JsonObject, writer));
  const features = featuresOf(vocabulary, card, writer, isNested);
  return namedCard(card.name, summary === undefined ? "" : `${summary} `, features);
}

function namedCard(name: string, before: string, after: string): CardText {
  const [singular, plural] = [`${before}${name}`, `${before}${pluralOf(name)}`];
  const described = { singular: `${singular}${after}`, plural: `${plural}${after}` };
  return { name, singular, plural, described, toString: () => singular };
}

/**
 * What a card that another one names can do: " with Taunt and Charge".
 *
 * What else it says is looked up by its name. A name that several cards share does not tell which is meant,
 * so there the whole text follows in quotation marks.
 */
function featuresOf(vocabulary: Vocabulary, card: Card, writer: Writer, isNested: boolean): string {
  const { keywords, sentences } =
    card.sharesName === true && !isNested
      ? saidBy(vocabulary, card, writer)
      : { keywords: keywordsOf(vocabulary, card, writer), sentences: [] };
  const features = [...keywords, ...(sentences.length === 0 ? [] : [`"${sentences.join(" ")}"`])];
  return features.length === 0 ? "" : ` with ${joinedByAnd(features)}`;
}

/** The keywords in a card's list of keywords: no other card is in them, so naming cards comes to an end. */
function keywordsOf(vocabulary: Vocabulary, card: Card, writer: Writer): readonly string[] {
  const { keywords: kind } = partFields(cardTypeOf(vocabulary, card));
  const json = kind && heldUnder(kind, card as JsonObject, "keywords");
  return kind === undefined || json === undefined ? [] : (kind.text(json, writer) as readonly string[]);
}

function cardTypeOf(vocabulary: Vocabulary, card: Card): CardType {
  return vocabulary.cardTypes.get(card.type) as CardType; // Validation lets only known types through.
}
