/**
 * The language's types: words have keys, keys hold words, and the vocabulary knows them all.
 *
 * They refer to each other, so they stand in one file. Here is no code.
 * Elsewhere: making words (`word.ts`), keys (`word-fields.ts`, `data-fields.ts`), card types
 * (`card-type.ts`) and a vocabulary (`vocabulary.ts`).
 */
import type { Field } from "@course/core";
import type { GenericSchema } from "valibot";
import type { Category, CompileContext, Compiled } from "./forms.ts";
import type { Json } from "./json.ts";
import type { Noun, TextContext, Texts } from "./texts.ts";

/** A word, as the vocabulary keeps it. */
export interface Word<C extends Category = Category> {
  readonly category: C;
  readonly type: string;
  readonly doc: string;
  readonly example?: Json;
  readonly fields: Fields;
  readonly trigger?: TriggerFacts;
  readonly ability?: AbilityFacts;
  compile(args: Readonly<Record<string, unknown>>, context: CompileContext): Compiled[C];
  text(args: Readonly<Record<string, unknown>>, context: TextContext): Texts[C];
}

/** What else is known of a kind of trigger. */
export interface TriggerFacts {
  /** What happens more than once under a multiplier: "your Battlecries trigger". */
  readonly yours?: string;
  /** Whether its effect may have a target that the player chooses as the card is played. */
  readonly choosesTarget?: boolean;
}

/** What else is known of a kind of ability. */
export interface AbilityFacts {
  /** Whether its effects may have a target that the player chooses as the card is played. */
  readonly choosesTarget?: boolean;
}

/** A piece of JSON Schema (draft-07). */
export type JsonSchema = { readonly [key: string]: unknown };

/** What may be missing, and what then holds. */
export type Presence =
  | { readonly type: "required" }
  | { readonly type: "optional" }
  | { readonly type: "default"; readonly value: Json };

/** What validation asks of the file around a value. */
export interface SchemaSource {
  readonly vocabulary: Vocabulary;
  /** The schema of a word of the category. */
  node(category: Category, bounds?: Bounds): GenericSchema;
  /** An error's expectation, with the words that could be meant instead. */
  expecting(text: string, candidates?: readonly string[]): string;
  /** The ids that cards may refer to. */
  isKnownCard(id: string): boolean;
  /** Whether a known card has the type, as far as its type is known. */
  isCardOfType(id: string, type: string): boolean;
  knownCards(): readonly string[];
}

/** The least and the most that a number may be. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** Compiles what stands under a key. */
export interface Compiler {
  readonly vocabulary: Vocabulary;
  readonly context: CompileContext;
  node<C extends Category>(category: C, json: Json): Compiled[C];
  /** Compiles for another context: what the part asks for goes there, and not to the card. */
  within(context: Partial<CompileContext>): Compiler;
}

/** Says what stands under a key. */
export interface Writer {
  readonly vocabulary: Vocabulary;
  readonly context: TextContext;
  node<C extends Category>(category: C, json: Json): Texts[C];
  /** The same, where "this" is something else: "this minion" in what a spell gives to a minion. */
  as(self: Noun): Writer;
}

/** The words under a key. */
export interface Held {
  readonly category: Category;
  readonly isList: boolean;
  /** Whether only one of the key's parts happens, as with the options of a choice: each may have its own target. */
  readonly isApart?: boolean;
}

/**
 * What can stand under a key.
 *
 * @typeParam Argument - What the word's compilation gets.
 * @typeParam Text - What the word's text gets.
 */
export interface FieldKind<Argument = unknown, Text = unknown> {
  readonly presence: Presence;
  /** What an error says was expected, and the reference page shows: "a selection". */
  readonly expected: string;
  /** The category of the words under this key, and whether there is a list of them. */
  readonly holds?: Held;
  schema(source: SchemaSource): GenericSchema;
  jsonSchema(vocabulary: Vocabulary): JsonSchema;
  /** The TypeScript type of the JSON. */
  authorType(vocabulary: Vocabulary): string;
  compile(json: Json, compiler: Compiler): Argument;
  text(json: Json, writer: Writer): Text;
}

/** The keys of a word, or the properties of a card type. */
export type Fields = Readonly<Record<string, FieldKind>>;

/** The parts of a card that hold words. */
export type CardPart = "keywords" | "abilities" | "effect";

/** A set of card types that cards speak of in one word: "characters" are minions and heroes. */
export interface Group {
  /** The word, as it stands in a card: `"characters"`. */
  readonly name: string;
  readonly noun: Noun;
  /** What an enemy one is called, if not "enemy" and the noun: "enemy" for a character. */
  readonly enemyNoun?: Noun;
}

/** A card type, as the vocabulary keeps it. */
export interface CardType {
  readonly type: string;
  readonly doc: string;
  /** What a card of the type calls itself: "this minion". */
  readonly noun: Noun;
  /** The groups that its cards in play belong to. */
  readonly groups: readonly Group[];
  readonly properties: Fields;
  readonly parts: readonly CardPart[];
  /** Sets the fields of a new entity of a card with these properties. */
  row(properties: Readonly<Record<string, unknown>>, set: (field: Field, value: number) => void): void;
  /** The numbers before the card's name where another card names it: "2/1" in "a 2/1 Damaged Golem". */
  summary?(properties: Readonly<Record<string, unknown>>): string;
  /** What properties that a layer has added say among the card's keywords: "Overload: (2)". */
  said?(properties: Readonly<Record<string, unknown>>): readonly string[];
}

/** A group with the card types that belong to it. */
export interface GroupOfTypes extends Group {
  readonly types: readonly string[];
}

/** What the cards of a game can say. */
export interface Vocabulary {
  readonly cardTypes: ReadonlyMap<string, CardType>;
  readonly groups: ReadonlyMap<string, GroupOfTypes>;
  /** The words of a category, in the order of the layers. */
  words<C extends Category>(category: C): readonly Word<C>[];
  word<C extends Category>(category: C, type: string): Word<C> | undefined;
}
