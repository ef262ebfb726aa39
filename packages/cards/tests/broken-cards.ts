/**
 * Generated cards, whole and broken: for what must hold whatever a file holds.
 *
 * Whole cards are put together from the vocabulary's own examples, so a new word is in them at once.
 * Broken ones are whole cards in which a few places were replaced, removed or added.
 */
import fc from "fast-check";
import {
  type Category,
  exampleOf,
  type FieldKind,
  type Json,
  type Vocabulary,
  type Word,
} from "../src/index.ts";

type Draft = { [key: string]: unknown };

/** Cards as data that the vocabulary accepts, but for targets: `chosen` may stand where it must not. */
export function wholeCards(vocabulary: Vocabulary): fc.Arbitrary<Draft> {
  const nodes = new Nodes(vocabulary);
  const abilities = fc.array(nodes.of("ability", 4), { maxLength: 3 });
  const keywords = fc.array(nodes.of("keyword", 2), { maxLength: 2 });
  const id = fc.stringMatching(/^[a-z]{1,6}-[0-9]{1,3}$/);
  const minion = fc
    .record({ id, attack: fc.nat(9), health: fc.nat(9), abilities, keywords })
    .map((card) => ({ ...card, name: `Test ${card.id}`, type: "minion" }));
  const spell = fc
    .record({ id, effect: nodes.of("effect", 5) })
    .map((card) => ({ ...card, name: `Test ${card.id}`, type: "spell" }));
  return fc.oneof(minion, spell);
}

/** Arbitraries of words, each made once for a category and a depth. */
class Nodes {
  readonly #vocabulary: Vocabulary;
  readonly #made = new Map<string, fc.Arbitrary<Json>>();

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
  }

  /** A word of the category, with words under its keys down to a depth. */
  of(category: Category, depth: number): fc.Arbitrary<Json> {
    const key = `${category} ${depth}`;
    const made = this.#made.get(key) ?? this.#make(category, depth);
    this.#made.set(key, made);
    return made;
  }

  #make(category: Category, depth: number): fc.Arbitrary<Json> {
    const words = this.#vocabulary.words(category);
    const plain = words.filter(({ fields }) => !Object.values(fields).some(({ holds }) => holds));
    const usable = depth > 0 || plain.length === 0 ? words : plain;
    const made = usable.map((word) => this.#word(word, depth));
    return fc.oneof(...made, ...(category === "value" ? [fc.integer({ min: 1, max: 5 })] : []));
  }

  #word(word: Word, depth: number): fc.Arbitrary<Json> {
    const own = exampleOf(this.#vocabulary, word);
    if (depth <= 0 || typeof own === "string") return fc.constant(own);
    const held = Object.entries(word.fields).filter(([, kind]) => kind.holds !== undefined);
    const parts = Object.fromEntries(held.map(([key, kind]) => [key, this.#key(kind, depth - 1)]));
    return fc.record(parts).map((keys) => ({ ...(own as Draft), ...keys }) as Json);
  }

  #key({ holds }: FieldKind, depth: number): fc.Arbitrary<Json> {
    const { category, isList } = holds!;
    if (category === "value") return fc.integer({ min: 1, max: 5 });
    if (category === "cardChoice")
      return fc.constantFrom<Json>("test-wolf", { type: "sameCard", of: "self" });
    const node = this.of(category, depth);
    return isList ? fc.array(node, { minLength: 1, maxLength: 3 }) : node;
  }
}

/** What may stand in the wrong place. Texts, because some of it cannot be written down in a program. */
const ODD: readonly string[] = [
  ...[
    "null",
    "true",
    "-1",
    "0",
    "1.5",
    "1e9",
    "1e308",
    '""',
    '"self"',
    '"slef"',
    '"nothing"',
    "[]",
    "{}",
    "[[]]",
  ],
  ...[
    '{"type": "all"}',
    '{"type": 3}',
    '{"__proto__": {"polluted": 1}}',
    '{"constructor": {"prototype": {"polluted": 1}}}',
  ],
  ...[
    '"__proto__"',
    '"constructor"',
    '"toString"',
    '{"type": "toString"}',
    '{"kind": "hasOwnProperty"}',
    '"\\u0000"',
  ],
  ...[
    '{"type": "chosen", "from": "self"}',
    '{"type": "summon", "card": "nobody"}',
    '"😀"',
    `"${"x".repeat(300)}"`,
  ],
  ...[`${"[".repeat(70)}${"]".repeat(70)}`, `${'{"type":"not","condition":'.repeat(63)}1${"}".repeat(63)}`],
];
const KEYS = [
  "type",
  "kind",
  "target",
  "amount",
  "effect",
  "effects",
  "of",
  "where",
  "id",
  "name",
  "__proto__",
  "tarjet",
];

/** Cards with one to three faults, or with changes that turn out to be none. */
export function brokenCards(vocabulary: Vocabulary): fc.Arbitrary<string> {
  const change = fc.record({
    at: fc.nat(),
    how: fc.nat(3),
    odd: fc.constantFrom(...ODD),
    key: fc.constantFrom(...KEYS),
  });
  return fc
    .tuple(wholeCards(vocabulary), fc.array(change, { minLength: 1, maxLength: 3 }))
    .map(([card, changes]) => changes.reduce(changed, JSON.stringify(card)));
}

interface Change {
  readonly at: number;
  readonly how: number;
  readonly odd: string;
  readonly key: string;
}

function changed(text: string, { at, how, odd, key }: Change): string {
  const card = JSON.parse(text);
  const places = placesOf(card);
  const place = places[at % places.length];
  if (place === undefined) return text;
  const { parent, key: here } = place;
  const value = JSON.parse(odd);
  if (how === 0 && Array.isArray(parent)) parent.splice(Number(here), 1);
  else if (how === 0) delete parent[here as never];
  else if (how === 1)
    Object.defineProperty(parent, here, { value, enumerable: true, writable: true, configurable: true });
  else Object.defineProperty(parent, key, { value, enumerable: true, writable: true, configurable: true });
  return JSON.stringify(card) ?? "null";
}

function placesOf(value: unknown): { parent: object; key: string }[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [{ parent: value, key }, ...placesOf(part)]);
}
