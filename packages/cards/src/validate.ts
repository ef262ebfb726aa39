/**
 * Validation: a card file is taken whole or refused whole, with every fault that was found.
 *
 * Three gates, each of which makes the next one safe: the text is JSON within the limits, the value is
 * plain data without keys that reach a prototype, and the schema of the vocabulary accepts it. What is
 * returned is a frozen copy, so nobody can change a card after it was checked.
 */

import type { Card } from "./card.ts";
import { type CheckFault, findDuplicates, findTargetFaults, type KnownCard } from "./card-checks.ts";
import { type CardError, cardError, describeValue, pointer } from "./card-error.ts";
import { isObject, type Json } from "./json.ts";
import { findTextFault } from "./json-text.ts";
import type { Vocabulary } from "./language.ts";
import { MAX_ERRORS } from "./limits.ts";
import { copyPlainJson } from "./plain-json.ts";
import { CardSchemas } from "./schema.ts";

/** What validation needs to know besides the cards. */
export interface ValidateOptions {
  /** The name that errors give the file. */
  readonly file: string;
  /** Cards from elsewhere that these may refer to. A card here with the same id takes the place of one there. */
  readonly known?: Iterable<KnownCard>;
}

/** The cards of a file, or everything that is wrong with it. */
export type Validation = { readonly cards: readonly Card[] } | { readonly errors: readonly CardError[] };

/** One set of schemas a vocabulary: they are made word by word, as cards use them. */
const schemas = new WeakMap<Vocabulary, CardSchemas>();

/**
 * Checks a pack, a list of cards or one card.
 *
 * @param json - The file's text, or a value as `JSON.parse` returns it.
 * @example
 * const loaded = validateCards(vocabulary, text, { file: "cards/chorus.json" });
 * if ("errors" in loaded) console.error(loaded.errors.map(({ message }) => message).join("\\n"));
 */
export function validateCards(vocabulary: Vocabulary, json: unknown, options: ValidateOptions): Validation {
  const read = typeof json === "string" ? readText(json, options.file) : { value: json };
  if ("errors" in read) return read;
  const plain = copyPlainJson(read.value);
  if ("faults" in plain) {
    return {
      errors: plain.faults.map(({ path, found, expected }) =>
        cardError({ file: options.file, path }, found, expected),
      ),
    };
  }
  const cards = cardsOf(plain.copy);
  const known = [...(options.known ?? [])];
  const errors = [
    ...schemaErrors(vocabulary, plain.copy, options.file, typesById(cards, known)),
    ...findDuplicates(cards, known).map((fault) => checkError(fault, options.file, placeOf(plain.copy))),
  ];
  if (errors.length === 0) errors.push(...targetErrors(vocabulary, plain.copy, options.file));
  if (errors.length > 0) return { errors: errors.slice(0, MAX_ERRORS) };
  return { cards: deepFreeze(cards as readonly Card[]) }; // The schema has accepted each of them.
}

function readText(text: string, file: string): { value: unknown } | { errors: CardError[] } {
  const json = text.startsWith("\uFEFF") ? text.slice(1) : text;
  const fault = findTextFault(json);
  if (fault === undefined) return { value: JSON.parse(json) };
  const { line, column, found, expected } = fault;
  const message = `${file}: line ${line}, column ${column} is ${found}; expected ${expected}`;
  return { errors: [{ file, path: "", line, column, found, expected, message }] };
}

/** Where the cards stand in the file, for the paths of errors. */
function placeOf(file: Json): (index: number) => readonly (string | number)[] {
  if (Array.isArray(file)) return (index) => [index];
  return isObject(file) && Object.hasOwn(file, "cards") ? (index) => ["cards", index] : () => [];
}

function cardsOf(file: Json): readonly Json[] {
  if (Array.isArray(file)) return file;
  if (!isObject(file) || !Object.hasOwn(file, "cards")) return [file];
  return Array.isArray(file.cards) ? file.cards : [];
}

/** Ids and types of the cards that may be named. One of this file takes the place of one from elsewhere. */
function typesById(
  cards: readonly Json[],
  known: readonly KnownCard[],
): ReadonlyMap<string, string | undefined> {
  const types = new Map<string, string | undefined>(known.map(({ id, type }) => [id, type]));
  for (const card of cards) {
    if (!isObject(card) || typeof card.id !== "string") continue;
    types.set(card.id, typeof card.type === "string" ? card.type : undefined);
  }
  return types;
}

function schemaErrors(
  vocabulary: Vocabulary,
  value: Json,
  file: string,
  known: ReadonlyMap<string, string | undefined>,
): CardError[] {
  const source = schemas.get(vocabulary) ?? new CardSchemas(vocabulary);
  schemas.set(vocabulary, source);
  const { issues = [] } = source.check(source.file(value), value, known);
  return issues.map((issue) => {
    const path = (issue.path ?? []).map(({ key }) => key as string | number); // JSON has no other keys.
    const isUnknownKey = issue.type === "never" && issue.message.startsWith("no key");
    const word = {
      found: isUnknownKey ? path.at(-1) : issue.input,
      candidates: source.candidatesFor(issue.message),
      isWord: source.expectsWord(issue.message),
    };
    return cardError({ file, path: pointer(path) }, describeValue(issue.input), issue.message, word);
  });
}

function targetErrors(vocabulary: Vocabulary, file: Json, name: string): CardError[] {
  const place = placeOf(file);
  const cards = cardsOf(file) as readonly Card[]; // Asked only once the schema has accepted them.
  return cards.flatMap((card, index) =>
    findTargetFaults(vocabulary, card).map((fault) =>
      checkError({ ...fault, path: [index, ...fault.path] }, name, place),
    ),
  );
}

function checkError(
  { path, found, expected }: CheckFault,
  file: string,
  place: (index: number) => readonly (string | number)[],
): CardError {
  const [index, ...rest] = path;
  return cardError(
    { file, path: pointer([...place(index as number), ...rest]) },
    describeValue(found),
    expected,
  );
}

/** Freezes plain data. Recursion is bounded: the nesting of a file is. */
function deepFreeze<T>(value: T): T {
  if (typeof value === "object" && value !== null) {
    for (const part of Object.values(value)) deepFreeze(part);
    Object.freeze(value);
  }
  return value;
}
