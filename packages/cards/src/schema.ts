/**
 * The schema of cards, made from the vocabulary, on valibot.
 *
 * Which schema a node gets depends on the word that stands in it, so an error points to the key that is
 * wrong and not to "none of 40 alternatives". A schema's message is what was expected; `expecting` keeps
 * the words that could be meant instead beside it.
 * Elsewhere: sentences (`card-error.ts`), limits (`plain-json.ts`), what no schema can say (`card-checks.ts`).
 */

import * as v from "valibot";
import { listed } from "./card-error.ts";
import { integerSchema } from "./data-fields.ts";
import { isAllOptional, optional } from "./field-kind.ts";
import type { Category } from "./forms.ts";
import { isObject } from "./json.ts";
import type { Bounds, CardType, Fields, SchemaSource, Vocabulary, Word } from "./language.ts";
import { MAX_NAME } from "./limits.ts";
import { discriminatorOf } from "./word.ts";
import { ANY_NUMBER, abilities, CATEGORY_PHRASES, effect, keywords } from "./word-fields.ts";

/** Kebab case: how ids of cards and packs are written. */
export const ID_PATTERN: RegExp = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** How versions of packs are written. */
export const VERSION_PATTERN: RegExp = /^[0-9]+\.[0-9]+\.[0-9]+$/;
/** From how many words on an error no longer lists them all. */
const LISTED = 6;

/** The schemas of one vocabulary. Made once for each; word by word, as cards use them. */
export class CardSchemas implements SchemaSource {
  readonly vocabulary: Vocabulary;
  readonly #candidates = new Map<string, readonly string[]>();
  /** Expectations where a word of the language belongs; the first is that of `triggerName`. */
  readonly #wordPlaces = new Set<string>(["the type of a trigger"]);
  readonly #words = new Map<Word, v.GenericSchema>();
  readonly #cards = new Map<CardType, v.GenericSchema>();
  /** The cards that the file being validated may refer to: their types by id, where these are known. */
  #known: ReadonlyMap<string, string | undefined> = new Map();

  constructor(vocabulary: Vocabulary) {
    this.vocabulary = vocabulary;
  }

  /** Validates while `known` are the cards that may be referred to. */
  check(
    schema: v.GenericSchema,
    value: unknown,
    known: ReadonlyMap<string, string | undefined>,
  ): v.SafeParseResult<v.GenericSchema> {
    this.#known = known;
    return v.safeParse(schema, value);
  }

  expecting(text: string, candidates?: readonly string[]): string {
    if (candidates !== undefined) this.#candidates.set(text, candidates);
    return text;
  }

  /** The words that could be meant where `expected` was expected. */
  candidatesFor(expected: string): readonly string[] {
    return expected === "the id of a known card" ? this.knownCards() : (this.#candidates.get(expected) ?? []);
  }

  /** Whether a word of the language was expected, and not a number, a key or a choice of the word's own. */
  expectsWord(expected: string): boolean {
    return this.#wordPlaces.has(expected);
  }

  isKnownCard(id: string): boolean {
    return this.#known.has(id);
  }

  isCardOfType(id: string, type: string): boolean {
    return [undefined, type].includes(this.#known.get(id));
  }

  knownCards(): readonly string[] {
    return [...this.#known.keys()];
  }

  node(category: Category, bounds?: Bounds): v.GenericSchema {
    return v.lazy((input) => this.#nodeFor(category, input, bounds));
  }

  /** A pack, a list of cards, or one card: what the value looks like. */
  file(value: unknown): v.GenericSchema {
    if (Array.isArray(value)) return v.array(this.card());
    return isObject(value) && Object.hasOwn(value, "cards") ? this.pack() : this.card();
  }

  pack(): v.GenericSchema {
    const pack = this.expecting("a pack's name in kebab case");
    const version = this.expecting('a version such as "1.0.0"');
    const cards = this.expecting("a list of cards");
    return this.#object(
      {
        $schema: v.exactOptional(v.string(this.expecting("the place of a schema"))),
        pack: v.pipe(v.string(pack), v.regex(ID_PATTERN, pack), v.maxLength(MAX_NAME, pack)),
        version: v.pipe(v.string(version), v.regex(VERSION_PATTERN, version)),
        cards: v.array(this.card(), cards),
      },
      { pack, version, cards },
    );
  }

  card(): v.GenericSchema {
    return v.lazy((input) => {
      const type = isObject(input) ? input.type : undefined;
      const cardType = typeof type === "string" ? this.vocabulary.cardTypes.get(type) : undefined;
      if (cardType !== undefined) return this.#cardOfType(cardType);
      if (!isObject(input)) return v.never(this.expecting("a card"));
      return this.#unknown("type", [...this.vocabulary.cardTypes.keys()], "the type of a card");
    });
  }

  #cardOfType(cardType: CardType): v.GenericSchema {
    const known = this.#cards.get(cardType);
    if (known !== undefined) return known;
    const fields = { ...cardType.properties, ...partFields(cardType) };
    const { entries, expected } = this.#entries(fields);
    const id = this.expecting(`an id in kebab case, at most ${MAX_NAME} characters`);
    const name = this.expecting(`a name of 1 to ${MAX_NAME} characters on one line`);
    const isName = (text: string) =>
      text.length <= MAX_NAME && text !== "" && text.trim() === text && !/\p{Cc}/u.test(text);
    const schema = this.#object(
      {
        $schema: v.exactOptional(v.string(this.expecting("the place of a schema"))),
        id: v.pipe(v.string(id), v.regex(ID_PATTERN, id), v.maxLength(MAX_NAME, id)),
        name: v.pipe(v.string(name), v.check(isName, name)),
        type: v.literal(cardType.type),
        sharesName: v.exactOptional(v.literal(true, this.expecting("true, or no such key"))),
        dbf: v.exactOptional(
          integerSchema({ min: 1, max: 10_000_000 }, this.expecting("a number of a card database")),
        ),
        cardId: v.exactOptional(v.string(this.expecting("an id of a card database"))),
        ...entries,
      },
      { id, name, ...expected },
    );
    this.#cards.set(cardType, schema);
    return schema;
  }

  #nodeFor(category: Category, input: unknown, bounds: Bounds | undefined): v.GenericSchema {
    const phrase = CATEGORY_PHRASES[category];
    if (category === "value" && typeof input === "number") {
      const { min, max } = bounds ?? ANY_NUMBER;
      return integerSchema({ min, max }, this.expecting(`an integer from ${min} to ${max}`));
    }
    if (typeof input === "string") return this.#bareName(category, input);
    if (!isObject(input)) return v.never(this.expecting(phrase));
    const discriminator = discriminatorOf(category);
    const type = input[discriminator];
    const word = typeof type === "string" ? this.vocabulary.word(category, type) : undefined;
    if (word !== undefined) return this.#wordSchema(word);
    return this.#unknown(discriminator, this.#types(category), `the ${discriminator} of ${phrase}`);
  }

