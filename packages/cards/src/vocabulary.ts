/**
 * The vocabulary: all words and card types that a game's layers bring with them.
 *
 * Layers are lists, so what a game's cards may say can be read off: the words of each layer, in order. A
 * word that two layers define is an error at once, and names both.
 */
import type { Layer } from "@course/core";
import { type CardProperties, withProperties } from "./card-properties.ts";
import type { Category } from "./forms.ts";
import type { CardType, GroupOfTypes, Vocabulary, Word } from "./language.ts";

/** A layer of rules that brings words and card types with it. */
export interface CardLayer extends Layer {
  readonly words?: readonly Word[];
  readonly cardTypes?: readonly CardType[];
  /** Keys that this layer adds to card types. */
  readonly cardProperties?: readonly CardProperties[];
}

/** Puts the words of all layers together. */
export function createVocabulary(layers: readonly CardLayer[]): Vocabulary {
  const words = new Map<Category, Map<string, Word>>();
  const cardTypes = new Map<string, CardType>();
  const added = layers.flatMap((layer) => layer.cardProperties ?? []);
  const sources = new Map<string, string>();
  for (const layer of layers) {
    for (const word of layer.words ?? []) {
      claim(sources, `${word.category} "${word.type}"`, layer.name);
      const ofCategory = words.get(word.category) ?? new Map<string, Word>();
      words.set(word.category, ofCategory.set(word.type, word));
    }
    for (const cardType of layer.cardTypes ?? []) {
      claim(sources, `card type "${cardType.type}"`, layer.name);
      cardTypes.set(cardType.type, added.reduce(withProperties, cardType));
    }
  }
  // The maps hold under each category only words of it.
  return {
    cardTypes,
    groups: groupsOf([...cardTypes.values()]),
    words: <C extends Category>(category: C) =>
      [...(words.get(category)?.values() ?? [])] as unknown as Word<C>[],
    word: <C extends Category>(category: C, type: string) =>
      words.get(category)?.get(type) as Word<C> | undefined,
  };
}

function claim(sources: Map<string, string>, what: string, layer: string): void {
  const other = sources.get(what);
  if (other !== undefined) {
    const where =
      other === layer ? `twice in layer "${layer}"` : `in layer "${other}" and in layer "${layer}"`;
    throw new Error(`createVocabulary: ${what} is ${where}; expected it once`);
  }
  sources.set(what, layer);
}

function groupsOf(cardTypes: readonly CardType[]): Map<string, GroupOfTypes> {
  const groups = new Map<string, GroupOfTypes>();
  for (const { type, groups: own } of cardTypes) {
    for (const group of own) {
      const known = groups.get(group.name) ?? { ...group, types: [] };
      groups.set(group.name, { ...known, types: [...known.types, type] });
    }
  }
  return groups;
}
