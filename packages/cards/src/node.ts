/**
 * Nodes: a word as it stands in a card.
 *
 * A word that needs no keys may stand as its bare name, and a value may be a bare integer. This file
 * alone knows that; everybody else gets the word and an object with its keys.
 */

import { heldUnder } from "./field-kind.ts";
import type { Category } from "./forms.ts";
import { isObject, type Json, type JsonObject } from "./json.ts";
import type { Vocabulary, Word } from "./language.ts";
import { discriminatorOf } from "./word.ts";

/** A word in a card, with its keys. */
export interface Node<C extends Category = Category> {
  readonly word: Word<C>;
  readonly keys: JsonObject;
}

/** Reads a node; `undefined` if it is no word of the category. */
export function readNode<C extends Category>(
  vocabulary: Vocabulary,
  category: C,
  json: Json,
): Node<C> | undefined {
  if (category === "cardChoice" && typeof json === "string") return undefined; // A card's id.
  const name = isObject(json) ? json[discriminatorOf(category)] : json;
  const word = typeof name === "string" ? vocabulary.word(category, name) : undefined;
  return word && { word, keys: isObject(json) ? json : {} };
}

/** Reads a node of a card that was validated. */
export function knownNode<C extends Category>(vocabulary: Vocabulary, category: C, json: Json): Node<C> {
  const node = readNode(vocabulary, category, json);
  if (node === undefined)
    throw new Error(`readNode: node is ${JSON.stringify(json)}; expected a validated ${category}`);
  return node;
}

/** A node on a walk through a card. */
export interface Visited {
  readonly node: Node;
  readonly path: readonly (string | number)[];
  /** The nodes around it, from the outside in. */
  readonly around: readonly Node[];
  /** Which part it is in, of those that never happen together; `""` outside of any. */
  readonly apart: string;
}

/** Walks all words of what a category's word holds, the word itself first. Depth is limited at load. */
export function visitNode(
  vocabulary: Vocabulary,
  category: Category,
  json: Json,
  visit: (visited: Visited) => void,
  path: readonly (string | number)[] = [],
  around: readonly Node[] = [],
  apart = "",
): void {
  const node = readNode(vocabulary, category, json);
  if (node === undefined) return; // A bare integer, or the id of a card.
  visit({ node, path, around, apart });
  for (const [key, kind] of Object.entries(node.word.fields)) {
    const held = heldUnder(kind, node.keys, key);
    if (kind.holds === undefined || held === undefined) continue;
    const parts = kind.holds.isList ? (held as readonly Json[]) : [held];
    for (const [index, part] of parts.entries()) {
      const here = kind.holds.isList ? [...path, key, index] : [...path, key];
      const within = kind.holds.isApart ? here.join("/") : apart;
      visitNode(vocabulary, kind.holds.category, part, visit, here, [...around, node], within);
    }
  }
}

/** Walks all words of a card. */
export function visitCard(
  vocabulary: Vocabulary,
  card: { readonly [key: string]: Json | undefined },
  visit: (visited: Visited) => void,
): void {
  for (const [index, json] of listOf(card.keywords).entries())
    visitNode(vocabulary, "keyword", json, visit, ["keywords", index]);
  for (const [index, json] of listOf(card.abilities).entries())
    visitNode(vocabulary, "ability", json, visit, ["abilities", index]);
  if (card.effect !== undefined) visitNode(vocabulary, "effect", card.effect, visit, ["effect"]);
}

function listOf(json: Json | undefined): readonly Json[] {
  return Array.isArray(json) ? json : [];
}
