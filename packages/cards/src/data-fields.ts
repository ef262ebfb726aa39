/** Field kinds that hold plain data: numbers, words of a short list, references to cards and triggers. */

import { type EntityId, type Name, NONE, typeOf } from "@course/core";
import * as v from "valibot";
import { listed } from "./card-error.ts";
import type { Json } from "./json.ts";
import type { Bounds, FieldKind, GroupOfTypes, Vocabulary } from "./language.ts";
import type { CardText, KindText } from "./texts.ts";

/** An integer within bounds. */
export function integer(bounds: Bounds): FieldKind<number, number> {
  const { min, max } = bounds;
  const expected = `an integer from ${min} to ${max}`;
  return {
    presence: { type: "required" },
    expected,
    schema: (source) => integerSchema(bounds, source.expecting(expected)),
    jsonSchema: () => ({ type: "integer", minimum: min, maximum: max }),
    authorType: () => "number",
    compile: (json) => json as number,
    text: (json) => json as number,
  };
}

/** The schema of an integer within bounds. */
export function integerSchema({ min, max }: Bounds, message: string): v.GenericSchema {
  const fits = (input: number) => Number.isInteger(input) && input >= min && input <= max;
  return v.pipe(v.number(message), v.check(fits, message));
}

/** One word of a short list. */
export function oneOf<const T extends string>(words: readonly T[]): FieldKind<T, T> {
  return {
    presence: { type: "required" },
    expected: listed(words),
    schema: (source) => v.picklist(words, source.expecting(listed(words), words)),
    jsonSchema: () => ({ enum: words }),
    authorType: () => union(words),
    compile: (json) => json as T,
    text: (json) => json as T,
  };
}

/** `true` or `false`. */
export function boolean(): FieldKind<boolean, boolean> {
  return {
    presence: { type: "required" },
    expected: "true or false",
    schema: (source) => v.boolean(source.expecting("true or false")),
    jsonSchema: () => ({ type: "boolean" }),
    authorType: () => "boolean",
    compile: (json) => json as boolean,
    text: (json) => json as boolean,
  };
}

/**
 * The id of a card, which must be known. Compiled to the number of its interned id.
 *
 * @param type - The card type that it must have; absent: any.
 */
export function cardRef(type?: string): FieldKind<number, CardText> {
  const expected = "the id of a known card";
  return {
    presence: { type: "required" },
    expected,
    schema: (source) => {
      const isKnown = (id: string) => source.isKnownCard(id);
      const known = v.pipe(
        v.string(source.expecting(expected)),
        v.check(isKnown, source.expecting(expected)),
      );
      if (type === undefined) return known;
      return v.pipe(
        known,
        v.check((id) => source.isCardOfType(id, type), source.expecting(`the id of a ${type}`)),
      );
    },
    jsonSchema: () => ({ $ref: "#/definitions/cardId" }),
    authorType: () => "string",
    compile: (json, { context }) => context.intern(json as string),
    text: (json, { context }) => context.card(json as string),
  };
}

/** A list of at least one id of a known card. */
export function cardRefs(): FieldKind<readonly number[], readonly CardText[]> {
  const each = cardRef();
  const expected = "a list of at least one id of a card";
  return {
    presence: { type: "required" },
    expected,
    schema: (source) => {
      const message = source.expecting(expected);
      return v.pipe(v.array(each.schema(source), message), v.minLength(1, message));
    },
    jsonSchema: () => ({ type: "array", items: { $ref: "#/definitions/cardId" }, minItems: 1 }),
    authorType: () => "readonly string[]",
    compile: (json, compiler) => (json as readonly Json[]).map((id) => each.compile(id, compiler)),
    text: (json, writer) => (json as readonly Json[]).map((id) => each.text(id, writer)),
  };
}

/** A kind of trigger, as text speaks of it. */
export interface TriggerNameText {
  readonly label: string;
  /** What happens more than once under a multiplier: "your Battlecries trigger". */
  readonly yours: string;
}

/** The word of a trigger, for words that are about all triggers of a kind. Compiled to its label. */
export function triggerName(): FieldKind<string, TriggerNameText> {
  return {
    presence: { type: "required" },
    expected: "the type of a trigger",
    schema: (source) => {
      const types = triggerTypes(source.vocabulary);
      return v.picklist(types, source.expecting("the type of a trigger", types));
    },
    jsonSchema: (vocabulary) => ({ enum: triggerTypes(vocabulary) }),
    authorType: (vocabulary) => union(triggerTypes(vocabulary)),
    compile: (json) => json as string,
    text: (json, { vocabulary }) => {
      const label = json as string;
      return {
        label,
        yours: vocabulary.word("trigger", label)?.trigger?.yours ?? `your "${label}" triggers trigger`,
      };
    },
  };
}

/** The card types of a group, as interned names: nearly always one or two. */
export interface TypesOfGroup {
  readonly first: Name;
  /** The first one again where there is no second. */
  readonly second: Name;
  readonly others: readonly Name[];
}

/** Whether an entity belongs to a group. */
export function isInGroup({ first, second, others }: TypesOfGroup, id: EntityId): boolean {
  const type = typeOf(id);
  return type === first || type === second || (others.length > 0 && others.includes(type));
}

/** A group of entities: "minions", "characters". Compiled to its card types, for `isInGroup`. */
export function group(): FieldKind<TypesOfGroup, KindText> {
  return {
    presence: { type: "required" },
    expected: "a group of entities",
    schema: (source) => {
      const names = [...source.vocabulary.groups.keys()];
      return v.picklist(names, source.expecting(listed(names), names));
    },
    jsonSchema: ({ groups }) => ({ enum: [...groups.keys()] }),
    authorType: ({ groups }) => union([...groups.keys()]),
    compile: (json, { vocabulary, context }) => {
      const { types } = groupNamed(vocabulary, json as string);
      const [first = NONE, second = first, ...others] = types.map((type) => context.intern(type));
      return { first, second, others };
    },
    text: (json, { vocabulary }) => {
      const { noun, enemyNoun } = groupNamed(vocabulary, json as string);
      return { noun, ...(enemyNoun !== undefined && { enemyNoun }) };
    },
  };
}

function groupNamed(vocabulary: Vocabulary, name: string): GroupOfTypes {
  return vocabulary.groups.get(name) as GroupOfTypes; // Validation lets only known groups through.
}

function triggerTypes(vocabulary: Vocabulary): string[] {
  return vocabulary.words("trigger").map(({ type }) => type);
}

function union(words: readonly string[]): string {
  return words.length === 0 ? "never" : words.map((word) => JSON.stringify(word)).join(" | ");
}
