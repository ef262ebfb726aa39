/**
 * Types for authors who write cards in TypeScript, generated from the vocabulary as source text.
 *
 * Words hold words of all layers, so their types cannot be inferred layer by layer. The text is committed
 * and checked fresh, as the JSON Schema is.
 */
import { isAllOptional } from "./field-kind.ts";
import type { Category } from "./forms.ts";
import type { CardType, Fields, Vocabulary, Word } from "./language.ts";
import { partFields } from "./schema.ts";
import { CATEGORIES, discriminatorOf } from "./word.ts";
import { authorTypeName } from "./word-fields.ts";

/**
 * The source of a `.d.ts` file with a type for each category, word and card type.
 *
 * @param command - How the file is made again; stands in its first line.
 */
export function authorTypes(vocabulary: Vocabulary, command: string): string {
  const cardTypes = [...vocabulary.cardTypes.values()];
  const blocks = [
    `/** The card language as types. Generated: run \`${command}\`. */`,
    `${docOf("A card of any type.")}export type CardData = ${unionOf(cardTypes.map(({ type }) => `${named(type)}Card`))};`,
    ...cardTypes.map((cardType) => cardTypeSource(vocabulary, cardType)),
    ...CATEGORIES.flatMap((category) => categorySource(vocabulary, category)),
  ];
  return `${blocks.join("\n\n")}\n`;
}

function cardTypeSource(vocabulary: Vocabulary, cardType: CardType): string {
  const { type, doc } = cardType;
  const keys = [
    "readonly id: string;",
    "readonly name: string;",
    `readonly type: ${JSON.stringify(type)};`,
    "readonly sharesName?: true;",
    "readonly dbf?: number;",
    "readonly cardId?: string;",
    ...keySources(vocabulary, { ...cardType.properties, ...partFields(cardType) }),
  ];
  return `${docOf(doc)}export interface ${named(type)}Card ${block(keys)}`;
}

function categorySource(vocabulary: Vocabulary, category: Category): string[] {
  const words = vocabulary.words(category);
  const name = authorTypeName(category);
  const bare = words.filter(
    ({ fields }) => category !== "ability" && category !== "cardChoice" && isAllOptional(fields),
  );
  const alternatives = [
    ...(category === "value" ? ["number"] : []),
    ...(category === "cardChoice" ? ["string"] : []),
    ...bare.map(({ type }) => JSON.stringify(type)),
    ...words.map((word) => wordTypeName(word)),
  ];
  return [
    `${docOf(`Any ${category} word.`)}export type ${name} = ${unionOf(alternatives)};`,
    ...words.map((word) => wordSource(vocabulary, word)),
  ];
}

function wordSource(vocabulary: Vocabulary, word: Word): string {
  const keys = [
    `readonly ${discriminatorOf(word.category)}: ${JSON.stringify(word.type)};`,
    ...keySources(vocabulary, word.fields),
  ];
  return `${docOf(word.doc)}export interface ${wordTypeName(word)} ${block(keys)}`;
}

function keySources(vocabulary: Vocabulary, fields: Fields): string[] {
  return Object.entries(fields).map(([key, kind]) => {
    const mark = kind.presence.type === "required" ? "" : "?";
    return `readonly ${key}${mark}: ${kind.authorType(vocabulary)};`;
  });
}

function wordTypeName({ type, category }: Word): string {
  return `${named(type)}${authorTypeName(category)}`;
}

function named(type: string): string {
  return type.charAt(0).toUpperCase() + type.slice(1);
}

function unionOf(alternatives: readonly string[]): string {
  return alternatives.length === 0 ? "never" : alternatives.join(" | ");
}

function block(lines: readonly string[]): string {
  return `{\n${lines.map((line) => `  ${line}\n`).join("")}}`;
}

function docOf(doc: string): string {
  return `/** ${doc} */\n`;
}