  #bareName(category: Category, name: string): v.GenericSchema {
    const word = this.vocabulary.word(category, name);
    if (word === undefined)
      return v.never(this.#expectWord(this.#types(category), CATEGORY_PHRASES[category]));
    if (isAllOptional(word.fields)) return v.string();
    const required = Object.keys(word.fields).filter((key) => word.fields[key]?.presence.type === "required");
    const keys = [`"${discriminatorOf(category)}": "${name}"`, ...required.map((key) => `"${key}"`)];
    return v.never(this.expecting(`an object with ${keys.join(", ")}`));
  }

  #wordSchema(word: Word): v.GenericSchema {
    const known = this.#words.get(word);
    if (known !== undefined) return known;
    const { entries, expected } = this.#entries(word.fields);
    const schema = this.#object(
      { [discriminatorOf(word.category)]: v.literal(word.type), ...entries },
      expected,
    );
    this.#words.set(word, schema);
    return schema;
  }

  #entries(fields: Fields): { entries: v.ObjectEntries; expected: Record<string, string> } {
    const entries: v.ObjectEntries = {};
    const expected: Record<string, string> = {};
    for (const [key, kind] of Object.entries(fields)) {
      const schema = kind.schema(this);
      entries[key] = kind.presence.type === "required" ? schema : v.exactOptional(schema);
      expected[key] = this.expecting(kind.expected);
    }
    return { entries, expected };
  }

  /** An object with these keys and no others. A missing key's error says what was expected under it. */
  #object(entries: v.ObjectEntries, expected: Readonly<Record<string, string>>): v.GenericSchema {
    const keys = Object.keys(entries).filter((key) => key !== "$schema");
    const unknownKey = this.expecting(`no key of this name, only ${listed(keys, "and")}`, keys);
    return v.objectWithRest(
      entries,
      v.never(unknownKey),
      (issue) => expected[String(issue.path?.[0]?.key)] ?? "an object",
    );
  }

  /** An object whose word is missing or not known: that alone is reported. */
  #unknown(discriminator: string, types: readonly string[], phrase: string): v.GenericSchema {
    const message = this.#expectWord(types, phrase);
    return v.looseObject({ [discriminator]: v.picklist(types, message) }, message);
  }

  #expectWord(types: readonly string[], phrase: string): string {
    const isShort = types.length > 0 && types.length <= LISTED;
    const expected = isShort
      ? `${phrase === CATEGORY_PHRASES.value ? "an integer, " : ""}${listed(types)}`
      : phrase;
    this.#wordPlaces.add(expected);
    return this.expecting(expected, types);
  }

  #types(category: Category): string[] {
    return this.vocabulary.words(category).map(({ type }) => type);
  }
}

/** The field kinds of a card's parts. Keywords and abilities may be missing; an effect only if abilities can stand for it. */
export function partFields({ parts }: CardType): Fields {
  const fields: Record<string, Fields[string]> = {};
  if (parts.includes("keywords")) fields.keywords = optional(keywords());
  if (parts.includes("abilities")) fields.abilities = optional(abilities());
  if (parts.includes("effect")) fields.effect = parts.includes("abilities") ? optional(effect()) : effect();
  return fields;
}
